import { type SlackSettings, weekdays } from '../../shared/slack-settings.ts';
import type { Digest } from '../slack/digest.ts';

/** A digest that is to be written now. */
export interface DueDigest {
  kind: Digest['kind'];
  /** The local day it is written on, which makes it the only one. */
  day: string;
  /** The span it tells of: until the time of day it is due. */
  from: Date;
  until: Date;
  /** First and last local day of the span. */
  firstDay: string;
  lastDay: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What is due on the local day of `at`, by the settings; one that came due before the connection is nobody's. */
export function dueDigests(
  { digest, timeZone }: Pick<SlackSettings, 'digest' | 'timeZone'>,
  { at, since }: { at: Date; since: Date },
): DueDigest[] {
  const clock = wallClock(at, timeZone);
  const due: DueDigest[] = [];
  const add = (kind: DueDigest['kind'], time: string, days: number) => {
    const late = clock.minute - minuteOf(time);
    const until = new Date(at.getTime() - (at.getTime() % MINUTE_MS) - late * MINUTE_MS);
    if (late < 0 || until.getTime() < since.getTime()) return;
    const from = new Date(until.getTime() - days * DAY_MS);
    const lastDay = wallClock(new Date(until.getTime() - DAY_MS), timeZone).day;
    due.push({ kind, day: clock.day, from, until, firstDay: wallClock(from, timeZone).day, lastDay });
  };
  if (digest.daily !== null) add('daily', digest.daily, 1);
  if (digest.weekly !== null && weekdays[clock.weekday] === digest.weekly.day) add('weekly', digest.weekly.at, 7);
  return due;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What clock and calendar on the wall show: the day as YYYY-MM-DD, the weekday from 0 for Monday. */
function wallClock(at: Date, timeZone: string): { day: string; weekday: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${part.get('year')}-${part.get('month')}-${part.get('day')}`,
    weekday: (weekdays as readonly (string | undefined)[]).indexOf(part.get('weekday')?.toLowerCase()),
    minute: Number(part.get('hour')) * 60 + Number(part.get('minute')),
  };
}
