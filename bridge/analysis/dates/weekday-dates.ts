import { addUnits, type DayNumber, fromDayNumber, toDayNumber, weekdayOf } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
import { dayWindow, withYear } from './date-windows.ts';
import { countOf, countWord, monthOf, monthWord, parseLength, weekdayIndexOf, weekdayWord } from './date-words.ts';
import { inItsYear, looksAhead, yearTail } from './yearless-date.ts';

/** The last such weekday before a day, and the next one behind it. */
export const weekdayBefore = (day: DayNumber, weekday: number): DayNumber =>
  day - ((weekdayOf(day) - weekday + 7) % 7 || 7);
export const weekdayAfter = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - weekdayOf(day) + 7) % 7 || 7);

/** The nth weekday of a month, from 1; the last one for -1. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): DayNumber {
  const first = toDayNumber({ year, month, day: 1 });
  if (nth < 0) return weekdayBefore(addUnits(first, 1, 'month'), weekday);
  return weekdayAfter(first - 1, weekday) + 7 * (nth - 1);
}

/** A short day name alone is more often something else ("sat", "mon ami"), so it needs a lead word. */
const shortName = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri)$/;
const preposition = /\b(?:on|since|until|by|for|from|before|after)\s$/;

const weekday: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(?<lead>this coming|coming|this past|past|last|next|this|el proximo|proximo|el pasado|este|el) )?(?<name>${weekdayWord})(?![a-z])(?<tail> que viene| que paso| pasado| proximo| before last(?! (?:christmas|thanksgiving|halloween|easter|new year|${monthWord})))?(?! ?(?:-|through|thru|to|a|y|and|&) ${weekdayWord}s?(?![a-z]))`,
    'g',
  ),
  parse(match, { folded, today }) {
    const { lead = '', name = '', tail = '' } = match.groups ?? {};
    const index = weekdayIndexOf(name);
    if (index === null) return null;
    const before = folded.slice(Math.max(0, match.index - 8), match.index);
    if (shortName.test(name) && lead === '' && tail === '' && !preposition.test(before)) return null;
    if (tail === ' before last') return withYear(dayWindow(weekdayBefore(today, index) - 7));
    const isPast = /last|past|pas[ao]/.test(lead + tail);
    const isAhead = /coming|next|proximo|viene/.test(lead + tail);
    const forward = isAhead || (!isPast && looksAhead(folded, match.index, match.index + match[0].length) === true);
    return withYear(dayWindow(forward ? weekdayAfter(today, index) : weekdayBefore(today, index)));
  },
};

/** "Two Saturdays ago". */
const weekdaysAgo: DatePattern = {
  pattern: new RegExp(`(?<![a-z\\d])(two|three|four|2|3|4) (${weekdayWord})s ago\\b`, 'g'),
  parse([, count = '', name = ''], { today }) {
    const weeks = (countOf(count) ?? 1) - 1;
    return withYear(dayWindow(weekdayBefore(today, weekdayIndexOf(name) ?? 0) - 7 * weeks));
  },
};

/** "A week from Tuesday", "two weeks from tomorrow", "a week ago Friday". */
const countedFromDay: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(?<count>${countWord}) (?<unit>days?|weeks?|wks?|months?|years?) (?<side>from|ago)(?: (?:next|this|this coming|last|on))? (?<day>${weekdayWord}|today|tomorrow|yesterday)(?![a-z])`,
    'g',
  ),
  parse({ groups = {} }, { today }) {
    const { count, unit, side, day = '' } = groups;
    const length = parseLength(count, unit);
    if (length === null) return null;
    const index = weekdayIndexOf(day);
    const isAgo = side === 'ago';
    const near = today + (day === 'tomorrow' ? 1 : day === 'yesterday' ? -1 : 0);
    const named = isAgo ? weekdayBefore(today + 1, index ?? 0) : weekdayAfter(today, index ?? 0);
    return withYear(dayWindow(addUnits(index === null ? near : named, (isAgo ? -1 : 1) * length.count, length.unit)));
  },
};

const ordinals = 'first,primer,1st second,segundo,2nd third,tercer,3rd fourth,cuarto,4th'
  .split(' ')
  .map((names) => names.split(','));

/** "The first Monday of October", "el primer lunes de octubre". */
const nthOfMonth: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(?<nth>${ordinals.flat().join('|')}|last|ultimo) (?<name>${weekdayWord}) (?:of|in|de) (?<month>${monthWord})${yearTail}(?![a-z\\d])`,
    'g',
  ),
  parse(match, context) {
    const { nth = '', name = '', month = '' } = match.groups ?? {};
    const number = ordinals.findIndex((names) => names.includes(nth)) + 1 || -1;
    return inItsYear(match, context, (year) =>
      dayWindow(nthWeekday(year, monthOf(month) ?? 1, weekdayIndexOf(name) ?? 0, number)),
    );
  },
};

const NEAREST_DAYS = 100;

/** "Tuesday the 24th": the nearest day that is both, ahead where the words look ahead. */
const weekdayWithNumber: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(?:this|next|on|last|this coming|this past) )?(${weekdayWord})(?: \\w+)?,? (?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?![a-z]| (?:of|day of|floor|grade|street|st|ave)\\b)`,
    'g',
  ),
  parse(match, { folded, today }) {
    const [index, number] = [weekdayIndexOf(match[1] ?? ''), Number(match[2])];
    const nearestTo = (step: 1 | -1): DayNumber | undefined =>
      Array.from({ length: NEAREST_DAYS }, (_, offset) => today + offset * step).find(
        (day) => weekdayOf(day) === index && fromDayNumber(day).day === number,
      );
    const isAhead = looksAhead(folded, match.index, match.index + match[0].length) === true;
    const day = (isAhead ? nearestTo(1) : undefined) ?? nearestTo(-1) ?? nearestTo(1);
    return day === undefined ? null : withYear(dayWindow(day));
  },
};

export const weekdayDates: readonly DatePattern[] = [
  weekday,
  weekdaysAgo,
  countedFromDay,
  nthOfMonth,
  weekdayWithNumber,
];
