import { type Hours, weekdays } from '../../../shared/slack-settings.ts';
import { minuteOf, type WallClock, wallClock } from './wall-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Short enough not to skip a change of the clock. */
const HOP_MINUTES = 30;
const WEEK_MS = 7 * DAY_MINUTES * MINUTE_MS;

/** Local minutes until a span ends; 0 outside of it. A span over midnight belongs to the day it starts on. */
function minutesLeft(hours: Hours, { weekday: day, minute }: Pick<WallClock, 'weekday' | 'minute'>): number {
  const from = minuteOf(hours.from);
  const until = minuteOf(hours.until);
  const begins = (index: number) => hours.days.some((name) => name === weekdays[(index + 7) % 7]);
  if (from < until) return begins(day) && minute >= from && minute < until ? until - minute : 0;
  if (begins(day) && minute >= from) return until + DAY_MINUTES - minute;
  return begins(day - 1) && minute < until ? until - minute : 0;
}

/** Whether local time is inside the span; the first minute included, the last one not. */
export function isWithin(hours: Hours, timeZone: string, at: Date): boolean {
  return minutesLeft(hours, wallClock(at, timeZone)) > 0;
}

/** The first moment, from `at` on, outside of all spans: `at` itself, or the full minute at which they end. */
export function endOfQuiet(spans: readonly Hours[], timeZone: string, at: Date): Date {
  const left = (moment: number) => {
    const wall = wallClock(new Date(moment), timeZone);
    return spans.map((hours) => minutesLeft(hours, wall)).filter((minutes) => minutes > 0);
  };
  let moment = at.getTime();
  while (moment - at.getTime() <= WEEK_MS) {
    const open = left(moment);
    if (open.length === 0) return new Date(moment);
    const minute = moment - (moment % MINUTE_MS);
    const next = minute + Math.min(HOP_MINUTES, ...open) * MINUTE_MS;
    // A clock set forward may have ended them earlier.
    for (moment = minute + MINUTE_MS; moment < next && left(next).length === 0; moment += MINUTE_MS) {
      if (left(moment).length === 0) return new Date(moment);
    }
    moment = next;
  }
  // Settings that are quiet all week are refused; one that slipped through must not hold leads forever.
  return at;
}
