import { type FittedText, matchFrom } from './match-words.ts';
import { GAP } from './parts.ts';
import type { Conditions } from './phrase-table.ts';
import type { Rows } from './rows.ts';

const FARTHEST = 40;

/** Judges whether the words around a match let it stand. */
export function createConditions(rows: Rows, parts: number) {
  /** The sentence, numbered over all texts, in which a word fitted each part last: most rows need no closer look. */
  const heldBy = new Uint32Array(parts);
  let sentences = 0;
  return (text: FittedText) => {
    const { words, fits } = text;
    let marked: number | undefined;
    const markSentence = (near: number) => {
      const sentence = words[near]?.sentence;
      if (sentence === marked) return;
      marked = sentence;
      sentences += 1;
      let at = near;
      while (words[at - 1]?.sentence === sentence) at -= 1;
      for (; words[at]?.sentence === sentence; at += 1) for (const part of fits[at] ?? []) heldBy[part] = sentences;
    };
    const startsAt = (at: number, row: number) => matchFrom(text, at, { rows, row, done: 0 }) !== -1;
    const endsAt = (last: number, row: number) => {
      const from = last + 1 - ((rows.from[row + 1] ?? 0) - (rows.from[row] ?? 0));
      return from >= 0 && matchFrom(text, from, { rows, row, done: 0 }) === last;
    };
    const sentenceHolds = (near: number, wanted: readonly number[]): boolean => {
      markSentence(near);
      const { sentence } = words[near] ?? {};
      return wanted.some((row) => {
        const first = rows.all[rows.from[row] ?? 0] ?? GAP;
        if (first !== GAP && heldBy[first] !== sentences) return false;
        let from = near;
        while (words[from - 1]?.sentence === sentence && near - from < FARTHEST) from -= 1;
        for (let at = from; words[at]?.sentence === sentence && at - near < FARTHEST; at += 1) {
          if (startsAt(at, row)) return true;
        }
        return false;
      });
    };
    return ({ notBefore, notAfter, together, apart }: Conditions, first: number, last: number): boolean => {
      if (notAfter.some((row) => endsAt(first - 1, row))) return false;
      const sameSentence = words[last + 1]?.sentence === words[last]?.sentence;
      if (sameSentence && notBefore.some((row) => startsAt(last + 1, row))) return false;
      if (together.length > 0 && !sentenceHolds(first, together)) return false;
      return apart.length === 0 || !sentenceHolds(first, apart);
    };
  };
}
