import { addUnits, type DayNumber, formatIsoDay, fromDayNumber, toDayNumber, weekdayOf } from '../../dates/calendar.ts';
import type { DateMention, DateWindow } from '../../dates/date-mention.ts';
import { findDates } from '../../dates/find-dates.ts';
import { countRefusals } from '../filter-text.ts';
import { cutOff, lengthBoundIn, lengthWords } from './time-bound.ts';

/** What a filter says of a date. */
interface Compare {
  /** Whether a date meets it; null where that cannot be told. */
  holds: (window: DateWindow) => boolean | null;
  /** "within the last 2 years" */
  says: string;
  /** "more than 2 years ago" */
  denies: string;
}

const compare = (says: string, denies: string, holds: Compare['holds']): Compare => ({ holds, says, denies });

interface BoundContext {
  today: DayNumber;
  /** Whether what the filter dates is still to come. */
  ahead: boolean;
}

/** Later than the cut-off: sure where the whole window is on one side, else by the likeliest day. */
const isLater = (window: DateWindow, cut: DayNumber): boolean =>
  window.earliest >= cut ? true : window.latest < cut ? false : window.best >= cut;

function byLength(main: string, { today, ahead }: BoundContext): Compare | null {
  const bound = lengthBoundIn(main);
  if (bound === null) return null;
  const inner = bound.side === 'less';
  const cut = cutOff(today, bound, ahead ? 1 : -1);
  const length = lengthWords(bound);
  const near = ahead ? `within the next ${length}` : `within the last ${length}`;
  const far = ahead ? `more than ${length} away` : `more than ${length} ago`;
  const atLeast = ahead ? `at least ${length} away` : `at least ${length} ago`;
  const nearer = ahead ? `less than ${length} away` : `less than ${length} ago`;
  return compare(inner ? near : atLeast, inner ? far : nearer, (window) => {
    const within = ahead ? !isLater(window, inner ? cut + 1 : cut) : isLater(window, inner ? cut : cut + 1);
    return inner ? within : !within;
  });
}

/** Both of two bounds. */
const both = (one: Compare, other: Compare): Compare =>
  compare(
    `${one.says} and ${other.says}`,
    `${one.denies} or ${other.denies}`,
    (window) => one.holds(window) === true && other.holds(window) === true,
  );

/** "More than a month but less than a year ago": each length a bound of its own. */
function byLengths(main: string, context: BoundContext): Compare | null {
  const parts = main.split(
    /,? (?:but|and|yet)(?: also)? (?=(?:also |not |no |must be |is )?(?:less|more|under|over|at (?:least|most)|within|older|newer|younger|max|min|no|not|up to)\b)/,
  );
  const [one, other] = parts.map((part) => byLength(part, context));
  return parts.length === 2 && one && other ? both(one, other) : byLength(main, context);
}

const laterWords =
  /\b(?:on or after|after|since|or later|or newer|and later|and newer|from|no earlier than|not before|starting|in or after|or after|newer than|later than|and on|forward|onwards?|postdat\w*|beyond)\b/;
const earlierWords =
  /\b(?:before|prior to|or earlier|older than|earlier than|up to|until|predat\w*|pre-|by (?=in \d|\d|the end of)|no later than|sooner than)\b/;

/** Words of a filter that place something before or after a day. */
export const placesInTime = (main: string): boolean => laterWords.test(main) || earlierWords.test(main);

const rangeWords = /\bbetween\b|\bfrom\b.*\b(?:to|through|thru|until)\b/;
const rangeJoint = /^ ?(?:to|through|thru|-{1,2}|–|and|until|till|up to)(?: (?:the end of|in))? ?$/;
const untilNow =
  /^ ?(?:(?:to|through|thru|-{1,2}|–|and|until|till|up to|up until)(?: the)? )+(?:now|today|present|current|date)\b/;

