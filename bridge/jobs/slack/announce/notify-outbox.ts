import { type Kysely, sql, type Transaction } from 'kysely';
import { LEAD_SCREENED, type LeadScreened, leadScreened } from '../../../leads/lead-outbox.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { countUnannounced, unannouncedLeadId } from '../../../slack/messages/unannounced-leads.ts';
import { MESSAGE_CONTENT_DAYS } from '../../upkeep/retention.ts';
import { EXPIRED } from './notify-lead.ts';

/** A result that is still to be announced. */
export interface PendingResult {
  /** Of the row of the outbox. */
  id: string;
  result: LeadScreened;
}

interface Deps {
  db: Kysely<Database>;
  log: Log;
}

/** @returns the oldest first; those that are too old to be told, or that nobody can read, are done with */
export async function listPendingResults(
  { db, log }: Deps,
  accountId: string,
  limit: number,
): Promise<PendingResult[]> {
  await giveUpOld({ db, log }, accountId);
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

/**
 * Results wait for their portal as long as messages wait for their channel. A valid lead that nobody was told of by then
 * keeps the row of an alert that was given up: people see it counted, and a new result tells the lead after all.
 */
async function giveUpOld({ db, log }: Deps, accountId: string): Promise<void> {
  const { rows } = await sql<{ results: number; leadIds: string[] }>`
    with old as (
      update outbox set sent_at = now()
      where account_id = ${accountId} and kind = ${LEAD_SCREENED} and sent_at is null
        and created_at < now() - make_interval(days => ${MESSAGE_CONTENT_DAYS})
      returning payload
    ), lost as (
      insert into slack_messages
        (id, account_id, workspace_id, team_id, channel_id, kind, dedupe_key, lead_id, state, reason)
      select distinct on (l.id) gen_random_uuid(), c.account_id, c.workspace_id, c.team_id, c.settings->>'defaultChannel', 'alert',
        'alert:' || l.id, l.id, 'failed', ${EXPIRED}
      from old join leads l on l.id = ${unannouncedLeadId} join slack_connections c on c.account_id = l.account_id
      where l.account_id = ${accountId} and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
        and coalesce(payload->>'cause', l.cause) <> 'backfill'
      on conflict (dedupe_key) do nothing returning lead_id
    )
    select (select count(*)::integer from old) as results,
      coalesce((select array_agg(lead_id) from lost), '{}') as "leadIds"`.execute(db);
  const { results = 0, leadIds = [] } = rows[0] ?? {};
  if (results > 0) log.error({ accountId, results, leadIds }, 'results are too old to be told to Slack');
}

/**
 * The leads of which more than a backfill's results are to be told; a backfill that comes between a result and its
 * telling makes it no less of a news. Rows of earlier versions know the lead's last cause only.
 */
export function leadsWithNews(
  pending: readonly PendingResult[],
  leads: ReadonlyMap<string, { cause: string }>,
): ReadonlySet<string> {
  const news = pending.filter(({ result }) => (result.cause ?? leads.get(result.leadId)?.cause) !== 'backfill');
  return new Set(news.map(({ result }) => result.leadId));
}

/** Locks results to be announced in this transaction. @returns the ids of those not announced yet */
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

/** Valid leads of an account with a result to be announced and no message in the queue for Slack. */
export async function countPendingLeads(trx: Kysely<Database>, accountId: string): Promise<number> {
  return (await countUnannounced(trx, { accountId, olderThanSeconds: 0 })).leads;
}
