import { addUnits, type DayNumber, toDayNumber } from './calendar.ts';
import type { DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, movedBy, spanWindow } from './date-windows.ts';
import { nthWeekday } from './weekday-dates.ts';
import { inItsYear, yearTail } from './yearless-date.ts';

const fixed = (month: number, day: number) => (year: number) => toDayNumber({ year, month, day });
const nth = (n: number, weekday: number, month: number) => (year: number) => nthWeekday(year, month, weekday, n);

/** Gregorian computus (Butcher). */
function easter(year: number): DayNumber {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return toDayNumber({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}

const holidays: readonly (readonly [string, (year: number) => DayNumber])[] = [
  ['christmas eve|nochebuena', fixed(12, 24)],
  ['christmas(?: day)?|xmas|navidad', fixed(12, 25)],
  ["new year'?s eve|nye|nochevieja|fin de ano", fixed(12, 31)],
  ["(?:the )?new year(?:'?s)?(?: day)?|ano nuevo", fixed(1, 1)],
  ['mlk day|martin luther king(?: jr\\.?)?(?: day)?', nth(3, 1, 1)],
  ['super ?bowl(?: sunday)?', nth(2, 0, 2)],
  ["valentine'?s(?: day)?|san valentin", fixed(2, 14)],
  ["presidents'? day", nth(3, 1, 2)],
  ["st\\.? patrick'?s(?: day)?", fixed(3, 17)],
  ['easter(?: sunday)?|(?:domingo de )?pascua', easter],
  ['jueves santo|maundy thursday|holy thursday', (year) => easter(year) - 3],
  ['viernes santo|good friday', (year) => easter(year) - 2],
  ['cinco de mayo', fixed(5, 5)],
  ['(?:dia de (?:los )?muertos|day of the dead)', fixed(11, 2)],
  ['dia de (?:las )?madres', fixed(5, 10)],
  ["mother'?s day", nth(2, 0, 5)],
  ['memorial day', nth(-1, 1, 5)],
  ["father'?s day|dia del padre", nth(3, 0, 6)],
  ['juneteenth', fixed(6, 19)],
  ['(?:the )?(?:4th|fourth) of july|independence day', fixed(7, 4)],
  ['labor day', nth(1, 1, 9)],
  ['columbus day', nth(2, 1, 10)],
  ['halloween', fixed(10, 31)],
  ['veterans day', fixed(11, 11)],
  ['(?:thanksgiving|accion de gracias)(?: day)?', nth(4, 4, 11)],
];

const holyWeek = 'semana santa|holy week';

const names = [...holidays.map(([words]) => words), holyWeek].join('|');
const holidayPatterns = holidays.map(([words, dayIn]) => ({ words: new RegExp(`^(?:${words})$`), dayIn }));

function windowIn(name: string): (year: number) => DateWindow {
  const holiday = holidayPatterns.find(({ words }) => words.test(name));
  if (holiday === undefined) return (year) => spanWindow(easter(year) - 7, easter(year), 'week');
  return (year) => dayWindow(holiday.dayIn(year));
}

/** "Christmas Eve 2024", "last Halloween", "Labor Day weekend". */
export const holidayDates: readonly DatePattern[] = [
  {
    pattern: new RegExp(
      `(?<![a-z])(?:(?<lead>last|this past|next|this coming) )?(?<name>${names})(?![a-z])(?: (?:weekend|night|morning|evening|afternoon))?(?<past> pasad[oa]\\b)?(?<beforeLast> before last\\b)?${yearTail}`,
      'g',
    ),
    parse(match, context) {
      const { lead = '', name = '', past, beforeLast } = match.groups ?? {};
      const isPast = (past ?? beforeLast) !== undefined || /last|past/.test(lead);
      const date = inItsYear(match, context, windowIn(name), isPast ? false : lead === '' ? undefined : true);
      return beforeLast === undefined ? date : movedBy(date, (day) => addUnits(day, -1, 'year'));
    },
  },
];
