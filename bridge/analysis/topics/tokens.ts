import type { Clause } from '../text/clauses.ts';

/** A word, in the form the lexicons are written in, or `#` for a number and `$` for a sum of money. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly sentence: number;
}

// "w/o", "s/p", "n/a" are one word; so are "don't" and "driver's"; figures keep their separators and units.
const word =
  /\$\s?\d[\d,.]*(?:\s?(?:k|m|mil|million|millon(?:es)?|thousand|grand)\b)?|\d[\d,]*(?:\.\d+)?(?:k|mil)\b|\.?\d[\d,.:/-]*%?|[a-z](?:\/[a-z]{1,2})+\b|[a-z]+(?:'[a-z]+)?(?:\d+(?:-\d+)?)?|[\u0370-\uffff]+/g;

const formOf = (found: string): string => {
  const first = found.charCodeAt(0);
  if (first === 36) return '$';
  if (first >= 48 && first <= 57) return /\d(?:k|mil)$/.test(found) ? '$' : '#';
  if (first === 46) return '#';
  return found.replace(/'s$/, '').replace(/['/]/g, '');
};

/** The words of a folded text with the clause each stands in. */
export const tokenise = (text: string, clauses: readonly Clause[]): Token[] => {
  const tokens: Token[] = [];
  let clause = 0;
  for (const match of text.matchAll(word)) {
    while (clause < clauses.length - 1 && (clauses[clause]?.end ?? 0) <= match.index) clause += 1;
    tokens.push({
      word: formOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      clause,
      sentence: clauses[clause]?.sentence ?? 0,
    });
  }
  return tokens;
};

/** The phrases of a list in the same forms, word by word; `*`, `_`, `@`, `#`, `$` and `/` keep their meaning there. */
export const listedPhrases = (list: string): string[][] =>
  list
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|'s\b|'/gu, '')
    .split(/[,\n]/)
    .map((phrase) => phrase.split(/[\s-]+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
