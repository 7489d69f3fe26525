import { describe, expect, it } from 'vitest';
import { readFilter } from '../../../../../bridge/analysis/filters/filter-text.ts';
import { asksOfCare, parseMedical } from '../../../../../bridge/analysis/filters/medical/medical-rule.ts';
import { judgeOne } from '../expect-verdicts.ts';

const verdict = (intakeNotes: string, filter: string) => judgeOne({ intakeNotes }, filter).verdict;

/** Filters that ask the same in other words, a record that meets them all and one that violates them all. */
const families: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'a fracture or surgery',
    'Broke my hip, pinned.',
    'Ankle sprain and bruises, nothing broken, no surgery.',
    [
      'Broken bone or surgery',
      'Fracture or operation required',
      'We need a fracture, or surgery.',
      'Slip & falls: broken bone or surgery, no exceptions',
      'For falls we only look at fractures and operations',
      'No cases without a fracture or surgery',
      'Reject unless there is a fracture or surgery',
      'No minor injuries. Fracture, surgery or death only',
    ],
  ],
  [
    'more than soft tissue',
    'Torn rotator cuff, repaired in May.',
    'Whiplash, chiro, x-rays clean.',
    [
      'No soft tissue',
      'No soft tissue only',
      'soft tissue only = decline',
      'Soft tissue only: no thanks',
      'More than soft tissue',
      'Injuries beyond sprains and strains',
      'No whiplash-only cases please',
      'Not just bumps and bruises',
      'No soft tissue only. There has to be a fracture, a tear or a burn.',
    ],
  ],
  [
    'a body hurt',
    'Fractured elbow and panic attacks.',
    'Not a scratch on me but I have nightmares.',
    [
      'Bodily injury required',
      'Must be bodily injury not only emotional distress',
      'No stress-only or psychological-only claims',
      'No mental-anguish-only cases',
      'Emotional distress only = no. There has to be bodily injury.',
      'Physical injury a must',
      'Reject if nobody was physically hurt',
      'Not interested unless somebody was physically hurt',
      'A person must be hurt. Injured pets do not count',
    ],
  ],
  [
    'care today',
    'PT three times a week, surgery December 8.',
    'Released from care in July, nothing since.',
    [
      'Still treating',
      'Client should be currently treating, not finished',
      'Must be actively in treatment at time of intake',
      "don't want anyone that's done treating",
      'No one who has finished treatment',
      'Must still be under a doctor’s care',
      'Ongoing treatment',
      'Debe seguir en tratamiento',
    ],
  ],
  [
    'somebody not yet well',
    'Neck still hurts every morning, next visit is Monday.',
    'All better by July, I feel great.',
    [
      'Skip people who are already 100% recovered',
      'Fully healed people are not for us',
      'Still symptomatic',
      'No one who has fully recovered',
      'No cases where the client feels fine now',
    ],
  ],
  [
    'harm that lasts',
    'Both vocal cords are permanently paralyzed.',
    'Sick for a week and made a full recovery.',
    [
      'Lasting harm only',
      'Patient has to have suffered lasting harm',
      'A mistake with no lasting damage is not for us',
      'Permanent injury required',
      'Malpractice only with lasting harm - a bad outcome that got fixed is not enough',
    ],
  ],
  [
    'care without a gap',
    'Rear-ended 6/1, PT twice a week since, has not missed one.',
    'Rear-ended 2/1, PT in February, then nothing until August.',
    [
      'No gaps in treatment of more than a month',
      'We pass on anyone with a hole of more than 30 days in their treatment',
      'No gaps in care longer than six weeks',
      'Treatment must be continuous',
    ],
  ],
  [
    'care on time',
    'Crash 8/3/2026. ER that night, home by morning.',
    'Crash 8/3/2026. First doctor visit was 9/20/2026.',
    [
      'First treatment within 14 days of the accident',
      'Treatment began no later than two weeks post-accident',
      'First medical visit has to be no later than 3 days after the wreck',
      'Must have gotten some kind of medical care within a week',
      "If first doctor's visit came more than 30 days after the wreck, reject",
      'ER within 72 hours',
      'Treated on the same day',
    ],
  ],
  [
    'care by a physician',
    'Chiropractor for a month, then my orthopedist and an MRI.',
    "Chiropractor three times a week since the crash, that's it.",
    [
      'No chiro-only cases',
      "At least one visit to an MD/DO; chiropractor alone isn't enough",
      "Must have been seen by a medical doctor, ER or urgent care. Chiropractor on its own doesn't count.",
      'More than just a chiropractor',
    ],
  ],
  [
    'pictures that show something',
    'MRI shows two herniated discs.',
    'MRI came back clean, my back just hurts.',
    [
      'Client must have had imaging done (X-ray, CT or MRI) that shows something wrong',
      'MRI or CT with findings',
      "Reject 'pain only' cases where every test came back normal",
      'We want objectively proven injuries',
    ],
  ],
  [
    'no earlier harm',
    'Never had back trouble before. L5 herniation now.',
    'My back has been bad for ten years, crash did not change it.',
    [
      'No pre-existing injury to the same body part',
      'If the body part was already hurt before the accident, reject',
      'Reject if injury pre-dates the accident, unless aggravated',
    ],
  ],
  [
    'time off work',
    'Out of work five weeks now, doctor has me off.',
    'I never missed a day, back on the line that afternoon. Cut palm.',
    [
      'Off work at least a week',
      "off work for 7+ days or we can't take it",
      'We only want people who have lost time: at least one full week missed',
      'Must have been kept off the job 3 days',
    ],
  ],
];

