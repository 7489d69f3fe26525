import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskText, REMOVED } from '../../../../../bridge/analysis/openai/redaction/redacted-text.ts';

const name = (start: number, end: number) => ({ start, end, placeholder: '[NAME]' });

describe('maskText', () => {
  test('without masks the text is itself', () => expect(maskText('a broken leg', []).text).toBe('a broken leg'));

  test('masks that touch or hold each other become one', () => {
    expect(maskText('Anna Smith fell', [name(0, 4), name(0, 10), name(5, 10)]).text).toBe('[NAME] fell');
    expect(maskText('Anna Smith fell', [name(0, 6), name(3, 10)]).text).toBe('[NAME] fell');
    expect(maskText('AnnaSmith fell', [name(0, 4), name(4, 9)]).text).toBe('[NAME][NAME] fell');
  });

  test('a removed span wins over what it overlaps', () => {
    const masks = [name(0, 4), { start: 2, end: 10, placeholder: REMOVED }];
    expect(maskText('Anna Smith fell', masks).text).toBe(`${REMOVED} fell`);
  });

  test('a quote that begins or ends inside a placeholder takes it whole', () => {
    const masked = maskText('so Anna fell badly', [name(3, 7)]);
    expect(masked.restore('ME] fell')?.original).toBe('Anna fell');
    expect(masked.restore('so [NA')?.original).toBe('so Anna');
  });

  test('white space and case are forgiven, other differences are not', () => {
    const masked = maskText('He RAN\n a  red light', []);
    expect(masked.restore('ran a red light')).toEqual({
      span: { start: 3, end: 20 },
      original: 'RAN\n a  red light',
      shown: 'RAN\n a  red light',
    });
    expect(masked.restore('ran a red-light')).toBeNull();
    expect(masked.restore('r.n a')).toBeNull();
  });

  test('characters taken out inside a word come back with the quote', () => {
    const masked = maskText('sur\u200bgery', [{ start: 3, end: 4, placeholder: '' }]);
    expect(masked.text).toBe('surgery');
    expect(masked.restore('surgery')?.original).toBe('sur\u200bgery');
  });

  test('every quote of unmasked text leads back to itself', () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(8)), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), spans, fc.nat(50), fc.nat(20), (original, places, from, length) => {
        const masks = places
          .map(([start, size]) => name(Math.min(start, original.length), Math.min(start + size, original.length)))
          .filter(({ start, end }) => end > start);
        const masked = maskText(original, masks);
        const restored = masked.restore(masked.text.slice(from, from + length));
        if (restored !== null) expect(original.includes(restored.original)).toBe(true);
      }),
    );
  });
});
