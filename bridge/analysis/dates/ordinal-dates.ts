import { isRealDate, toDayNumber } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
import { dayWindow, yearOf } from './date-windows.ts';
import { monthOf, monthWord } from './date-words.ts';
import { resolveYearless } from './yearless-date.ts';

const units = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const teens = [
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
];
const dayByWord: ReadonlyMap<string, number> = new Map([
  ...units.map((word, at) => [word, at + 1] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ['twentieth', 20] as const,
  ...units.map((word, at) => [`twenty ${word}`, at + 21] as const),
  ['thirtieth', 30] as const,
  ['thirty first', 31] as const,
]);
const ordinalWord = `(?:(?:twenty|thirty)[ -])?(?:${[...units, ...teens, 'twentieth', 'thirtieth'].join('|')})`;
const tail = `(?:,? (?:of |in )?((?:19|20)\\d{2})\\b|,? (?:of )?(last year|this year))?`;

/** "The second of September", "October the twenty-first, 2025". */
export const ordinalDates: readonly DatePattern[] = [
  {
    pattern: new RegExp(
      `(?<![a-z])(?:(${ordinalWord}) (?:day )?of (${monthWord})|(${monthWord}) (?:the )?(${ordinalWord}))(?![a-z])${tail}`,
      'g',
    ),
    read(match, context) {
      const month = monthOf(match[2] ?? match[3] ?? '');
      const day = dayByWord.get((match[1] ?? match[4] ?? '').replace('-', ' '));
      if (month === null || day === undefined || !isRealDate({ year: 2024, month, day })) return null;
      const told = match[6] === undefined ? match[5] : yearOf(context.today) - (match[6] === 'last year' ? 1 : 0);
      if (told !== undefined)
        return { ...dayWindow(toDayNumber({ year: Number(told), month, day })), explicitYear: true };
      const span = { start: match.index, end: match.index + match[0].length };
      const inYear = (year: number) => dayWindow(toDayNumber({ year, month, day }));
      return { ...resolveYearless(inYear, context, span), explicitYear: false };
    },
  },
];
