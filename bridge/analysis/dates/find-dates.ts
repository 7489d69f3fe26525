import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { fromDayNumber, isRealDate, parseIsoDay, toDayNumber } from './calendar.ts';
import type { DateContext, DatePattern, RawDate } from './date-mention.ts';
import { dayWindow, monthWindow, withYear } from './date-windows.ts';
import { weekdayWord } from './date-words.ts';
import { withDependentDates } from './dependent-dates.ts';
import { holidayDates } from './holiday-dates.ts';
import { monthDates } from './month-dates.ts';
import { relativeDates } from './relative-dates.ts';
import { seasonYearDates } from './season-year-dates.ts';
import { weekdayDates } from './weekday-dates.ts';
import { fullYear, inItsYear } from './yearless-date.ts';

function exactDay(year: number, month: number, day: number) {
  const date = { year, month, day };
  return isRealDate(date) ? withYear(dayWindow(toDayNumber(date))) : null;
}

const yearFirst = (pattern: RegExp): DatePattern => ({
  pattern,
  parse: ([, year, month, day]) => exactDay(Number(year), Number(month), Number(day)),
});

/** Month first as in the United States; a first number over twelve can only be a day. */
const monthDayYear: DatePattern = {
  pattern: /(?<![\d$/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-])/g,
  parse(match, context) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    const year = fullYear(Number(match[4]), context);
    return first > 12 ? exactDay(year, second, first) : exactDay(year, first, second);
  },
};

const monthYear: DatePattern = {
  pattern: /(?<![\d$/.-])(0?[1-9]|1[0-2])[-/]((?:19|20)\d{2})(?![\d/-])/g,
  parse: ([, month, year]) => withYear(monthWindow(Number(year), Number(month))),
};

const notADateAfter =
  /^\s*(?:%|pain|policy|limits?|coverage|bi\b|min\b|strength|mile|inch|of (?:the|a|an|my|his|her|our|their|it|all)\b|in\.|(?:years?|yrs?|months?|hours?|hrs?|times|acres?|tons?)\b|"|cup|tank|split|custody)/;
const notADateBefore =
  /(?:pain|stages?|grades?|rated?|level|scale|grade|limits?|policy|strength|apgars?|vision|bp)\s*(?:is|of|at|about|a)?\s*$/;

const monthDay: DatePattern = {
  pattern: /(?<![\d$/.-]|\b[clst])(\d{1,2})\/(\d{1,2})(?![\d/%]|\.\d)/g,
  parse(match, context) {
    const [month, day] = [Number(match[1]), Number(match[2])];
    const end = match.index + match[0].length;
    if (notADateAfter.test(context.folded.slice(end, end + 12))) return null;
    const before = context.folded.slice(Math.max(0, match.index - 20), match.index);
    if (notADateBefore.test(before)) return null;
    if (!isRealDate({ year: 2024, month, day })) return null;
    const now = fromDayNumber(context.today);
    // "Bought 3/26" in 2026: that month, whether the figure is the day or the year.
    if (day === now.year % 100 && month < now.month && !before.endsWith('on '))
      return withYear(monthWindow(now.year, month));
    return inItsYear(match, context, (year) => dayWindow(toDayNumber({ year, month, day })));
  },
};

const numericDates: readonly DatePattern[] = [
  yearFirst(/(?<![\d$/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/-])/g),
  yearFirst(/(?<![\d$#])((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g),
  monthDayYear,
  monthYear,
  monthDay,
];

const patterns: readonly DatePattern[] = [
  ...numericDates,
  ...monthDates,
  ...relativeDates,
  ...seasonYearDates,
  ...weekdayDates,
  ...holidayDates,
];
const mayMatch = createPatternGate(patterns.map(({ pattern }) => pattern));

/** No real account has more dates of one form; a text that does is an attack. */
const MOST_OF_A_FORM = 200;

function parseAll(context: DateContext): RawDate[] {
  const found: RawDate[] = [];
  for (const number of mayMatch(context.folded)) {
    const { pattern, parse } = patterns[number] as DatePattern;
    for (const match of matchesOf(context.folded, pattern, MOST_OF_A_FORM)) {
      const window = parse(match, context);
      const lead = match[0].length - match[0].trimStart().length;
      if (window !== null) {
        found.push({ ...window, start: match.index + lead, end: match.index + match[0].trimEnd().length });
      }
    }
  }
  return found;
}

/** Of dates that share characters the longest stays, then the earliest. */
function withoutOverlaps(dates: readonly RawDate[]): RawDate[] {
  const byLength = dates.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const covered = new Set<number>();
  const taken = byLength.filter(({ start, end }) => {
    const offsets = Array.from({ length: end - start }, (_, index) => start + index);
    const isFree = !offsets.some((offset) => covered.has(offset));
    if (isFree) for (const offset of offsets) covered.add(offset);
    return isFree;
  });
  return taken.sort((a, b) => a.start - b.start);
}

const weekdayOnly = new RegExp(`^${weekdayWord}$`);
const besideDate = /^[\s,(]{0,3}(?:(?:the|a|an|on a|it was a) )?$/;

/** "Monday 7/6/2026" is one day: the name of the weekday beside a date says nothing further. */
function withoutWeekdayNames(dates: readonly RawDate[], folded: string): RawDate[] {
  return dates.filter(({ start, end }, index) => {
    if (!weekdayOnly.test(folded.slice(start, end))) return true;
    const [before, after] = [dates[index - 1], dates[index + 1]];
    const isBefore = after?.precision === 'day' && besideDate.test(folded.slice(end, after.start));
    const isBehind = before?.precision === 'day' && besideDate.test(folded.slice(before.end, start));
    return !isBefore && !isBehind;
  });
}

/** Every date a text mentions, counted from `today` (`YYYY-MM-DD`) where it is relative or has no year. */
export function findBareDates(text: string, today: string): RawDate[] {
  const context: DateContext = { original: text, folded: foldInPlace(text), today: parseIsoDay(today) };
  const direct = withoutWeekdayNames(withoutOverlaps(parseAll(context)), context.folded);
  return withoutOverlaps(withDependentDates(direct, context.folded));
}
