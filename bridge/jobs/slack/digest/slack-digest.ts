import { sql } from 'kysely';
import { type UnfitReason, unfitReasons } from '../../../../shared/lead-actions.ts';
import { type SlackSettings, weekdays } from '../../../../shared/slack-settings.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { listSlackConnections, type SlackConnection } from '../../../slack/connect/connections.ts';
import { dropWaiting, insertMessage, sealContent } from '../../../slack/messages/message-rows.ts';
import {
  countClaims,
  countScores,
  type Digest,
  digest,
  median,
  WAITING_MAX,
} from '../../../slack/render/render-digest.ts';
import { dayAfter, momentOf, wallClock } from '../../../slack/routing/wall-clock.ts';
import { slackDigestJob } from '../../definitions/job-kinds.ts';
import { enqueueDelivery } from '../messages/contact-alerts.ts';

interface DigestDeps {
  db: Db;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  log: Log;
  now(): Date;
}

/** Checks every minute for due digests, on one process at a time, until the signal. */
export async function runSlackDigests(deps: DigestDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.schedule(slackDigestJob, '* * * * *', {});
  await queue.work(slackDigestJob, { signal, batchSize: 1, handle: () => writeDigests(deps) });
}

/** One digest per kind, day and account. */
export async function writeDigests(deps: DigestDeps): Promise<void> {
  const { db, log, now } = deps;
  for (const connection of await listSlackConnections(db)) {
    const due = dueDigests(connection.settings, {
      at: now(),
      since: connection.createdAt,
      settled: connection.updatedAt,
    });
    for (const one of due) {
      await writeDigest(deps, connection, one).catch((err: unknown) =>
        log.error({ err, accountId: connection.accountId }, 'a digest could not be written'),
      );
    }
  }
}

async function writeDigest(deps: DigestDeps, connection: SlackConnection, due: DueDigest): Promise<void> {
  const { db, queue } = deps;
  const { accountId, workspaceId, teamId, settings } = connection;
  const dedupe_key = `digest:${accountId}:${due.kind}:${due.day}`;
  const known = await db.selectFrom('slack_messages').select('id').where('dedupe_key', '=', dedupe_key).execute();
  if (known.length > 0) return;
  const { from, until, kind, firstDay, lastDay } = due;
  const slaMinutes = settings.sla?.remindAfterMinutes ?? null;
  const figures = await countDigest(db, { accountId, from, until, slaMinutes });
  const channelId = settings.digest.channel ?? settings.defaultChannel;
  await db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, {
      account_id: accountId,
      workspace_id: workspaceId,
      team_id: teamId,
      channel_id: channelId,
      kind: 'digest',
      dedupe_key,
      content: sealContent(deps, digest, { kind, from: firstDay, to: lastDay, ...figures }),
    });
    if (id === undefined) return;
    // Older digests that still wait for a blocked channel are outdated.
    await dropWaiting(trx, { keysBegin: `digest:${accountId}:${kind}:`, except: id });
    await enqueueDelivery(queue, trx, [{ workspaceId, channelId }]);
  });
}