/** A day of a filter on the past that was read as one to come is the last one. */
const datesIn = (main: string, { today, ahead }: BoundContext): DateMention[] =>
  findDates(main, formatIsoDay(today)).map((date) => {
    if (ahead || date.explicitYear || date.earliest <= today) return date;
    const back = (day: DayNumber) => addUnits(day, -1, 'year');
    return { ...date, earliest: back(date.earliest), latest: back(date.latest), best: back(date.best) };
  });

/** A year that is not over yet is told to its end. */
const lastDayOf = ({ latest, precision }: DateMention): DayNumber =>
  precision === 'year' ? toDayNumber({ year: fromDayNumber(latest).year, month: 12, day: 31 }) : latest;

function byDate(main: string, context: BoundContext): Compare | null {
  const [date, last] = datesIn(main, context);
  if (date === undefined) return null;
  const joined = last !== undefined && rangeJoint.test(main.slice(date.end, last.start));
  if (last !== undefined && (rangeWords.test(main) || (joined && !/ and ?$/.test(main.slice(date.end, last.start)))))
    return compare(
      `between ${wordsOf(date, 'first')} and ${wordsOf(last, 'last')}`,
      `before ${wordsOf(date, 'first')} or after ${wordsOf(last, 'last')}`,
      (window) => isLater(window, date.earliest) && window.best <= lastDayOf(last),
    );
  const notBefore = compare(`on or after ${wordsOf(date, 'first')}`, `before ${wordsOf(date, 'first')}`, (window) =>
    isLater(window, date.earliest),
  );
  const notAfter = compare(
    `on or before ${wordsOf(date, 'last')}`,
    `after ${wordsOf(date, 'last')}`,
    (window) => !isLater(window, lastDayOf(date) + 1),
  );
  if (untilNow.test(main.slice(date.end))) return notBefore;
  const denials = countRefusals(main.replace(/\b(?:no|not) (?:earlier|later|before)\b/g, ' '));
  const later = laterWords.test(main);
  if (/\b(?:no|not) later than\b/.test(main)) return notAfter;
  if (
    earlierWords.test(main) &&
    !/\bnot before\b|\b(?:no|not) (?:earlier|sooner) than\b/.test(main) &&
    !orLater.test(main)
  ) {
    const inclusive = /\bor (?:earlier|before|older)\b|\bby (?:in )?\d/.test(main);
    return inclusive ? notAfter : opposite(notBefore);
  }
  if (later || /\b(?:no|not) sooner than\b/.test(main)) {
    const strict =
      /\b(?:after|later than|postdat\w*|beyond)\b/.test(main) &&
      !/\bon or after|in or after|or after\b|\b(?:no|not) later than\b/.test(main);
    return strict ? opposite(notAfter) : notBefore;
  }
  if (date.precision === 'day' && denials > 0) return null;
  const listed =
    last !== undefined && /\b(?:or|and|o|y)\b|,/.test(main.slice(date.end, last.start)) ? [date, last] : [date];
  const named = listed.map((one) => wordsOf(one)).join(' or ');
  const on = date.precision === 'day' ? 'on' : 'in';
  return compare(`${on} ${named}`, `not ${on} ${named}`, (window) =>
    listed.some((one) => window.best >= one.earliest && window.best <= lastDayOf(one)),
  );
}

/** The other side of the same bound. */
const opposite = ({ holds, says, denies }: Compare): Compare =>
  compare(denies, says, (window) => {
    const held = holds(window);
    return held === null ? null : !held;
  });

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

/** A date of a filter as its reading shows it: the year only where the filter names one. */
function wordsOf(date: DateMention, end?: 'first' | 'last'): string {
  const day = end === 'last' ? lastDayOf(date) : end === 'first' ? date.earliest : date.best;
  const { year, month, day: of } = fromDayNumber(day);
  const name = MONTHS[month - 1] ?? '';
  const years = date.explicitYear || date.precision === 'year' ? `${year}` : '';
  if (date.precision !== 'day' && end === undefined)
    return date.precision === 'year' ? years : `${name} ${years}`.trim();
  return years === '' ? `${name} ${of}` : `${name} ${of}, ${years}`;
}

/** "Nothing before the pandemic, 2020 or newer": the bound said last is the plain one. */
const orLater = /\b(?:19|20)\d{2} (?:or|and) (?:newer|later|after|up|forward)\b/;

