import type { TopicWeights } from './learned-topics.ts';

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_STEP = 0.1;

const FIRST_GROUP = 'A'.charCodeAt(0);

/** One line per term: the term, a tab, and for each group its letter and the steps: "slip and\tB31C-4". */
export function readTopicWeights(lines: string): TopicWeights {
  return new Map(
    lines.split('\n').flatMap((line) => {
      const [term, steps] = line.split('\t');
      return term === undefined || steps === undefined ? [] : [[term, readSteps(steps)] as const];
    }),
  );
}

const readSteps = (steps: string): (readonly [group: number, weight: number])[] =>
  [...steps.matchAll(/([A-z])(-?\d+)/g)].map(
    ([, letter = '', number]) => [letter.charCodeAt(0) - FIRST_GROUP, Number(number) * WEIGHT_STEP] as const,
  );

/** The line that is read back so; empty where nothing of weight is left. */
export function writeTopicWeights(term: string, weights: ArrayLike<number>): string {
  const steps = Array.from(weights, (weight, group) => {
    const count = Math.round(weight / WEIGHT_STEP);
    return count === 0 ? '' : `${String.fromCharCode(FIRST_GROUP + group)}${count}`;
  }).join('');
  return steps === '' ? '' : `${term}\t${steps}`;
}
