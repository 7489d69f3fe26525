/** Whole days since 1970-01-01; every comparison of dates is one of integers. */
export type DayNumber = number;

const MS_PER_DAY = 86_400_000;

interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export function toDayNumber(date: CalendarDate): DayNumber {
  return Date.UTC(date.year, date.month - 1, date.day) / MS_PER_DAY;
}

export function fromDayNumber(day: DayNumber): CalendarDate {
  const date = new Date(day * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day number of `YYYY-MM-DD`. */
export function parseIsoDay(text: string): DayNumber {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return toDayNumber({ year, month, day });
}

export function formatIsoDay(day: DayNumber): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function monthLength(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isRealDate({ year, month, day }: CalendarDate): boolean {
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
}

/** Moves by whole months; the 31st becomes the last day of a shorter month. */
export function addMonths(from: DayNumber, months: number): DayNumber {
  const { year, month, day } = fromDayNumber(from);
  const index = year * 12 + (month - 1) + Math.trunc(months);
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return toDayNumber({ ...target, day: Math.min(day, monthLength(target.year, target.month)) });
}

/** 0 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

export const dateUnits = ['day', 'week', 'month', 'year'] as const;
export type DateUnit = (typeof dateUnits)[number];

const daysPerUnit = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const satisfies Record<DateUnit, number>;

/** Moves by a possibly fractional number of units; whole months and years land on the same day of the month. */
export function addUnits(from: DayNumber, count: number, unit: DateUnit): DayNumber {
  const months = unit === 'year' ? count * 12 : count;
  if ((unit === 'month' || unit === 'year') && Number.isInteger(months)) return addMonths(from, months);
  return from + Math.round(count * daysPerUnit[unit]);
}

export function unitDays(count: number, unit: DateUnit): number {
  return count * daysPerUnit[unit];
}
