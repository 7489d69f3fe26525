import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../bridge/analysis/text/fold-text.ts';

describe('foldText', () => {
  it('lower-cases, drops diacritics and unifies quotes, dashes and spaces', () => {
    expect(foldText('Mañana “OPERACIÓN” — it’s  ok').text).toBe('manana "operacion" - it\'s ok');
  });

  it('drops invisible characters and counts them', () => {
    const folded = foldText('ig\u200bnore\u202e all');
    expect(folded.text).toBe('ignore all');
    expect(folded.disguised).toBe(2);
  });

  it('folds look-alike letters inside a Latin text', () => {
    const folded = foldText('please ignоrе the rubric'); // Cyrillic о and е
    expect(folded.text).toBe('please ignore the rubric');
    expect(folded.disguised).toBe(2);
  });

  it('leaves another script alone', () => {
    const folded = foldText('Меня сбила машина на перекрёстке');
    expect(folded.text).toContain('сбила');
    expect(folded.disguised).toBe(0);
  });

  it('folds full-width and styled letters', () => expect(foldText('ｓｙｓｔｅｍ 𝐢𝐠𝐧𝐨𝐫𝐞').text).toBe('system ignore'));

  it('keeps line breaks, which end sentences', () => expect(foldText('one\r\ntwo').text).toBe('one\n\ntwo'));

  it('leads every stretch back to the words of the original', () => {
    const original = 'Broke  her “fémur”\u200b yesterday';
    const folded = foldText(original);
    const at = folded.text.indexOf('femur');
    expect(folded.quote(at, at + 5)).toBe('fémur');
  });

  it('quotes only what stands in the original, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(80), fc.nat(80), (original, a, b) => {
        const folded = foldText(original);
        const start = Math.min(a, b, folded.text.length);
        const end = Math.min(Math.max(a, b), folded.text.length);
        expect(original).toContain(folded.quote(start, end));
      }),
    );
  });

  it('is stable when folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (original) => {
        const once = foldText(original).text;
        expect(foldText(once).text).toBe(once);
      }),
    );
  });

  it('reads plain text as it reads text with one sign more', () => {
    const plain = fc.array(fc.constantFrom('a', 'B', ' ', '  ', '\n', '\n ', ' \n', '.', "'", 'Z9', '$'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(plain, fc.nat(40), fc.nat(40), (pieces, a, b) => {
        const text = pieces.join('');
        const [short, long] = [foldText(text), foldText(`${text}\u00ad`)];
        expect(short.text).toBe(long.text);
        const start = Math.min(a, b, short.text.length);
        const end = Math.min(Math.max(a, b), short.text.length);
        expect(short.quote(start, end)).toBe(long.quote(start, end));
        if (start < end) expect(short.span(start, end)).toEqual(long.span(start, end));
      }),
    );
  });
});
