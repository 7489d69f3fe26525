import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import type { Log } from '../../platform/log/log.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { eraseAnalyses } from '../../platform/results/analysis-cache.ts';
import type { Database, Db } from '../../platform/store/schema.ts';
import { emptyMessages, MESSAGE_CONTENT_DAYS, withdrawMessages } from '../../slack/messages/message-rows.ts';

const IDEMPOTENCY_KEY_HOURS = 24;
/** Of results of earlier versions that belong to no account. */
const ANALYSIS_DAYS = 30;
/** Of a contact without a lead: it was erased while it was judged. */
const LEADLESS_ANALYSIS_DAYS = 1;
const EVENT_DAYS = 30;
/** Of disconnected portals, or whose job was never replayed. */
const OPEN_EVENT_DAYS = 90;
const SENT_DAYS = 30;
/** As long as HubSpot keeps a deleted contact in its bin. */
const DELETED_LEAD_DAYS = 90;
/** Messages in Slack without a lead, digests, replies. */
const MESSAGE_DAYS = 90;
const DISCONNECTED_LEAD_HOURS = 1;
/** Of entries without an account. */
const AUDIT_DAYS = 730;
/** Bulk runs, and workflows that were notified or given up. */
const APP_RUN_DAYS = 30;
/** A day more than the dashboard shows. */
const CALL_DAYS = 8;
const BATCH = 5_000;

export const retentionJob = defineJob({ name: 'retention', schema: z.object({}) });

interface Deps {
  db: Db;
  log: Log;
}

/** Deletes expired data hourly, on one process at a time, until the signal. */
export async function runRetention({ db, log, queue, signal }: Deps & { queue: Queue; signal: AbortSignal }) {
  await queue.schedule(retentionJob, '23 * * * *', {});
  await queue.work(retentionJob, {
    signal,
    batchSize: 1,
    handle: async () => {
      const deleted = await deleteExpired(db);
      log.info(deleted, 'expired rows deleted');
    },
  });
}

/** How many rows of each kind were deleted, and how many messages were emptied. */
type Expired = Record<keyof typeof expiries | 'messageContents' | 'oldLeads', number>;

/** As long as the row's account keeps its audit log. */
const auditDays = (table: 'audit_log' | 'team_members') =>
  sql`coalesce((select a.audit_days from accounts a where a.id = ${sql.ref(`${table}.account_id`)}), ${AUDIT_DAYS})`;

