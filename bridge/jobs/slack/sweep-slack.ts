import { type Kysely, sql } from 'kysely';
import { LEAD_SCREENED } from '../../leads/lead-outbox.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { notifySlackJob, type SlackChannel, sweepSlackJob } from '../definitions/slack-jobs.ts';
import { MESSAGE_CONTENT_DAYS } from '../upkeep/retention.ts';
import { EXPIRED } from './announce/notify-lead.ts';
import { watchAgain } from './digest/lead-sla.ts';
import { enqueueDelivery, withdrawMessages } from './messages/message-rows.ts';
import type { SlackTimings } from './messages/slack-timings.ts';

interface SlackSweepDeps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  pace: SlackTimings;
  log: Log;
}

/** Looks every minute for what waits without a job, on one process at a time, until the signal. */
export async function runSlackSweep(deps: SlackSweepDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.schedule(sweepSlackJob, '* * * * *', {});
  await queue.work(sweepSlackJob, { signal, batchSize: 1, handle: () => sweepSlack(deps) });
}

/**
 * Whatever is to be told or delivered is found by what is stored: jobs get lost when an operator deletes them, channels
 * and workspaces are mended without a word to the queue, and leads go in more ways than one.
 */
export async function sweepSlack(deps: Omit<SlackSweepDeps, 'log'>): Promise<void> {
  const { db, queue } = deps;
  await dropUnwanted(db);
  await withdrawLost(deps);
  const accounts = new Set([...(await refill(db)), ...(await listAccountsToTell(db))]);
  await queue.enqueue(
    db,
    notifySlackJob,
    [...accounts].map((accountId) => ({ data: { accountId } })),
  );
  await enqueueDelivery(queue, db, await listChannelsToServe(deps));
  await watchAgain(deps);
}

/** An account without Slack gets no messages, and no old ones once it is connected. */
async function dropUnwanted(db: Kysely<Database>): Promise<void> {
  await sql`
    update outbox set sent_at = now() where kind = ${LEAD_SCREENED} and sent_at is null
      and created_at < now() - interval '1 minute'
      and not exists (select from slack_connections c where c.account_id = outbox.account_id)`.execute(db);
}

/** Messages whose lead is gone, whichever way it went. */
async function withdrawLost({ db, queue }: Pick<SlackSweepDeps, 'db' | 'queue'>): Promise<void> {
  const { rows } = await sql<{ lead_id: string }>`
    select distinct lead_id from slack_messages m where lead_id is not null and not withdrawn
      and not exists (select from leads where leads.id = m.lead_id) limit 1000`.execute(db);
  const channels = await withdrawMessages(
    db,
    rows.map(({ lead_id }) => lead_id),
  );
  await enqueueDelivery(queue, db, channels);
}

/**
 * Alerts of open leads that came back with their ids alone, when their account was connected again: what they tell is
 * read anew, so that its owner finds the lead, and its buttons, in Slack. So is what nobody knows to be there.
 * @returns the accounts that are to be told
 */
async function refill(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into outbox (account_id, kind, dedupe_key, payload)
    select l.account_id, ${LEAD_SCREENED}, 'refilled:' || l.id || ':' || extract(epoch from s.created_at),
      jsonb_build_object('leadId', l.id, 'accountId', l.account_id, 'portalId', l.portal_id::text,
        'contactId', l.contact_id::text, 'revision', l.revision, 'state', 'screened', 'score', l.score,
        'valid', l.valid, 'cause', l.cause)
    from slack_messages m
    join slack_connections s on s.account_id = m.account_id and s.workspace_id = m.workspace_id
    join leads l on l.id = m.lead_id and l.score is not null and l.revision > 0 and l.state <> 'deleted'
    left join lead_handling h on h.lead_id = l.id
    where m.kind = 'alert' and m.content is null and not m.withdrawn and m.created_at < s.created_at
      and m.created_at > now() - make_interval(days => ${MESSAGE_CONTENT_DAYS})
      and (m.state = 'unknown' or (m.state = 'failed' and m.reason = ${EXPIRED})
        or (m.state = 'posted' and coalesce(h.state, 'new') in ('new', 'claimed')))
    on conflict (dedupe_key) do nothing returning account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

async function listAccountsToTell(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct o.account_id from outbox o join slack_connections c using (account_id)
    where o.kind = ${LEAD_SCREENED} and o.sent_at is null and o.created_at < now() - interval '20 seconds'`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Where something is due, and where a parked channel is to be tried again. */
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
