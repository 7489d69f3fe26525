import { SlackFailure } from '../slack/slack-failure.ts';
import { backoffMs, type DeliverDeps, settleSuccess, viewOrEnd } from './delivery.ts';
import { type DueMessage, endMessage, putOff, settlePosted, settleUnsent } from './due-messages.ts';
import type { Place } from './slack-places.ts';

/** Nobody may look into the channel: it is sent again after a while, at least once. */
const UNSEEN = 'unseen';
/** Clocks differ. */
const MARGIN_MS = 600_000;

/** Finds out whether a message that may be in Slack is there: it is taken over where it is, else sent again. */
export async function settleUnclear(deps: DeliverDeps, place: Place, message: DueMessage): Promise<void> {
  const { db, metrics, log } = deps;
  const { id, kind, reason, withdrawn } = message;
  if (reason === UNSEEN) {
    if (withdrawn) return endMessage(db, id, { state: 'gone', reason: UNSEEN });
    metrics.reposted();
    log.warn({ messageId: id, kind }, 'a message is sent again without knowing whether Slack has it');
    return settleUnsent(db, id, null);
  }
  try {
    const found = await find(deps, place, message);
    if (found === undefined) await settleUnsent(db, id, null);
    else await takeOver(deps, place, { message, ts: found.ts });
  } catch (error) {
    if (!(error instanceof SlackFailure)) throw error;
    await settleBlind(deps, message, error);
  }
}

function find({ slack }: DeliverDeps, { workspaceId, channelId }: Place, message: DueMessage) {
  const { id: deliveryId, teamId, dueAt, parentTs } = message;
  const since = new Date(dueAt.getTime() - MARGIN_MS);
  const threadTs = parentTs ?? undefined;
  return slack.call(workspaceId, teamId).findPosted({ channelId, deliveryId, since, threadTs });
}

/** Which state it shows nobody knows: an edit brings it to the wanted one. */
async function takeOver(deps: DeliverDeps, place: Place, { message, ts }: { message: DueMessage; ts: string }) {
  const { db, metrics } = deps;
  const { id, kind, withdrawn } = message;
  const view = withdrawn ? undefined : await viewOrEnd(deps, place, message);
  if (view === undefined) await settlePosted(db, id, { ts, shown: 0 });
  else await settleSuccess(deps, { message, view, ts, shown: kind === 'alert' ? 0 : message.wanted });
  metrics.delivered(kind, 'found');
}

async function settleBlind({ db, pace, metrics }: DeliverDeps, message: DueMessage, failure: SlackFailure) {
  const { id, kind, attempts } = message;
  if (failure.kind === 'retryable') {
    const ms = failure.retryAfterMs ?? backoffMs(pace, attempts);
    await putOff(db, id, { ms, reason: failure.code });
  } else await putOff(db, id, { ms: pace.resendAfterMs, reason: UNSEEN });
  metrics.delivered(kind, 'unclear');
}
