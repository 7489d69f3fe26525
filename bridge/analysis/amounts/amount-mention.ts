export const amountCategories = [
  'medical',
  'unsecured_debt',
  'secured_debt',
  'tax',
  'income',
  'wages_owed',
  'assets',
  'contract',
  'damage',
  'limits',
  'offer',
  'fee',
  'rent',
  'lost_income',
  'other',
] as const;
/** What a sum of money is for, by the words around it. */
export type AmountCategory = (typeof amountCategories)[number];

const payPeriods = ['hour', 'day', 'week', 'fortnight', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export interface AmountMention {
  /** Offsets in the text as given. */
  start: number;
  end: number;
  quote: string;
  /** In dollars; `least` and `most` differ where the words leave it open ("4k and change", "over 50k"). */
  value: number;
  least: number;
  most: number;
  /** Both ends are told ("38k to 52k"). */
  range: boolean;
  period: PayPeriod | null;
  category: AmountCategory;
  /** Said to be the sum of everything ("in total", "altogether"). */
  total: boolean;
  /** A currency sign or word stands with it; a bare number counts only beside a word for money. */
  currency: boolean;
}
