import { describe, expect, it } from 'vitest';
import type { PayPeriod } from '../../../../bridge/analysis/amounts/amount-mention.ts';
import { findAmounts } from '../../../../bridge/analysis/amounts/find-amounts.ts';
import { parseNumberWords } from '../../../../bridge/analysis/amounts/number-words.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const values = (text: string) =>
  findAmounts(foldInPlace(text))
    .filter(({ isLoose }) => !isLoose)
    .map(({ value }) => value);

describe('a sum however it is written', () => {
  it.each([
    ['paid $12,400.50 already', [12400.5]],
    ['about 87k in bills', [87_000]],
    ['$1.4M policy', [1_400_000]],
    ['worth 2.4 mil', [2_400_000]],
    ['Cuentas de 87 mil dólares', [87_000]],
    ['twelve grand', [12_000]],
    ['forty-two thousand five hundred dollars', [42_500]],
    ['ochenta y siete mil', [87_000]],
    ['half a million', [500_000]],
    ['a quarter million', [250_000]],
    ['three hundred bucks', [300]],
    ['1,200 + 3,400', [1200, 3400]],
    ['Clinic 310, MRI 900', [310, 900]],
    ['could do 800 down', [800]],
    ['owes 6200 on cards', [6200]],
    ['$35/hr', [35]],
  ])('%s', (text, expected) => expect(values(text)).toEqual(expected));
});

describe('what is left open', () => {
  it('widens over and under', () => {
    const [change] = findAmounts('bills are 4k and change');
    const [under] = findAmounts('less than $8,000');
    expect(change).toMatchObject({ least: 4000, most: 5000 });
    expect(under?.least).toBeLessThan(8000);
    expect(findAmounts('more than $8,000')[0]?.most).toBeGreaterThan(8000);
  });

  it('knows totals', () => {
    expect(findAmounts('Bills: 3k, 4k, total 7k').map(({ total }) => total)).toEqual([false, false, true]);
  });
});

describe('periods of pay', () => {
  const rows: readonly [string, PayPeriod | null][] = [
    ['makes $19/hr', 'hour'],
    ['takes home 2,300/mo', 'month'],
    ['gana $920 por semana', 'week'],
    ['$104k a year', 'year'],
    ['earns 5,300 a month', 'month'],
    ['bills of $5,000', null],
  ];
  it.each(rows)('%s', (text, period) => expect(findAmounts(foldInPlace(text))[0]?.period).toBe(period));
});

describe('spelled numbers', () => {
  it.each([
    ['nineteen', 19],
    ['two hundred and six', 206],
    ['one hundred twenty thousand', 120_000],
    ['dos mil quinientos', 2_500],
    ['treinta y cinco', 35],
    ['three million two hundred thousand', 3_200_000],
  ])('%s', (text, expected) => expect(parseNumberWords(text)).toBe(expected));
});

it.each(['$1,', '1,', 'one ', '9', '$', 'k ', 'hundred and '])('reads 20,000 characters of %j to the end', (unit) => {
  const text = unit.repeat(20_000 / unit.length);
  for (const { start, end } of findAmounts(foldInPlace(text))) expect(text.slice(start, end)).not.toBe('');
});

checkRows(new URL('./rows/find-amounts.txt', import.meta.url), { amounts: values, number: parseNumberWords });
