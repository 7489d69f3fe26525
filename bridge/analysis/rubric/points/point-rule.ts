import type { CasePart } from '../../../../shared/results.ts';

/** What a finding is worth: points by its level, one list for each part it speaks to. */
export interface PointRule {
  readonly feature: string;
  readonly why: string;
  readonly points: Readonly<Partial<Record<CasePart, readonly number[]>>>;
}

/** Points of a level; the last number stands for every higher level. */
export const pointsAt = (steps: readonly number[] | undefined, level: number): number =>
  steps === undefined || level <= 0 ? 0 : (steps[Math.min(level, steps.length) - 1] ?? 0);
