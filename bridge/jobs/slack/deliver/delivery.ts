import type { Kysely } from 'kysely';
import { lockHandling, markAlerted } from '../../../leads/lead-handling.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { Slack } from '../../../slack/client/slack.ts';
import type { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { type DueMessage, endMessage, settlePosted, shelveMessage } from '../../../slack/messages/due-messages.ts';
import { isUnreadable } from '../../../slack/messages/message-content.ts';
import { NO_LONGER_VALID, withdrawMessages } from '../../../slack/messages/message-rows.ts';
import type { Place } from '../../../slack/routing/places.ts';
import { stopChannel } from '../../../slack/routing/places.ts';
import { leadSlaJob } from '../../definitions/slack-jobs.ts';
import { UNREADABLE } from '../announce/notify-lead.ts';
import type { SlackMetrics } from '../messages/slack-metrics.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';
import { type MessageView, viewMessage } from './message-view.ts';

export interface DeliverDeps {
  db: Kysely<Database>;
  seal: Store['seal'];
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue'>;
  slack: Pick<Slack, 'call'>;
  log: Log;
  metrics: SlackMetrics;
  pace: SlackTimings;
  signal: AbortSignal;
  leadUrl?: ((leadId: string) => string) | undefined;
}

export type Shown = Extract<MessageView, { kind: 'message' }>;

/** The content of a message; ends the message when there is none. */
export async function viewOrEnd(deps: DeliverDeps, place: Place, message: DueMessage): Promise<Shown | undefined> {
  const { db, metrics } = deps;
  const { id, kind, leadId } = message;
  try {
    const view = await viewMessage(deps, place, message);
    if (view.kind === 'message') return view;
    if (view.kind === 'erased' && leadId !== null) await withdrawMessages(db, [leadId]);
    else if (view.kind === NO_LONGER_VALID) await shelveMessage(db, id, NO_LONGER_VALID);
    else if (view.kind === 'expired' && kind === 'alert') return await giveUp(deps, message, view.kind);
    else await endMessage(db, id, { state: 'gone', reason: view.kind });
    metrics.delivered(kind, 'gone');
  } catch (error) {
    // The message's own fault: the next one continues.
    if (!isUnreadable(error)) throw error;
    await giveUp(deps, message, UNREADABLE);
  }
  return undefined;
}

/** A lead that is never announced: `doctor` and `/readyz` count it. */
async function giveUp({ db, log, metrics }: DeliverDeps, { id, kind }: DueMessage, reason: string): Promise<undefined> {
  log.error({ messageId: id, kind, reason }, 'a message for Slack cannot be made');
  await endMessage(db, id, { state: 'failed', reason });
  metrics.delivered(kind, 'failed');
}

/** From here on the lead waits to be claimed. */
export async function settleSuccess(
  { db, queue, metrics, pace }: DeliverDeps,
  { message, view, ts, shown = message.wanted }: { message: DueMessage; view: Shown; ts: string; shown?: number },
): Promise<void> {
  const { id, kind, leadId, dueAt, createdAt } = message;
  const isAlert = kind === 'alert' && leadId !== null;
  const isPosted = await db.transaction().execute(async (trx) => {
    // Same lock order as a claim: handling first, then the message.
    if (isAlert) await lockHandling(trx, leadId);
    if (!(await settlePosted(trx, id, { ts, shown }))) return false;
    if (!isAlert) return true;
    const isFirst = await markAlerted(trx, leadId);
    const { sla } = view.connection.settings;
    if (!isFirst || sla === null) return true;
    const startAfter = new Date(Date.now() + sla.remindAfterMinutes * pace.minuteMs);
    await queue.enqueue(trx, leadSlaJob, [{ data: { leadId, step: 'reminder' }, options: { startAfter } }]);
    return true;
  });
  const putOffAtFirst = message.attempts === 0 && dueAt.getTime() - createdAt.getTime() > QUIET_MS;
  if (isPosted && isAlert && view.screenedAt !== null && !putOffAtFirst)
    metrics.alerted((Date.now() - view.screenedAt.getTime()) / 1_000);
}

/** A message due this much later than it was created waited for the end of the quiet hours. */
const QUIET_MS = 60_000;

/** Doubles with each attempt. */
export const backoffMs = ({ retryMs, longestRetryMs }: SlackTimings, attempts: number): number =>
  Math.min(longestRetryMs, retryMs * 2 ** Math.min(attempts, 20));

export async function park({ db, log }: DeliverDeps, place: Place, { code, scope }: SlackFailure): Promise<void> {
  const { workspaceId, channelId } = place;
  const reason = scope === undefined ? code : `${code}:${scope}`;
  if (await stopChannel(db, place, reason))
    log.warn({ workspaceId, channelId, reason }, 'a channel takes no messages until it is fixed');
}
