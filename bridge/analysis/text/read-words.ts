import { genderless } from '../lexicon/genderless.ts';
import type { Clause } from './clauses.ts';
import { matchesOf } from './matches.ts';

/** A word of the text in the form that lexicons are written in: `#` for a number, `$` for a sum of money. */
export interface Word {
  /** Said of a man or a woman alike: "lastimado" for "lastimada". */
  readonly form: string;
  /** The same as it is spelt. */
  readonly spelt: string;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly sentence: number;
}

// "w/o", "s/p", "n/a" are one word; so are "don't" and "driver's"; figures keep their separators and units.
const word =
  /\$\s?\d[\d,.]*(?:\s?(?:k|m|mil|million|millon(?:es)?|thousand|grand)\b)?|\d[\d,]*(?:\.\d+)?(?:k|mil)\b|\.?\d[\d,.:/-]*%?|[a-z](?:\/[a-z]{1,2})+\b|[a-z]+(?:'[a-z]+)?(?:\d+(?:-\d+)?)?|[\u0370-\uffff]+/g;

function formOf(found: string): string {
  const first = found.charCodeAt(0);
  if (first === 36) return '$';
  if (first >= 48 && first <= 57) return /\d(?:k|mil)$/.test(found) ? '$' : '#';
  if (first === 46) return '#';
  return /['/]/.test(found) ? found.replace(/'s$/, '').replace(/['/]/g, '') : found;
}

/** The words of a folded text with the clause and sentence of each. */
export function readWords(text: string, clauses: readonly Clause[]): Word[] {
  const words: Word[] = [];
  let clause = 0;
  for (const match of matchesOf(text, word)) {
    while (clause < clauses.length - 1 && (clauses[clause]?.end ?? 0) <= match.index) clause += 1;
    const start = match.index;
    const sentence = clauses[clause]?.sentence ?? 0;
    const spelt = formOf(match[0]);
    words.push({ form: genderless(spelt), spelt, start, end: start + match[0].length, clause, sentence });
  }
  return words;
}
