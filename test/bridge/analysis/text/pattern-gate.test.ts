import { describe, expect, it } from 'vitest';
import { orderPatterns } from '../../../../bridge/analysis/rubric/injection/injection-patterns.ts';
import { foldText } from '../../../../bridge/analysis/text/fold-text.ts';
import { createPatternGate } from '../../../../bridge/analysis/text/pattern-gate.ts';
import { requiredWords } from '../../../../bridge/analysis/text/required-words.ts';
import { openedNotes } from '../../../eval/lexicon-usage/unused-entries.ts';

describe('requiredWords', () => {
  it.each([
    [/\bscor(?:e|es|ing) this\b/, [['score', 'scoring'], ['this']]],
    [/analy[sz]e/, [['analyse', 'analyze']]],
    [/colou?r/, [['colour', 'color']]],
    [/(?:a dog|my cats?) bit/, [['dog', 'cat'], ['bit']]],
    [/pass(?:ed|es)?\b(?! away)/, [['pass']]],
    [/<script/, [['<script']]],
    [/ab*c/, []],
    [/\w+|word/, []],
    [/(?:word)?/, []],
    [/x{2}/, []],
    [/(?:no ){2,}/, [['no']]],
    [/straße/, [['straße']]],
    [/Word/i, []],
  ] as const)('%s needs %j', (pattern, groups) => {
    const sorted = (words: readonly (readonly string[])[]) => words.map((group) => group.toSorted()).toSorted();
    expect(sorted(requiredWords(pattern))).toEqual(sorted(groups));
  });
});

describe('createPatternGate', () => {
  const gate = createPatternGate([/\bscore this\b/, /\bdogs? (?:bit|bites)\b/, /\d{2}/, /^\W*$/]);

  it.each([
    ['please score this lead', [0, 3]],
    ['score that', [3]],
    ['my dog bit him at 12', [1, 2, 3]],
    ['', [3]],
  ])('of %j lets those pass that may match', (text, expected) => expect(gate(text)).toEqual(expected));

  it('never keeps out what matches', () => {
    const patterns = orderPatterns;
    const may = createPatternGate(patterns);
    const notes = openedNotes().filter((_, index) => index % 20 === 0);
    for (const text of notes.map((one) => foldText(one).text)) {
      const passing = new Set(may(text));
      const matching = patterns.flatMap((pattern, number) => (pattern.test(text) ? [number] : []));
      expect(matching.filter((number) => !passing.has(number))).toEqual([]);
    }
  });
});