/** A digest that is due. */
interface DueDigest {
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

interface Span {
  accountId: string;
  from: Date;
  until: Date;
  /** Null when the firm has no such target. */
  slaMinutes: number | null;
}

type Figures = Omit<Digest, 'kind' | 'from' | 'to'>;

/** What happened to an account's leads in a span of time. */
export async function countDigest(db: Db, span: Span): Promise<Figures> {
  const [waiting, results, claims, unfit, rest] = await Promise.all([
    listWaiting(db, span),
    listResults(db, span),
    listClaimMinutes(db, span),
    countUnfit(db, span),
    countRest(db, span),
  ]);
  return {
    received: rest.received,
    valid: results.filter(({ valid }) => valid).length,
    claimed: claims.length,
    contacted: rest.contacted,
    medianClaimMinutes: median(claims),
    unclaimedPastSla: span.slaMinutes === null ? 0 : rest.unclaimed,
    slaMinutes: span.slaMinutes,
    waiting: waiting.slice(0, WAITING_MAX).map(({ score, since }) => ({ score, since: since.toISOString() })),
    waitingTotal: waiting.length,
    uncalled: rest.uncalled,
    unfit,
    scores: countScores(results.map(({ score }) => score)),
    claimTimes: countClaims(claims),
  };
}

/** Results of the leads received. */
async function listResults(db: Db, { accountId, from, until }: Span) {
  const { rows } = await sql<{ score: number; valid: boolean }>`
    select score, case when override_status is null then coalesce(valid, false) else override_status = 'valid' end as valid
    from leads where account_id = ${accountId} and created_at >= ${from} and created_at < ${until}
      and score is not null and coalesce(first_cause, cause) <> 'backfill'`.execute(db);
  return rows;
}

/** Older leads are not waiting any more, days. */
const WAITING_DAYS = 30;

/** Valid unclaimed leads at the end of the period, received at any time; longest waiting first. */
async function listWaiting(db: Db, { accountId, until }: Span) {
  const { rows } = await sql<{ score: number; since: Date }>`
    select l.score, h.alerted_at as since from lead_handling h join leads l on l.id = h.lead_id
    where h.account_id = ${accountId} and h.state = 'new' and l.state <> 'deleted' and l.score is not null
      and coalesce(l.override_status = 'valid', l.valid, false)
      and h.alerted_at < ${until} and h.alerted_at > ${until}::timestamptz - make_interval(days => ${WAITING_DAYS})
    order by h.alerted_at`.execute(db);
  return rows;
}

/** For each lead claimed in the period, minutes from its alert to its first claim. */
async function listClaimMinutes(db: Db, { accountId, from, until }: Span): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from first.at - h.alerted_at) / 60)::float8 as minutes
    from lead_handling h
    join lateral (
      select min(at) as at from lead_history
      where lead_id = h.lead_id and action in ('claim', 'contacted', 'not_a_fit')
    ) first on first.at >= ${from} and first.at < ${until}
    where h.account_id = ${accountId} and h.alerted_at is not null and first.at >= h.alerted_at`.execute(db);
  return rows.map(({ minutes }) => minutes);
}

/** Why leads were closed as not a fit. */
export async function countUnfit(
  db: Db,
  { accountId, from, until }: Pick<Span, 'accountId' | 'from' | 'until'>,
): Promise<Digest['unfit']> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select coalesce(reason, 'other') as reason, count(*)::integer as count from lead_handling
    where account_id = ${accountId} and state = 'not_a_fit' and closed_at >= ${from} and closed_at < ${until}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows.map(({ reason, count }) => ({ reason: isReason(reason) ? reason : 'other', count }));
}

const isReason = (text: string): text is UnfitReason => Object.hasOwn(unfitReasons, text);

interface Rest {
  received: number;
  contacted: number;
  unclaimed: number;
  uncalled: number;
}

async function countRest(db: Db, { accountId, from, until, slaMinutes }: Span): Promise<Rest> {
  const { rows } = await sql<Rest>`
    select (select count(*)::integer from leads where account_id = ${accountId} and coalesce(first_cause, cause) <> 'backfill'
        and created_at >= ${from} and created_at < ${until}) as received,
      (select count(distinct lead_id)::integer from lead_history where account_id = ${accountId}
        and action = 'contacted' and at >= ${from} and at < ${until}) as contacted,
      (select count(*)::integer from lead_handling where account_id = ${accountId} and state = 'new'
        and alerted_at >= ${from} and alerted_at < ${until}::timestamptz
        and alerted_at < ${until}::timestamptz - make_interval(mins => ${slaMinutes ?? 0})) as unclaimed,
      (select count(*)::integer from lead_handling where account_id = ${accountId} and state = 'claimed'
        and claimed_at < ${until}::timestamptz and claimed_at > ${until}::timestamptz - make_interval(days => ${WAITING_DAYS}))
        as uncalled`.execute(db);
  return rows[0] ?? { received: 0, contacted: 0, unclaimed: 0, uncalled: 0 };
}
