import { addUnits, fromDayNumber, isRealDate, toDayNumber, weekdayOf } from './calendar.ts';
import type { DateContext, DatePattern } from './date-mention.ts';
import { dayWindow, spanWindow } from './date-windows.ts';
import { countOf, countWord, monthOf, monthWord, unitOf, weekdayIndexOf, weekdayWord } from './date-words.ts';
import { looksAhead, resolveYearless } from './yearless-date.ts';

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  primer: 0,
  segundo: 1,
  tercer: 2,
  cuarto: 3,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
};

/** The day of the nth weekday of a month, counted from 0; the last one where `nth` is null. */
function nthWeekday(year: number, month: number, weekday: number, nth: number | null): number {
  const first = toDayNumber({ year, month, day: 1 });
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  if (nth !== null) return first + offset + 7 * nth;
  const last = addUnits(first, 1, 'month') - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}

/** "The first Monday of October", "el primer lunes de octubre". */
const nthOfMonth: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(${Object.keys(ordinals).join('|')}|last|ultimo) (${weekdayWord}) (?:of|in|de) (${monthWord})(?:,? (?:of |de |del )?((?:19|20)\\d{2}))?(?![a-z\\d])`,
    'g',
  ),
  read(match, context) {
    const weekday = weekdayIndexOf(match[2] ?? '');
    const month = monthOf(match[3] ?? '');
    if (weekday === null || month === null) return null;
    const nth = ordinals[match[1] ?? ''] ?? null;
    const inYear = (year: number) => dayWindow(nthWeekday(year, month, weekday, nth));
    if (match[4] !== undefined) return { ...inYear(Number(match[4])), explicitYear: true };
    const span = { start: match.index, end: match.index + match[0].length };
    return { ...resolveYearless(inYear, context, span), explicitYear: false };
  },
};

/** "The 3rd of last month", "el 5 del mes pasado". */
const dayOfMonthTold: DatePattern = {
  pattern:
    /(?<![\d$/.:])(\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of|de|del) (last|this|next|este|mes pasado|proximo)(?: month| mes)?(?![a-z])/g,
  read(match, { today }) {
    const which = match[2] ?? '';
    if (!/month|mes/.test(match[0])) return null;
    const shift = /last|pasado/.test(which) ? -1 : /next|proximo/.test(which) ? 1 : 0;
    const now = fromDayNumber(today);
    const { year, month } = fromDayNumber(addUnits(toDayNumber({ ...now, day: 1 }), shift, 'month'));
    const day = Number(match[1]);
    return isRealDate({ year, month, day })
      ? { ...dayWindow(toDayNumber({ year, month, day })), explicitYear: true }
      : null;
  },
};

const nextDayNamed = ({ today }: DateContext, word: string): number | null => {
  if (/^(?:today|now|hoy)$/.test(word)) return today;
  if (/^(?:tomorrow|manana)$/.test(word)) return today + 1;
  const weekday = weekdayIndexOf(word);
  return weekday === null ? null : today + ((weekday - weekdayOf(today) + 7) % 7 || 7);
};

/** "A week from Tuesday", "two weeks from tomorrow". */
const fromNamedDay: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(${countWord}) (days?|weeks?|wks?|months?) from (?:next |this |this coming )?(${weekdayWord}|today|now|tomorrow)(?![a-z])`,
    'g',
  ),
  read(match, context) {
    const count = countOf(match[1] ?? '');
    const unit = unitOf(match[2] ?? '');
    const day = nextDayNamed(context, match[3] ?? '');
    if (count === null || unit === null || day === null) return null;
    return { ...dayWindow(addUnits(day, Math.round(count), unit)), explicitYear: true };
  },
};

/** "A week ago Friday", "two years ago today", "a year ago this Friday". */
const agoOnNamedDay: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(${countWord}) (weeks?|months?|years?) ago(?: (?:this|last|on))? (${weekdayWord}|today|yesterday|tomorrow)(?![a-z])`,
    'g',
  ),
  read(match, context) {
    const count = countOf(match[1] ?? '');
    const unit = unitOf(match[2] ?? '');
    if (count === null || unit === null) return null;
    const day = match[3] === 'yesterday' ? context.today - 1 : nextDayNamed(context, match[3] ?? '');
    if (day === null) return null;
    const upcoming = unit === 'week' && weekdayIndexOf(match[3] ?? '') !== null ? day - 7 : day;
    return { ...dayWindow(addUnits(upcoming, -Math.round(count), unit)), explicitYear: true };
  },
};

const DAYS_OF_FORTNIGHT = 14;

/** "A fortnight ago". */
const fortnightAgo: DatePattern = {
  pattern: /(?<![a-z])(?:a|one) fortnight (?:ago|back)\b/g,
  read: (_, { today }) => ({ ...dayWindow(today - DAYS_OF_FORTNIGHT), explicitYear: true }),
};

const NEAREST_DAYS = 100;

/** "Tuesday the 24th": the nearest day that is both, ahead where the words look ahead. */
const weekdayWithNumber: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(?:this|next|on|last|this coming|this past) )?(${weekdayWord})(?: \\w+)?,? (?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?![a-z]| (?:of|day of|floor|grade|street|st|ave)\\b)`,
    'g',
  ),
  read(match, context) {
    const weekday = weekdayIndexOf(match[1] ?? '');
    const day = Number(match[2]);
    const { today, folded } = context;
    const nearestTo = (step: 1 | -1) =>
      Array.from({ length: NEAREST_DAYS }, (_, off) => today + off * step).find(
        (one) => weekdayOf(one) === weekday && fromDayNumber(one).day === day,
      );
    const [past, future] = [nearestTo(-1), nearestTo(1)];
    const told = looksAhead(folded, match.index, match.index + match[0].length);
    const found = past === undefined || (told === true && future !== undefined) ? future : past;
    return found === undefined ? null : { ...dayWindow(found), explicitYear: true };
  },
};

const quarterNames: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
};

/** "Q3 2026", "the third quarter of 2025", "first half of 2026". */
const partOfYear: DatePattern = {
  pattern:
    /(?<![a-z\d])(?:q([1-4])|(first|second|third|fourth|last|1st|2nd|3rd|4th) (quarter|half))(?:,? (?:of )?((?:19|20)\d{2}|last year|this year|the year|'\d{2}))?(?![a-z\d])/g,
  read(match, { today }) {
    const year = match[4] ?? '';
    if (match[1] === undefined && year === '') return null;
    const length = match[3] === 'half' ? 6 : 3;
    const nth = match[1] !== undefined ? Number(match[1]) - 1 : (quarterNames[match[2] ?? ''] ?? 12 / length - 1);
    if (nth * length >= 12) return null;
    const { year: thisYear } = fromDayNumber(today);
    const told = /^\d/.test(year) ? Number(year) : /^'/.test(year) ? 2000 + Number(year.slice(1)) : thisYear;
    const first = toDayNumber({ year: told - Number(year === 'last year'), month: nth * length + 1, day: 1 });
    return { ...spanWindow(first, addUnits(first, length, 'month') - 1, 'season'), explicitYear: true };
  },
};

/** Days that are told by counting from another one. */
export const countedDates: readonly DatePattern[] = [
  nthOfMonth,
  dayOfMonthTold,
  fromNamedDay,
  agoOnNamedDay,
  fortnightAgo,
  weekdayWithNumber,
  partOfYear,
];
