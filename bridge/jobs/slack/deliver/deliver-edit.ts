import { isRateLimit } from '../../../slack/client/failure-codes.ts';
import { delayEdits } from '../../../slack/client/workspaces.ts';
import { type DueMessage, endMessage, putOff, settleEdited } from '../../../slack/messages/due-messages.ts';
import type { Place } from '../../../slack/routing/places.ts';
import { resumeChannel } from '../../../slack/routing/places.ts';
import { addToThread } from '../announce/notify-lead.ts';
import { attemptCall, type Delivered } from './attempt-call.ts';
import { backoffMs, type DeliverDeps, park, viewOrEnd } from './delivery.ts';
import type { ShownHandling } from './message-view.ts';

/** Edits a message in Slack to its current state, or deletes it. Repeating is safe. */
export async function deliverEdit(deps: DeliverDeps, place: Place, message: DueMessage): Promise<void> {
  const { db, slack } = deps;
  const { id, ts, withdrawn, wanted } = message;
  const { workspaceId, channelId } = place;
  if (ts === null) return endMessage(db, id, { state: 'gone', reason: 'no_place' });
  const methods = slack.call(workspaceId, message.teamId);
  const call = (work: () => Promise<void>) => attemptCall(async () => work().then(() => ({ ts })));
  if (withdrawn) {
    const delivered = await call(() => methods.deleteMessage({ channelId, ts }));
    if (delivered.kind === 'done') return settleDeleted(deps, place, message);
    return settleFailure(deps, place, { message, delivered, handling: null });
  }
  const view = await viewOrEnd(deps, place, message);
  if (view === undefined) return;
  const delivered = await call(() => methods.updateMessage({ channelId, ts, message: view.shown, deliveryId: id }));
  if (delivered.kind === 'failed') return settleFailure(deps, place, { message, delivered, handling: view.handling });
  await settleEdited(db, id, wanted);
  if (place.parked) await resumeChannel(db, place);
  deps.metrics.delivered(message.kind, 'edited');
}

async function settleDeleted({ db, metrics }: DeliverDeps, place: Place, { id, kind }: DueMessage): Promise<void> {
  await endMessage(db, id, { state: 'gone', reason: 'withdrawn' });
  if (place.parked) await resumeChannel(db, place);
  metrics.delivered(kind, 'deleted');
}

interface Refused {
  message: DueMessage;
  delivered: Extract<Delivered, { kind: 'failed' }>;
  handling: ShownHandling | null;
}

async function settleFailure(
  deps: DeliverDeps,
  place: Place,
  { message, delivered, handling }: Refused,
): Promise<void> {
  const { db, pace, metrics, log } = deps;
  const { id, kind, attempts, wanted, withdrawn } = message;
  const { failure } = delivered;
  const { code } = failure;
  switch (failure.kind) {
    case 'gone':
      await endMessage(db, id, { state: 'gone', reason: code });
      return metrics.delivered(kind, 'gone');
    case 'bug':
      log.error({ messageId: id, kind, code }, `Slack refuses to ${withdrawn ? 'delete' : 'edit'} a message`);
      if (withdrawn) await endMessage(db, id, { state: 'failed', reason: code });
      else {
        // It stays as it is, to be deleted later; the next edit may be accepted.
        await settleEdited(db, id, wanted, code);
        if (handling !== null) await postHandling(deps, place, { message, handling });
      }
      return metrics.delivered(kind, 'failed');
    case 'parked':
    case 'missing_scope':
      await park(deps, place, failure);
      return metrics.delivered(kind, 'parked');
    default: {
      const ms = failure.retryAfterMs ?? backoffMs(pace, attempts);
      await putOff(db, id, { ms, reason: code });
      // The rate limit is the workspace's.
      if (isRateLimit(code)) await delayEdits(db, place.workspaceId, ms);
      return metrics.delivered(kind, 'retried');
    }
  }
}

/** Replies in the thread of a message that can no longer be edited. */
async function postHandling(deps: DeliverDeps, place: Place, { message, handling }: EditedAlert): Promise<void> {
  const { id, accountId, teamId, leadId, wanted } = message;
  const { workspaceId, channelId } = place;
  const parent = { id, account_id: accountId, workspace_id: workspaceId, team_id: teamId, channel_id: channelId };
  await addToThread(deps, deps.db, {
    parent: { ...parent, lead_id: leadId },
    key: `standing:${id}:${wanted}`,
    content: { kind: 'standing', ...handling },
  });
}

interface EditedAlert {
  message: DueMessage;
  handling: ShownHandling;
}
