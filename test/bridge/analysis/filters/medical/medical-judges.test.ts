import { describe, expect, it } from 'vitest';
import {
  allHold,
  anyHolds,
  atLeast,
  type Held,
  type Judge,
  judgeThat,
} from '../../../../../bridge/analysis/filters/medical/medical-condition.ts';
import {
  chiroOnly,
  found,
  harmed,
  lasting,
  mildOnly,
  mindOnly,
  operated,
  painOnly,
  recovered,
  treated,
  treatedNow,
} from '../../../../../bridge/analysis/filters/medical/medical-judges.ts';
import { factsOf } from '../facts-of.ts';

const holds = (judge: Judge, notes: string) => judge(factsOf(notes)).holds;

const says = (value: Held['holds']): Judge =>
  judgeThat('it is so', 'it is not so', () => ({ holds: value, why: '', evidence: null }));

describe('several conditions together', () => {
  const [yes, no, open] = [says(true), says(false), says(null)];

  it.each([
    [[yes, no], true, false],
    [[no, no], false, false],
    [[yes, yes], true, true],
    [[yes, open], true, null],
    [[no, open], null, false],
    [[open, open], null, null],
  ] as const)('case %#', (judges, any, all) => {
    expect(anyHolds(judges)(factsOf('')).holds).toBe(any);
    expect(allHold(judges)(factsOf('')).holds).toBe(all);
  });

  it('needs so many of them', () => {
    expect(atLeast(2, [yes, no, yes])(factsOf('')).holds).toBe(true);
    expect(atLeast(2, [yes, no, no])(factsOf('')).holds).toBe(false);
    expect(atLeast(2, [yes, no, open])(factsOf('')).holds).toBeNull();
  });
});

const table: readonly (readonly [string, Judge, readonly string[], readonly string[], readonly string[]])[] = [
  [
    'somebody was hurt',
    harmed(false),
    ['Broke my nose.', 'My back hurts.', 'She has anxiety and a torn labrum.'],
    ['Nobody was hurt.', "I'm fine, my car is not."],
    ['Rear-ended on 5th, he was cited.', ''],
  ],
  [
    'a body was hurt',
    harmed(true),
    ['Cut my palm.'],
    ['Panic attacks since, seeing a therapist.', 'Not a scratch.'],
    ['He ran the light.'],
  ],
  [
    'soft tissue only',
    mildOnly,
    ['Whiplash and a sore back.', 'Bruises and scrapes.', 'Strained my shoulder, x-rays clean.'],
    ['Fractured sacrum.', 'Torn ACL.', 'Nineteen stitches.'],
    ['He ran the light.'],
  ],
  [
    'a chiropractor only',
    chiroOnly,
    ["Chiropractor three times a week, that's it."],
    ['Chiropractor, then an MRI and a pain doctor.', 'Saw my primary.'],
    ['Rear-ended.'],
  ],
  [
    'psychological only',
    mindOnly,
    ['I cry every night, nothing physical.', 'He yelled at me, PTSD.'],
    ['Panic attacks and a fractured elbow.', 'Broken arm.'],
    ['He was rude.'],
  ],
  [
    'complaints only',
    painOnly,
    ['All the films were clean, it just hurts.', 'My neck hurts.'],
    ['Six inch scar.', 'MRI showed a tear.', 'Broke my wrist.'],
    ['He ran the light.'],
  ],
  [
    'surgery done',
    operated,
    ['Had surgery 5/21.', 'ORIF on Monday.'],
    ['Surgery scheduled for January.', 'Needs a fusion.', 'Broke my wrist, cast.'],
    ['He ran the light.'],
  ],
  [
    'treated',
    treated,
    ['Went to the ER.', 'Saw a nurse practitioner.', 'My primary looked at it and sent me for films.'],
    ['Never saw a doctor.', 'No he ido al doctor.', 'Refused ems. Took advil and ice.'],
    ['My shoulder is hurting.'],
  ],
  [
    'treated today',
    treatedNow,
    ['Still in therapy twice a week.', 'PT three times a week still.'],
    ['Released from care in July.', 'Finished PT in May, nothing since.', 'Fully recovered.'],
    ['He ran the light.'],
  ],
  [
    'recovered',
    recovered,
    [
      'Wrist is good as new.',
      'All my symptoms cleared up by July.',
      'I feel exactly like before.',
      'Made a full recovery.',
      'Back to running, no complaints.',
    ],
    ['Still can not turn my neck.', 'It hurts to this day, every morning.', 'Paralyzed on the right.', 'On a walker.'],
    ['Broke my finger.'],
  ],
  [
    'lasting',
    lasting,
    ['Vocal cords permanently paralyzed.', "I'll never bend that knee again.", 'He died.', 'Scar down my face.'],
    ['Full recovery, no lasting problems.', 'She was not hurt.', 'There is nothing left of it.'],
    ['Broke my finger.'],
  ],
  [
    'a fracture',
    found('fracture'),
    ['Fx of the heel.', 'Cracked a rib.'],
    ['Ankle sprain.', 'Nothing broken.', 'Nobody was hurt.'],
    ['He ran the light.'],
  ],
];

describe.each(table)('%s', (_name, judge, yes, no, open) => {
  it.each(yes)('holds: %s', (notes) => expect(holds(judge, notes)).toBe(true));
  it.each(no)('does not: %s', (notes) => expect(holds(judge, notes)).toBe(false));
  it.each(open)('is open: %s', (notes) => expect(holds(judge, notes)).toBeNull());
});

it('leaves a list open where notes tell of something as grave in other words', () => {
  expect(holds(found('fracture'), 'Nine days at Grady, then three weeks in rehab.')).toBeNull();
  expect(holds(found('stitches'), 'Nine days at Grady in ICU.')).toBe(false);
});
