import { fromDayNumber, isRealDate, toDayNumber } from './calendar.ts';
import type { DateContext, DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, monthWindow, type PartOfSpan, partOf, pastPart, yearOf } from './date-windows.ts';
import { monthOf, monthWord } from './date-words.ts';
import { fullYear } from './numeric-dates.ts';
import { resolveYearless } from './yearless-date.ts';

const yearTail = `(?:[,/.-]?\\s?(?:of |de |del |del ano )?'?((?:19|20)\\d{2}|(?<=')\\d{2})(?!\\d)|,? (?:of )?(last year|this year|next year|del ano pasado|de este ano))`;
const dayNumber = `(\\d{1,2})(?:st|nd|rd|th|ro|°|º)?`;

function statedYear(match: RegExpExecArray, context: DateContext): number | null {
  const { digits, words } = match.groups ?? {};
  if (digits !== undefined) return fullYear(Number(digits), context);
  if (words === undefined) return null;
  const thisYear = yearOf(context.today);
  if (/last|pasado/.test(words)) return thisYear - 1;
  return words.startsWith('next') ? thisYear + 1 : thisYear;
}

const named = (tail: string) => tail.replace('((?:19', '(?<digits>(?:19').replace('(last year', '(?<words>last year');
const optionalYear = `(?:${named(yearTail)})?`;

function readDay(match: RegExpExecArray, monthText: string, dayText: string, context: DateContext) {
  const month = monthOf(monthText);
  const day = Number(dayText);
  const year = statedYear(match, context);
  if (month === null || !isRealDate({ year: year ?? 2024, month, day })) return null;
  if (year !== null) return { ...dayWindow(toDayNumber({ year, month, day })), explicitYear: true };
  const inYear = (candidate: number) => dayWindow(toDayNumber({ year: candidate, month, day }));
  const span = { start: match.index, end: match.index + match[0].length };
  return { ...resolveYearless(inYear, context, span), explicitYear: false };
}

const monthThenDay: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(?:next|last|this|this past|this coming) )?(${monthWord})\\.?\\s?-?(?:the )?${dayNumber}(?![\\d/]|,\\d{3}(?!\\d)|:\\d| ?[ap]\\.?m\\b)${optionalYear}(?![a-z\\d])`,
    'g',
  ),
  read: (match, context) => readDay(match, match[1] ?? '', match[2] ?? '', context),
};

const dayThenMonth: DatePattern = {
  pattern: new RegExp(
    `(?<![\\d$/.:])${dayNumber}[- ]?(?:of |de |day of )?(${monthWord})(?![a-z])(?:\\.(?= ?'?\\d))?${optionalYear}(?!\\d)`,
    'g',
  ),
  read: (match, context) => readDay(match, match[2] ?? '', match[1] ?? '', context),
};

const partWords: readonly (readonly [RegExp, PartOfSpan])[] = [
  [/early|beginning|start|principios|first week/, 'early'],
  [/mid|middle|mediados/, 'mid'],
  [/late|end|finales|fines|last week/, 'late'],
];

export function partNamed(text: string | undefined): PartOfSpan | null {
  return text === undefined ? null : (partWords.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

export const partWord = `(?:(early|mid|middle of|late|beginning of|start of|end of|the end of|first week(?:end)? of|last week(?:end)? of|first week(?:end)? in|last week(?:end)? in|principios de|mediados de|finales de|fines de)[ -](?:in )?)?`;

/** Month names that are everyday words as well count only with a preposition, a capital letter or a year. */
const everydayWords = new Set(['may', 'march', 'mar', 'sep', 'dec', 'jan', 'ene', 'abr', 'mon']);
const datePreposition =
  /(?:\b(?:in|since|until|till|by|last|this|next|of|early|mid|late|around|about|from|to|through|thru|during|after|before|than|and|or|en|desde|hasta|de|para|circa|ended|ending|back)|[-(/])\s*$/;

function standsAsMonth(match: RegExpExecArray, name: string, context: DateContext): boolean {
  if (!everydayWords.has(name)) return true;
  const at = match.index + match[0].indexOf(name);
  if (datePreposition.test(context.folded.slice(Math.max(0, at - 12), at))) return true;
  const capital = /[A-Z]/.test(context.original[at] ?? '') && /[a-z]/.test(context.original[at + 1] ?? '');
  return capital && /^(?:[.,;)]|$)/.test(context.folded.slice(at + name.length, at + name.length + 1));
}

const monthAlone: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(last |this past |this |next |past |el pasado )?${partWord}(${monthWord})(?![a-z])(?:\\.(?= ?'?\\d))?${optionalYear}( pasado)?(?![a-z\\d])`,
    'g',
  ),
  read(match, context) {
    const name = match[3] ?? '';
    const month = monthOf(name);
    if (month === null) return null;
    const narrowed = (window: DateWindow) => {
      const part = partNamed(match[2]);
      return part === null ? window : partOf(window, part);
    };
    const year = statedYear(match, context);
    if (year !== null) return { ...pastPart(narrowed(monthWindow(year, month)), context.today), explicitYear: true };
    if (!standsAsMonth(match, name, context)) return null;
    const span = { start: match.index, end: match.index + match[0].length };
    const inYear = (candidate: number) => narrowed(monthWindow(candidate, month));
    const { year: thisYear, month: thisMonth } = fromDayNumber(context.today);
    if (match[1] === 'last ' && month === thisMonth) return { ...inYear(thisYear - 1), explicitYear: true };
    const found = resolveYearless(inYear, context, span, statedDirection(match) ?? undefined);
    return { ...pastPart(found, context.today), explicitYear: false };
  },
};

/** "last March" and "next March" say the direction themselves, whatever else stands around. */
function statedDirection(match: RegExpExecArray): boolean | null {
  const lead = match[1] ?? '';
  if (lead.startsWith('next')) return true;
  return /last|past|pasado/.test(lead) || match[0].endsWith('pasado') ? false : null;
}

export const monthDates: readonly DatePattern[] = [monthThenDay, dayThenMonth, monthAlone];
