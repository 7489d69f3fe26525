import { z } from 'zod';
import { type CasePart, caseParts } from '../../../shared/results.ts';
import table from '../data/points.json' with { type: 'json' };
import { type FeatureName, featureNames } from './case-features.ts';

const steps = z.array(z.int().min(-20).max(20));
const ofPart = z.strictObject({
  base: z.int(),
  /** Points at level 1, 2, …; the last holds for every higher level. */
  steps: z.partialRecord(z.enum(featureNames as [FeatureName, ...FeatureName[]]), steps),
  /** The most a part keeps where the feature holds. */
  most: z.partialRecord(z.enum(featureNames as [FeatureName, ...FeatureName[]]), z.int().min(0).max(20)),
});
const pointsTable = z.strictObject(
  Object.fromEntries(caseParts.map((part) => [part, ofPart])) as Record<CasePart, typeof ofPart>,
);
export type PointsTable = z.infer<typeof pointsTable>;

/** Points of each part by feature and level, fitted on labeled leads by `test/eval/fit-points`. */
export const points: PointsTable = pointsTable.parse(table);
