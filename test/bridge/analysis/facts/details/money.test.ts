import { expect, test } from 'vitest';
import { readMoney } from '../../../../../bridge/analysis/facts/details/read-details.ts';
import { readText } from '../../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../../fixtures/check-rows.ts';

const moneyIn = (notes: string) => readMoney(readText(notes));

test('how often a price was paid, hours worked a week, and the whole that an amount is a part of', () => {
  expect(moneyIn('Lost 62 thousand of my 210k.').map(({ isWhole }) => isWhole)).toEqual([false, true]);
  expect(moneyIn('PT 22 visits at 165.')[0]?.each).toBe(22);
  expect(moneyIn('I work 24 hrs/wk @ $14.50.')[0]?.hours).toBe(24);
});

test('the money of others is none, once it is clear who the client is', () => {
  const notes = "I was hit and my ER was $2,900. My coworker's bills from her wreck were 41,000.";
  expect(moneyIn(notes).map(({ amount }) => amount)).toEqual([2900]);
  expect(moneyIn("My brother's bail is 12,500. Can I help him?").map(({ amount }) => amount)).toEqual([12_500]);
});

checkRows(new URL('./rows/money.txt', import.meta.url), {
  group: (notes: string) => moneyIn(notes)[0]?.group,
  groups: (notes: string) => moneyIn(notes).map(({ group }) => group),
  due: (notes: string) => moneyIn(notes)[0]?.due ?? null,
});
