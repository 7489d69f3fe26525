import { type SlackSettings, weekdays } from '../../../../shared/slack-settings.ts';
import type { Digest } from '../../../slack/render/digest.ts';
import { dayAfter, momentOf, wallClock } from '../../../slack/routing/wall-clock.ts';

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

interface When {
  at: Date;
  /** When Slack was connected: digests due before that are skipped. */
  since: Date;
  /** The settings: only what they already said is made up for after midnight. */
  settled: Date;
}

/**
 * What is due on the local day of `at`, by the settings, or was on the day before, where the bridge was down. Each tells
 * of what came since the wall showed the same time the last time, so that no hour is left out or told twice when clocks
 * change.
 */
export function dueDigests(
  { digest, timeZone }: Pick<SlackSettings, 'digest' | 'timeZone'>,
  { at, since, settled }: When,
): DueDigest[] {
  const today = wallClock(at, timeZone).day;
  const lastOf = (kind: DueDigest['kind'], time: string, days: number): DueDigest | undefined => {
    for (const day of [today, dayAfter(today, -1)]) {
      const until = momentOf({ day, time }, timeZone);
      if (until.getTime() > at.getTime()) continue;
      const known = day === today ? since : new Date(Math.max(since.getTime(), settled.getTime()));
      if (until.getTime() < known.getTime()) return undefined;
      const firstDay = dayAfter(day, -days);
      const from = momentOf({ day: firstDay, time }, timeZone);
      return { kind, day, from, until, firstDay, lastDay: dayAfter(day, -1) };
    }
    return undefined;
  };
  const { daily, weekly } = digest;
  const dailyDue = daily === null ? undefined : lastOf('daily', daily, 1);
  const weeklyDue = weekly === null ? undefined : lastOf('weekly', weekly.at, 7);
  const due = [dailyDue, weeklyDue].filter((one) => one !== undefined);
  return due.filter(({ kind, day }) => kind === 'daily' || weekdays[weekdayOf(day)] === weekly?.day);
}

/** From 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
