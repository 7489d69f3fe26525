import { describe, expect, it } from 'vitest';
import type { Judge } from '../../../../../bridge/analysis/filters/medical/medical-condition.ts';
import {
  diagnosed,
  followedUp,
  foundByDoctor,
  grewSlowly,
  hurtBefore,
  linked,
  madeWorse,
  restricted,
} from '../../../../../bridge/analysis/filters/medical/medical-history.ts';
import { factsOf } from '../facts-of.ts';

const table: readonly (readonly [string, Judge, readonly string[], readonly string[], readonly string[]])[] = [
  [
    'hurt before',
    hurtBefore,
    [
      'My knee was already bone on bone.',
      'Had a bad disc before.',
      'Back surgery in 2019, hurting again.',
      'Degenerative changes at L4.',
    ],
    ['Never had back trouble. L5 herniation.', 'Broke my wrist.'],
    ['He ran the light.'],
  ],
  [
    'made worse',
    madeWorse,
    ['The surgeon says the crash made it much worse.', 'It aggravated my old injury.', 'MRI shows a new tear.'],
    ['Doctor wrote no change from January.', 'It hurts the same as before.', 'Says the crash is unrelated.'],
    ['Broke my wrist.'],
  ],
  [
    'grown over time',
    grewSlowly,
    ['Carpal tunnel from years of scanning.', 'It came on gradually.'],
    ['I fell off a ladder.', 'A pallet dropped on my foot, my back was sore over the years.'],
    ['My wrist hurts.'],
  ],
  [
    'restricted by a doctor',
    restricted,
    ['The surgeon gave me restrictions.', 'Doctor took me off until January.', 'I have an off-work note.'],
    ['No restrictions.'],
    ['My wrist hurts.'],
  ],
  [
    'diagnosed',
    diagnosed,
    ['Doctor diagnosed RADS.', 'Blood test positive for lead.', 'Broke my wrist.'],
    ['No diagnosis.'],
    ['I called the plant.'],
  ],
  [
    'tied to the event',
    linked,
    [
      'The lung doctor wrote that the chlorine caused it.',
      'Report says it is consistent with the fall, due to the impact.',
    ],
    [],
    ['I cough a lot.'],
  ],
  [
    'followed up',
    followedUp,
    ['ER, then my orthopedist twice.', 'PT since June.', 'Went back on Monday for wound care.'],
    [
      'ER and never went back to anyone.',
      'They told me to see a doctor. I did not go to nobody after that.',
      'Nothing since.',
    ],
    ['He ran the light.'],
  ],
  [
    'a concussion by a doctor',
    foundByDoctor('brain'),
    ['Neurologist says concussion.'],
    ['I feel concussed, but the ER said no concussion.', 'My ankle is sprained.'],
    ['He ran the light.'],
  ],
];

describe.each(table)('%s', (_name, judge, yes, no, open) => {
  const holds = (notes: string) => judge(factsOf(notes)).holds;
  it.each(yes)('holds: %s', (notes) => expect(holds(notes)).toBe(true));
  if (no.length > 0) it.each(no)('does not: %s', (notes) => expect(holds(notes)).toBe(false));
  it.each(open)('is open: %s', (notes) => expect(holds(notes)).toBeNull());
});
