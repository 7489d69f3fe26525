import { type Kysely, sql } from 'kysely';
import type { UnfitReason } from '../../../../shared/lead-actions.ts';
import { unfitReasons } from '../../../../shared/lead-actions.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { countClaims, countScores, type Digest, median, WAITING_MAX } from '../../../slack/render/digest.ts';

interface Span {
  accountId: string;
  from: Date;
  until: Date;
  /** Null when the firm has no such target. */
  slaMinutes: number | null;
}

type Figures = Omit<Digest, 'kind' | 'from' | 'to'>;

/** What happened to an account's leads in a span of time. */
export async function countDigest(db: Kysely<Database>, span: Span): Promise<Figures> {
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
async function listResults(db: Kysely<Database>, { accountId, from, until }: Span) {
  const { rows } = await sql<{ score: number; valid: boolean }>`
    select score, case when override_status is null then coalesce(valid, false) else override_status = 'valid' end as valid
    from leads where account_id = ${accountId} and created_at >= ${from} and created_at < ${until}
      and score is not null and coalesce(first_cause, cause) <> 'backfill'`.execute(db);
  return rows;
}

/** Older leads are not waiting any more, days. */
const WAITING_DAYS = 30;

/** Valid unclaimed leads at the end of the period, received at any time; longest waiting first. */
async function listWaiting(db: Kysely<Database>, { accountId, until }: Span) {
  const { rows } = await sql<{ score: number; since: Date }>`
    select l.score, h.alerted_at as since from lead_handling h join leads l on l.id = h.lead_id
    where h.account_id = ${accountId} and h.state = 'new' and l.state <> 'deleted' and l.score is not null
      and coalesce(l.override_status = 'valid', l.valid, false)
      and h.alerted_at < ${until} and h.alerted_at > ${until}::timestamptz - make_interval(days => ${WAITING_DAYS})
    order by h.alerted_at`.execute(db);
  return rows;
}

/** For each lead claimed in the period, minutes from its alert to its first claim. */
async function listClaimMinutes(db: Kysely<Database>, { accountId, from, until }: Span): Promise<number[]> {
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
  db: Kysely<Database>,
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

async function countRest(db: Kysely<Database>, { accountId, from, until, slaMinutes }: Span): Promise<Rest> {
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
