import type { AmountCategory } from '../../amounts/amount-mention.ts';

/** What a sum in a filter can be for, and how the notes tell it. */
export interface AmountSubject {
  words: RegExp;
  categories: readonly AmountCategory[];
  /** Read when nothing of these categories is told. */
  otherwise?: readonly AmountCategory[];
  combine: 'sum' | 'largest';
  name: string;
  /** Only sums told beside these words. */
  beside?: RegExp;
  /** Beside these words a rate and how often it was due make a sum. */
  product?: RegExp;
  /** Sums of any kind told beside these words, in a clause of their own or else in one sentence. */
  named?: RegExp;
  /** Beside these words a sum counts that was taken for something else, where no other is told. */
  alsoBeside?: RegExp;
  /** Paid over and over: sums are brought to the period of the filter. */
  inPeriods?: true;
  /** Sums are added where the filter speaks of all of them together. */
  mayAdd?: true;
}
