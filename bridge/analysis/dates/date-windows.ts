import {
  addMonths,
  type DateUnit,
  type DayNumber,
  fromDayNumber,
  monthLength,
  toDayNumber,
  unitDays,
} from './calendar.ts';
import type { DatePrecision, DateWindow } from './date-mention.ts';

export function dayWindow(day: DayNumber): DateWindow {
  return { earliest: day, latest: day, best: day, precision: 'day' };
}

export function spanWindow(earliest: DayNumber, latest: DayNumber, precision: DatePrecision): DateWindow {
  return { earliest, latest, best: Math.floor((earliest + latest) / 2), precision };
}

const thirds = { early: [0, 0.34], mid: [0.3, 0.7], late: [0.6, 1] } as const;
export type PartOfSpan = keyof typeof thirds;

export function partOf(window: DateWindow, part: PartOfSpan): DateWindow {
  const [from, to] = thirds[part];
  const length = window.latest - window.earliest;
  return spanWindow(
    window.earliest + Math.round(length * from),
    window.earliest + Math.round(length * to),
    window.precision,
  );
}

export function monthWindow(year: number, month: number): DateWindow {
  const earliest = toDayNumber({ year, month, day: 1 });
  return spanWindow(earliest, earliest + monthLength(year, month) - 1, 'month');
}

export function yearWindow(year: number): DateWindow {
  return spanWindow(toDayNumber({ year, month: 1, day: 1 }), toDayNumber({ year, month: 12, day: 31 }), 'year');
}

const seasonFirstMonth = { spring: 3, summer: 6, fall: 9, winter: 12 } as const;
export type Season = keyof typeof seasonFirstMonth;

/** Winter of a year is the one that starts in its December. */
export function seasonWindow(year: number, season: Season): DateWindow {
  const earliest = toDayNumber({ year, month: seasonFirstMonth[season], day: 1 });
  return spanWindow(earliest, addMonths(earliest, 3) - 1, 'season');
}

const slackPerUnit: Record<DateUnit, number> = { day: 0, week: 3, month: 15, year: 120 };
const precisionPerUnit: Record<DateUnit, DatePrecision> = { day: 'day', week: 'week', month: 'month', year: 'year' };

/** The bounds around "so many units before or after": people round to the unit they use. */
export function roundedWindow(best: DayNumber, unit: DateUnit, count: number, loose: boolean): DateWindow {
  const slack = loose ? Math.round(unitDays(Math.max(count * 0.5, 0.5), unit)) : slackPerUnit[unit];
  // "A few days ago" is no day.
  const precision = loose && unit === 'day' ? 'week' : precisionPerUnit[unit];
  return { earliest: best - slack, latest: best + slack, best, precision };
}

/** A span that contains today is, in a story told today, its part before today. */
export function pastPart(window: DateWindow, today: DayNumber): DateWindow {
  if (window.earliest > today || window.latest <= today) return window;
  return spanWindow(window.earliest, today, window.precision);
}

export function yearOf(day: DayNumber): number {
  return fromDayNumber(day).year;
}
