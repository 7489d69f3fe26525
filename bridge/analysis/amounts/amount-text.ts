import type { AmountMention } from './amount-mention.ts';

/** A sum as it stands in the folded text, before it is asked what it is for. */
export interface RawAmount extends Pick<AmountMention, 'start' | 'end' | 'value' | 'currency'> {
  /** Lower and upper end where the words name both. */
  readonly ends?: readonly [least: number, most: number];
  /** Its own form tells that it is what a policy covers. */
  readonly isLimit?: true;
  /** A lone number that may as well be something else. */
  readonly isLoose?: true;
}

/** Years, and nothing that is written like a sum. */
export const yearLike = /^(?:19[4-9]\d|20[0-3]\d)$/;

/** Remembers which characters are taken already; two readings never share one. */
export function createCover(length: number): (start: number, end: number) => boolean {
  const taken = new Uint8Array(length);
  return (start, end) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A sum as people write it, without cents: "$14,200". */
export const sayDollars = (amount: number): string => dollars.format(amount);
