import type { DayNumber } from './calendar.ts';

export type DatePrecision = 'day' | 'week' | 'month' | 'season' | 'year';

/** What happened or will happen on a date, by the words around it. */
const dateRoles = [
  'incident',
  'treatment',
  'termination',
  'arrest',
  'denial',
  'death',
  'discovery',
  'served',
  'sale',
  'hearing',
  'deadline',
  'hire',
  'purchase',
  'birth',
  'notice',
  'other',
] as const;
export type DateRole = (typeof dateRoles)[number];

/** When something was or will be: inclusive bounds and the likeliest day between them. */
export interface DateWindow {
  earliest: DayNumber;
  latest: DayNumber;
  best: DayNumber;
  precision: DatePrecision;
}

export interface DateMention extends DateWindow {
  /** Offsets in the text as given. */
  start: number;
  end: number;
  quote: string;
  role: DateRole;
  /** The year stands in the text; otherwise it was concluded from the surrounding words. */
  explicitYear: boolean;
  /** Opens a span that still lasts ("since Wednesday", "desde marzo"). */
  ongoing: boolean;
  /** What the words around say of several events: this one is the matter, or it is another one ("an earlier wreck"). */
  standing: EventStanding | null;
}

export type EventStanding = 'the_matter' | 'another';

export interface DateContext {
  /** Folded text: same offsets as the original. */
  folded: string;
  original: string;
  today: DayNumber;
}

/** A date read off one place of the text, before roles are given. */
export interface RawDate extends DateWindow {
  start: number;
  end: number;
  explicitYear: boolean;
}

/** One way of writing a date; `read` gives null where the words turn out to be something else. */
export interface DatePattern {
  pattern: RegExp;
  read(match: RegExpExecArray, context: DateContext): (DateWindow & { explicitYear: boolean }) | null;
}
