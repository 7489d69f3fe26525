import { describe, expect, test } from 'vitest';
import { judgeNotesLabel } from '../../../../bridge/analysis/topics/judge-notes-label.ts';
import { readTopicText } from '../../../../bridge/analysis/topics/read-topic-text.ts';

const verdict = (label: string, notes: string) =>
  judgeNotesLabel({ label, reading: readTopicText({ intakeNotes: notes }) }).verdict;

const wrong: readonly (readonly [label: string, notes: string])[] = [
  [
    "Workers' Compensation",
    'My company wants to open a second warehouse and needs someone to look at the lease. Nobody has been hurt.',
  ],
  [
    'Divorce',
    'My parents got divorced in the eighties. Dad passed last month and his second wife says the house is hers. There is a will from 2003.',
  ],
  [
    'Criminal Defense',
    'Somebody broke into my garage and the police caught him. Tools worth 6k and the homeowners insurance pays 900. I was not accused of anything.',
  ],
  [
    'Immigration',
    "I became a citizen in 2009. A credit card company sued me for somebody else's balance, same last name. Court is December 15.",
  ],
  [
    'Dog Bite',
    'Breeder sold me a puppy with parvo for 2,800, it died in four days. He will not refund. Nobody was bitten.',
  ],
  [
    'Personal Injury',
    'My ex will not return our daughter after the weekend and the order says Sunday 6pm. Nobody is hurt. Need enforcement.',
  ],
  [
    'Product Liability',
    'I invented a phone holder and a firm copies it. Nobody was injured. Patent pending since 2025.',
  ],
  [
    'Wrongful Death',
    'My grandfather died peacefully at 96. His bank will not release the account to the six of us without letters.',
  ],
  [
    'Social Security Disability',
    'I work at the DMV and my supervisor denied my leave for my back. I am not looking for disability, I want my job protected.',
  ],
  [
    'Nursing Home Abuse',
    "Mom's nursing home is wonderful. The state says her Medicaid application is denied because of a gift to my brother two years ago.",
  ],
  [
    'Slip and Fall',
    'Bank sent a notice the house goes to sale on Dec 12. We fell behind four payments after my hours were cut.',
  ],
  ['Slip and Fall', "I'm behind on rent since I lost my job, court date for eviction is Tuesday."],
  [
    'Personal Injury',
    'The contractor I paid 22k to redo my kitchen stopped showing up in August and the cabinets he put in are falling off the wall. I want my money back.',
  ],
  [
    'Motorcycle Accident',
    "Bought a used Harley from a dealer and they never gave me the title. DMV won't register it. They won't refund.",
  ],
  [
    'Nursing Home Abuse',
    'I need to get power of attorney and maybe guardianship for my dad, he has dementia and gives away money to people who call.',
  ],
  ['Immigration', "I'm a citizen. My employer in Dallas owes me three paychecks."],
  ['Tax', 'IRS is fine. My partner in the LLC locked me out of the books.'],
  [
    'Nursing Home Abuse',
    "I'm an aide at a nursing home. The residents are treated good. They take out an hour for lunch we never get, and no time and a half on doubles. I have my pay stubs.",
  ],
  [
    'Family Law',
    'It was an emergency so I picked family. My nephew was arrested with a pistol and charged with two felonies, he is in jail. No custody or divorce.',
  ],
  [
    'Criminal Defense',
    "Our shop was burglarized in October. We are not in any trouble, we're the ones who got robbed. The insurer pays 4,000 of 30,000.",
  ],
  [
    'Product Liability',
    'Vendo salsas hechas en casa y quiero registrar mi marca y abrir una LLC. No se ha enfermado nadie.',
  ],
];

