import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, toPlainText } from '../../../bridge/analysis/plain-text.ts';

test.each([
  ['a\u200bb\u00ad', 'ab'],
  ['one\r\n two\tthree', 'one two three'],
  ['\u202eevil', 'evil'],
  ['half \ud83d pair', 'half pair'],
  ['whole \ud83d\ude00 pair', 'whole 😀 pair'],
  ['tag\u{e0041}s', 'tags'],
])('toPlainText(%j) is %j', (text, plain) => expect(toPlainText(text)).toBe(plain));

test('cutAtWord leaves a short text alone', () => expect(cutAtWord('two words', 9)).toBe('two words'));

test.each([
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['onetwothreefour', 8, 'onetwot…'],
  ['one, two', 6, 'one…'],
])('cutAtWord(%j, %i) is %j', (text, limit, expected) => expect(cutAtWord(text, limit)).toBe(expected));

test('a cut text fits and is well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
      const cut = cutAtWord(text.toWellFormed(), limit);
      expect([...cut].length).toBeLessThanOrEqual(limit);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
