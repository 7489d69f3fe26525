import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { parseIsoDay } from './calendar.ts';
import type { DateContext, DatePattern, RawDate } from './date-mention.ts';
import { weekdayWord } from './date-words.ts';
import { withDependentDates } from './dependent-dates.ts';
import { holidayDates } from './holiday-dates.ts';
import { monthDates } from './month-dates.ts';
import { numericDates } from './numeric-dates.ts';
import { relativeDates } from './relative-dates.ts';
import { seasonYearDates } from './season-year-dates.ts';
import { weekdayDates } from './weekday-dates.ts';

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
