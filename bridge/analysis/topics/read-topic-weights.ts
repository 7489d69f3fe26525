import { readFileSync } from 'node:fs';
import { once } from '../once.ts';
import type { TermWeight, TopicWeights } from './learned-topics.ts';

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_STEP = 0.1;

/** The letter of the first group, and what ends a term. */
export const [FIRST_GROUP, TAB] = [0x41, 0x09];

/**
 * One line per term, in their order: the term, a tab, and for each group its letter and the steps: "slip and\tB31C-4".
 * Searched and parsed when asked for: a map of all terms takes 2 MB, and a record names a hundred of them.
 */
export function readTopicWeights(lines: string): TopicWeights {
  const starts = Uint32Array.from([0, ...lines.matchAll(/\n/g).map(({ index }) => index + 1), lines.length + 1]);
  /** How the term of a line compares with another one. */
  const compare = (line: number, term: string): number => {
    const start = starts[line] ?? 0;
    let at = 0;
    while (at < term.length && lines.charCodeAt(start + at) === term.charCodeAt(at)) at += 1;
    return lines.charCodeAt(start + at) - (at === term.length ? TAB : term.charCodeAt(at));
  };
  return {
    get(term) {
      let [low, high] = [0, starts.length - 2];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compare(middle, term) < 0) low = middle + 1;
        else high = middle;
      }
      const start = (starts[low] ?? 0) + term.length + 1;
      return compare(low, term) === 0 ? parseSteps(lines.slice(start, (starts[low + 1] ?? 0) - 1)) : undefined;
    },
  };
}

function parseSteps(steps: string): TermWeight[] {
  const weights: TermWeight[] = [];
  for (let at = 0, end = 0; at < steps.length; at = end) {
    // Figures and the minus come before all letters.
    for (end = at + 1; steps.charCodeAt(end) < FIRST_GROUP; ) end += 1;
    weights.push([steps.charCodeAt(at) - FIRST_GROUP, Number(steps.slice(at + 1, end)) * WEIGHT_STEP]);
  }
  return weights;
}

/** What `test/eval/fit-topics/fit-topics.ts` wrote. As a module it would be kept twice, in its source and as a value. */
export const readTopicLines = (): string =>
  readFileSync(new URL('../data/topic-weights.gen.txt', import.meta.url), 'latin1').trimEnd();

/** The fitted weights, read at the first use. */
export const knownTopicWeights = once(() => readTopicWeights(readTopicLines()));
