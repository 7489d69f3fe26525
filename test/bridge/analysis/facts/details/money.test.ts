import { expect, test } from 'vitest';
import { readMoney } from '../../../../../bridge/analysis/facts/details/read-details.ts';
import { readText } from '../../../../../bridge/analysis/text/read-text.ts';

const moneyIn = (notes: string) => readMoney(readText(notes));

test.each([
  ['House tax assessed at 342 thousand', 'assets'],
  ['418,000 on the base contract', 'contract'],
  ['the hospital billed 9,000', 'medical'],
  ['hospital 19,700', 'medical'],
  ['I make 1,150 a week', 'income'],
  ['made $24/hr', 'income'],
  ['surgical tech, $26.75/hr', 'income'],
  ['Penalties came on top, the IRS wants 71 thousand', 'tax'],
  ['insurer offered 15,000', 'offer'],
  ['behind 4,200 on the mortgage', 'mortgage'],
  ['mortgage is 96k', 'mortgage'],
  ['31k Visa', 'card'],
  ['forty thousand on credit cards', 'card'],
  ['unpaid overtime around $9,000', 'wages'],
  ['brokerage 650k', 'assets'],
  ['three invoices of $14,900', 'contract'],
  ['a loan of 4,000 dollars for the lawyer', 'fee'],
  ['retainer of $4,000', 'fee'],
  ['kept my deposit of $1,850', 'rent'],
  ['policy limit of 300k', 'limits'],
  ['he has 25/50', 'limits'],
  ['we drove 1,200 dollars over there', null],
])('%s: %s', (notes, group) => expect(moneyIn(notes)[0]?.group).toBe(group));

test.each([
  ['IRS: 2021: 7,200. 2022: 6,900.', ['tax', 'tax']],
  ['IRS balances 8,640 and 4,400, and Wisconsin wants 3,100 more.', ['tax', 'tax', 'tax']],
])('what is listed or comes on top is of the same: %s', (notes, groups) => {
  expect(moneyIn(notes).map(({ group }) => group)).toEqual(groups);
});

test.each([
  ['Rent is $425 a month, five months behind.', 5],
  ['Boss kept two paychecks of $1,150 each.', 2],
  ['We owe $1,700 each, nine months of it.', 9],
  ['I did 10 hours of OT a week for 26 weeks at $27 an hour.', 260],
  ['The hospital billed 9,000.', null],
])('how often a rate was due: %s', (notes, due) => expect(moneyIn(notes)[0]?.due ?? null).toBe(due));

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