const right: readonly (readonly [label: string, notes: string])[] = [
  [
    'Medical Malpractice',
    'Dad went in for a hernia and they punctured his bladder. Nobody noticed for two days. No complaints about the first hospital, the second one saved his life.',
  ],
  [
    'Auto Accidents',
    'A lady in a Kia turned left in front of us. My wife was hurt, I was not injured. Our insurance already paid for the car.',
  ],
  ['Bankruptcy', 'My divorce left me with 38,000 on cards and a repossession. Sued twice. I want chapter 7.'],
  ['Divorce', 'He was arrested for DUI in May and lost his job; I want out. House, two kids, his 401k.'],
  [
    'Estate Planning',
    'We had an accident last year and want wills and guardians for the kids now. Some land and a house.',
  ],
  [
    'Immigration',
    'I was the victim of a robbery in 2024 and helped the police; a friend says I can get a U visa. No arrests.',
  ],
  [
    'Dog Bite',
    "Delivery driver here. The customer's boxer got my hand, 12 stitches, missed two weeks of work. Filed comp.",
  ],
  ['Personal Injury', 'Bar fight, bouncer broke my jaw. I was never charged. Surgery, plates.'],
  ['Product Liability', 'Ladder folded under me at home, heel bone shattered. Bought it at a hardware store in March.'],
  ['Wrongful Death', 'My husband was killed on his motorcycle by a drunk. I am executor and opened probate.'],
  [
    'Social Security Disability',
    'Worked 22 years as a welder until the fall at work; comp ended. Denied in June for SSDI, appealed.',
  ],
  [
    'Truck Accidents',
    'A flatbed lost its load on I-40 and I hit a steel coil. Two surgeries. Trucking company blames the shipper.',
  ],
  [
    'Nursing Home Abuse',
    'Mom had a stage four sore and sepsis after three weeks in rehab. She died in August. Power of attorney was mine.',
  ],
  ['Unpaid Wages', 'I framed houses for a contractor, he owes me 9 weeks. He says I was an independent contractor.'],
  [
    'Immigration',
    'My husband was picked up at the Home Depot and they have him in Conroe. We have three kids born here.',
  ],
  ['Slip and Fall', 'My heel went through a rotten board on the deck of the rental cabin.'],
  ['Motorcycle Accident', 'Somebody opened their door into me on Lamar, I went over the bars.'],
  [
    'Workers Compensation',
    "Forklift backed over my boot at the warehouse, three toes gone. They're telling me to use my own insurance.",
  ],
  ['Premises Liability', "Elevator dropped two floors with me in it at the Hilton. I can't sleep."],
  ['Nursing Home Abuse', 'Grandma has lost 30 pounds since June and they leave her in the same gown for days.'],
  ['Nursing Home Abuse', 'They keep my father drugged and tied to the chair.'],
  ['Product Liability', 'E-bike battery caught fire in our garage, took the house.'],
  ['Product Liability', 'The stroller folded up with my daughter in it.'],
  ['Workers Compensation', 'Cut off my checks in October, adjuster says I can go back but my doctor says no.'],
  ['Workers Compensation', 'Carpal tunnel from 9 years on the line, they denied it.'],
  ['Personal Injury', "The roller coaster stopped hard and I can't turn my head since."],
  ['Personal Injury', 'Daycare left my 2 year old in the van for an hour in July.'],
  ['Wrongful Death', 'Husband never came home from the rig. Company says it was his fault.'],
];

describe('labels over something else', () => {
  test.each(wrong)('%s: %s', (label, notes) => expect(verdict(label, notes)).toBe('other_area'));
});

describe('labels over what they name, other matters told in passing', () => {
  test.each(right)('%s: %s', (label, notes) => expect(verdict(label, notes)).not.toBe('other_area'));

  test.each(['It rained that day.', 'Please call after five.', 'Thank you for your time.', 'I like your website.'])(
    'a sentence about nothing turns none: %s',
    (sentence) => {
      for (const [label, notes] of right) {
        expect(verdict(label, `${sentence} ${notes}`), label).not.toBe('other_area');
        expect(verdict(label, `${notes} ${sentence}`), label).not.toBe('other_area');
      }
    },
  );
});

test.each(['Legal question', 'Other', '', 'Class Action', 'Legal Malpractice'])(
  'under "%s" nothing is wrong',
  (label) => {
    for (const [, notes] of wrong) expect(verdict(label, notes)).not.toBe('other_area');
  },
);

test('what the other side says denies nothing', () => {
  const hurt = 'Pallet fell on my foot in the warehouse, two toes broken, comp insurer will not pay my claim.';
  expect(verdict("Workers' Compensation", `${hurt} Boss says no one was hurt.`)).not.toBe('other_area');
  expect(verdict("Workers' Compensation", `${hurt} The adjuster claims that nobody was injured.`)).not.toBe(
    'other_area',
  );
});
