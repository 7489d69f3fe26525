import { describe, expect, it } from 'vitest';
import { parseLexicon } from '../../../../bridge/analysis/lexicon/parse-lexicon.ts';

describe('parseLexicon', () => {
  it('holds conditions for their line, and those of a line of their own for the whole concept above it', () => {
    const { phrases } = parseLexicon(
      'sample',
      '[first]\nran away | not before: from\nleft early\n| not after: never\n[second]\nstayed late',
    );
    expect(phrases.map(({ concept, notBefore, notAfter }) => [concept.name, notBefore, notAfter])).toEqual([
      ['sample.first', [['from']], [['never']]],
      ['sample.first', [], [['never']]],
      ['sample.second', [], []],
    ]);
  });

  it('takes every form that the reading gives', () => {
    const { phrases } = parseLexicon(
      'sample',
      '[first]\n~fall on @ice, l4-5 hernia*, owes me $, c4* _ # days, x ray/rays',
    );
    expect(phrases.map(({ parts }) => parts.length)).toEqual([3, 2, 3, 4, 2]);
  });

  it.each([
    ['ran away', 'sample.lex:1: a phrase before the first concept'],
    ['[first]\nran away | unless: from', 'sample.lex:2: unknown condition'],
    ['[first]\nran away | with:', 'sample.lex:2: unknown condition'],
    ['[first]\nsit-in', 'sample.lex:2: no text reads as "sit-in"'],
    ["[first]\nthe driver's, rep'd", 'sample.lex:2: no text reads as "driver\'s"'],
    ['[first]\n18 wheeler', 'sample.lex:2: no text reads as "18"'],
    ['[first]\ncall/911 taped', 'sample.lex:2: no text reads as "call/911"'],
    ['[first]\nsalt & pepper', 'sample.lex:2: no text reads as "&"'],
    ['[first]\nthe ER', 'sample.lex:2: no text reads as "ER"'],
    ['[first]\ncompañero', 'sample.lex:2: no text reads as "compañero"'],
    ['[first]\nhit and run/', 'sample.lex:2: no text reads as "run/"'],
    ['[first]\nran away | not before: Home', 'sample.lex:2: no text reads as "Home"'],
    ['[first]\nran away, , left', 'sample.lex:2: no text reads as'],
    ['[first]\nran _', 'sample.lex:2: "ran _" has an open end'],
    ['[first]\n_ ran', 'sample.lex:2: "_ ran" has an open end'],
    ['[first]\nx* rays', 'sample.lex:2: "x* rays" has an open end'],
    ['[first]\nran\n[second]\nran\nran off, ran', 'sample.lex:5: the phrase "ran" stands twice'],
    ['[first]\nran\n[first]\nfled', 'sample.lex:3: the concept first stands twice'],
    ['class place = lower back, leg', 'sample.lex:1: "lower back" is more than one word'],
    ['class place = arm/leg', 'sample.lex:1: "arm/leg" is more than one word'],
    ['class place = Arm', 'sample.lex:1: no text reads as "Arm"'],
  ])('refuses %j', (text, message) => expect(() => parseLexicon('sample', text)).toThrow(message));
});
