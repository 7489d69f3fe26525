import {
  addMonths,
  type DateUnit,
  type DayNumber,
  fromDayNumber,
  monthLength,
  toDayNumber,
  unitDays,
} from './calendar.ts';
import type { DatePrecision, DateWindow, ParsedDate } from './date-mention.ts';
import type { Length } from './date-words.ts';

export function dayWindow(day: DayNumber): DateWindow {
  return { earliest: day, latest: day, best: day, precision: 'day' };
}

export function spanWindow(earliest: DayNumber, latest: DayNumber, precision: DatePrecision): DateWindow {
  return { earliest, latest, best: Math.floor((earliest + latest) / 2), precision };
}

const thirds = { early: [0, 0.34], mid: [0.3, 0.7], late: [0.6, 1] } as const;
export type PartOfSpan = keyof typeof thirds;

export function partOf(window: DateWindow, part: PartOfSpan | null): DateWindow {
  if (part === null) return window;
  const { earliest, latest, precision } = window;
  const [from, to] = thirds[part].map((share) => earliest + Math.round((latest - earliest) * share)) as [
    number,
    number,
  ];
  return spanWindow(from, to, precision);
}

export function monthWindow(year: number, month: number): DateWindow {
  const earliest = toDayNumber({ year, month, day: 1 });
  return spanWindow(earliest, earliest + monthLength(year, month) - 1, 'month');
}

export function yearWindow(year: number): DateWindow {
  return spanWindow(toDayNumber({ year, month: 1, day: 1 }), toDayNumber({ year, month: 12, day: 31 }), 'year');
}

/** Winter of a year is the one that starts in its December. */
export function seasonWindow(year: number, firstMonth: number): DateWindow {
  const earliest = toDayNumber({ year, month: firstMonth, day: 1 });
  return spanWindow(earliest, addMonths(earliest, 3) - 1, 'season');
}

const slackPerUnit: Record<DateUnit, number> = { day: 0, week: 3, month: 15, year: 120 };

/** The bounds around "so many units before or after": people round to the unit they use. */
export function roundedWindow(best: DayNumber, { count, unit, isLoose }: Length): DateWindow {
  const slack = isLoose ? Math.round(unitDays(Math.max(count * 0.5, 0.5), unit)) : slackPerUnit[unit];
  // "A few days ago" is not exact to the day.
  return { earliest: best - slack, latest: best + slack, best, precision: isLoose && unit === 'day' ? 'week' : unit };
}

/** Of a span that contains today, only the part before today can have happened. */
export function pastPart<T extends DateWindow>(window: T, today: DayNumber): T {
  if (window.earliest > today || window.latest <= today) return window;
  return { ...window, ...spanWindow(window.earliest, today, window.precision) };
}

export function movedBy<T extends DateWindow>(window: T, move: (day: DayNumber) => DayNumber): T {
  return { ...window, earliest: move(window.earliest), latest: move(window.latest), best: move(window.best) };
}

export const withYear = (window: DateWindow): ParsedDate => ({ ...window, explicitYear: true });

export function yearOf(day: DayNumber): number {
  return fromDayNumber(day).year;
}
