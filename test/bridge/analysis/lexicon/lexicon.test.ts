import { describe, expect, it } from 'vitest';
import { compileLexicon } from '../../../../bridge/analysis/lexicon/lexicon.ts';
import { parseLexicon } from '../../../../bridge/analysis/lexicon/parse-lexicon.ts';
import { splitClauses } from '../../../../bridge/analysis/text/clauses.ts';
import { readWords } from '../../../../bridge/analysis/text/read-words.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

/** The concepts found with the words they were found in. */
function find(lexicon: string, text: string): string[] {
  const words = readWords(text, splitClauses(text));
  return compileLexicon([parseLexicon('a', lexicon)])
    .match(words)
    .map(({ concept, first, last }) => `${concept.name}: ${text.slice(words[first]?.start, words[last]?.end)}`);
}

describe('compileLexicon', () => {
  it('gives the longest phrase of a concept at a word, and every concept', () => {
    expect(find('[c]\nhit\nhit my head\nhit my\n[d]\nhit my', 'he hit my head')).toEqual([
      'a.c: hit my head',
      'a.d: hit my',
    ]);
  });

  it('reads on as before where a word was followed by many others', () => {
    const lexicon = compileLexicon([parseLexicon('a', '[c]\nmy arm, my leg, my hip, my toe, my ear')]);
    const count = (text: string) => lexicon.match(readWords(text, splitClauses(text))).length;
    const others = Array.from({ length: 60 }, (_, at) => `my ${'q'.repeat(at + 1)}`).join(' ');
    expect([count('my leg'), count(`${others} my leg`), count('my leg my leg')]).toEqual([1, 1, 2]);
  });

  it.each([
    [['class a = b\n[c]\nb', 'class a = d\n[c]\nd'], 'f1.lex:1: the word class a is defined twice'],
    [['[c]\nmy @body'], 'f0.lex:2: unknown word class @body'],
    [['class a = @body\n[c]\nx'], 'f0.lex:1: unknown word class @body'],
    [['[c]\nmy arm | not after: @no'], 'f0.lex:2: unknown word class @no'],
  ])('refuses %j', (texts, message) => {
    expect(() => compileLexicon(texts.map((text, at) => parseLexicon(`f${at}`, text)))).toThrow(message);
  });
});

checkRows(new URL('./rows/lexicon.txt', import.meta.url), {
  find,
  holds: (condition: string, text: string) => find(`[c]\nbroke | ${condition}`, text).length > 0,
});
