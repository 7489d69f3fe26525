import { sql } from 'kysely';
import { announceRefilled, dropUnwantedResults, LEAD_SCREENED } from '../../leads/lead-outbox.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db } from '../../platform/store/schema.ts';
import { MESSAGE_CONTENT_DAYS, withdrawMessages } from '../../slack/messages/message-rows.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { notifySlackJob, sweepSlackJob } from '../definitions/job-kinds.ts';
import { EXPIRED } from './announce/notify-lead.ts';
import { enqueueDelivery } from './messages/contact-alerts.ts';
import type { SlackTimings } from './messages/slack-timings.ts';
import { watchAgain } from './reminders/lead-sla.ts';

interface SlackSweepDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  pace: SlackTimings;
  log: Log;
}

/** Checks every minute for pending work without a job, on one process at a time, until the signal. */
export async function runSlackSweep(deps: SlackSweepDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.schedule(sweepSlackJob, '* * * * *', {});
  await queue.work(sweepSlackJob, { signal, batchSize: 1, handle: () => sweepSlack(deps) });
}

/**
 * Finds pending announcements and deliveries from stored state: jobs are lost when an operator deletes them, channels
 * and workspaces are fixed without a queue event, and leads disappear in several ways.
 */
export async function sweepSlack(deps: Omit<SlackSweepDeps, 'log'>): Promise<void> {
  const { db, queue } = deps;
  await dropUnwantedResults(db);
  await withdrawLost(deps);
  const accounts = new Set([
    ...(await announceRefilled(db, { days: MESSAGE_CONTENT_DAYS, expired: EXPIRED })),
    ...(await listAccountsToNotify(db)),
  ]);
  await queue.enqueue(
    db,
    notifySlackJob,
    [...accounts].map((accountId) => ({ data: { accountId } })),
  );
  await enqueueDelivery(queue, db, await listChannelsToServe(deps));
  await watchAgain(deps);
}

/** Messages whose lead no longer exists, for any reason. */
async function withdrawLost({ db, queue }: Pick<SlackSweepDeps, 'db' | 'queue'>): Promise<void> {
  const { rows } = await sql<{ lead_id: string }>`
    select distinct lead_id from slack_messages m where lead_id is not null and not withdrawn
      and not exists (select from leads where leads.id = m.lead_id) limit 1000`.execute(db);
  const leadIds = rows.map(({ lead_id }) => lead_id);
  const channels = await withdrawMessages(db, leadIds);
  await enqueueDelivery(queue, db, channels);
}

async function listAccountsToNotify(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct o.account_id from outbox o join slack_connections c using (account_id)
    where o.kind = ${LEAD_SCREENED} and o.sent_at is null and o.created_at < now() - interval '20 seconds'`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Channels with due work, and parked channels to retry. */
async function listChannelsToServe({ db, pace }: Pick<SlackSweepDeps, 'db' | 'pace'>): Promise<SlackChannel[]> {
  const { rows } = await sql<SlackChannel>`
    select distinct m.workspace_id as "workspaceId", m.channel_id as "channelId"
    from slack_messages m join slack_workspaces w on w.id = m.workspace_id and w.status = 'active'
    where (m.state in ('waiting', 'unknown') or (m.state = 'posted' and (m.shown < m.wanted or m.withdrawn)))
      and m.due_at <= now()
    union
    select c.workspace_id, c.channel_id
    from slack_channels c join slack_workspaces w on w.id = c.workspace_id and w.status = 'active'
    where c.status = 'parked'
      and (c.checked_at is null or c.checked_at < now() - make_interval(secs => ${pace.parkedMs / 1_000}))`.execute(db);
  return rows;
}
