import type { AmountCategory, AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { findAmounts } from '../../amounts/find-amounts.ts';
import type { RecordFacts } from '../record-facts.ts';
import { type AmountBound, inBound } from './amount-bound.ts';
import type { AmountSubject } from './amount-subject.ts';
import type { Sum } from './combined-sum.ts';

/** Sums that are never what a filter on a thing of its own name asks for. */
const ofTheirOwn: readonly AmountCategory[] = ['limits', 'offer', 'fee', 'tax', 'income'];
const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

interface Asked {
  readonly bound: AmountBound;
  readonly period: PayPeriod | null;
}

const canBe =
  (subjects: readonly AmountSubject[]) =>
  ({ category }: AmountMention): boolean =>
    subjects.some(({ categories, otherwise = [], named }) =>
      named === undefined
        ? category === 'other' || categories.includes(category) || otherwise.includes(category)
        : !ofTheirOwn.includes(category),
    );

function candidates(amounts: readonly AmountMention[], subjects: readonly AmountSubject[], period: PayPeriod | null) {
  if (period === null) return amounts.filter((amount) => amount.period === null && canBe(subjects)(amount));
  return amounts.flatMap((amount) => {
    if (amount.period === null || ofTheirOwn.slice(0, 4).includes(amount.category)) return [];
    const value = (amount.value * perYear[amount.period]) / perYear[period];
    return [{ ...amount, value, least: value, most: value }];
  });
}

/**
 * Where no sum is told by its name but every sum of the notes, alone and all together, lies on one side of the limit, it
 * does not matter which of them is meant; null where they do not agree.
 */
export function anySum(facts: RecordFacts, subjects: readonly AmountSubject[], { bound, period }: Asked): Sum | null {
  // What somebody can pay is no debt, price or loss.
  if (subjects.some(({ name }) => name === 'what the client can pay')) return null;
  const told = candidates(facts.amounts, subjects, period);
  const amounts = told.length > 0 ? told : candidates(findAmounts(facts.folded, { loose: true }), subjects, period);
  const [first] = amounts;
  if (first === undefined) return null;
  const all: Sum = {
    least: amounts.reduce((sum, { least }) => sum + least, 0),
    most: amounts.reduce((sum, { most }) => sum + most, 0),
    first,
  };
  const sides = new Set([inBound(all, bound), ...amounts.map((amount) => inBound(amount, bound))]);
  return sides.size === 1 ? { ...all, least: first.least, most: first.most } : null;
}
