import { isRealDate, toDayNumber } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
import { dayWindow, monthWindow, withYear } from './date-windows.ts';
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
  pattern: /(?<![\d$/.-])(\d{1,2})\/(\d{1,2})(?![\d/%]|\.\d)/g,
  parse(match, context) {
    const [month, day] = [Number(match[1]), Number(match[2])];
    const end = match.index + match[0].length;
    if (notADateAfter.test(context.folded.slice(end, end + 12))) return null;
    if (notADateBefore.test(context.folded.slice(Math.max(0, match.index - 20), match.index))) return null;
    if (!isRealDate({ year: 2024, month, day })) return null;
    return inItsYear(match, context, (year) => dayWindow(toDayNumber({ year, month, day })));
  },
};

export const numericDates: readonly DatePattern[] = [
  yearFirst(/(?<![\d$/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/-])/g),
  yearFirst(/(?<![\d$#])((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g),
  monthDayYear,
  monthYear,
  monthDay,
];
