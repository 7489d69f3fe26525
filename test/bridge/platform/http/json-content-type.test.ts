import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonContentType } from '../../../../bridge/platform/http/exchange.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const token = fc.string({ unit: fc.constantFrom(...'abzAZ09!#$&-^_.+|~'), minLength: 1, maxLength: 12 });
const quoted = fc
  .string({ unit: fc.constantFrom(...'ab;=, \t"\\/(]'), maxLength: 12 })
  .map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`);
const parameter = fc
  .tuple(
    token.filter((name) => name.toLowerCase() !== 'charset'),
    fc.oneof(token, quoted),
  )
  .map(([name, value]) => `${name}=${value}`);

test('any parameters are JSON, and JSON no more with another charset among them', () => {
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 5 }), fc.nat(5), fc.constantFrom(';', '; ', ' ;\t'), (all, at, by) => {
      const listed = (list: string[]) => ['application/json', ...list].join(by);
      expect(isJsonContentType(listed(all))).toBe(true);
      expect(isJsonContentType(listed(all.toSpliced(at, 0, 'charset=utf-8')))).toBe(true);
      expect(isJsonContentType(listed(all.toSpliced(at, 0, 'charset=koi8-r')))).toBe(false);
    }),
  );
});

/** Had any of them more than one way to be read, the longest would not end within the life of this test. */
test.each([
  ['bare semicolons', ' ; '],
  ['parameters', ';a=b'],
  ['parameters apart', ' ; a = b'],
  ['quotes', ';a="\\"'],
  ['letters', 'a'],
  ['spaces', ' '],
])('a header of 16,000 %s that is wrong at its end is refused', (_what, piece) => {
  expect(isJsonContentType(`application/json${piece.repeat(16_000)}\u0000`)).toBe(false);
  expect(isJsonContentType(`application/json; a=${piece.repeat(16_000)}\u0000`)).toBe(false);
});

checkRows(new URL('./rows/json-content-type.txt', import.meta.url), { isJsonContentType });
