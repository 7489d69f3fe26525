import { weekdays } from '../../../shared/slack-settings.ts';

/** Local date and time. */
export interface WallClock {
  /** YYYY-MM-DD. */
  day: string;
  /** From 0 for Monday. */
  weekday: number;
  /** Minutes since midnight. */
  minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const names: readonly string[] = weekdays;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create; there are as many as there are time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = new Map(parts.map(({ type, value }) => [type, value]));
  return {
    day: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
    weekday: names.indexOf(part.get('weekday')?.toLowerCase() ?? ''),
    minute: Number(part.get('hour')) * 60 + Number(part.get('minute')),
  };
}

/** Minutes since midnight of a time such as 08:30. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The calendar day so many days later; earlier when negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment of a local day and time; approximate when the clock skips it. */
export function momentOf({ day, time }: { day: string; time: string }, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  // Once for the offset of the zone, once more if it differs at the moment found.
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = wallClock(new Date(moment), timeZone);
    moment += wanted - Date.parse(`${shown.day}T00:00:00Z`) - shown.minute * MINUTE_MS;
  }
  return new Date(moment);
}
