import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitClauses, splitSentences } from '../../../../bridge/analysis/text/clauses.ts';

const sentences = (text: string) => splitSentences(text).map((sentence) => sentence.text.trim());
const clauses = (text: string) => splitClauses(text).map((clause) => clause.text.replace(/^,? /, '').trim());

describe('splitSentences', () => {
  it.each([
    ['he fell. she saw it! really?', ['he fell.', 'she saw it!', 'really?']],
    ['bills of $4.5k so far. no lawyer', ['bills of $4.5k so far.', 'no lawyer']],
    ['seen by dr. jones on main st. in reno', ['seen by dr. jones on main st. in reno']],
    ['at 5 p.m. the truck came', ['at 5 p.m. the truck came']],
    ['tickets? no. fell at work', ['tickets?', 'no.', 'fell at work']],
    ['claim no. 4471 is open', ['claim no. 4471 is open']],
    ['line one\nline two', ['line one', 'line two']],
    ['agent: dates? | visitor: may 4', ['agent: dates?', '|', 'visitor: may 4']],
  ])('%s', (text, expected) => expect(sentences(text)).toEqual(expected));
});

describe('splitClauses', () => {
  it('cuts at a turn', () => {
    expect(clauses('she was not hurt, but her son broke an arm')).toEqual([
      'she was not hurt',
      'but her son broke an arm',
    ]);
  });

  it('cuts where a new subject follows "and"', () => {
    expect(clauses('he fired me and i have the letter')).toEqual(['he fired me', 'and i have the letter']);
  });

  it('keeps a plain list together', () => {
    expect(clauses('no fracture, surgery or burns')).toEqual(['no fracture, surgery or burns']);
  });

  it('cuts Spanish turns', () => {
    expect(clauses('no se lastimo pero el carro quedo inservible')).toEqual([
      'no se lastimo',
      'pero el carro quedo inservible',
    ]);
  });

  it('gives positions that lead back to the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('but', 'he', 'fell', ',', '.', 'and i', '\n', ' - ', '(x)')), (words) => {
        const text = words.join(' ');
        for (const clause of splitClauses(text)) expect(text.slice(clause.start, clause.end)).toBe(clause.text);
      }),
    );
  });
});