/** Table, and the condition of its expired rows. */
const expiries = {
  idempotencyKeys: ['idempotency_keys', sql`created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY_HOURS})`],
  // The owners' longest setting counts; the first condition saves most rows the owner lookup.
  analyses: [
    'analyses',
    sql`created_at < now() - make_interval(days => least(${ANALYSIS_DAYS}, (select min(explanation_days) from accounts)))
      and created_at < now() - make_interval(days => coalesce((
        select max(a.explanation_days) from accounts a where a.id in (
          select c.account_id from lead_analyses l join hubspot_connections c using (portal_id) where l.key = analyses.key
          union select r.account_id from result_requests r where r.key = analyses.key)), ${ANALYSIS_DAYS}))`,
  ],
  leadlessAnalyses: [
    'analyses',
    sql`created_at < now() - make_interval(days => ${LEADLESS_ANALYSIS_DAYS})
      and exists (select from lead_analyses owned where owned.key = analyses.key)
      and not exists (
        select from lead_analyses owned join leads using (portal_id, contact_id) where owned.key = analyses.key
      )`,
  ],
  events: ['webhook_events', sql`processed_at < now() - make_interval(days => ${EVENT_DAYS})`],
  openEvents: [
    'webhook_events',
    sql`processed_at is null and received_at < now() - make_interval(days => ${OPEN_EVENT_DAYS})`,
  ],
  oauthStates: ['oauth_states', sql`expires_at < now()`],
  oneTimeLinks: ['one_time_links', sql`expires_at < now()`],
  signIns: ['dashboard_auth.session', sql`"expiresAt" < now()`],
  signInSteps: ['dashboard_auth.verification', sql`"expiresAt" < now()`],
  outbox: ['outbox', sql`sent_at < now() - make_interval(days => ${SENT_DAYS})`],
  // An alert's row prevents a second announcement of its lead, so it stays as long as the lead.
  messages: [
    'slack_messages',
    sql`created_at < now() - make_interval(days => ${MESSAGE_DAYS}) and (state in ('gone', 'failed') or kind <> 'alert')
      and (kind <> 'alert' or not exists (select from leads where leads.id = slack_messages.lead_id))`,
  ],
  toldMessages: [
    'slack_told',
    sql`created_at < now() - make_interval(days => ${MESSAGE_DAYS})
      and (kind <> 'alert' or not exists (select from leads where leads.id = slack_told.lead_id))`,
  ],
  // A screening that ended while its portal was being disconnected may have left one.
  disconnectedLeads: [
    'leads',
    sql`updated_at < now() - make_interval(hours => ${DISCONNECTED_LEAD_HOURS})
      and not exists (select from hubspot_connections c where c.portal_id = leads.portal_id)`,
  ],
  keptCalls: ['kept_calls', sql`expires_at < now()`],
  // The retention was shortened since, or ended.
  keptCallsOfLongerTerm: [
    'kept_calls',
    sql`id in (
      select k.id from accounts a join kept_calls k on k.account_id = a.id
      where k.called_at < now() - make_interval(days => coalesce(a.call_days, 0)))`,
  ],
  apiCalls: ['api_calls', sql`hour < now() - make_interval(days => ${CALL_DAYS})`],
  auditLog: ['audit_log', sql`at < now() - make_interval(days => ${auditDays('audit_log')})`],
  // Deleted with the audit log, which names the same people.
  teamMembers: ['team_members', sql`seen_at < now() - make_interval(days => ${auditDays('team_members')})`],
  bulkRuns: ['bulk_runs', sql`created_at < now() - make_interval(days => ${APP_RUN_DAYS})`],
  workflowRuns: ['workflow_runs', sql`created_at < now() - make_interval(days => ${APP_RUN_DAYS})`],
  deletedLeads: ['leads', sql`state = 'deleted' and updated_at < now() - make_interval(days => ${DELETED_LEAD_DAYS})`],
} as const satisfies Record<string, readonly [table: keyof Database, expired: RawBuilder<unknown>]>;

export async function deleteExpired(db: Db): Promise<Expired> {
  const counts: [string, number][] = [];
  for (const [name, [table, expired]] of Object.entries(expiries)) {
    counts.push([name, await repeat(() => deleteRows(db, table, expired))]);
  }
  counts.push(['messageContents', await repeat(() => emptyMessages(db, { days: MESSAGE_CONTENT_DAYS, limit: BATCH }))]);
  counts.push(['oldLeads', await repeat(() => eraseOldLeads(db, BATCH))]);
  return Object.fromEntries(counts) as Expired;
}

/** In short transactions: requests use these tables at the same time. */
async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

async function deleteRows(db: Db, table: string, expired: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${expired} limit ${BATCH}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

interface OldLead {
  id: string;
  portal_id: string;
  contact_id: string;
}

/**
 * Deletes leads that neither HubSpot nor a person has changed during the account's lead retention, with results,
 * history and Slack messages. Unlike an erasure it leaves no tombstone: a contact that changes again in HubSpot becomes
 * a lead again.
 * @returns how many, `limit` at most
 */
function eraseOldLeads(db: Db, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<OldLead>`
      select l.id, l.portal_id, l.contact_id
      from accounts a join leads l on l.account_id = a.id left join lead_handling h on h.lead_id = l.id
      where a.lead_days is not null
        and greatest(l.updated_at, h.updated_at) < now() - make_interval(days => a.lead_days)
      order by l.contact_id limit ${limit} for update of l skip locked`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await withdrawMessages(trx, ids);
    for (const [portalId, leads] of Map.groupBy(rows, ({ portal_id }) => portal_id)) {
      const contactIds = leads.map(({ contact_id }) => contact_id);
      await eraseAnalyses(trx, portalId, contactIds);
      await eraseAnnouncements(trx, portalId, contactIds);
      await eraseLeads(trx, portalId, contactIds);
    }
    return rows.length;
  });
}
