export type PayPeriod = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

/** An amount of money as it appears in a folded text. */
export interface AmountMention {
  start: number;
  end: number;
  /** In dollars; `least` and `most` differ where the words leave it open ("4k and change", "over 50k"). */
  value: number;
  least: number;
  most: number;
  /** Both ends are named ("38k to 52k"). */
  range: boolean;
  period: PayPeriod | null;
  /** A policy limit by its form alone ("100/300"). */
  isLimit: boolean;
  /** A lone number that may not be money. */
  isLoose: boolean;
  /** Said to be the sum of everything ("in total", "altogether"). */
  total: boolean;
  /** A currency sign or word comes with it, or its scale ("12k") makes it money. */
  currency: boolean;
}

/** An amount before the words around it are parsed. */
export interface RawAmount extends Pick<AmountMention, 'start' | 'end' | 'value' | 'currency'> {
  /** Lower and upper end where the words name both. */
  readonly ends?: readonly [least: number, most: number];
  readonly isLimit?: true;
  readonly isLoose?: true;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount as people write it, without cents: "$14,200". */
export const sayDollars = (amount: number): string => dollars.format(amount);
