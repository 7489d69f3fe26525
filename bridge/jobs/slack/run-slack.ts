import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Analyzer } from '../../analysis/analyzer.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { announceRefilled, LEAD_SCREENED } from '../../leads/lead-outbox.ts';
import { dropUnwantedResults } from '../../leads/pending-results.ts';
import type { Log } from '../../platform/log/log.ts';
import { createNamedLocks } from '../../platform/queue/named-locks.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { Slack } from '../../slack/client/slack.ts';
import { markWorkspaceRevoked } from '../../slack/client/workspaces.ts';
import type { LeadClick, SlackPorts } from '../../slack/inbound/slack-ports.ts';
import { insertTestMessage, withdrawMessages } from '../../slack/messages/message-rows.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { leadActionJob, notifySlackJob, slackHomeJob, sweepSlackJob } from '../definitions/slack-jobs.ts';
import type { CardDeps } from '../screening/read-lead-cards.ts';
import { MESSAGE_CONTENT_DAYS } from '../upkeep/delete-expired.ts';
import { sealNote } from './actions/action-words.ts';
import { answerLeadCommand } from './actions/find-slack-lead.ts';
import { runLeadActions } from './actions/lead-action.ts';
import { runWriteLeadActions } from './actions/write-lead-action.ts';
import { EXPIRED } from './announce/notify-lead.ts';
import { runNotifySlack } from './announce/notify-slack.ts';
import { runDeliverSlack } from './deliver/deliver-slack.ts';
import { enqueuePrivateReply, runMemberNotifications } from './deliver/notify-member.ts';
import { runSlackDigests } from './digest/slack-digest.ts';
import { runSlackHomes } from './home/slack-home.ts';
import { createSlackMembers, type SlackMembers } from './members/slack-members.ts';
import { findVisibleAccounts } from './members/visible-accounts.ts';
import { enqueueDelivery } from './messages/enqueue-delivery.ts';
import type { SlackMetrics } from './messages/slack-metrics.ts';
import type { SlackTimings } from './messages/slack-timings.ts';
import { runLeadSla, watchAgain } from './reminders/lead-sla.ts';

interface SlackWork {
  store: Pick<Store, 'db' | 'pool' | 'seal' | 'unseal'>;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  api: HubSpot;
  slack: Pick<Slack, 'call'>;
  analyzer: Pick<Analyzer, 'engine' | 'screen'>;
  metrics: SlackMetrics;
  pace: SlackTimings;
  log: Log;
  now(): Date;
  /** URL of the full explanation of a lead's score. */
  leadUrl(leadId: string): string;
}

/** All Slack work except intake, until the signal. */
export async function runSlack(work: SlackWork, signal: AbortSignal): Promise<void> {
  const { store, slack } = work;
  const { db, seal, unseal } = store;
  await using locks = createNamedLocks(store);
  const deps = { ...work, db, seal, unseal, locks, signal, members: createSlackMembers(slack) };
  await Promise.all([
    runNotifySlack(deps),
    runDeliverSlack(deps),
    runLeadActions(deps),
    runMemberNotifications(deps),
    runWriteLeadActions(deps),
    runLeadSla(deps),
    runSlackDigests(deps),
    runSlackHomes(deps),
    runSlackSweep(deps),
  ]);
}

interface SlackSweepDeps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  pace: SlackTimings;
  log: Log;
}

/** Checks every minute for pending work without a job, on one process at a time, until the signal. */
async function runSlackSweep(deps: SlackSweepDeps & { signal: AbortSignal }): Promise<void> {
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
  const channels = await withdrawMessages(
    db,
    rows.map(({ lead_id }) => lead_id),
  );
  await enqueueDelivery(queue, db, channels);
}

async function listAccountsToNotify(db: Kysely<Database>): Promise<string[]> {
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

interface Deps extends CardDeps {
  db: Kysely<Database>;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue'>;
  members: SlackMembers;
  leadUrl?: ((leadId: string) => string) | undefined;
}

const UNINSTALLED = 'The app was removed from the workspace in Slack, or its token was revoked.';

/** Handles input from Slack: stored as a job, so that an acknowledgment to Slack means that it will be done. */
export function createSlackPorts(deps: Deps): SlackPorts {
  const { db, queue } = deps;
  return {
    async onAction(click) {
      const { note, messageTs: _place, ...data } = click;
      const sealed = note === null ? null : sealNote(deps, note);
      await queue.enqueue(db, leadActionJob, [{ data: { ...data, note: sealed }, options: { id: idOf(click) } }]);
    },
    async onHomeOpened(member) {
      await queue.enqueue(db, slackHomeJob, [{ data: member }]);
    },
    async onLeadCommand(command) {
      await command.respond(await answerLeadCommand(deps, command));
    },
    async onTestAlert(member) {
      const { workspaceId } = member;
      for (const { connection } of await findVisibleAccounts(deps, member)) {
        await db.transaction().execute(async (trx) => {
          const { channelId } = await insertTestMessage(trx, connection);
          await enqueueDelivery(queue, trx, [{ workspaceId, channelId }]);
        });
      }
    },
    onPrivateReply: (reply) => enqueuePrivateReply(deps, db, reply),
    async onUninstalled(workspaceId) {
      await markWorkspaceRevoked(db, { workspaceId, detail: UNINSTALLED, forget: true });
    },
  };
}

/** The same click gives the same job id, however often Slack sends it. */
function idOf({ leadId, action, userId, actionTs }: LeadClick): string {
  const hash = createHash('sha256').update([leadId, action, userId, actionTs].join(' ')).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
