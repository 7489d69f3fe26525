import { describe, expect, test } from 'vitest';
import { findAmounts } from '../../../../bridge/analysis/amounts/find-amounts.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';

describe('sums as people round them', () => {
  test.each([
    ['an account with sixty some thousand', 60_000, 69_000],
    ['60-some thousand in the bank', 60_000, 69_000],
    ['a couple of grand', 2_000, 2_500],
    ['several hundred dollars', 300, 900],
    ['two and a half million', 2_500_000, 2_500_000],
    ['18 hundred', 1_800, 1_800],
    ['no number above 9,500 was offered', 9_500, 9_500],
    ['three quarters of a million', 750_000, 750_000],
  ])('%s', (text, least, most) => {
    const [amount, ...rest] = findAmounts(foldInPlace(text));
    expect(rest).toEqual([]);
    expect(amount).toMatchObject({ least, most });
  });
});

describe('limits of a policy', () => {
  test.each([
    ['he only has 15/30', 15_000],
    ['Geico, limits 40/80', 40_000],
  ])('%s', (text, value) => expect(findAmounts(foldInPlace(text))).toMatchObject([{ value, isLimit: true }]));

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
  ])('are none where they count or name something: %s', (text) => expect(findAmounts(foldInPlace(text))).toEqual([]));
});
