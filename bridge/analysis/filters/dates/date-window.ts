import { addUnits, type DayNumber, formatIsoDay, fromDayNumber, toDayNumber, weekdayOf } from '../../dates/calendar.ts';
import type { DateWindow, RawDate } from '../../dates/date-mention.ts';
import { findBareDates } from '../../dates/find-dates.ts';
import { countRefusals } from '../base/filter-text.ts';
import { lengthBoundIn, lengthWords } from './time-bound.ts';

/** First and last day, both inclusive. */
interface Range {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** The days a filter asks for: one of these ranges. */
export interface TimeWindow {
  readonly ranges: readonly Range[];
  /** "within the last 2 years" */
  readonly says: string;
  /** "more than 2 years ago" */
  readonly denies: string;
}

export interface WindowContext {
  readonly today: DayNumber;
  /** Whether what the filter dates is still to come. */
  readonly ahead: boolean;
}

const EVER = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const windowOf = (says: string, denies: string, ...ranges: Partial<Range>[]): TimeWindow => ({
  says,
  denies,
  ranges: ranges.map((range) => ({ ...EVER, ...range })),
});

/** Not before a day: sure where all of it is on one side, else by the likeliest day. */
const isFrom = ({ earliest, latest, best }: DateWindow, day: DayNumber): boolean =>
  earliest >= day || (latest >= day && best >= day);

export const fallsIn = (date: DateWindow, { ranges }: TimeWindow): boolean =>
  ranges.some(({ from, to }) => isFrom(date, from) && !isFrom(date, to + 1));

function byLength(main: string, { today, ahead }: WindowContext): TimeWindow | null {
  const bound = lengthBoundIn(main);
  if (bound === null) return null;
  const inner = bound.side === 'less';
  const cut = addUnits(today, (ahead ? 1 : -1) * bound.count, bound.unit);
  const length = lengthWords(bound);
  const period = bound.count === 1 ? bound.unit : length;
  if (ahead)
    return inner
      ? windowOf(`within the next ${period}`, `more than ${length} away`, { to: cut })
      : windowOf(`at least ${length} away`, `less than ${length} away`, { from: cut });
  return inner
    ? windowOf(`within the last ${period}`, `more than ${length} ago`, { from: cut })
    : windowOf(`at least ${length} ago`, `less than ${length} ago`, { to: cut });
}

const joint =
  /,? (?:but|and|yet)(?: also)? (?=(?:also |not |no |must be |is )?(?:less|more|under|over|at (?:least|most)|within|older|newer|younger|max|min|no|not|up to)\b)/;

/** "More than a month but less than a year ago": each length a bound of its own. */
function byLengths(main: string, context: WindowContext): TimeWindow | null {
  const parts = main.split(joint);
  const [one, other] = parts.map((part) => byLength(part, context));
  if (parts.length !== 2 || !one || !other) return byLength(main, context);
  const [first, second] = [one.ranges[0] ?? EVER, other.ranges[0] ?? EVER];
  return windowOf(`${one.says} and ${other.says}`, `${one.denies} or ${other.denies}`, {
    from: Math.max(first.from, second.from),
    to: Math.min(first.to, second.to),
  });
}

const laterWords =
  /\b(?:on or after|after|since|or later|or newer|and later|and newer|from|no earlier than|not before|starting|newer than|later than|and on|forward|onwards?|postdat\w*|beyond)\b/;
const earlierWords =
  /\b(?:before|prior to|or earlier|older than|earlier than|up to|until|predat\w*|pre-|by (?=in \d|\d|the end of)|no later than|sooner than)\b/;

/** Words of a filter that place something before or after a day. */
export const placesInTime = (main: string): boolean => laterWords.test(main) || earlierWords.test(main);

const rangeWords = /\bbetween\b|\bfrom\b.*\b(?:to|through|thru|until)\b/;
const rangeJoint = /^ ?(?:to|through|thru|-{1,2}|–|and|until|till|up to)(?: (?:the end of|in))? ?$/;
const untilNow =
  /^ ?(?:(?:to|through|thru|-{1,2}|–|and|until|till|up to|up until)(?: the)? )+(?:now|today|present|current|date)\b/;
/** "Nothing before the pandemic, 2020 or newer": the bound said last is the plain one. */
const orLater = /\b(?:19|20)\d{2} (?:or|and) (?:newer|later|after|up|forward)\b/;
const notEarlier = /\bnot before\b|\b(?:no|not) (?:earlier|sooner) than\b/;

/** A day of a filter on the past that was read as one to come is the last one. */
const datesIn = (main: string, { today, ahead }: WindowContext): RawDate[] =>
  findBareDates(main, formatIsoDay(today)).map((date) => {
    if (ahead || date.explicitYear || date.earliest <= today) return date;
    const back = (day: DayNumber) => addUnits(day, -1, 'year');
    return { ...date, earliest: back(date.earliest), latest: back(date.latest), best: back(date.best) };
  });

/** A year that is not over counts to its end. */
const lastDayOf = ({ latest, precision }: RawDate): DayNumber =>
  precision === 'year' ? toDayNumber({ year: fromDayNumber(latest).year, month: 12, day: 31 }) : latest;

const notBefore = (date: RawDate): TimeWindow =>
  windowOf(`on or after ${wordsOf(date, 'first')}`, `before ${wordsOf(date, 'first')}`, { from: date.earliest });
const notAfter = (date: RawDate): TimeWindow =>
  windowOf(`on or before ${wordsOf(date, 'last')}`, `after ${wordsOf(date, 'last')}`, { to: lastDayOf(date) });

/** The other side of a bound that is open to one side. */
function opposite({ ranges, says, denies }: TimeWindow): TimeWindow {
  const { from, to } = ranges[0] ?? EVER;
  return windowOf(denies, says, from === EVER.from ? { from: to + 1 } : { to: from - 1 });
}

/** On which side of the day a filter names; null where it asks for that day itself. */
function bySide(main: string, date: RawDate): TimeWindow | null {
  if (/\b(?:no|not) later than\b/.test(main)) return notAfter(date);
  if (earlierWords.test(main) && !notEarlier.test(main) && !orLater.test(main))
    return /\bor (?:earlier|before|older)\b|\bby (?:in )?\d/.test(main) ? notAfter(date) : opposite(notBefore(date));
  if (!laterWords.test(main) && !/\b(?:no|not) sooner than\b/.test(main)) return null;
  const strict = /\b(?:after|later than|postdat\w*|beyond)\b/.test(main) && !/\bor after\b/.test(main);
  return strict ? opposite(notAfter(date)) : notBefore(date);
}

function byDate(main: string, context: WindowContext): TimeWindow | null {
  const [date, last] = datesIn(main, context);
  if (date === undefined) return null;
  const between = last === undefined ? '' : main.slice(date.end, last.start);
  if (last !== undefined && (rangeWords.test(main) || (rangeJoint.test(between) && !/ and ?$/.test(between)))) {
    const [from, to] = [wordsOf(date, 'first'), wordsOf(last, 'last')];
    return windowOf(`between ${from} and ${to}`, `before ${from} or after ${to}`, {
      from: date.earliest,
      to: lastDayOf(last),
    });
  }
  if (untilNow.test(main.slice(date.end))) return notBefore(date);
  const side = bySide(main, date);
  if (side !== null) return side;
  if (date.precision === 'day' && countRefusals(main.replace(/\b(?:no|not) (?:earlier|later|before)\b/g, ' ')) > 0)
    return null;
  const listed = last !== undefined && /\b(?:or|and|o|y)\b|,/.test(between) ? [date, last] : [date];
  const named = listed.map((one) => wordsOf(one)).join(' or ');
  const on = date.precision === 'day' ? 'on' : 'in';
  const ranges = listed.map((one) => ({ from: one.earliest, to: lastDayOf(one) }));
  return windowOf(`${on} ${named}`, `not ${on} ${named}`, ...ranges);
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

/** A date of a filter as its reading shows it: the year only where the filter names one. */
function wordsOf(date: RawDate, end?: 'first' | 'last'): string {
  const { year, month, day } = fromDayNumber(
    end === 'last' ? lastDayOf(date) : end === 'first' ? date.earliest : date.best,
  );
  const name = MONTHS[month - 1] ?? '';
  const years = date.explicitYear || date.precision === 'year' ? `${year}` : '';
  if (date.precision !== 'day' && end === undefined)
    return date.precision === 'year' ? years : `${name} ${years}`.trim();
  return years === '' ? `${name} ${day}` : `${name} ${day}, ${years}`;
}

const span =
  /\b(this|next|last|current|present|este|proximo)(?: (?:mismo|calendar))? (week|month|quarter|mes|year|ano)\b/g;
/** "In the last year" counts back from today, as "year" alone does after "past". */
const countedYear = /\b(?:the|in|within|past) (?:last|next) (?:year|week|month|quarter)\b/;
const nextAlone = /\b(?:and|or|nor) (?:not |the )?(next|last)(?: one)?(?=[,.]|$| either)/;

/** "This month", "next week", "the current quarter", "last year": weeks begin on Monday. */
function spanNamed(which: string, unit: string, today: DayNumber): Range {
  const shift = /next|proximo/.test(which) ? 1 : which === 'last' ? -1 : 0;
  const { year, month } = fromDayNumber(today);
  if (unit === 'week') {
    const monday = today - ((weekdayOf(today) + 6) % 7) + 7 * shift;
    return { from: monday, to: monday + 6 };
  }
  const months = unit === 'quarter' ? 3 : /year|ano/.test(unit) ? 12 : 1;
  const opening = month - ((month - 1) % months);
  const from = addUnits(toDayNumber({ year, month: opening, day: 1 }), shift * months, 'month');
  return { from, to: addUnits(from, months, 'month') - 1 };
}

const spanWords = (which: string, unit: string): string => {
  const english = /next|proximo/.test(which) ? 'next' : which === 'last' ? 'last' : 'this';
  return `${english} ${unit === 'mes' ? 'month' : unit === 'ano' ? 'year' : unit}`;
};

const spansIn = (main: string): RegExpExecArray[] =>
  countedYear.test(main)
    ? []
    : [...main.matchAll(span)].filter(([, which, unit]) => which !== 'next' || unit !== 'year');

/** Whether a filter names a span of the calendar ("this year", "last month"). */
export const namesSpan = (main: string): boolean => spansIn(main).length > 0;

function bySpan(main: string, { today }: WindowContext): TimeWindow | null {
  const named = spansIn(main);
  const spans = named.map(([, which = '', unit = '']) => spanNamed(which, unit, today));
  const [first] = spans;
  // "This quarter or the one before" names a span without its name.
  if (first === undefined || /\bone before\b/.test(main)) return null;
  const words = named.map(([, which = '', unit = '']) => spanWords(which, unit)).join(' or ');
  if (/\bor (?:newer|later|after)\b|\bsince\b|\b(?:no|not) (?:earlier|sooner) than\b/.test(main))
    return windowOf(`${words} or later`, `before ${words}`, { from: first.from });
  if (/\b(?:before|prior to|older than|earlier than|sooner than)\b/.test(main))
    return windowOf(`before ${words}`, `${words} or later`, { to: first.from - 1 });
  if (/\bafter\b/.test(main)) return windowOf(`after ${words}`, `${words} or earlier`, { from: first.to + 1 });
  const more = nextAlone.exec(main)?.[1];
  const all = more === undefined ? words : `${words} or the ${more}`;
  const further = more === undefined ? [] : [spanNamed(more, named[0]?.[2] ?? 'month', today)];
  return windowOf(all, `not ${all}`, ...spans, ...further);
}

const inFuture =
  /\b(?:in the future|still (?:ahead|to come)|not (?:yet )?(?:passed|happened|come|gone)|has(?:n'?t| not) (?:yet )?(?:passed|happened|come|gone)|upcoming)\b/;

/** The days a filter asks for: by a distance from today, by dates, or by a part of the calendar. */
export function windowIn(given: string, context: WindowContext): TimeWindow | null {
  // As a date it would be read as the day on which the filter is explained.
  const main = given.replace(/\b(and|to|through|until|till) today\b/, '$1 the present');
  const future = context.ahead && inFuture.test(main) && lengthBoundIn(main) === null;
  return (
    bySpan(main, context) ??
    byLengths(main, context) ??
    byDate(main, context) ??
    (future ? windowOf('still to come', 'past', { from: context.today }) : null)
  );
}
