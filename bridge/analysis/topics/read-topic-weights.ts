import type { TermWeight, TopicWeights } from './learned-topics.ts';

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_STEP = 0.1;

const FIRST_GROUP = 'A'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** One line per term: the term, a tab, and for each group its letter and the steps: "slip and\tB31C-4". */
export function readTopicWeights(lines: string): TopicWeights {
  const known = new Map(lines.split('\n').map((line) => line.split('\t') as [term: string, steps: string]));
  return {
    // Read when asked for: all terms as arrays take 7 MB, and a record names a hundred of them.
    get(term) {
      const steps = known.get(term);
      return steps === undefined ? undefined : readSteps(steps);
    },
  };
}

function readSteps(steps: string): TermWeight[] {
  const weights: TermWeight[] = [];
  for (let at = 0; at < steps.length; ) {
    const group = steps.charCodeAt(at) - FIRST_GROUP;
    const negative = steps[at + 1] === '-';
    let count = 0;
    // Digits and the minus sign come before the letters.
    for (at += negative ? 2 : 1; steps.charCodeAt(at) < FIRST_GROUP; at += 1)
      count = count * 10 + steps.charCodeAt(at) - ZERO;
    weights.push([group, (negative ? -count : count) * WEIGHT_STEP]);
  }
  return weights;
}

/** The line that is read back so; empty where nothing of weight is left. */
export function writeTopicWeights(term: string, weights: ArrayLike<number>): string {
  const steps = Array.from(weights, (weight, group) => {
    const count = Math.round(weight / WEIGHT_STEP);
    return count === 0 ? '' : `${String.fromCharCode(FIRST_GROUP + group)}${count}`;
  }).join('');
  return steps === '' ? '' : `${term}\t${steps}`;
}
