export type PayPeriod = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

/** A sum of money as it stands in a folded text. */
export interface AmountMention {
  start: number;
  end: number;
  /** In dollars; `least` and `most` differ where the words leave it open ("4k and change", "over 50k"). */
  value: number;
  least: number;
  most: number;
  /** Both ends are told ("38k to 52k"). */
  range: boolean;
  period: PayPeriod | null;
  /** Its own form tells that it is what a policy covers ("100/300"). */
  isLimit: boolean;
  /** A lone number that may as well be something else. */
  isLoose: boolean;
  /** Said to be the sum of everything ("in total", "altogether"). */
  total: boolean;
  /** A currency sign or word stands with it; a bare number counts only beside a word for money. */
  currency: boolean;
}
