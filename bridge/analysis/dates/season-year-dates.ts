import { isRealDate, toDayNumber } from './calendar.ts';
import type { DateContext, DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, partOf, pastPart, type Season, seasonWindow, yearOf, yearWindow } from './date-windows.ts';
import { partNamed, partWord } from './month-dates.ts';
import { fullYear } from './numeric-dates.ts';
import { looksAhead, resolveYearless } from './yearless-date.ts';

const seasons: readonly (readonly [RegExp, Season])[] = [
  [/spring|primavera/, 'spring'],
  [/summer|verano/, 'summer'],
  [/fall|autumn|otono/, 'fall'],
  [/winter|invierno/, 'winter'],
];

const seasonWord = '(spring|summer|fall|autumn|winter|primavera|verano|otono|invierno)';

const season: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(last |this past |this |past |next |in the |over the |by |during the |el |este |en el |en la |la )?${partWord}${seasonWord}(?![a-z])(?:,? (?:of |de |del |del ano )?((?:19|20)\\d{2})(?!\\d)|,? (?:of |de |del )?'(\\d{2})\\b| (?:of )?(last year|this year)| (pasad[oa]))?`,
    'g',
  ),
  read(match, context) {
    const name = seasons.find(([words]) => words.test(match[3] ?? ''))?.[1];
    if (name === undefined) return null;
    const inYear = (year: number): DateWindow => {
      const part = partNamed(match[2]);
      return part === null ? seasonWindow(year, name) : partOf(seasonWindow(year, name), part);
    };
    const year = seasonYear(match, context);
    if (year !== null) return { ...pastPart(inYear(year), context.today), explicitYear: true };
    const lead = match[1]?.trim() ?? '';
    if (lead === '' && match[7] === undefined) return null;
    if (name === 'fall' && /^(?:in the|over the|during the|by)$/.test(lead)) return null;
    const stated = /next|^by$/.test(lead) ? true : /last|past/.test(lead) || match[7] !== undefined ? false : null;
    const span = { start: match.index, end: match.index + match[0].length };
    return {
      ...pastPart(resolveYearless(inYear, context, span, stated ?? undefined), context.today),
      explicitYear: false,
    };
  },
};

function seasonYear(match: RegExpExecArray, context: DateContext): number | null {
  if (match[4] !== undefined) return Number(match[4]);
  if (match[5] !== undefined) return 2000 + Number(match[5]);
  if (match[6] === undefined) return null;
  return yearOf(context.today) - (match[6] === 'last year' ? 1 : 0);
}

const yearLead =
  '(?:in|since|until|till|by|during|of|from|through|thru|to|back in|en|desde|hasta|del|de|el|ano|year|circa|around|about|for|before|after|between|and|through|dui|dwi|felony|bought|built|filed|divorced|married|that was|it was|this was)';

/** "back in '21": an apostrophe stands for the century. */
const shortYear: DatePattern = {
  pattern: /(?<![a-z])(?:in|since|from|of|until|en|desde|del) '(\d{2})\b(?!\/|-\d)/g,
  read(match, context) {
    return { ...pastPart(yearWindow(fullYear(Number(match[1]), context)), context.today), explicitYear: true };
  },
};

const year: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])${yearLead} (?:the )?(?:year )?(early |mid[ -]|late )?((?:19[4-9]|20[0-3])\\d)(?![\\d/,.]\\d|\\d|-\\d| [a-z]*(?:honda|toyota|ford|chevy|model|camry|civic|f-?150))|(?<=[(,;-] ?)((?:19[4-9]|20[0-3])\\d)(?=[),;]|$)|(?<![a-z])(early |mid[ -]|late )((?:19[4-9]|20[0-3])\\d)\\b`,
    'g',
  ),
  read(match, context) {
    const number = Number(match[2] ?? match[3] ?? match[5]);
    const part = partNamed(match[1] ?? match[4]);
    const window = part === null ? yearWindow(number) : partOf(yearWindow(number), part);
    return { ...pastPart(window, context.today), explicitYear: true };
  },
};

/** "on the 14th", "el día 14": that day of this month or the last, or of the next where the words look ahead. */
const dayOfMonth: DatePattern = {
  pattern:
    /\b(?:(?:on|since|by|until|from) the (\d{1,2})(?:st|nd|rd|th)|el dia (\d{1,2}))\b(?! (?:of|floor|grade|street|st|ave|day|time|month|year|de|week|avenue|circuit|amendment|anniversary|birthday))/g,
  read(match, context) {
    const day = Number(match[1] ?? match[2]);
    const ahead = looksAhead(context.folded, match.index, match.index + match[0].length) === true;
    for (const back of ahead ? [0, -1, -2] : [0, 1, 2]) {
      const reference = new Date(0);
      reference.setUTCFullYear(yearOf(context.today), new Date(context.today * 86_400_000).getUTCMonth() - back, 1);
      const date = { year: reference.getUTCFullYear(), month: reference.getUTCMonth() + 1, day };
      if (!isRealDate(date)) continue;
      const found = toDayNumber(date);
      if (ahead ? found >= context.today : found <= context.today) return { ...dayWindow(found), explicitYear: false };
    }
    return null;
  },
};

export const seasonYearDates: readonly DatePattern[] = [season, year, shortYear, dayOfMonth];
