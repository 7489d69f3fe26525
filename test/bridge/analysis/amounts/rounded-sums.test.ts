import { describe, expect, test } from 'vitest';
import { findAmounts } from '../../../../bridge/analysis/amounts/find-amounts.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';

describe('sums as people round them', () => {
  test.each([
    ['an account with sixty some thousand', 60_000, 69_000],
    ['60-some thousand in the bank', 60_000, 69_000],
    ['a couple of grand', 2_000, 2_500],
    ['several hundred dollars', 300, 900],
    ['a million and a half', 1_500_000, 1_500_000],
    ['two and a half million', 2_500_000, 2_500_000],
    ['18 hundred', 1_800, 1_800],
    ['un millon y medio', 1_500_000, 1_500_000],
    ['no number above 9,500 was offered', 4_750, 9_500],
  ])('%s', (text, least, most) => {
    const [amount, ...rest] = findAmounts(foldInPlace(text));
    expect(rest).toEqual([]);
    expect(amount).toMatchObject({ least, most });
  });

  test('hundreds may stay unsaid beside thousands', () => {
    const amounts = findAmounts('Invoices of forty-one thousand, thirty-eight five, and 29 thousand.');
    expect(amounts.map(({ value }) => value)).toEqual([41_000, 38_500, 29_000]);
  });
});

describe('limits of a policy', () => {
  test.each([
    ['Geico says ten per person, twenty per accident', 10_000],
    ['the policy is twenty-five fifty', 25_000],
    ['he only has 15/30', 15_000],
  ])('%s', (text, value) => {
    expect(findAmounts(foldInPlace(text))).toMatchObject([{ value, isLimit: true }]);
  });

  test.each(['vision is 20/40', 'seen on 10/20 at noon', 'twenty-five fifty-gallon drums'])('none in "%s"', (text) => {
    expect(findAmounts(foldInPlace(text))).toEqual([]);
  });
});

describe('lone numbers', () => {
  test.each([
    ['My last check was 310 and they kept it.', 310],
    ['They charged me 85 for a repair.', 85],
    ['The hospital wants 915 from me.', 915],
  ])('are marked as loose: %s', (text, value) => {
    expect(findAmounts(foldInPlace(text))).toMatchObject([{ value, isLoose: true }]);
  });

  test.each([
    'Paid in 2019.',
    'He owes for 12 weeks.',
    'Sold 300 boxes.',
    'Room 412, bills unpaid.',
    'Call 512-555-0142 to pay.',
  ])('are none where they count or name something: %s', (text) => {
    expect(findAmounts(foldInPlace(text))).toEqual([]);
  });
});
