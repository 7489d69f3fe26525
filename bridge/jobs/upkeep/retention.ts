import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Log } from '../../platform/log/log.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { emptyMessages } from '../../slack/messages/message-rows.ts';

const IDEMPOTENCY_KEY_HOURS = 24;
const ANALYSIS_DAYS = 30;
/** Of a contact that has no lead by then: it was erased while it was judged. */
const LEADLESS_ANALYSIS_DAYS = 1;
const EVENT_DAYS = 30;
/** Of portals that went away, or whose job nobody put back. */
const OPEN_EVENT_DAYS = 90;
const SENT_DAYS = 30;
/** As long as HubSpot keeps a deleted contact in its bin. */
const DELETED_LEAD_DAYS = 90;
/** Messages in Slack whose lead is gone, digests, replies. */
const MESSAGE_DAYS = 90;
/** So long a message of a lead can be made anew with its details. */
export const MESSAGE_CONTENT_DAYS = 30;
const DISCONNECTED_LEAD_HOURS = 1;
const AUDIT_DAYS = 730;
/** As long as the audit log, which names the same people. */
const MEMBER_DAYS = AUDIT_DAYS;
/** Runs of the bulk action, and the workflows that were told or given up. */
const APP_RUN_DAYS = 30;
/** A day more than the dashboard shows. */
const CALL_DAYS = 8;
const BATCH = 5_000;

export const retentionJob = defineJob({ name: 'retention', schema: z.object({}) });

interface Deps {
  db: Kysely<Database>;
  log: Log;
}

/** Deletes by the hour what is kept only for a while, on one process at a time, until the signal. */
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
type Expired = Record<keyof typeof expiries | 'messageContents', number>;

/** Table, and the rows of it that nobody needs any more. */
const expiries = {
  idempotencyKeys: ['idempotency_keys', sql`created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY_HOURS})`],
  analyses: ['analyses', sql`created_at < now() - make_interval(days => ${ANALYSIS_DAYS})`],
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
  // An alert's row keeps its lead from being told twice, so it stays as long as the lead.
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
  apiCalls: ['api_calls', sql`hour < now() - make_interval(days => ${CALL_DAYS})`],
  auditLog: ['audit_log', sql`at < now() - make_interval(days => ${AUDIT_DAYS})`],
  teamMembers: ['team_members', sql`seen_at < now() - make_interval(days => ${MEMBER_DAYS})`],
  bulkRuns: ['bulk_runs', sql`created_at < now() - make_interval(days => ${APP_RUN_DAYS})`],
  workflowRuns: ['workflow_runs', sql`created_at < now() - make_interval(days => ${APP_RUN_DAYS})`],
  deletedLeads: ['leads', sql`state = 'deleted' and updated_at < now() - make_interval(days => ${DELETED_LEAD_DAYS})`],
} as const satisfies Record<string, readonly [table: keyof Database, expired: RawBuilder<unknown>]>;

export async function deleteExpired(db: Kysely<Database>): Promise<Expired> {
  const counts: [string, number][] = [];
  for (const [name, [table, expired]] of Object.entries(expiries)) {
    counts.push([name, await repeat(() => deleteRows(db, table, expired))]);
  }
  counts.push(['messageContents', await repeat(() => emptyMessages(db, { days: MESSAGE_CONTENT_DAYS, limit: BATCH }))]);
  return Object.fromEntries(counts) as Expired;
}

/** In short transactions: requests use these tables meanwhile. */
async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

async function deleteRows(db: Kysely<Database>, table: string, expired: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${expired} limit ${BATCH}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
