import { parseNumberWords, smallNumberWord } from '../amounts/number-words.ts';
import type { DateUnit } from './calendar.ts';

const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feburary', 'febuary', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto'],
  ['september', 'septiembre', 'setiembre', 'septembre', 'sept', 'sep'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
];

const weekdayNames: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'lunes', 'mon'],
  ['tuesday', 'martes', 'tues', 'tue'],
  ['wednesday', 'wednsday', 'miercoles', 'weds', 'wed'],
  ['thursday', 'jueves', 'thurs', 'thur', 'thu'],
  ['friday', 'viernes', 'fri'],
  ['saturday', 'sabado'],
];

function indexByName(rows: readonly (readonly string[])[], first: number): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((names, index) => names.map((name) => [name, index + first] as const)));
}

const alternatives = (rows: readonly (readonly string[])[]) =>
  rows
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|');

const monthByName = indexByName(monthNames, 1);
const weekdayByName = indexByName(weekdayNames, 0);

/** Pattern sources, each for folded text. */
export const monthWord = `(?:${alternatives(monthNames)})`;
export const weekdayWord = `(?:${alternatives(weekdayNames)})`;

export const monthOf = (word: string): number | null => monthByName.get(word.replace('.', '')) ?? null;
export const weekdayIndexOf = (word: string): number | null => weekdayByName.get(word) ?? null;

const unitNames: Record<DateUnit, readonly string[]> = {
  day: ['days', 'day', 'nights', 'night', 'dias', 'dia', 'noches', 'noche'],
  week: ['weeks', 'week', 'wks', 'wk', 'weekends', 'weekend', 'semanas', 'semana'],
  month: ['months', 'month', 'mos', 'mo', 'mths', 'mth', 'meses', 'mes'],
  year: ['years', 'year', 'yrs', 'yr', 'anos', 'ano'],
};

export const unitWord = `(?:${alternatives(Object.values(unitNames))})`;

const unitByName = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) => names.map((name) => [name, unit as DateUnit] as const)),
);

export const unitOf = (word: string): DateUnit | null => unitByName.get(word) ?? null;

/** A count of units as people say it: digits, words, "a couple of". */
export const countWord = `(?:\\d{1,2} 1\\/2|\\d{1,4}(?:\\.\\d{1,2})?|a couple(?: of)?|couple(?: of)?|a few|few|several|a handful of|half an?|${smallNumberWord}|an?|un par de|unos pocos|unas pocas|algunos|algunas|varios|varias|medio|media)`;

const looseCounts: readonly (readonly [RegExp, number])[] = [
  [/couple|un par/, 2],
  [/few|poc[oa]s|algun[oa]s|handful/, 3],
  [/several|vari[oa]s/, 4],
  [/^half|^medi[oa]/, 0.5],
  [/^an?$/, 1],
];

export function countOf(text: string): number | null {
  if (/^[\d.]+$/.test(text)) return Number(text);
  if (text.endsWith(' 1/2')) return Number(text.slice(0, -4)) + 0.5;
  return looseCounts.find(([pattern]) => pattern.test(text))?.[1] ?? parseNumberWords(text);
}

/** "A few", "several": the count is a guess, so the bounds around it are wide. */
const looseCount = /couple|few|several|poc|algun|vari|handful|un par/;

export interface Length {
  count: number;
  unit: DateUnit;
  isLoose: boolean;
}

/** A length of time from the words of its count and its unit; `half` where "and a half" follows. */
export function parseLength(countText = '', unitText = '', half?: string): Length | null {
  const [count, unit] = [countOf(countText), unitOf(unitText)];
  if (count === null || unit === null) return null;
  return { count: count + (half === undefined ? 0 : 0.5), unit, isLoose: looseCount.test(countText) };
}
