import { addUnits, fromDayNumber, isRealDate, toDayNumber } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
import { dayWindow, partOf, pastPart, seasonWindow, spanWindow, withYear, yearWindow } from './date-windows.ts';
import { partNamed, partWord } from './month-dates.ts';
import { fullYear, inItsYear, looksAhead, yearTail } from './yearless-date.ts';

/** The first month of each season. */
const seasons: readonly (readonly [RegExp, number])[] = [
  [/spring|primavera/, 3],
  [/summer|verano/, 6],
  [/fall|autumn|otono/, 9],
  [/winter|invierno/, 12],
];
const seasonWord = '(?<season>spring|summer|fall|autumn|winter|primavera|verano|otono|invierno)';
const firstMonthOf = (word = ''): number => seasons.find(([words]) => words.test(word))?.[1] ?? 1;

const season: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?<lead>(?:last|this past|this|past|next|in the|over the|by|during the|el|este|en el|en la|la) )?${partWord}${seasonWord}(?![a-z]| in )${yearTail}(?<past> pasad[oa])?`,
    'g',
  ),
  parse(match, context) {
    const { lead = '', part, season: word, past, year, relativeYear } = match.groups ?? {};
    const inYear = (of: number) => partOf(seasonWindow(of, firstMonthOf(word)), partNamed(part));
    const isDated = (year ?? relativeYear) !== undefined;
    if (!isDated && lead === '' && past === undefined) return null;
    // "In the fall" is more often an accident.
    if (!isDated && word === 'fall' && /^(?:in the|over the|during the|by) $/.test(lead)) return null;
    const ahead = /next|^by /.test(lead) ? true : /last|past/.test(lead) || past !== undefined ? false : undefined;
    return pastPart(inItsYear(match, context, inYear, ahead), context.today);
  },
};

const yearLead =
  '(?:(?:back )?in|since|until|till|by|during|of|from|through|thru|to|en|desde|hasta|del|de|el|ano|year|circa|around|about|for|before|after|between|and|dui|dwi|felony|bought|built|filed|divorced|married|happened|occurred|accident|crash|wreck|mva|injury|that was|it was|this was)';
const ofYear = 'accident|crash|wreck|collision|mva|injury|surgery|dui|dwi|divorce|bankruptcy|accidente|choque';
const fullYearWord = (group: string): string => `(?<${group}>(?:19[4-9]|20[0-3])\\d)`;

/** "Back in '21". */
const shortYear: DatePattern = {
  pattern: /(?<![a-z])(?:in|since|from|of|until|en|desde|del) '(\d{2})\b(?!\/|-\d)/g,
  parse: ([, digits], context) => withYear(pastPart(yearWindow(fullYear(Number(digits), context)), context.today)),
};

const year: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])${yearLead} (?:the )?(?:year )?(?<part>early |mid[ -]|late )?${fullYearWord('led')}(?![\\d/,.]\\d|\\d|-\\d| [a-z]*(?:honda|toyota|ford|chevy|model|camry|civic|f-?150))|(?<=[(,;-] ?)${fullYearWord('alone')}(?=[),;]|$)|(?<![a-z])(?<opening>early |mid[ -]|late )${fullYearWord('parted')}\\b|(?<![a-z\\d/-] ?)${fullYearWord('named')}(?= (?:${ofYear})\\b)`,
    'g',
  ),
  parse({ groups = {} }, { today }) {
    const window = yearWindow(Number(groups.led ?? groups.alone ?? groups.parted ?? groups.named));
    return withYear(pastPart(partOf(window, partNamed(groups.part ?? groups.opening)), today));
  },
};

const quarters = [/1|first/, /2|second/, /3|third/, /4|fourth|last/];

/** "Q3 2026", "the third quarter of 2025". */
const quarter: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z\\d])(?:q(?<q>[1-4])|(?<nth>first|second|third|fourth|last) quarter)${yearTail}(?![a-z\\d])`,
    'g',
  ),
  parse(match, context) {
    const { q, nth, year: digits, relativeYear } = match.groups ?? {};
    if ((digits ?? relativeYear) === undefined) return null;
    const firstMonth = 1 + 3 * quarters.findIndex((words) => words.test(q ?? nth ?? ''));
    const inYear = (of: number) => {
      const first = toDayNumber({ year: of, month: firstMonth, day: 1 });
      return spanWindow(first, addUnits(first, 3, 'month') - 1, 'season');
    };
    return inItsYear(match, context, inYear);
  },
};

/** "On the 14th", "el día 14": of this month or the last, or of the next where the words look ahead. "The 3rd of last month". */
const dayOfMonth: DatePattern = {
  pattern:
    /\b(?:(?:on|since|by|until|from) the (\d{1,2})(?:st|nd|rd|th)|el dia (\d{1,2}))\b(?! (?:of|floor|grade|street|st|ave|day|time|month|year|de|week|avenue|circuit|amendment|anniversary|birthday))|(?<![\d$/.:])(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of|de|del) (?<which>last|this|next|este|mes pasado|proximo)(?: month| mes)?(?![a-z])/g,
  parse(match, { folded, today }) {
    const { day, which = '' } = match.groups ?? {};
    if (which !== '' && !/month|mes/.test(match[0])) return null;
    const ahead = looksAhead(folded, match.index, match.index + match[0].length) === true;
    const stated = /last|pasado/.test(which) ? -1 : /next|proximo/.test(which) ? 1 : 0;
    const shifts = which !== '' ? [stated] : ahead ? [0, 1, 2] : [0, -1, -2];
    const now = fromDayNumber(today);
    for (const shift of shifts) {
      const { year: ofYear, month } = fromDayNumber(addUnits(toDayNumber({ ...now, day: 1 }), shift, 'month'));
      const date = { year: ofYear, month, day: Number(day ?? match[1] ?? match[2]) };
      if (!isRealDate(date)) continue;
      const found = toDayNumber(date);
      if (which !== '' || (ahead ? found >= today : found <= today))
        return { ...dayWindow(found), explicitYear: which !== '' };
    }
    return null;
  },
};

export const seasonYearDates: readonly DatePattern[] = [season, year, shortYear, quarter, dayOfMonth];
