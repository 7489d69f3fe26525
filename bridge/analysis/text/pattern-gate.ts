import { oncePer } from '../lexicon/once-per.ts';
import { rareSigns, requiredWords } from './required-words.ts';

/** The numbers of the patterns that a text may match; those left out cannot. */
type PatternGate = (text: string) => readonly number[];

const SEPARATOR = 0;
const FOREIGN = 37;
const CLASSES = FOREIGN + 1 + rareSigns.length;

/** Letters, figures and rare signs of a keyboard each, all other scripts as one sign, everything else between words. */
function classify(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 48 && code <= 57) return code - 21;
  if (code >= 128) return FOREIGN;
  const sign = rareSigns.indexOf(String.fromCharCode(code));
  return sign === -1 ? SEPARATOR : FOREIGN + 1 + sign;
}

const keyboard = Uint8Array.from({ length: 128 }, (_, code) => classify(code));
const classOf = (code: number): number => (code < 128 ? (keyboard[code] ?? SEPARATOR) : FOREIGN);

interface Automaton {
  /** The state after a sign of each class. */
  readonly next: Uint16Array;
  /** What has been read in a state: numbers of groups. */
  readonly reached: readonly (readonly number[] | undefined)[];
}

/** Finds all of the words in one pass (Aho and Corasick). */
function compile(groups: readonly (readonly string[])[]): Automaton {
  const letters = groups.flat().reduce((sum, { length }) => sum + length, 0);
  if (letters > 0xffff) throw new Error('too many words for one gate');
  const edges = new Uint16Array((letters + 1) * CLASSES);
  const reached: (number[] | undefined)[] = [undefined];
  groups.forEach((words, group) => {
    for (const word of words) {
      let state = 0;
      for (let at = 0; at < word.length; at += 1) {
        const edge = state * CLASSES + classOf(word.charCodeAt(at));
        if (edges[edge] === 0) edges[edge] = reached.push(undefined) - 1;
        state = edges[edge] ?? 0;
      }
      reached[state] = [...(reached[state] ?? []), group];
    }
  });
  const next = edges.slice(0, reached.length * CLASSES);
  const fallback = new Uint16Array(reached.length);
  const queue = [0];
  for (const state of queue) {
    const back = fallback[state] ?? 0;
    const [own, shared] = [reached[state], reached[back]];
    if (state !== 0 && shared !== undefined) reached[state] = own ? [...new Set([...own, ...shared])] : shared;
    for (let sign = 1; sign < CLASSES; sign += 1) {
      const edge = state * CLASSES + sign;
      const other = state === 0 ? 0 : (next[back * CLASSES + sign] ?? 0);
      const child = next[edge] ?? 0;
      if (child === 0) next[edge] = other;
      else {
        fallback[child] = other;
        queue.push(child);
      }
    }
  }
  return { next, reached };
}

/**
 * Most patterns match nothing in most texts. One pass over the text finds the words that each cannot do without, so that
 * only the few that may match are tried. Texts are folded; a pattern that needs no word always passes. The automaton is
 * compiled when a text first needs it.
 */
export function createPatternGate(patterns: readonly RegExp[]): PatternGate {
  let automaton: Automaton | undefined;
  const groups: (readonly string[])[] = [];
  const groupsOf: (readonly number[])[] = [];
  /** Patterns that need no word, and the others by the first group they need. */
  const always: number[] = [];
  const byGroup: number[][] = [];
  const prepare = (): Automaton => {
    const numberOf = oncePer((words: string) => groups.push(words.split(' ')) - 1);
    patterns.forEach((pattern, number) => {
      const needed = [...new Set(requiredWords(pattern).map((words) => numberOf(words.join(' '))))];
      const [first] = needed;
      groupsOf.push(needed);
      if (first === undefined) always.push(number);
      else byGroup[first] = [...(byGroup[first] ?? []), number];
    });
    return compile(groups);
  };
  return (text) => {
    automaton ??= prepare();
    const { next, reached } = automaton;
    const found = new Uint8Array(groups.length);
    const candidates = [...always];
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const sign = classOf(text.charCodeAt(at));
      state = sign === SEPARATOR ? 0 : (next[state * CLASSES + sign] ?? 0);
      const words = state === 0 ? undefined : reached[state];
      if (words === undefined) continue;
      for (const group of words) {
        if (found[group] === 1) continue;
        found[group] = 1;
        candidates.push(...(byGroup[group] ?? []));
      }
    }
    const isPossible = (number: number) => groupsOf[number]?.every((group) => found[group] === 1) ?? false;
    return candidates.filter(isPossible).sort((a, b) => a - b);
  };
}
