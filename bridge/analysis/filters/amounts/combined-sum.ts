import type { AmountMention } from '../../amounts/amount-mention.ts';
import type { AmountSubject } from './amount-subject.ts';

/** What sums add up to, in dollars. */
export interface Sum {
  least: number;
  most: number;
  first: AmountMention;
}

/** People who sum up round down, and name a rate that is no part of it. */
const ROUNDED_DOWN = 1.06;

/** Sums put together as their subject asks; null where there are none. */
export function combined(amounts: readonly AmountMention[], combine: AmountSubject['combine']): Sum | null {
  const stated = amounts.filter(({ total }) => total);
  const whole = stated.reduce<AmountMention | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  const isWhole =
    whole !== null && combine === 'sum' && amounts.every(({ value }) => value <= whole.value * ROUNDED_DOWN);
  const used = isWhole ? [whole] : amounts;
  const largest = used.reduce<AmountMention | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  const [first] = used;
  if (largest === null || first === undefined) return null;
  const rest = used.filter((amount) => amount !== largest).reduce((sum, { value }) => sum + value, 0);
  const isSumItself = used.length > 2 && Math.abs(largest.value - rest) <= 1;
  if (combine === 'largest' || isSumItself) return { least: largest.least, most: largest.most, first: largest };
  return {
    least: used.reduce((sum, { least }) => sum + least, 0),
    most: used.reduce((sum, { most }) => sum + most, 0),
    first,
  };
}
