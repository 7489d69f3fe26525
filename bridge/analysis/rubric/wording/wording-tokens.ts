import { genderless } from '../reading/genderless.ts';
import type { Reading } from '../reading/read-notes.ts';
import type { Token } from '../reading/tokens.ts';
import { isConnecting } from './connecting-words.ts';
import { foldWord } from './fold-word.ts';

/** A word or a pair of neighbouring words, in the form its weight is kept under; positions of the folded text. */
export interface WordingToken {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const year = /^(?:19|20)\d\d$/;
const day = /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?$/;

const formOf = (token: Token, text: string): string => {
  if (token.word !== '#') return foldWord(genderless(token.word));
  const written = text.slice(token.start, token.end).replace(/[.,:/-]+$/, '');
  if (year.test(written)) return '<year>';
  return day.test(written) ? '<date>' : '#';
};

const capitalised = /^\p{Lu}\p{M}*\p{Ll}/u;

/** A capital inside a sentence marks a name or a place, and neither may count. */
export const isProperName = ({ folded }: Reading, { start, end }: Token): boolean =>
  capitalised.test(folded.quote(start, end));

/**
 * The telling words of the notes as the rules see them, and pairs of neighbours among them: text addressed to the
 * scorer is cut, identities are masked. Pairs never bridge a cut, a mask or a name.
 */
export const wordingTokens = (reading: Reading): WordingToken[] => {
  const found: WordingToken[] = [];
  let before: WordingToken | null = null;
  let sentence = -1;
  for (const token of reading.tokens) {
    const opens = token.sentence !== sentence;
    if (opens) before = null;
    sentence = token.sentence;
    if (isConnecting(token.word) || isConnecting(genderless(token.word))) continue;
    if (!opens && isProperName(reading, token)) {
      before = null;
      continue;
    }
    const { start, end } = token;
    const single: WordingToken = { form: formOf(token, reading.text), start, end };
    found.push(single);
    if (before !== null && !reading.text.slice(before.end, start).includes('#')) {
      found.push({ form: `${before.form}_${single.form}`, start: before.start, end });
    }
    before = single;
  }
  return found;
};
