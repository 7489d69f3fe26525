import { exampleRecord } from '../../../shared/examples.ts';
import type { InputRecord } from '../../../shared/record.ts';
import type { Breakdown, PartName, Reason } from '../../../shared/results.ts';
import { partMaxima, partNames } from '../../../shared/results.ts';

/** The documented record with notes of its own. */
export const sampleRecord: InputRecord = {
  ...exampleRecord,
  intakeNotes:
    'Rear-ended at a red light on Oct 3, 2026. Other driver was cited. Herniated disc, surgery in November, $48,000 in bills so far. No lawyer yet.',
};

export const because = (points: number, why: string, quote: string | null = null): Reason => ({
  points,
  why,
  quote,
  field: quote === null ? null : 'intakeNotes',
});

/** Parts whose points are the sum of the reasons given for them; the others are empty. */
export function partsOf(reasons: Partial<Record<PartName, Reason[]>>): Breakdown['parts'] {
  return Object.fromEntries(
    partNames.map((name) => {
      const given = reasons[name] ?? [];
      const points = given.reduce((total, { points: earned }) => total + earned, 0);
      return [name, { points, max: partMaxima[name], reasons: given }];
    }),
  ) as Breakdown['parts'];
}
