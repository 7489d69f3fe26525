import { describe, expect, test } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import { recordWith, TODAY } from './expect-verdicts.ts';

/** How a filter is read, up to what becomes of it where nothing is stated; null where it is not understood. */
const readings: readonly (readonly [filter: string, asks: string | null])[] = [
  ['Bronx, Brooklyn and Queens only', 'The client lives and it happened in Bronx, Kings or Queens County, New York'],
  ['Must live in Harris, Zzyx or Travis County', null],
  ['Must work in Ohio, living over the river is fine', 'The client works in Ohio'],
  ['Bexar County and nobody further away', 'The client lives and it happened in Bexar County, Texas'],
  ['Child resided in Florida for 6 months or more', 'The child lives in Florida; "6 months" was not understood'],
  ['Lives in Clark County', "The client lives in Clark County (in the client's state)"],
  ['No small employers, at least 15 employees', 'The employer has at least 15 employees'],
  ['nobody who was ticketed', 'The client was not cited'],
  ['the other driver was given a ticket', 'The other side was cited'],
  ['We only talk to the victim or a parent', 'The person writing is the client or close family'],
  ['No prior DUIs within 7 years', null],
  ['Employees only against employers', 'The client is the employee'],
  ['Tenants only, against landlords', 'The client is the tenant'],
  ['Unpaid rent of at least two months', 'The client is at least 2 payments behind'],
  ['There must be video of the crash', 'There is video'],
  ['Dog bites are handled by our other office', 'It was not a dog bite or attack'],
  ['Must owe back taxes', null],
  ['Will contest only', 'A trust or will is contested'],
  [
    'Caller is an heir or named in the will',
    'The contact is an heir, a beneficiary or the executor; "named" was not understood',
  ],
  [
    'Tampa Bay area only',
    'The client lives and it happened in Hernando, Hillsborough, Manatee, Pasco or Pinellas County, Florida',
  ],
  ['between 6 months and 2 years ago', 'The incident was at least 6 months ago and within the last 2 years'],
  ['Must be unable to work for 12 months', 'The client missed work for at least 12 months'],
  ['Must have used the product for 2 years', null],
  ['Exposure of at least 30 days', null],
  ['Accident at least 30 days ago', 'The incident was at least 30 days ago'],
  ['No accidents over 2 years', 'The incident was less than 2 years ago'],
  ['No injuries from fights', null],
  ['No small claims', null],
  ['Police report not required', 'Nothing: it only says what is fine or preferred'],
  ['No police report needed', 'Nothing: it only says what is fine or preferred'],
  ["Doesn't need to be injured", 'Nothing: it only says what is fine or preferred'],
  ['Commercial policy preferred', 'Nothing: it only says what is fine or preferred'],
  ['Must be injured, photos a plus', 'There is an injury'],
  ['Uber and Lyft accidents accepted', 'Nothing: it only says what is fine or preferred'],
  ['Has not spoken to the other insurance', null],
  ['Insurance has not made an offer', null],
  ['No claims against insurance companies', null],
  ['Home insurance claim denied', 'The claim was denied or cut off'],
  ['Contingency only', null],
  ['No child support only cases', null],
  ['No longer employed there', 'The client no longer works there'],
  ['Must have lost the pregnancy', 'There is harm to a pregnancy'],
  ['Asylum filed within one year of entry', 'The entry was within the last year'],
  ['I-130 filed within the last year', null],
  ['Entered the US legally', null],
  ['Must have entered before 2015', 'The entry was before January 1, 2015'],
  ['No domestic violence allegations against client', null],
  ['No international adoptions', 'The notes do not say "international adoptions" in these words'],
  ['Mobile home cases only', null],
  ['Must live in mobile, alabama', 'The client lives in Mobile County, Alabama'],
  ['Student must be in college', null],
  ['Section 8 tenants ok', 'Nothing: it only says what is fine or preferred'],
  ['No prior claims', null],
  ['Other party 100% at fault', "The other side's share of fault is at least 100 percent"],
  ['No bicycles', 'The client was not on a bicycle'],
  ['No cases against police', null],
  ['Abuse under 18', null],
  ['Infant under 1', 'The child is under 1 year old'],
  ['Beneficiary must be a child of the decedent', null],
  ['Possession under 4 oz', null],
  ['Fracture, TBI or surgery', 'There is a fracture, a brain injury or concussion or surgery (done or planned)'],
  ['Motorcycle and truck accidents only', 'A motorcycle is involved, or a commercial vehicle is involved'],
  [
    'Car and truck accidents',
    'A commercial vehicle is involved (violated if not stated), or "Car", which was not understood',
  ],
  ['Drivers and passengers', 'The client was a passenger, or "Drivers", which was not understood'],
  [
    'Dog bites and burns',
    'It was a dog bite or attack (violated if not stated), or there is a burn (violated if only other injuries or care are described, unknown if none are)',
  ],
  ['Police reports and photos', 'There is a police or incident report, and there are photos or video'],
  ['No slip and falls at private homes', 'It was not a slip, trip or fall; "private" and "homes" were not understood'],
  ['No dog bites without scarring', 'It was not a dog bite or attack, unless there is scarring or disfigurement'],
  ['No death cases without an estate', 'There is no death, unless an exception applies that was not understood'],
  ['No crashes without a police report', 'There is a police or incident report'],
  ['No ER-only cases', 'There was care after the first visit'],
  ['Unpaid overtime of at least 5 hours a week', null],
  ['Non-compete signed in California', 'The client lives and it happened in California'],
  ['Visa expires in more than 6 months', 'The expiration is at least 6 months away'],
  ['Delay in diagnosis at least 6 months', null],
  ['No arrests in the last 5 years', null],
  ['No VA hospitals', null],
  ['No falls in stores', null],
  ['No at-will terminations', 'The notes do not say "at-will terminations" in these words'],
  ['No heat or hot water', null],
  ['No T-bones', 'The notes do not say "t-bones" in these words'],
  ['No e-bikes', 'The notes do not say "e-bikes" in these words'],
  ['Falls over 6 feet', null],
  ['Landlord liability', null],
  ['Receiving disability benefits', null],
  ['Retained object', null],
  ['Veteran served at least 30 days at Lejeune', null],
  ['First DUI within 10 years', null],
  ['Talcum powder use 4 years', null],
  ['Green card through marriage', null],
  ['Naturalization with 5 years LPR', null],
  ['Eviction filed', null],
  ['Court date not passed', null],
  [
    'Died without a will',
    'There is a death (violated if only other injuries or care are described, unknown if none are), and "without will", which was not understood',
  ],
  [
    'Fracture without surgery',
    'There is a fracture (violated if only other injuries or care are described, unknown if none are), and there is no surgery (done or planned) (met if only other injuries or care are described, unknown if none are)',
  ],
  ['Accident without injury - decline', 'There is an injury'],
  ['Finished treatment within 60 days', 'Treatment is over or never began; "60 days" was not understood'],
  ['Any state except Louisiana', 'The client lives and it happened outside Louisiana'],
  ['Must have happened between 1/1/2025 and today', 'The incident was on or after January 1, 2025'],
  ['Client lives in CA but accident may be elsewhere', 'The client lives in California'],
  [
    'Uninsured ok if UM',
    'The other side is insured, or the client has coverage of their own, unless the client has uninsured motorist coverage',
  ],
  ['Health insurance denied', null],
  ['Contains the word truck', 'The notes say "truck"'],
  ['No free cases', null],
  ['Blew over .08 or refused the test', 'The blood alcohol level is more than 0.08'],
  ['No prior WC settlement for the same injury', null],
  ['Not currently receiving SSDI or SSI', null],
  [
    'No slip and falls on government property',
    'It was not a slip, trip or fall; "government" and "property" were not understood',
  ],
  ['No trip and fall at own home', 'It was not a slip, trip or fall; "home" was not understood'],
  ['No legal aid requests', null],
  ['Not represented by a VSO', null],
  ['Patient is deceased or permanently disabled', 'There is a death or the harm is lasting'],
  ['Stage 3 or 4 bedsores', 'There is a pressure sore of stage 3 or worse'],
  ["Used Roundup at least 2 years and diagnosed with non-Hodgkin's lymphoma", null],
  ['Lockout or utility shutoff in the last 6 months', null],
  ['No unemployment claims', 'It is not about unemployment benefits'],
  ['No startups, must be in business at least 2 years', null],
  ['Asylum only if in the US less than 1 year', 'If the lead mentions "Asylum", the entry was within the last year'],
  [
    'No modifications if order is less than a year old',
    'If the lead mentions "modifications", the incident was more than 1 year ago',
  ],
  [
    'Hernia mesh - must have had revision surgery',
    'If the lead mentions "Hernia mesh", there was or will be a further operation',
  ],
  [
    'Age discrimination only if 40 or over',
    'If the lead mentions "Age discrimination", the client is 40 years or older',
  ],
  ['Medical bills or lost income over $100,000', 'Lost wages are more than $100,000; "bills" was not understood'],
  ['Must live in Ohio for at least 6 months', 'The client lives in Ohio; "6 months" was not understood'],
  ['Must be seeing a doctor regularly', 'There was medical treatment; "regularly" was not understood'],
  ['Motorcycle cases ok even if no helmet', 'Nothing: it only says what is fine or preferred'],
  ['Prior injuries ok if healed', 'There is no earlier injury or condition, unless the client has recovered'],
  ['Within 2 years of when they found out', 'The discovery was within the last 2 years'],
  ['No federal employees', 'The employer is not federal'],
  ['No dental cases', 'It does not concern dental care'],
  ['Other side must have insurance or be a business', 'The other side is a business; "insurance" was not understood'],
  [
    'Do not send Miami-Dade or Broward',
    'The client lives and it happened outside Miami-Dade County, Florida; "Broward" was not understood',
  ],
  [
    'No federal workers, railroad or longshoremen',
    'The employer is not federal; "railroad" and "longshoremen" were not understood',
  ],
  ['Last order is 2+ years old', 'The incident was at least 2 years ago'],
  ['Malpractice within last 2 years, or discovered within last year', null],
  ['Client was not at fault or less than 50% at fault', null],
  ['Not working or making less than $1,500/mo', null],
  ['Passengers and pedestrians ok, also bicyclists', 'Nothing: it only says what is fine or preferred'],
  ['Back, neck, shoulder or knee injuries preferred; no stress only claims', 'The harm is not only psychological'],
  ['DUI with accident or injury - call us right away', 'Nothing: it only says what is fine or preferred'],
  [
    'slip and fall only if broken bone or surgery',
    'If it is about "slip and fall", there is a fracture or surgery (done or planned)',
  ],
  [
    'Trip and fall over 18 months old - decline',
    'If it is about "trip and fall", the incident was less than 18 months ago',
  ],
  ['SSDI applicants between 50 and 65', 'If it is about "ssdi", the client is between 50 and 65 years old'],
  [
    "No dog bites where the dog belongs to the caller's own family",
    'It was not a dog bite or attack; "where the dog belongs to the caller\'s own family" was not understood',
  ],
  ['Household income under $90k for chapter 7', 'If the lead mentions "chapter", income is less than $90,000'],
  [
    'DUI and traffic in Harris County only',
    'If the lead mentions "DUI" or "traffic", the client lives and it happened in Harris County (in the client\'s state)',
  ],
  [
    'Talcum powder users with ovarian cancer or mesothelioma only',
    'If the lead mentions "Talcum powder", there is cancer or mesothelioma',
  ],
  [
    'No mold cases unless they want to sue over an old roof',
    'The notes do not say "mold" in these words, unless an exception applies that was not understood',
  ],
  ['Must have been denied at least once', 'The claim was denied or cut off'],
  ['No chapter 7 in last 8 years', 'There was no bankruptcy filing within the last 8 years'],
  ['Must not have signed a severance agreement', 'No severance agreement was signed'],
  ['Must have reported the fall to the store or manager', 'It was reported where it happened'],
  ['Must have been arrested or charged', 'The client was arrested or charged'],
  ['No single car accidents', 'More than one vehicle was involved'],
  ['At least 2 months behind on rent', 'The client is at least 2 payments behind'],
  ['Must have received an eviction notice', 'There is an eviction notice'],
  ['dog bites - owner must be known and have homeowners or renters insurance', null],
  ['Truck accidents any state, car accidents Texas and Oklahoma only', null],
  ['uber/lyft accidents yes', 'Nothing: it only says what is fine or preferred'],
  [
    'No claims against a city, county or state if more than 6 months ago',
    'If the lead mentions "city" or "state", the incident was less than 6 months ago',
  ],
  ['If patient died, must be within 1 year of death', null],
  ['wrongful termination has to be more than just unfair treatment', null],
  ['must have worked 5 of last 10 years', null],
  [
    'out of work at least 12 months or expected to be',
    'The client missed work for at least 12 months; "expected" was not understood',
  ],
  ['Has not had a hearing yet, or hearing denial in the last 60 days', null],
  [
    'Med mal must be within 2 years of the malpractice or discovery',
    'If it is about "med mal", the discovery was within the last 2 years; "malpractice" was not understood',
  ],
  [
    'Age discrimination: caller must be 40 or over',
    'If it is about "age discrimination", the client is 40 years or older',
  ],
  [
    'injury from the product within 2 years (3 yrs if NY)',
    'The incident was within the last 2 years; "(3 yrs if NY)" was not understood',
  ],
  ['Incident or death within last two years', 'The death was within the last 2 years; "Incident" was not understood'],
  ['Uber / Lyft crashes: yes', 'Nothing: it only says what is fine or preferred'],
  ['Birth injury ok if child is under 8', 'There is an injury; "8" was not understood'],
  ['Appeals must be filed within 60 days of denial', null],
  ['Hernia mesh must have had revision surgery after 2010', null],
  ["We don't do student loans or tax debt only", null],
  ['foreclosure sale date not yet passed', null],
  ['DUI with accident or injury - refuse', 'If it is about "dui", there was no crash'],
  ['Wage claims under $5,000 - send to Labor Commissioner', 'Unpaid wages are at least $5,000'],
  ['Caller must not have a lawyer on this already', 'The client has no lawyer in this matter'],
  [
    'Surgery ok if performed within 2 years',
    'There is no surgery (done or planned), unless an exception applies that was not understood',
  ],
  [
    'Chiropractor treatment ok if started within 14 days',
    'There was no medical treatment, unless an exception applies that was not understood',
  ],
  [
    'Prior bankruptcy ok if more than 8 years ago',
    'There was no bankruptcy filing, unless an exception applies that was not understood',
  ],
  [
    'Prior DUI ok if over 10 years old',
    'The client has no criminal record, unless an exception applies that was not understood',
  ],
  ['Car accidents are accepted if they happened in Texas', 'If it is about "car", it happened in Texas'],
  ['Truck crashes are accepted if there is an injury', 'If it is about "truck", there is an injury'],
  ['Injury cases accepted if they happened in Texas', 'It happened in Texas'],
  ['U visa ok if there is a police report', 'If the lead mentions "visa", there is a police or incident report'],
  [
    'Uber or Lyft accidents ok if client was a passenger',
    'No rideshare is involved, unless the client was a passenger',
  ],
  [
    'slip and fall ok if there is surgery',
    'It was not a slip, trip or fall, unless there is surgery (done or planned)',
  ],
  [
    'Within 2 years (3 if in New York)',
    'The incident was within the last 2 years; "(3 if in New York)" was not understood',
  ],
  [
    'Within 2 years (unless a minor)',
    'The incident was within the last 2 years; "(unless a minor)" was not understood',
  ],
  ['Must have surgery; w/in 2 years', 'There is surgery (done or planned); "2 years" was not understood'],
  ['Medicaid planning only if over 65', 'If the lead mentions "Medicaid planning", the client is 66 years or older'],
  [
    'expungements ok if case is more than 5 years old',
    'If the lead mentions "expungements", the incident was at least 5 years ago',
  ],
];

