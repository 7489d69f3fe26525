import { isRealDate, toDayNumber } from './calendar.ts';
import type { DateContext, DatePattern } from './date-mention.ts';
import { dayWindow, monthWindow, yearOf } from './date-windows.ts';
import { resolveYearless } from './yearless-date.ts';

const group = (match: RegExpExecArray, index: number): number => Number(match[index]);

/** Two-digit years up to ten years ahead are this century's. */
export function fullYear(written: number, context: Pick<DateContext, 'today'>): number {
  if (written >= 100) return written;
  return written <= (yearOf(context.today) % 100) + 10 ? 2000 + written : 1900 + written;
}

function explicitDay(year: number, month: number, day: number) {
  const date = { year, month, day };
  return isRealDate(date) ? { ...dayWindow(toDayNumber(date)), explicitYear: true } : null;
}

const yearFirst: DatePattern = {
  pattern: /(?<![\d$/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/-])/g,
  read: (match) => explicitDay(group(match, 1), group(match, 2), group(match, 3)),
};

const compact: DatePattern = {
  pattern: /(?<![\d$#])((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g,
  read: (match) => explicitDay(group(match, 1), group(match, 2), group(match, 3)),
};

/** Month first as in the United States; a first number over twelve can only be a day. */
const monthDayYear: DatePattern = {
  pattern: /(?<![\d$/.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-])/g,
  read(match, context) {
    const [first, second] = [group(match, 1), group(match, 3)];
    const year = fullYear(group(match, 4), context);
    return first > 12 ? explicitDay(year, second, first) : explicitDay(year, first, second);
  },
};

const monthYear: DatePattern = {
  pattern: /(?<![\d$/.-])(\d{1,2})[-/]((?:19|20)\d{2})(?![\d/-])/g,
  read(match) {
    const month = group(match, 1);
    return month >= 1 && month <= 12 ? { ...monthWindow(group(match, 2), month), explicitYear: true } : null;
  },
};

const notADateAfter =
  /^\s*(?:%|pain|policy|limits?|coverage|bi\b|min\b|strength|mile|inch|of (?:the|a|an|my|his|her|our|their|it|all)\b|in\.|(?:years?|yrs?|months?|hours?|hrs?|times|acres?|tons?)\b|"|cup|tank|split|custody)/;
const notADateBefore =
  /(?:pain|stages?|grades?|rated?|level|scale|grade|limits?|policy|strength|apgars?|vision|bp)\s*(?:is|of|at|about|a)?\s*$/;

const monthDay: DatePattern = {
  pattern: /(?<![\d$/.-])(\d{1,2})\/(\d{1,2})(?![\d/%]|\.\d)/g,
  read(match, context) {
    const [month, day] = [group(match, 1), group(match, 2)];
    const end = match.index + match[0].length;
    if (notADateAfter.test(context.folded.slice(end, end + 12))) return null;
    if (notADateBefore.test(context.folded.slice(Math.max(0, match.index - 20), match.index))) return null;
    if (!isRealDate({ year: 2024, month, day })) return null;
    const inYear = (year: number) => dayWindow(toDayNumber({ year, month, day }));
    return { ...resolveYearless(inYear, context, { start: match.index, end }), explicitYear: false };
  },
};

export const numericDates: readonly DatePattern[] = [yearFirst, compact, monthDayYear, monthYear, monthDay];