describe.each(families)('%s', (_name, good, bad, filters) => {
  it.each(filters)('%s', (filter) => {
    expect({ good: verdict(good, filter), bad: verdict(bad, filter) }).toEqual({ good: 'met', bad: 'violated' });
  });
});

describe('lists', () => {
  it.each([
    [
      'Must have at least two of these: ER visit, follow-up with a specialist, physical therapy',
      'ER that night, PT twice a week.',
      'met',
    ],
    [
      'Must have at least two of these: ER visit, surgery, injections',
      'ER that night, then home. No surgery.',
      'violated',
    ],
    [
      'needs BOTH an emergency room visit and follow-up care afterwards',
      'ER that night. Never went back to anyone.',
      'violated',
    ],
    ['needs BOTH an emergency room visit and follow-up care afterwards', 'ER that night. Ortho on Monday.', 'met'],
    ['Fracture of hip, femur, pelvis or spine', 'Femur fx, rod.', 'met'],
    ['Fracture of hip, femur, pelvis or spine', 'Two broken ribs.', 'violated'],
    ['Hospital stay of 2+ nights', 'In the hospital three nights.', 'met'],
    ['Hospital stay of 2+ nights', 'One night in the hospital for observation.', 'violated'],
    ['Concussion cases: diagnosed by a doctor', 'ER doctor diagnosed a concussion.', 'met'],
    [
      'Concussion cases: diagnosed by a doctor',
      'I think I have a concussion but the neurologist found no concussion.',
      'violated',
    ],
    ['Catastrophic only: amputation, paralysis, brain damage, death', 'They took the leg off below the knee.', 'met'],
    ['Serious burns (2nd degree+)', 'Blisters all over, burn center four days.', 'met'],
    ['Serious burns (2nd degree+)', 'Red skin for a day, no blisters.', 'violated'],
  ] as const)('%s, of: %s', (filter, notes, expected) => expect(verdict(notes, filter)).toBe(expected));
});

describe('exceptions', () => {
  it.each([
    [
      'Client needs to have been treated within a week, unless the person died',
      'My son was pronounced dead there. He never made it to a hospital.',
      'met',
    ],
    [
      'Client needs to have been treated within a week, unless the person died',
      'Crash 8/3/2026, my first doctor visit was 9/20/2026.',
      'violated',
    ],
    [
      'No pre-existing injury, unless a doctor says the accident made it worse',
      'Had a bad disc before, the doctor says the crash made it worse.',
      'met',
    ],
    [
      'No pre-existing injury, unless a doctor says the accident made it worse',
      'Had a bad disc before, no change from the crash.',
      'violated',
    ],
  ] as const)('%s, of: %s', (filter, notes, expected) => expect(verdict(notes, filter)).toBe(expected));
});

describe('other subjects', () => {
  it.each([
    'Medical bills over $10,000',
    'Income under 5k',
    'No plastic surgery cases',
    'Texas only',
    'Married couples only',
  ])('are not read: %s', (filter) => expect(parseMedical(readFilter(filter))).toBeNull());

  it.each([
    ['First treatment within 14 days', true],
    ['Must have had an MRI', true],
    ['Accident within the last 2 years', false],
    ['Texas accidents only', false],
  ] as const)('%s asks of care: %s', (filter, asks) => expect(asksOfCare(readFilter(filter))).toBe(asks));
});
