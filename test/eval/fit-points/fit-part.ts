import { type FeatureName, levelsOf } from '../../../bridge/analysis/rubric/case-features.ts';
import type { ExpectedPart } from './expected-points.ts';

export interface Example {
  readonly levels: ReadonlyMap<FeatureName, number>;
  /** Points of the part that the label gives, 0 to 20. */
  readonly gold: number;
}

export interface FittedPart {
  points: ExpectedPart;
  errorBefore: number;
  error: number;
}

const PART_MAX = 20;
const ROUNDS = 60;

/** How a note is written and not what it tells: labeled notes share their writers' style, clients do not. */
const styleOnly: ReadonlySet<FeatureName> = new Set(['figures', 'brief', 'detail']);
const STYLE_TRUST = 500;

/** One step of a feature: what reaching a level adds to the level below. Its sign is the one that is expected. */
interface Step {
  readonly feature: FeatureName;
  readonly level: number;
  readonly sign: 1 | -1;
  readonly expected: number;
  value: number;
}

function stepsOf({ steps }: ExpectedPart): Step[] {
  return Object.entries(steps).flatMap(([name, list]) => {
    const feature = name as FeatureName;
    const sign = list.some((points) => points < 0) ? -1 : 1;
    return Array.from({ length: levelsOf(feature) }, (_, at) => {
      const points = list[Math.min(at, list.length - 1)] ?? 0;
      const before = at === 0 ? 0 : (list[Math.min(at, list.length) - 1] ?? 0);
      return { feature, level: at + 1, sign, expected: points - before, value: points - before } as const;
    });
  });
}

const meanError = (examples: readonly Example[], predicted: readonly number[]): number =>
  examples.reduce((sum, { gold }, at) => sum + Math.abs(gold - (predicted[at] ?? 0)), 0) / Math.max(1, examples.length);

function predict(
  examples: readonly Example[],
  base: number,
  steps: readonly Step[],
  most: ExpectedPart['most'],
): number[] {
  return examples.map(({ levels }) => {
    const sum = steps.reduce(
      (total, { feature, level, value }) => total + ((levels.get(feature) ?? 0) >= level ? value : 0),
      base,
    );
    const caps = Object.entries(most).filter(([name]) => levels.has(name as FeatureName));
    return Math.min(Math.max(0, Math.min(PART_MAX, sum)), ...caps.map(([, cap]) => cap));
  });
}

/** Cyclic least squares under the expected signs; `trust` says how many examples the expectation counts for. */
function descend(examples: readonly Example[], start: number, steps: readonly Step[], trust: number): number {
  let base = start;
  const rows = steps.map(({ feature, level }) =>
    examples.flatMap(({ levels }, at) => ((levels.get(feature) ?? 0) >= level ? [at] : [])),
  );
  const residual = examples.map(({ gold, levels }) =>
    steps.reduce((rest, step) => rest - ((levels.get(step.feature) ?? 0) >= step.level ? step.value : 0), gold - base),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const shift = residual.reduce((sum, one) => sum + one, 0) / (examples.length + trust);
    base += shift;
    for (let at = 0; at < residual.length; at += 1) residual[at] = (residual[at] ?? 0) - shift;
    steps.forEach((step, index) => {
      const held = rows[index] ?? [];
      const sum = held.reduce((total, at) => total + (residual[at] ?? 0), 0);
      const weight = styleOnly.has(step.feature) ? STYLE_TRUST : trust;
      const wanted = (sum + held.length * step.value + weight * step.expected) / (held.length + weight);
      const next = step.sign * Math.max(0, step.sign * wanted);
      for (const at of held) residual[at] = (residual[at] ?? 0) - (next - step.value);
      step.value = next;
    });
  }
  return base;
}

function toSteps(steps: readonly Step[]): ExpectedPart['steps'] {
  const found: ExpectedPart['steps'] = {};
  const sums = new Map<FeatureName, number>();
  for (const { feature, value } of steps) {
    const sum = (sums.get(feature) ?? 0) + value;
    sums.set(feature, sum);
    found[feature] = [...(found[feature] ?? []), Math.round(sum)];
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.some((points) => points !== 0)));
}

function fitCaps(examples: readonly Example[], most: ExpectedPart['most'], trust: number): ExpectedPart['most'] {
  return Object.fromEntries(
    Object.entries(most).map(([name, cap]) => {
      const held = examples.filter(({ levels }) => levels.has(name as FeatureName));
      const sum = held.reduce((total, { gold }) => total + gold, 0);
      // Never above what is expected: among those who have a lawyer and were graded are some who are about to leave them.
      return [name, Math.min(cap, Math.round((sum + cap * (trust / 4)) / (held.length + trust / 4)))];
    }),
  );
}

/** The points of one part, in whole numbers, monotone in each feature and with the expected signs. */
export function fitPart(examples: readonly Example[], expected: ExpectedPart, trust: number): FittedPart {
  const steps = stepsOf(expected);
  const before = predict(examples, expected.base, steps, expected.most);
  const most = fitCaps(examples, expected.most, trust);
  const open = examples.filter(({ levels }) => !Object.keys(most).some((name) => levels.has(name as FeatureName)));
  const base = Math.round(descend(open, expected.base, steps, trust));
  const points = { base, steps: toSteps(steps), most };
  const after = predict(examples, base, stepsOf(points), most);
  return { points, errorBefore: meanError(examples, before), error: meanError(examples, after) };
}
