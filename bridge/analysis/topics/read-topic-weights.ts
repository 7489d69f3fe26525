import { readFileSync } from 'node:fs';
import { once } from '../once.ts';
import type { TermWeight, TopicWeights } from './learned-topics.ts';

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_STEP = 0.1;

const FIRST_GROUP = 'A'.charCodeAt(0);

/**
 * One line per term, in their order: the term, a tab, and for each group its letter and the steps: "slip and\tB31C-4".
 * Searched and parsed when asked for: a map of all terms takes 2 MB, and a record names a hundred of them.
 */
export function readTopicWeights(lines: string): TopicWeights {
  const starts = Uint32Array.from([0, ...lines.matchAll(/\n/g).map(({ index }) => index + 1), lines.length + 1]);
  const termAt = (line: number) => lines.slice(starts[line], lines.indexOf('\t', starts[line]));
  return {
    get(term) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (termAt(middle) < term) low = middle + 1;
        else high = middle;
      }
      const start = (starts[low] ?? 0) + term.length + 1;
      return termAt(low) === term ? parseSteps(lines.slice(start, (starts[low + 1] ?? 0) - 1)) : undefined;
    },
  };
}

const parseSteps = (steps: string): TermWeight[] =>
  steps
    .matchAll(/([^\d-])(-?\d+)/g)
    .map(([, group = '', count]): TermWeight => [group.charCodeAt(0) - FIRST_GROUP, Number(count) * WEIGHT_STEP])
    .toArray();

/** The line that is parsed back so; empty where nothing of weight is left. */
export function writeTopicWeights(term: string, weights: ArrayLike<number>): string {
  const steps = Array.from(weights, (weight, group) => {
    const count = Math.round(weight / WEIGHT_STEP);
    return count === 0 ? '' : `${String.fromCharCode(FIRST_GROUP + group)}${count}`;
  }).join('');
  return steps === '' ? '' : `${term}\t${steps}`;
}

/** What `test/eval/fit-topics/fit-topics.ts` wrote. As a module it would be kept twice, in its source and as a value. */
export const readTopicLines = (): string =>
  readFileSync(new URL('../data/topic-weights.gen.txt', import.meta.url), 'latin1').trimEnd();

/** The fitted weights, read at the first use. */
export const knownTopicWeights = once(() => readTopicWeights(readTopicLines()));
