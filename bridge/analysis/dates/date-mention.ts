import type { DayNumber } from './calendar.ts';

export type DatePrecision = 'day' | 'week' | 'month' | 'season' | 'year';

/** What happened or will happen on a date, by the nearest words; `named` is any other event that the words name. */
export type DateRole = 'incident' | 'treatment' | 'hire' | 'birth' | 'named' | 'other';

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

export interface DateMention extends RawDate {
  quote: string;
  role: DateRole;
  /** Opens a span that still lasts ("since Wednesday", "desde marzo"). */
  ongoing: boolean;
  /** Whether the sentence says that its event is the matter, or another one ("an earlier wreck"). */
  standing: EventStanding | null;
}

export type EventStanding = 'the_matter' | 'another';

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
