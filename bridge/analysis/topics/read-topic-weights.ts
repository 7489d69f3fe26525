import { readFileSync } from 'node:fs';
import { once } from '../once.ts';
import type { TopicWeights } from './learned-topics.ts';

/** Weights are kept as whole numbers of this part. */
export const WEIGHT_STEP = 0.1;

/** The letter of the first group, what ends a term and a line, and the signs of numbers. */
export const [FIRST_GROUP, TAB, LINE_END, MINUS, ZERO] = [0x41, 0x09, 0x0a, 0x2d, 0x30];

/** Several times the number of terms. */
const SLOTS = 2 ** 16;
function slotOf(term: string): number {
  let hash = 0;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

/**
 * One line per term: the term, a tab, and for each group its letter and the steps: "slip and\tB31C-4". Parsed when asked
 * for: a map of all terms takes 2 MB, and a record names a hundred of them.
 */
export function readTopicWeights(text: string): TopicWeights {
  const bytes = Buffer.from(`${text}\n`, 'latin1');
  /** Where the line of each term starts, by slot; who finds one taken takes the next. */
  const starts = new Int32Array(SLOTS).fill(-1);
  const isAt = (start: number, term: string): boolean => {
    let at = 0;
    while (at < term.length && bytes[start + at] === term.charCodeAt(at)) at += 1;
    return at === term.length && bytes[start + at] === TAB;
  };
  const find = (term: string): number => {
    let slot = slotOf(term);
    while (starts[slot] !== -1 && !isAt(starts[slot] ?? 0, term)) slot = (slot + 1) % SLOTS;
    return slot;
  };
  let start = 0;
  for (const line of text.split('\n')) {
    starts[find(line.slice(0, line.indexOf('\t')))] = start;
    start += line.length + 1;
  }
  return (term, tell) => {
    const start = starts[find(term)] ?? -1;
    if (start === -1) return;
    let at = start + term.length + 1;
    for (let letter = bytes[at] ?? LINE_END; letter !== LINE_END; letter = bytes[at] ?? LINE_END) {
      const sign = bytes[at + 1] === MINUS ? -1 : 1;
      at += sign === 1 ? 1 : 2;
      let steps = 0;
      // Figures come before all letters.
      for (let figure = bytes[at] ?? 0; figure >= ZERO && figure < FIRST_GROUP; figure = bytes[at] ?? 0) {
        steps = steps * 10 + figure - ZERO;
        at += 1;
      }
      tell(letter - FIRST_GROUP, sign * steps * WEIGHT_STEP);
    }
  };
}

/** What `test/eval/fit-topics/fit-topics.ts` wrote. As a module it would be kept twice, in its source and as a value. */
export const readTopicLines = (): string =>
  readFileSync(new URL('../data/topic-weights.gen.txt', import.meta.url), 'latin1').trimEnd();

/** The fitted weights, read at the first use. */
export const knownTopicWeights = once(() => readTopicWeights(readTopicLines()));
