import { type Kysely, sql } from 'kysely';
import type { Overview } from '../../../../shared/dashboard/overview.ts';
import { unfitReasons } from '../../../../shared/lead-actions.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { dayAfter, momentOf, wallClock } from '../../../slack/routing/wall-clock.ts';
import { countUnfit } from '../../slack/digest/digest-figures.ts';

interface Span {
  accountId: string;
  /** Days YYYY-MM-DD, the last one is today. */
  days: readonly string[];
  timeZone: string;
  now: Date;
}

/** The last `count` calendar days, up to today. */
export function lastDays(count: number, now: Date, timeZone: string): string[] {
  const today = wallClock(now, timeZone).day;
  return Array.from({ length: count }, (_, at) => dayAfter(today, at - count + 1));
}

type Figures = Omit<Overview, 'checklist' | 'parts' | 'oldestWork'>;

/** Outcomes of the leads received on these days, without backfills. */
export async function countOverview(db: Kysely<Database>, span: Span): Promise<Figures> {
  const { accountId, now } = span;
  const starts = startsOf(span);
  const from = starts[0] ?? now;
  const [days, whole, unfit] = await Promise.all([
    countDays(db, span, starts),
    countWhole(db, { accountId, from }),
    countUnfit(db, { accountId, from, until: now }),
  ]);
  return {
    ...whole,
    days,
    leads: days.reduce((sum, { leads }) => sum + leads, 0),
    valid: days.reduce((sum, { valid }) => sum + valid, 0),
    unfit: unfit.map(({ reason, count }) => ({ reason: unfitReasons[reason], leads: count })),
  };
}

const DAY_MS = 86_400_000;

/** When each day starts; a day that starts 24 hours after the one before, as nearly all do, is not searched for. */
function startsOf({ days, timeZone }: Pick<Span, 'days' | 'timeZone'>): Date[] {
  const starts: Date[] = [];
  for (const day of days) {
    const usual = new Date((starts.at(-1)?.getTime() ?? Number.NaN) + DAY_MS);
    const shown = starts.length === 0 ? undefined : wallClock(usual, timeZone);
    const isUsual = shown?.day === day && shown.minute === 0;
    starts.push(isUsual ? usual : momentOf({ day, time: '00:00' }, timeZone));
  }
  return starts;
}

const cameIn = sql<boolean>`l.status <> 'deleted' and coalesce(l.first_cause, l.cause) <> 'backfill'`;

async function countDays(db: Kysely<Database>, span: Span, starts: readonly Date[]): Promise<Overview['days']> {
  const { rows } = await sql<{ day: number; leads: number; valid: number }>`
    select width_bucket(l.created_at, ${[...starts]}::timestamptz[]) as day, count(*)::integer as leads,
      (count(*) filter (where l.status = 'valid'))::integer as valid
    from leads l where l.account_id = ${span.accountId} and l.created_at >= ${starts[0]} and ${cameIn}
    group by 1`.execute(db);
  const counted = new Map(rows.map((row) => [row.day, row]));
  return span.days.map((date, at) => {
    const { leads = 0, valid = 0 } = counted.get(at + 1) ?? {};
    return { date, leads, valid };
  });
}

interface Whole {
  alerted: number;
  claimed: number;
  contacted: number;
  unclaimed: number;
  backfilled: number;
  to_alert: number[] | null;
  to_claim: number[] | null;
}

/** Figures of the valid leads; unclaimed ones are counted as the list shows them, backfills included. The first person to act on a lead has claimed it, whatever the action. */
async function countWhole(db: Kysely<Database>, { accountId, from }: { accountId: string; from: Date }) {
  const { rows } = await sql<Whole>`
    with taken as (
      select lead_id, min(at) as at from lead_history
      where account_id = ${accountId} and at >= ${from} and action in ('claim', 'contacted', 'not_a_fit')
      group by lead_id
    ), came as (
      select coalesce(h.state, 'new') as state, h.alerted_at is not null as alerted, t.at is not null as taken,
        greatest(date_part('epoch', h.alerted_at - l.created_at) / 60, 0) as to_alert,
        greatest(date_part('epoch', t.at - l.created_at) / 60, 0) as to_claim
      from leads l left join lead_handling h on h.lead_id = l.id left join taken t on t.lead_id = l.id
      where l.account_id = ${accountId} and l.created_at >= ${from} and l.status = 'valid' and ${cameIn}
    ), listed as (
      select count(*)::integer as unclaimed from leads l left join lead_handling h on h.lead_id = l.id
      where l.account_id = ${accountId} and l.created_at >= ${from} and l.status = 'valid'
        and coalesce(h.state, 'new') = 'new'
    )
    select (count(*) filter (where alerted))::integer as alerted, (count(*) filter (where taken))::integer as claimed,
      (count(*) filter (where state = 'contacted'))::integer as contacted,
      (select unclaimed from listed) as unclaimed,
      (select count(*)::integer from leads l where l.account_id = ${accountId} and l.created_at >= ${from}
        and l.status <> 'deleted' and not (${cameIn})) as backfilled,
      percentile_cont(array[0.5, 0.9]) within group (order by to_alert) filter (where alerted) as to_alert,
      percentile_cont(array[0.5, 0.9]) within group (order by to_claim) filter (where taken) as to_claim
    from came`.execute(db);
  // An aggregate always has its one row.
  const { to_alert, to_claim, ...counts } = rows[0] as Whole;
  return { ...counts, minutesToAlert: spreadOf(to_alert), minutesToClaim: spreadOf(to_claim) };
}

const spreadOf = (both: number[] | null): Overview['minutesToClaim'] =>
  both === null ? null : { median: both[0] ?? 0, p90: both[1] ?? 0 };
