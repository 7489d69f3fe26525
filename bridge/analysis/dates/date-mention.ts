import type { DayNumber } from './calendar.ts';

export type DatePrecision = 'day' | 'week' | 'month' | 'season' | 'year';

/** When something was or will be: inclusive bounds and the likeliest day between them. */
export interface DateWindow {
  earliest: DayNumber;
  latest: DayNumber;
  best: DayNumber;
  precision: DatePrecision;
}

/** A date with its offsets in the text. */
export interface RawDate extends DateWindow {
  start: number;
  end: number;
  /** False where the year is not in the text but inferred from the words around. */
  explicitYear: boolean;
}

export interface DateContext {
  /** Folded text: same offsets as the original. */
  folded: string;
  original: string;
  today: DayNumber;
}

export type ParsedDate = DateWindow & { explicitYear: boolean };

/** One way of writing a date; `parse` gives null where the words turn out to be something else. */
export interface DatePattern {
  pattern: RegExp;
  parse(match: RegExpExecArray, context: DateContext): ParsedDate | null;
}
