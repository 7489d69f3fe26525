import type { Clause } from '../../text/clauses.ts';
import { matchesOf } from '../../text/matches.ts';
import type { InjectedSpan } from './find-injections.ts';

// A note pasted twice is an accident, a cry of "no no no no" is not filler.
const mostCopies = 3;
const sameWord = /(?<![^\s])(\p{L}[^\s]{0,30})(?:[ ,.!]{1,3}\1){7,}(?![^\s,.!])/gu;
const samePhrase = /(?<![^\s])((?:[^\s]{1,30} ){1,5}[^\s]{1,30}?)(?:[\s,.;!|]{1,3}\1){3,}/gu;

const isWorded = (sentence: string): boolean => /\p{L}{2}/u.test(sentence) && sentence.trim().length >= 8;

/** Copies of a sentence beyond the first, where there are more than an accident leaves. */
export const findCopies = (sentences: readonly Clause[]): InjectedSpan[] => {
  if (sentences.length <= mostCopies) return [];
  const copies = new Map<string, InjectedSpan[]>();
  for (const { text: sentence, start, end } of sentences) {
    if (!isWorded(sentence)) continue;
    const key = sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const spans = copies.get(key) ?? [];
    spans.push({ start, end });
    copies.set(key, spans);
  }
  return [...copies.values()].filter(({ length }) => length > mostCopies).flatMap((spans) => spans.slice(1));
};

export const everyMatch = (text: string, pattern: RegExp): InjectedSpan[] =>
  matchesOf(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** "a b a b a b a b" */
const shortestRun = 15;

/** Words said over and over. */
export const findRuns = (text: string): InjectedSpan[] =>
  text.length < shortestRun ? [] : [...everyMatch(text, sameWord), ...everyMatch(text, samePhrase)];
