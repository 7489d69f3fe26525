import type { PointRule } from '../../../bridge/analysis/rubric/points/point-rule.ts';
import { pointsAt } from '../../../bridge/analysis/rubric/points/point-rule.ts';
import { type CasePart, caseParts } from '../../../shared/results.ts';

/** A graded lead as the table of points sees it: levels of findings, limits of what ends the case, grades. */
export interface GradedFindings {
  /** Which of the two halves it belongs to; a step must pay on both. */
  readonly half: 0 | 1;
  readonly levels: ReadonlyMap<string, number>;
  readonly caps: Readonly<Record<CasePart, number>>;
  readonly gold: Readonly<Record<CasePart, number>>;
}

export interface PointStep {
  readonly feature: string;
  readonly part: CasePart;
  /** Level of the finding, from 1. */
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** What the mean squared error of the part falls by on either half. */
  readonly gains: readonly [number, number];
}

type Base = Readonly<Record<CasePart, number>>;

const partMax = 20;
const mostLevels = 7;

const limited = (points: number, cap: number): number => Math.min(Math.max(points, 0), partMax, cap);

const rawOf = (note: GradedFindings, part: CasePart, rules: readonly PointRule[], base: Base): number =>
  rules.reduce((sum, rule) => sum + pointsAt(rule.points[part], note.levels.get(rule.feature) ?? 0), base[part]);

/** Steps that never turn back: each level at least as far from zero as the one before, on the same side. */
export const isRising = (steps: readonly number[]): boolean =>
  steps.every((step, at) => {
    const before = steps[at - 1] ?? 0;
    return before === 0 || (Math.sign(step) === Math.sign(before) && Math.abs(step) >= Math.abs(before));
  });

const candidatesOf = (steps: readonly number[]): { steps: number[]; level: number; from: number; to: number }[] =>
  Array.from({ length: Math.min(steps.length + 1, mostLevels) }, (_, at) => at).flatMap((at) => {
    const from = steps[at] ?? steps.at(-1) ?? 0;
    return [from - 1, from + 1].flatMap((to) => {
      const changed = [...steps];
      changed[at] = to;
      return isRising(changed) ? [{ steps: changed, level: at + 1, from, to }] : [];
    });
  });

interface PartState {
  readonly part: CasePart;
  readonly notes: readonly GradedFindings[];
  readonly raw: readonly number[];
  readonly counts: readonly [number, number];
}

const gainsOf = (
  { part, notes, raw, counts }: PartState,
  feature: string,
  steps: readonly number[],
  next: readonly number[],
) => {
  const gains: [number, number] = [0, 0];
  notes.forEach((note, at) => {
    const level = note.levels.get(feature) ?? 0;
    const shift = pointsAt(next, level) - pointsAt(steps, level);
    if (shift === 0) return;
    const error = (points: number): number => (limited(points, note.caps[part]) - note.gold[part]) ** 2;
    gains[note.half] += (error(raw[at] as number) - error((raw[at] as number) + shift)) / counts[note.half];
  });
  return gains;
};

const stepsOfPart = (state: PartState, rules: readonly PointRule[]): PointStep[] =>
  rules.flatMap(({ feature, points }) => {
    const steps = points[state.part] ?? [];
    return candidatesOf(steps).map(({ steps: next, level, from, to }) => ({
      feature,
      part: state.part,
      level,
      from,
      to,
      gains: gainsOf(state, feature, steps, next),
    }));
  });

/**
 * Every single step of the table, one point up or down, that brings the rules closer to the grades on both halves by
 * more than `least` squared points, best first. An empty list says that the table stands.
 */
export const searchPoints = (
  notes: readonly GradedFindings[],
  rules: readonly PointRule[],
  base: Base,
  least: number,
): PointStep[] => {
  const counts = [0, 1].map((half) => Math.max(1, notes.filter((note) => note.half === half).length));
  return caseParts
    .flatMap((part) => {
      const raw = notes.map((note) => rawOf(note, part, rules, base));
      return stepsOfPart({ part, notes, raw, counts: [counts[0] as number, counts[1] as number] }, rules);
    })
    .filter(({ gains }) => Math.min(...gains) > least)
    .toSorted((a, b) => Math.min(...b.gains) - Math.min(...a.gains));
};

/** Mean squared error of the rules for each half, all parts together. */
export const errorOfPoints = (
  notes: readonly GradedFindings[],
  rules: readonly PointRule[],
  base: Base,
): [number, number] => {
  const errors = [0, 1].map((half) => {
    const squares = notes
      .filter((note) => note.half === half)
      .flatMap((note) =>
        caseParts.map((part) => (limited(rawOf(note, part, rules, base), note.caps[part]) - note.gold[part]) ** 2),
      );
    return squares.reduce((sum, square) => sum + square, 0) / Math.max(1, squares.length);
  });
  return [errors[0] as number, errors[1] as number];
};

/** The table with one step taken. */
export const takeStep = (rules: readonly PointRule[], { feature, part, level, to }: PointStep): PointRule[] =>
  rules.map((rule) => {
    if (rule.feature !== feature) return rule;
    const steps = [...(rule.points[part] ?? [])];
    steps[level - 1] = to;
    return { ...rule, points: { ...rule.points, [part]: steps } };
  });
