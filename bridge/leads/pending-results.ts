import { type Kysely, sql, type Transaction } from 'kysely';
import type { Log } from '../platform/log/log.ts';
import type { Database } from '../platform/store/schema.ts';
import { unannouncedLeadId } from '../slack/messages/unannounced-leads.ts';
import { LEAD_SCREENED, type LeadScreened, leadScreened } from './lead-outbox.ts';

/** A result that is still to be announced. */
export interface PendingResult {
  /** Id of the outbox row. */
  id: string;
  result: LeadScreened;
}

interface Deps {
  db: Kysely<Database>;
  log: Log;
}

/** @returns oldest first; unreadable rows are settled */
export async function listPendingResults(
  { db, log }: Deps,
  accountId: string,
  limit: number,
): Promise<PendingResult[]> {
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
  await markNotified(db, unread);
  return read.flatMap(({ id, parsed }) => (parsed.success ? [{ id, result: parsed.data }] : []));
}

interface GivenUp {
  leadId: string;
  /** Null when its row does not have it. */
  cause: string | null;
}

/** Settles results that waited longer than so many days, as for their portal. @returns their leads */
export async function giveUpResults(
  trx: Kysely<Database>,
  { accountId, days }: { accountId: string; days: number },
): Promise<{ results: number; ofLeads: GivenUp[] }> {
  const { rows } = await sql<{ lead_id: string | null; cause: string | null }>`
    update outbox set sent_at = now()
    where account_id = ${accountId} and kind = ${LEAD_SCREENED} and sent_at is null
      and created_at < now() - make_interval(days => ${days})
    returning ${unannouncedLeadId} as lead_id, payload->>'cause' as cause`.execute(trx);
  const ofLeads = rows.flatMap(({ lead_id: leadId, cause }) => (leadId === null ? [] : [{ leadId, cause }]));
  return { results: rows.length, ofLeads };
}

/** An account without Slack gets no messages, nor old ones once it is connected. */
export async function dropUnwantedResults(db: Kysely<Database>): Promise<void> {
  await sql`
    update outbox set sent_at = now() where kind = ${LEAD_SCREENED} and sent_at is null
      and created_at < now() - interval '1 minute'
      and not exists (select from slack_connections c where c.account_id = outbox.account_id)`.execute(db);
}

/**
 * Leads with a pending result that is not only from a backfill; a backfill in between does not make a result old. Rows
 * of earlier versions only know the lead's last cause.
 */
export function leadsToAnnounce(
  pending: readonly PendingResult[],
  leads: ReadonlyMap<string, { cause: string }>,
): ReadonlySet<string> {
  const fresh = pending.filter(({ result }) => (result.cause ?? leads.get(result.leadId)?.cause) !== 'backfill');
  return new Set(fresh.map(({ result }) => result.leadId));
}

/** Locks pending results in this transaction. @returns the ids not announced yet */
export async function lockPendingResults(trx: Transaction<Database>, ids: readonly string[]): Promise<Set<string>> {
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

export async function markNotified(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();
}
