import { attemptCall, type Delivered } from './attempt-call.ts';
import { backoffMs, type DeliverDeps, park, viewOrEnd } from './delivery.ts';
import { type DueMessage, endMessage, putOff, settleEdited } from './due-messages.ts';
import { resumeChannel } from './slack-parking.ts';
import type { Place } from './slack-places.ts';

/** Brings a message that is in Slack to what it should show, or deletes it there. Repeating it does no harm. */
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
    return settleFailure(deps, place, { message, delivered });
  }
  const view = await viewOrEnd(deps, place, message);
  if (view === undefined) return;
  const delivered = await call(() => methods.updateMessage({ channelId, ts, message: view.shown, deliveryId: id }));
  if (delivered.kind === 'failed') return settleFailure(deps, place, { message, delivered });
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
}

async function settleFailure(deps: DeliverDeps, place: Place, { message, delivered }: Refused): Promise<void> {
  const { db, pace, metrics, log } = deps;
  const { id, kind, attempts, wanted, withdrawn } = message;
  const { failure } = delivered;
  const { code } = failure;
  switch (failure.kind) {
    case 'gone':
      await endMessage(db, id, { state: 'gone', reason: code });
      return metrics.delivered(kind, 'gone');
    case 'bug':
      // As it is, it stays; what is wanted next may be taken.
      log.error({ messageId: id, kind, code }, 'Slack refuses an edit as such');
      if (withdrawn) await endMessage(db, id, { state: 'failed', reason: code });
      else await settleEdited(db, id, wanted, code);
      return metrics.delivered(kind, 'failed');
    case 'parked':
    case 'missing_scope':
      await park(deps, place, failure);
      return metrics.delivered(kind, 'parked');
    default:
      await putOff(db, id, { ms: failure.retryAfterMs ?? backoffMs(pace, attempts), reason: code });
      return metrics.delivered(kind, 'retried');
  }
}
