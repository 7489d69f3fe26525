import { matchesOf } from '../text/matches.ts';
import { addUnits, type DayNumber, weekdayOf } from './calendar.ts';
import type { RawDate } from './date-mention.ts';
import { dayWindow, movedBy, roundedWindow, yearOf } from './date-windows.ts';
import { countWord, parseLength, unitWord, weekdayIndexOf, weekdayWord } from './date-words.ts';
import { weekdayAfter, weekdayBefore } from './weekday-dates.ts';

const distance = new RegExp(
  `(?<![a-z\\d])(?:(?:(?:the|about|like|maybe|around|just) )*(?:(?<count>${countWord}) )?(?<unit>days?|nights?|weeks?|wks?|months?|weekend|dias?|semanas?|noche|mes(?:es)?)(?: or (?:so|two))?|(?<weekday>${weekdayWord})) (?:right |just |directly )?(?<side>before|prior to|after|following|antes de|despues de|of|over|between)(?: (?:the|la|el|las|los))? ?$`,
);
/** No distance is written farther from its day. */
const LEAD = 48;
const WEEKEND_OFF = 5;

const weekdayNear = (day: DayNumber, weekday: number): DayNumber => {
  const after = weekdayAfter(day - 1, weekday);
  return after - day > 3 ? after - 7 : after;
};

/** "Two days after Christmas", "the week before Thanksgiving 2024", "the Saturday of Labor Day weekend". */
function withDistance(date: RawDate, folded: string): RawDate {
  const from = Math.max(0, date.start - LEAD);
  const match = date.precision === 'day' ? distance.exec(folded.slice(from, date.start)) : null;
  if (match === null) return date;
  const { count, unit = '', weekday, side = '' } = match.groups ?? {};
  const start = from + match.index;
  const direction = /before|prior|antes/.test(side) ? -1 : 1;
  const isInside = side === 'of' || side === 'over';
  const index = weekday === undefined ? null : weekdayIndexOf(weekday);
  if (index !== null) {
    const nearest = isInside ? weekdayNear : direction === 1 ? weekdayAfter : weekdayBefore;
    return { ...date, ...dayWindow(nearest(date.best, index)), start };
  }
  const length = unit === 'weekend' ? parseLength(`${WEEKEND_OFF}`, 'days') : parseLength(count ?? 'one', unit);
  if (length === null || isInside || side === 'between' || (count === undefined && /[^e]s$/.test(unit))) return date;
  return { ...date, ...roundedWindow(addUnits(date.best, direction * length.count, length.unit), length), start };
}

const behindSpan = /^[\s,(]{1,3}(?:(?:on|in|the|el|that) ){0,2}$/;

/** "In the spring of 2025, in April": what follows a span is of the same year. */
function inYearBefore(date: RawDate, before: RawDate | undefined, folded: string): RawDate {
  if (before === undefined || date.explicitYear || !before.explicitYear || before.precision === 'day') return date;
  const years = yearOf(before.best) - yearOf(date.best);
  if (years > 0 || !behindSpan.test(folded.slice(before.end, date.start))) return date;
  return movedBy(date, (day) => addUnits(day, years, 'year'));
}

const rangeJoint = /^ ?(?:to|through|thru|until|till|-|a|hasta)(?: the)? ?$/;

/** "From January to June 2021": the month that opens a span is of the year that closes it. */
function inSpanYear(date: RawDate, next: RawDate | undefined, folded: string): RawDate {
  if (next === undefined || date.explicitYear || !next.explicitYear) return date;
  if (date.precision === 'year' || next.precision === 'year') return date;
  if (!rangeJoint.test(folded.slice(date.end, next.start))) return date;
  const years = yearOf(next.best) - yearOf(date.best);
  const isOver = addUnits(date.best, years, 'year') > next.latest;
  return { ...movedBy(date, (day) => addUnits(day, isOver ? years - 1 : years, 'year')), explicitYear: true };
}

const later = new RegExp(
  `(?<![a-z])(?:(?<count>${countWord})[ -]?(?<unit>${unitWord}) (?:later|after(?! hours)|afterwards?|despues|mas tarde)|(?:the |very )?(?:next|following) (?<next>day|morning|week|month)|(?<nextDay>(?:al|el) dia siguiente|a la manana siguiente)|(?:(?:the|el|that) )?(?<weekday>${weekdayWord}) (?:of|de) (?:that|the|esa) (?:(?:same|misma) )?(?:week|semana)|(?:the )?same (?:day|night|morning|evening|afternoon)|(?:el|ese) mismo dia|esa misma noche|that (?:same )?(?:day|night|evening|afternoon|morning))(?![a-z])`,
  'g',
);

/** "Fired 19 days later", "the next morning", "the Friday of that same week": counted from the day before it in the text. */
function laterDates(folded: string, dates: readonly RawDate[]): RawDate[] {
  return matchesOf(folded, later).flatMap((match) => {
    const anchor = dates.findLast(({ end, precision }) => end <= match.index && precision === 'day');
    const { count, unit, next, nextDay, weekday } = match.groups ?? {};
    const days = next === 'week' ? 7 : next === 'month' ? 30 : (next ?? nextDay) === undefined ? 0 : 1;
    const length = count === undefined ? parseLength(`${days}`, 'days') : parseLength(count, unit);
    if (anchor === undefined || length === null) return [];
    const sunday = anchor.best - weekdayOf(anchor.best);
    const best =
      weekday === undefined
        ? addUnits(anchor.best, length.count, length.unit)
        : sunday + (weekdayIndexOf(weekday) ?? 0);
    const window = roundedWindow(best, length);
    return [{ ...window, start: match.index, end: match.index + match[0].length, explicitYear: false }];
  });
}

/** Adds what depends on another date: a distance from it, or its year. */
export function withDependentDates(dates: readonly RawDate[], folded: string): RawDate[] {
  const placed = dates.map((date, index) => {
    const inYear = inSpanYear(inYearBefore(date, dates[index - 1], folded), dates[index + 1], folded);
    return withDistance(inYear, folded);
  });
  return [...placed, ...laterDates(folded, placed)];
}
