import { expect, it } from 'vitest';
import { splitClauses } from '../../../../bridge/analysis/text/clauses.ts';
import { readWords } from '../../../../bridge/analysis/text/read-words.ts';

const wordsOf = (text: string) => readWords(text, splitClauses(text));

it('reads possessives, contractions and shorthand as the lexicons write them', () => {
  const spelt = wordsOf("driver's w/o don't s/p $1,450/wk l4-5").map((word) => word.spelt);
  expect(spelt).toEqual(['driver', 'wo', 'dont', 'sp', '$', 'wk', 'l4-5']);
});

it('folds who is spoken of out of the form and keeps the spelling', () => {
  expect(wordsOf('la abogada en florida')).toMatchObject([
    { form: 'el', spelt: 'la' },
    { form: 'abogado', spelt: 'abogada' },
    { form: 'en', spelt: 'en' },
    { spelt: 'florida' },
  ]);
});
