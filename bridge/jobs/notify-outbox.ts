import { type Kysely, sql, type Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from '../store/schema.ts';
import { LEAD_SCREENED, type LeadScreened, leadScreened } from './lead-outbox.ts';

/** A result that is still to be told. */
export interface Untold {
  /** Of the row of the outbox. */
  id: string;
  result: LeadScreened;
}

/** What is told later than this is no news, days. */
const NEWS_DAYS = 7;

interface Deps {
  db: Kysely<Database>;
  log: Log;
}

/** @returns the oldest first; those that are too old to be told, or that nobody can read, are done with */
export async function listUntold({ db, log }: Deps, accountId: string, limit: number): Promise<Untold[]> {
  const { numUpdatedRows: late } = await db
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', LEAD_SCREENED)
    .where('sent_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${NEWS_DAYS})`)
    .executeTakeFirst();
  if (late > 0n) log.error({ accountId, results: Number(late) }, 'results are too old to be told to Slack');
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('account_id', '=', accountId)
    .where('kind', '=', LEAD_SCREENED)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  const read = rows.map(({ id, payload }) => ({ id, parsed: leadScreened.safeParse(payload) }));
  const unread = read.filter(({ parsed }) => !parsed.success).map(({ id }) => id);
  if (unread.length > 0) log.error({ accountId, outboxIds: unread }, 'results for Slack cannot be read');
  await markTold(db, unread);
  return read.flatMap(({ id, parsed }) => (parsed.success ? [{ id, result: parsed.data }] : []));
}

/**
 * The leads of which more than a backfill's results are to be told; a backfill that comes between a result and its
 * telling makes it no less of a news. Rows of earlier versions know the lead's last cause only.
 */
export function leadsWithNews(
  untold: readonly Untold[],
  leads: ReadonlyMap<string, { cause: string }>,
): ReadonlySet<string> {
  const news = untold.filter(({ result }) => (result.cause ?? leads.get(result.leadId)?.cause) !== 'backfill');
  return new Set(news.map(({ result }) => result.leadId));
}

/** Takes results to be told in this transaction. @returns the ids of those that nobody has told yet */
export async function lockUntold(trx: Transaction<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', [...ids])
    .where('sent_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function markTold(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Valid leads of an account that have a result to be told and stand in line for Slack nowhere. */
export async function countUntold(trx: Kysely<Database>, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.id)::integer as count from outbox o join leads l on l.id::text = o.payload->>'leadId'
    where o.account_id = ${accountId} and o.kind = ${LEAD_SCREENED} and o.sent_at is null
      and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
      and coalesce(o.payload->>'cause', l.cause) <> 'backfill'
      and not exists (select from slack_messages m where m.dedupe_key = 'alert:' || l.id)`.execute(trx);
  return rows[0]?.count ?? 0;
}
