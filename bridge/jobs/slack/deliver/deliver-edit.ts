import { isRateLimit } from '../../../slack/client/failure-codes.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { delayEdits } from '../../../slack/client/workspaces.ts';
import {
  type DueMessage,
  endMessage,
  goOnSearching,
  putOff,
  settleEdited,
  settlePosted,
  settleUnsent,
} from '../../../slack/messages/due-messages.ts';
import { type Place, resumeChannel } from '../../../slack/routing/channel-state.ts';
import { addToThread } from '../announce/notify-lead.ts';
import {
  attemptCall,
  backoffMs,
  type DeliverDeps,
  type Delivered,
  park,
  type ShownHandling,
  settleSuccess,
  viewOrEnd,
} from './delivery.ts';

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

/** The channel cannot be read: the message is sent again after a while, at least once. */
const UNSEEN = 'unseen';

/** Finds out whether a message that may be in Slack is there: takes it over if so, else sends it again. */
export async function settleUnclear(deps: DeliverDeps, place: Place, message: DueMessage): Promise<void> {
  const { db } = deps;
  const found = await attempt(() => find(deps, place, message));
  if (found instanceof SlackFailure) return settleUnseen(deps, place, { message, failure: found });
  if (place.parked) await resumeChannel(db, place);
  const { ts, next } = found;
  if (ts !== undefined) await takeOver(deps, place, { message, ts });
  else if (next !== undefined) await goOnSearching(db, message.id, next);
  else await settleUnsent(db, message.id, null);
}

async function attempt<T>(look: () => Promise<T>): Promise<T | SlackFailure> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof SlackFailure) return error;
    throw error;
  }
}

/** One page of the channel's history around the time it was sent. */
function find({ slack, pace }: DeliverDeps, { workspaceId, channelId }: Place, message: DueMessage) {
  const { id: deliveryId, teamId, sentAt, lastSentAt, createdAt, parentTs, searchCursor } = message;
  const since = new Date((sentAt ?? createdAt).getTime() - pace.clockMs);
  const until = lastSentAt === null ? undefined : new Date(lastSentAt.getTime() + pace.lateMs);
  const threadTs = parentTs ?? undefined;
  const cursor = searchCursor ?? undefined;
  return slack.call(workspaceId, teamId).findPosted({ channelId, deliveryId, since, until, threadTs, cursor });
}

/** The state it shows is unknown: an edit brings it up to date. */
async function takeOver(deps: DeliverDeps, place: Place, { message, ts }: { message: DueMessage; ts: string }) {
  const { db, metrics } = deps;
  const { id, kind, withdrawn } = message;
  const view = withdrawn ? undefined : await viewOrEnd(deps, place, { ...message, ts });
  if (view === undefined) await settlePosted(db, id, { ts, shown: 0 });
  else await settleSuccess(deps, { message, view, ts, shown: kind === 'alert' ? 0 : message.wanted });
  metrics.delivered(kind, 'found');
}

/** Resent without a look only when the channel cannot be read; other failures are temporary or get fixed. */
async function settleUnseen(deps: DeliverDeps, place: Place, { message, failure }: Unseen): Promise<void> {
  const { db, pace, metrics } = deps;
  const { id, kind, attempts, reason, searchCursor } = message;
  const { code } = failure;
  // Slack's cursors expire.
  if (searchCursor !== null && code === 'invalid_cursor') await goOnSearching(db, id, null);
  else if (isBlind(failure)) {
    if (reason === UNSEEN) return sendBlindly(deps, message);
    await putOff(db, id, { ms: pace.resendAfterMs, reason: UNSEEN });
  } else {
    await putOff(db, id, { ms: failure.retryAfterMs ?? backoffMs(pace, attempts), reason: code });
    if (failure.kind === 'parked') await park(deps, place, failure);
  }
  metrics.delivered(kind, 'unclear');
}

async function sendBlindly({ db, metrics, log }: DeliverDeps, { id, kind, withdrawn }: DueMessage): Promise<void> {
  if (withdrawn) return endMessage(db, id, { state: 'gone', reason: UNSEEN });
  metrics.reposted();
  log.warn({ messageId: id, kind }, 'a message is sent again without knowing whether Slack has it');
  await settleUnsent(db, id, null);
}

interface Unseen {
  message: DueMessage;
  failure: SlackFailure;
}

const blind: readonly SlackFailure['kind'][] = ['missing_scope', 'gone', 'bug'];

/** The app may post to public channels that it is not in, and may not read them. */
const isBlind = ({ kind, code }: SlackFailure) => blind.includes(kind) || code === 'not_in_channel';
