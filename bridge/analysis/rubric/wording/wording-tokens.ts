import { isNegated } from '../../text/negation.ts';
import type { Reading } from '../reading/read-notes.ts';
import type { Token } from '../reading/tokens.ts';
import { foldWord } from './fold-word.ts';

/** A word or a pair of neighbouring words of the notes, in the form the weights are kept under. */
export interface WordingToken {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const year = /^(?:19|20)\d\d$/;
const datelike = /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?$/;

const formOf = (token: Token, text: string): string => {
  if (token.word !== '#') return foldWord(token.word);
  const written = text.slice(token.start, token.end).replace(/[.,:/-]+$/, '');
  if (year.test(written)) return '<year>';
  return datelike.test(written) ? '<date>' : '#';
};

/** A capital inside a sentence marks a name, and names must not count. */
const isName = ({ folded }: Reading, token: Token, opens: boolean): boolean =>
  !opens && /^\p{Lu}\p{Ll}/u.test(folded.quote(token.start, token.end));

export const negationCue =
  /\b(?:no|not|non|never|nobody|none|nor|nothing|without|denie[ds]|deny|w\/o|[a-z]+n't|dont|didnt|sin|nunca|nadie|ni)\b/;

/** The forms of the notes as the rules see them: what was addressed to the scorer is cut, names are left out. */
export const wordingTokens = (reading: Reading): WordingToken[] => {
  const found: WordingToken[] = [];
  let before: { form: string; start: number; end: number; sentence: number } | null = null;
  let sentence = -1;
  for (const token of reading.tokens) {
    const opens = token.sentence !== sentence;
    sentence = token.sentence;
    if (isName(reading, token, opens)) {
      before = null;
      continue;
    }
    const form = formOf(token, reading.text);
    const { start, end } = token;
    found.push({ form, start, end });
    const joined =
      before !== null && before.sentence === sentence && !reading.text.slice(before.end, start).includes('#');
    if (before !== null && joined) found.push({ form: `${before.form}_${form}`, start: before.start, end });
    before = { form, start, end, sentence };
  }
  return found;
};

export const negatedForms = (reading: Reading): WordingToken[] =>
  reading.tokens.flatMap((token) => {
    const clause = reading.clauses[token.clause];
    if (clause === undefined || !negationCue.test(clause.text)) return [];
    return isNegated(clause.text, token.start - clause.start, token.end - token.start)
      ? [{ form: `not:${formOf(token, reading.text)}`, start: token.start, end: token.end }]
      : [];
  });