describe('wordings that are easily misread', () => {
  test.each(readings)('%s', (filter, asks) => {
    expect(explainFilter(filter).readAs?.split(';').slice(0, -1).join(';') ?? null).toBe(asks);
  });
});

describe('what a reading does not rest on', () => {
  const mesh = 'Hernia mesh - must have had revision surgery';
  test.each([
    [mesh, 'Hernia mesh put in 2019, no further operation, no revision planned.', 'violated'],
    [mesh, 'Roundup user, non-Hodgkin lymphoma, no further operation, no revision planned.', 'unknown'],
    ['Medical bills or lost income over $100,000', 'Lost wages are $4,000. Hospital bills are $180,000.', 'unknown'],
    ['No federal workers, railroad or longshoremen', 'I am a federal employee at the VA, hurt my back.', 'violated'],
    ['No federal workers, railroad or longshoremen', 'I work for a railroad and hurt my back.', 'unknown'],
    ['SSDI applicants between 50 and 65', 'I am 34, applied for SSDI, denied.', 'violated'],
    ['SSDI applicants between 50 and 65', 'I am 34 and was bitten by a dog.', 'met'],
    ['Within 2 years (3 if in New York)', 'Rear-ended on 3/3/2024 in Brooklyn.', 'unknown'],
    ['Surgery ok if performed within 2 years', 'Crash on 3/3/2024, surgery on 6/1/2026.', 'unknown'],
    ['Medicaid planning only if over 65', 'I am 40. Planned surgery, large medical bills.', 'unknown'],
    ['Must be seeing a doctor regularly', 'I never saw a doctor and had no treatment at all.', 'violated'],
    ['Must be seeing a doctor regularly', 'I saw a doctor once, in 2021.', 'unknown'],
  ])('%s, of: %s', (filter, intakeNotes, verdict) => {
    const [judgement] = judgeFilters({ record: recordWith({ intakeNotes }), today: TODAY }, [filter]);
    expect(judgement?.verdict).toBe(verdict);
  });

  test('a filter with too many words that nothing rests on is not understood', () => {
    const odd = Array.from({ length: 40 }, (_, at) => `q${String.fromCharCode(97 + (at % 26))}z${'x'.repeat(at % 3)}`);
    expect(explainFilter(`Must have surgery and ${odd.join(' ')}`.slice(0, 300)).understood).toBe('no');
  });

  test('a lead of another kind of case meets a filter for one kind', () => {
    const record = recordWith({ practiceArea: 'Dog Bites', intakeNotes: 'I am 34 and was bitten.' });
    const [judgement] = judgeFilters({ record, today: TODAY }, ['SSDI applicants between 50 and 65']);
    expect(judgement).toMatchObject({ verdict: 'met', why: 'it is another kind of case' });
  });
});
