import { describe, expect, test } from 'vitest';
import { findAmounts } from '../../../../bridge/analysis/amounts/find-amounts.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const values = (text: string) =>
  findAmounts(foldInPlace(text))
    .filter(({ isLoose }) => !isLoose)
    .map(({ value }) => value);

describe('one sum, written in many ways', () => {
  const sums: readonly (readonly [number, ...string[]])[] = [
    [5_000, '$5,000', '$5000', '5k', '5 k', '5 grand', 'five grand', 'five thousand', '5,000 dollars', 'USD... 5,000'],
    [12_500, '$12,500', '12.5k', '12,500', 'twelve thousand five hundred', '12,500.00'],
    [1_200_000, '$1.2 million', '$1.2M', '1.2 million', '1.2m'],
    [80_000, '80k', '$80,000', 'eighty thousand', '80 thousand', 'ochenta mil dolares'],
    [3_100, '3,100', 'thirty-one hundred', '$3.1k', 'three thousand one hundred'],
  ];
  test.each(sums.flatMap(([value, ...ways]) => ways.map((way) => [way, value] as const)))('%s is %d', (way, value) => {
    for (const frame of [`bills of ${way} so far`, `He owes me ${way}.`, `(${way}) for the hospital`])
      expect(values(frame), frame).toContain(value);
  });

  test.each(sums)('%d costs the same in capitals and between other words', (value, ...ways) => {
    for (const way of ways.map(String)) {
      expect(values(`THE BILL IS ${way.toUpperCase()} TODAY`)).toContain(value);
      expect(values(`It rained. The bill is ${way} today. We like tea.`)).toContain(value);
    }
  });
});

describe('sums told without a sign', () => {
  test.each([
    ['Office visit 285, x-ray 190, splint 65.', [285, 190, 65]],
    ['They never paid my last checks, 612 and 588, and that is it.', [612, 588]],
    ['House is worth 320, owe 180.', [320_000, 180_000]],
    ['Zillow says 1.15M with 390 left on it. His 401k 480, mine about 95.', [1_150_000, 390_000, 480_000, 95_000]],
    ['I could do 400 now', [400]],
    ['800 down and 300 a month', [800, 300]],
    ['He kept my 900 deposit', [900]],
    ['clerk at 15.25 an hour', [15.25]],
    ['My limits are 250/500', [250_000]],
  ])('%s', (text, expected) => expect(values(text)).toEqual(expected));
});

test.each(['Bills are $9,500 and 3k.', 'Debo 9 mil en tarjetas.', 'four or five grand', 'House worth 320, owe 180.'])(
  'the ends of a sum lie around it: %s',
  (text) => {
    for (const { least, most, value } of findAmounts(foldInPlace(text))) {
      expect(least).toBeLessThanOrEqual(value);
      expect(most).toBeGreaterThanOrEqual(value);
    }
  },
);

checkRows(new URL('./rows/amount-wordings.txt', import.meta.url), {
  bounds: (text) => findAmounts(foldInPlace(text)).map(({ least, most, range }) => [least, most, range]),
  ranges: (text: string) => findAmounts(foldInPlace(text)).filter(({ range }) => range),
  amounts: values,
});
