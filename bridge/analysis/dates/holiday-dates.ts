import { type DayNumber, toDayNumber, weekdayOf } from './calendar.ts';
import type { DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, spanWindow, yearOf } from './date-windows.ts';
import { resolveYearless } from './yearless-date.ts';

const fixed = (month: number, day: number) => (year: number) => toDayNumber({ year, month, day });

/** The n-th weekday of a month; n = -1 is the last. */
const nth =
  (n: number, weekday: number, month: number) =>
  (year: number): DayNumber => {
    if (n < 0) {
      const last = toDayNumber({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1;
      return last - ((weekdayOf(last) - weekday + 7) % 7);
    }
    const first = toDayNumber({ year, month, day: 1 });
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
  };

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
  ["new year'?s eve|nye", fixed(12, 31)],
  ["new year'?s(?: day)?|ano nuevo", fixed(1, 1)],
  ['(?:the )?new year', fixed(1, 1)],
  ['nochevieja|fin de ano', fixed(12, 31)],
  ['mlk day|martin luther king(?: jr\\.?)?(?: day)?', nth(3, 1, 1)],
  ['super ?bowl(?: sunday)?', nth(2, 0, 2)],
  ['mardi gras|fat tuesday', (year) => easter(year) - 47],
  ['palm sunday|domingo de ramos', (year) => easter(year) - 7],
  ['tax day', fixed(4, 15)],
  ['dia del padre', nth(3, 0, 6)],
  ['election day', (year) => nth(1, 1, 11)(year) + 1],
  ['black friday', (year) => nth(4, 4, 11)(year) + 1],
  ["valentine'?s(?: day)?|san valentin", fixed(2, 14)],
  ["presidents'? day", nth(3, 1, 2)],
  ["st\\.? patrick'?s(?: day)?", fixed(3, 17)],
  ['easter(?: sunday)?', easter],
  ['(?:jueves santo|maundy thursday|holy thursday)', (year) => easter(year) - 3],
  ['(?:viernes santo|good friday)', (year) => easter(year) - 2],
  ['(?:domingo de (?:resurreccion|pascua)|pascua)', easter],
  ['ash wednesday|miercoles de ceniza', (year) => easter(year) - 46],
  ['cinco de mayo', fixed(5, 5)],
  ['(?:dia de (?:los )?reyes|three kings day)', fixed(1, 6)],
  ['(?:dia de (?:los )?muertos|day of the dead)', fixed(11, 2)],
  ['dia de (?:las )?madres', fixed(5, 10)],
  ["mother'?s day", nth(2, 0, 5)],
  ['memorial day', nth(-1, 1, 5)],
  ["father'?s day", nth(3, 0, 6)],
  ['juneteenth', fixed(6, 19)],
  ['(?:the )?(?:4th|fourth) of july|independence day', fixed(7, 4)],
  ['labor day', nth(1, 1, 9)],
  ['columbus day', nth(2, 1, 10)],
  ['halloween', fixed(10, 31)],
  ['veterans day', fixed(11, 11)],
  ['(?:thanksgiving|accion de gracias)(?: day)?', nth(4, 4, 11)],
];

/** Holidays of several days, each by its first day and its length. */
const holidaySpans: readonly (readonly [string, (year: number) => DayNumber, number])[] = [
  ['semana santa|holy week', (year) => easter(year) - 7, 8],
];

/** A holiday by its name alone, for folded text. */
export const holidayName = `(?:${[...holidays, ...holidaySpans].map(([words]) => words).join('|')})`;

const tail =
  '(?:,? (?:of |in |de |del )?((?:19|20)\\d{2})\\b|,? (?:of )?(last year|this year)\\b| (del ano pasado|de este ano|pasad[oa])\\b)?';

function holidayPattern(words: string, inYear: (year: number) => DateWindow): DatePattern {
  return {
    pattern: new RegExp(
      `(?<![a-z])(?:(last|this past|next|this coming) )?(?:${words})(?![a-z])(?: (?:weekend|night|morning|evening|afternoon))?${tail}`,
      'g',
    ),
    read(match, context) {
      if (match[2] !== undefined) return { ...inYear(Number(match[2])), explicitYear: true };
      const told = match[3] ?? match[4];
      if (told !== undefined && told !== 'pasado' && told !== 'pasada') {
        const back = /last|pasado/.test(told) ? 1 : 0;
        return { ...inYear(yearOf(context.today) - back), explicitYear: true };
      }
      const past = told !== undefined || /^(?:last|this past)/.test(match[1] ?? '');
      const stated = past ? false : match[1] === undefined ? undefined : true;
      const span = { start: match.index, end: match.index + match[0].length };
      return { ...resolveYearless(inYear, context, span, stated), explicitYear: false };
    },
  };
}

export const holidayDates: readonly DatePattern[] = [
  ...holidays.map(([words, inYear]) => holidayPattern(words, (year) => dayWindow(inYear(year)))),
  ...holidaySpans.map(([words, first, days]) =>
    holidayPattern(words, (year) => spanWindow(first(year), first(year) + days - 1, 'week')),
  ),
];
