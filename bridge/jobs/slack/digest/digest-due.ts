import { type SlackSettings, weekdays } from '../../../../shared/slack-settings.ts';
import type { Digest } from '../../../slack/render/digest.ts';
import { dayAfter, momentOf, wallClock } from '../../../slack/routing/wall-clock.ts';

/** A digest that is due. */
export interface DueDigest {
  kind: Digest['kind'];
  /** The local day it is written on, which makes it unique. */
  day: string;
  /** The period it covers: until the time it is due. */
  from: Date;
  until: Date;
  /** First and last local day of the period. */
  firstDay: string;
  lastDay: string;
}

interface When {
  at: Date;
  /** When Slack was connected: digests due before that are skipped. */
  since: Date;
  /** When the settings were saved: after midnight only what they already said is made up for. */
  settled: Date;
}

/**
 * Digests due on the local day of `at` by the settings, or on the day before if the bridge was down. Each covers the
 * time since the same local time of the previous one, so that no hour is missed or counted twice when clocks change.
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
