import { fromDayNumber, isRealDate, toDayNumber } from './calendar.ts';
import type { DateContext, DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, monthWindow, type PartOfSpan, partOf, pastPart, withYear } from './date-windows.ts';
import { monthOf, monthWord } from './date-words.ts';
import { inItsYear, yearTail } from './yearless-date.ts';

const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const ordinals = [
  ...units,
  ...'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' '),
  'twentieth',
  ...units.map((unit) => `twenty[ -]${unit}`),
  'thirtieth',
  'thirty[ -]first',
];
const ordinalPatterns = ordinals.map((words) => new RegExp(`^${words}$`));
const ordinal = `(?<ordinal>${ordinals.toReversed().join('|')})`;
const digits = '(?<digits>\\d{1,2})(?:st|nd|rd|th|ro|°|º)?';

function parseDay(match: RegExpExecArray, context: DateContext) {
  const { month: name = '', digits: number, ordinal: word = '' } = match.groups ?? {};
  const month = monthOf(name);
  const day = Number(number ?? ordinalPatterns.findIndex((pattern) => pattern.test(word)) + 1);
  if (month === null || !isRealDate({ year: 2024, month, day })) return null;
  return inItsYear(match, context, (year) => dayWindow(toDayNumber({ year, month, day })));
}

/** "March 3rd, 2025", "October the twenty-first". */
const monthThenDay: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(?:next|last|this|this past|this coming) )?(?<month>${monthWord})(?:\\.?\\s?-?(?:the )?${digits}(?![\\d/]|,\\d{3}(?!\\d)|:\\d| ?[ap]\\.?m\\b)| (?:the )?${ordinal})${yearTail}(?![a-z\\d])`,
    'g',
  ),
  parse: parseDay,
};

/** "14 Sep 2026", "3 de marzo", "the second of September". */
const dayThenMonth: DatePattern = {
  pattern: new RegExp(
    `(?:(?<![\\d$/.:])${digits}[- ]?(?:of |de |day of )?|(?<![a-z])${ordinal} (?:day )?of )(?<month>${monthWord})(?![a-z])(?:\\.(?= ?'?\\d))?${yearTail}(?!\\d)`,
    'g',
  ),
  parse: parseDay,
};

const parts: readonly (readonly [RegExp, PartOfSpan])[] = [
  [/early|beginning|start|principios|first week/, 'early'],
  [/mid|middle|mediados/, 'mid'],
  [/late|end|finales|fines|last week/, 'late'],
];

export const partNamed = (text = ''): PartOfSpan | null => parts.find(([words]) => words.test(text))?.[1] ?? null;

export const partWord = `(?:(?<part>early|mid|middle of|late|beginning of|start of|(?:the )?end of|(?:first|last) week(?:end)? (?:of|in)|principios de|mediados de|finales de|fines de)[ -](?:in )?)?`;

/** Month names that are everyday words as well count only with a preposition, a capital letter or a year. */
const everydayWords = new Set(['may', 'march', 'mar', 'sep', 'dec', 'jan', 'ene', 'abr', 'mon']);
const datePreposition =
  /(?:\b(?:in|since|until|till|by|last|this|next|of|early|mid|late|around|about|from|to|through|thru|during|after|before|than|and|or|en|desde|hasta|de|para|circa|ended|ending|back)|[-(/])\s*$/;

function isMonth(match: RegExpExecArray, name: string, { folded, original }: DateContext): boolean {
  if (!everydayWords.has(name)) return true;
  const at = match.index + match[0].indexOf(name);
  if (datePreposition.test(folded.slice(Math.max(0, at - 12), at))) return true;
  return /^[A-Z][a-z]/.test(original.slice(at)) && /^(?:[.,;)]|$)/.test(folded.slice(at + name.length));
}

/** "Late March 2025", "last June", "el pasado mayo". */
const monthAlone: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?<lead>last |this past |this |next |past |el pasado )?${partWord}(?<month>${monthWord})(?![a-z])(?:\\.(?= ?'?\\d))?${yearTail}(?<past> pasado)?(?![a-z\\d])`,
    'g',
  ),
  parse(match, context) {
    const { lead = '', part, month: name = '', past, year, relativeYear } = match.groups ?? {};
    const month = monthOf(name);
    if (month === null) return null;
    if ((year ?? relativeYear) === undefined && !isMonth(match, name, context)) return null;
    const inYear = (inQuestion: number): DateWindow => partOf(monthWindow(inQuestion, month), partNamed(part));
    const now = fromDayNumber(context.today);
    if (lead === 'last ' && month === now.month) return withYear(inYear(now.year - 1));
    const isPast = /last|past|pasado/.test(lead) || past !== undefined;
    const ahead = lead === 'next ' ? true : isPast ? false : undefined;
    return pastPart(inItsYear(match, context, inYear, ahead), context.today);
  },
};

export const monthDates: readonly DatePattern[] = [monthThenDay, dayThenMonth, monthAlone];
