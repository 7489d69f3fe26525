import { describe, expect, it } from 'vitest';
import { splitClauses } from '../../../../bridge/analysis/text/clauses.ts';
import { compileLexicons } from '../../../../bridge/analysis/topics/phrase-matcher.ts';
import { tokenise } from '../../../../bridge/analysis/topics/tokens.ts';

const find = compileLexicons(
  [{ report: 'police report, pr', broken: 'broke* _ @bone', sum: 'paid $', count: '# nights', said: 'said/told him' }],
  { bone: 'arm leg, wrist' },
);

const conceptsIn = (text: string) => find(tokenise(text, splitClauses(text))).map(({ concept }) => concept);

describe('compileLexicons', () => {
  it.each([
    ['there is a police report', ['report']],
    ['pr in hand', ['report']],
    ['broken left arm', ['broken']],
    ['broke her upper right leg', ['broken']],
    ['broke it. her leg is fine', []],
    ['broke all of her many bones, wrist', []],
    ['they paid $5,000', ['sum']],
    ['they paid 12k', ['sum']],
    ['3 nights there', ['count']],
    ['said him, told him', ['said', 'said']],
    ['reporting police', []],
  ])('%s', (text, expected) => {
    expect(conceptsIn(text)).toEqual(expected);
  });

  it('reads possessives, contractions and shorthand as the lexicons write them', () => {
    const words = (text: string) => tokenise(text, splitClauses(text)).map(({ word }) => word);
    expect(words("driver's w/o don't s/p $1,450/wk l4-5")).toEqual(['driver', 'wo', 'dont', 'sp', '$', 'wk', 'l4-5']);
  });

  it('refuses a lexicon that names an unknown class', () => {
    expect(() => compileLexicons([{ a: '@nothing' }], {})).toThrow('nothing');
  });
});
