import type { SlackFailure } from '../../../slack/client/slack-failure.ts';
import {
  type DueMessage,
  endMessage,
  markUnderWay,
  putOff,
  settleUnsent,
} from '../../../slack/messages/due-messages.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import { plainMessage } from '../../../slack/render/write-blocks.ts';
import type { Place } from '../../../slack/routing/places.ts';
import { delayChannel, resumeChannel } from '../../../slack/routing/places.ts';
import { attemptCall, type Delivered } from './attempt-call.ts';
import { backoffMs, type DeliverDeps, park, type Shown, settleSuccess, viewOrEnd } from './delivery.ts';
import { settleUnclear } from './unclear-post.ts';

/** Sends the first message of a channel's queue, or finds out what became of it. */
export async function deliverPost(deps: DeliverDeps, place: Place, message: DueMessage): Promise<void> {
  const { db, slack, pace, log } = deps;
  if (message.state === 'unknown') return settleUnclear(deps, place, message);
  if (message.parentState === 'gone' || message.parentState === 'failed')
    return endMessage(db, message.id, { state: 'gone', reason: 'no_parent' });
  const view = await viewOrEnd(deps, place, message);
  if (view === undefined) return;
  if (!(await markUnderWay(db, place, message, pace))) return;
  const { workspaceId, channelId } = place;
  const { id: deliveryId, kind, parentTs } = message;
  const post = (shown: SlackMessage) =>
    attemptCall(() =>
      slack.call(workspaceId, message.teamId).postMessage({
        channelId,
        message: shown,
        deliveryId,
        ...(parentTs !== null && { threadTs: parentTs }),
      }),
    );
  const delivered = await post(view.shown);
  if (delivered.kind === 'done' || delivered.failure.kind !== 'bug')
    return settle(deps, place, { message, view, delivered });
  // A plain-text alert is better than none.
  const { code } = delivered.failure;
  log.error(
    { messageId: deliveryId, kind, code },
    'Slack refuses the content of a message; its text is sent without the rest',
  );
  await settle(deps, place, { message, view, delivered: await post(plainMessage(view.shown)) });
}

interface Sent {
  message: DueMessage;
  view: Shown;
  delivered: Delivered;
}

async function settle(deps: DeliverDeps, place: Place, { message, view, delivered }: Sent): Promise<void> {
  const { db, metrics } = deps;
  if (delivered.kind === 'failed') return settleFailure(deps, place, { message, failure: delivered.failure });
  await settleSuccess(deps, { message, view, ts: delivered.ts });
  if (place.parked) await resumeChannel(db, place);
  metrics.delivered(message.kind, 'posted');
}

async function settleFailure(
  deps: DeliverDeps,
  place: Place,
  { message, failure }: { message: DueMessage; failure: SlackFailure },
): Promise<void> {
  const { db, metrics, pace, log } = deps;
  const { id, kind, attempts } = message;
  const { code } = failure;
  if (failure.outcomeUnknown) {
    await putOff(db, id, { ms: pace.settleMs, reason: code });
    return metrics.delivered(kind, 'unclear');
  }
  if (failure.kind === 'bug' || failure.kind === 'gone') {
    await endMessage(db, id, { state: failure.kind === 'bug' ? 'failed' : 'gone', reason: code });
    if (failure.kind === 'bug') log.error({ messageId: id, kind, code }, 'Slack refuses the content of a message');
    return metrics.delivered(kind, failure.kind === 'bug' ? 'failed' : 'gone');
  }
  // The whole channel waits, to keep the order.
  if (failure.kind === 'retryable') await delayChannel(db, place, failure.retryAfterMs ?? backoffMs(pace, attempts));
  // A message sent before may have arrived: it is looked for again.
  if (message.sentAt === null) await settleUnsent(db, id, code);
  else await putOff(db, id, { ms: pace.settleMs, reason: code });
  if (failure.kind === 'parked' || failure.kind === 'missing_scope') await park(deps, place, failure);
  metrics.delivered(kind, failure.kind === 'retryable' ? 'retried' : 'parked');
}
