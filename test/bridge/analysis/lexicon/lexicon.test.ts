import { describe, expect, it } from 'vitest';
import { compileLexicon } from '../../../../bridge/analysis/lexicon/lexicon.ts';
import { parseLexicon } from '../../../../bridge/analysis/lexicon/parse-lexicon.ts';
import { splitClauses } from '../../../../bridge/analysis/text/clauses.ts';
import { readWords } from '../../../../bridge/analysis/text/read-words.ts';

/** The concepts found with the words they were found in. */
function find(lexicon: string, text: string): string[] {
  const words = readWords(text, splitClauses(text));
  return compileLexicon([parseLexicon('a', lexicon)])
    .match(words)
    .map(({ concept, first, last }) => `${concept.name}: ${text.slice(words[first]?.start, words[last]?.end)}`);
}

describe('compileLexicon', () => {
  it.each([
    ['[c]\n~fall/trip over', 'i fell over it', ['a.c: fell over']],
    ['[c]\n~fall/trip over', 'i tripped over it', []],
    ['[c]\n~trip', 'trip, trips, tripped, tripping', ['a.c: trip', 'a.c: trips', 'a.c: tripped', 'a.c: tripping']],
    ['[c]\nfractur* hip', 'a fractured hip', ['a.c: fractured hip']],
    ['[c]\nhernia* disc\nher* disc', 'herniated disc', ['a.c: herniated disc']],
    ['[c]\nowes $ for # days', 'owes $4,500 for 12 days', ['a.c: owes $4,500 for 12 days']],
    [
      'class body = arm, ~leg\n[c]\nbroken @body/hip',
      'broken legs, broken hip',
      ['a.c: broken legs', 'a.c: broken hip'],
    ],
    ['class a = @b, nose\nclass b = toe\n[c]\nmy @a', 'my toe and my nose', ['a.c: my toe', 'a.c: my nose']],
    ['[c]\nbroken arm', 'he was broken. arm in a cast', []],
  ])('%j in %j', (lexicon, text, found) => expect(find(lexicon, text)).toEqual(found));

  it.each([
    ['cut hand', ['a.c: cut hand']],
    ['cut my own left hand', ['a.c: cut my own left hand']],
    ['cut my own poor left hand', []],
    ['cut, but my hand', []],
    ['cut but not my hand', []],
    ['cut not my hand', []],
    ['cut after he hand', []],
  ])('a gap in %j', (text, found) => expect(find('[c]\ncut _ hand', text)).toEqual(found));

  it('gives the longest phrase of a concept at a word, and every concept', () => {
    expect(find('[c]\nhit\nhit my head\nhit my\n[d]\nhit my', 'he hit my head')).toEqual([
      'a.c: hit my head',
      'a.d: hit my',
    ]);
  });

  it.each([
    ['not before: down, up, to be', 'it broke here', true],
    ['not before: down, up, to be', 'it broke down', false],
    ['not before: down, up, to be', 'it broke to be sold', false],
    ['not before: down, up, to be', 'it broke to pieces', true],
    ['not before: down, up, to be', 'it broke. down we went', true],
    ['not before: win*, _ apart', 'it broke windows', false],
    ['not before: win*, _ apart', 'it broke all apart', false],
    ['not after: spring, never ever, ice*', 'the spring broke', false],
    ['not after: spring, never ever, ice*', 'it never ever broke', false],
    ['not after: spring, never ever, ice*', 'it ever broke', true],
    ['not after: spring, never ever, ice*', 'the icebox broke', false],
    ['with: hospital/doctor, x ray', 'broke it, no doctor yet', true],
    ['with: hospital/doctor, x ray', 'broke it, got an x ray', true],
    ['with: hospital/doctor, x ray', 'broke it. the doctor came', false],
    ['without: car', 'my car broke', false],
    ['without: car', 'broke. my car', true],
  ])('%s: %j', (condition, text, found) => expect(find(`[c]\nbroke | ${condition}`, text).length > 0).toBe(found));

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