const thisYear = /\beste mismo ano\b|\b(?:current|this|present) (?:calendar )?year\b|\bthis year\b|\beste ano\b/;
const span =
  /\b(this|next|last|current|este|proximo)(?: calendar)? (week|month|quarter|mes)\b|(?<!\b(?:the|in|within|past) )\b(last) (year)\b/g;

/** "This month", "next week", "the current quarter", "last year": weeks begin on Monday. */
function spanNamed(which: string, unit: string, today: DayNumber): { first: DayNumber; after: DayNumber } {
  const shift = /next|proximo/.test(which) ? 1 : which === 'last' ? -1 : 0;
  const { year, month } = fromDayNumber(today);
  if (unit === 'week') {
    const monday = today - ((weekdayOf(today) + 6) % 7) + 7 * shift;
    return { first: monday, after: monday + 7 };
  }
  const months = unit === 'quarter' ? 3 : unit === 'year' ? 12 : 1;
  const opening = month - ((month - 1) % months);
  const first = addUnits(toDayNumber({ year, month: opening, day: 1 }), shift * months, 'month');
  return { first, after: addUnits(first, months, 'month') };
}

const nextAlone = /\b(?:and|or|nor) (?:not |the )?(next|last)(?: one)?(?=[,.]|$| either)/;

function bySpan(main: string, { today }: BoundContext): Compare | null {
  const matches = [...main.matchAll(span)];
  const spans = matches.map((match) => spanNamed(match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? '', today));
  const [first] = spans;
  if (first === undefined) return null;
  const more = nextAlone.exec(main)?.[1];
  const named = matches.map((match) => `${match[1] ?? match[3]} ${match[2] ?? match[4]}`).join(' or ');
  if (more !== undefined) spans.push(spanNamed(more, matches[0]?.[2] ?? 'month', today));
  if (/\bor (?:newer|later|after)\b|\bsince\b|\b(?:no|not) (?:earlier|sooner) than\b/.test(main))
    return compare(`in or after ${named}`, `before ${named}`, (window) => window.best >= first.first);
  if (/\b(?:before|prior to|older than|earlier than|sooner than)\b/.test(main))
    return compare(`before ${named}`, `in or after ${named}`, (window) => window.best < first.first);
  if (/\bafter\b/.test(main))
    return compare(`after ${named}`, `in or before ${named}`, (window) => window.best >= first.after);
  const all = more === undefined ? named : `${named} or the ${more}`;
  return compare(`in ${all}`, `not in ${all}`, (window) =>
    spans.some((one) => window.best >= one.first && window.best < one.after),
  );
}

/** Whether a filter names a span of the calendar ("this year", "last month"). */
export const namesSpan = (main: string): boolean => thisYear.test(main) || main.search(span) !== -1;

const inFuture =
  /\b(?:in the future|still (?:ahead|to come|in the future)|not (?:yet )?(?:passed|happened|come|gone)|has(?:n'?t| not) (?:yet )?(?:passed|happened|come|gone)|upcoming)\b/;

/** What a filter says of a date: its distance from today, the days it lies between, the part of the calendar. */
export function compareIn(main: string, context: BoundContext): Compare | null {
  const { today } = context;
  if (thisYear.test(main)) {
    const { year } = fromDayNumber(today);
    const first = toDayNumber({ year, month: 1, day: 1 });
    return /\b(?:before|prior to|older than|earlier than)\b/.test(main)
      ? compare('before this year', 'in this year or later', (window) => !isLater(window, first))
      : compare(
          'in this calendar year',
          'not in this calendar year',
          (window) => isLater(window, first) && window.best < toDayNumber({ year: year + 1, month: 1, day: 1 }),
        );
  }
  const future = context.ahead && inFuture.test(main) && lengthBoundIn(main) === null;
  return (
    bySpan(main, context) ??
    byLengths(main, context) ??
    byDate(main, context) ??
    (future ? compare('still to come', 'past', (window) => window.latest >= today) : null)
  );
}
