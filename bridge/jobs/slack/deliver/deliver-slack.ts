import { setTimeout as delay } from 'node:timers/promises';
import type { NamedLocks } from '../../../platform/queue/named-locks.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { claimEdit } from '../../../slack/client/workspaces.ts';
import {
  type DueMessage,
  type DueWork,
  endMessage,
  findDueWork,
  markUnderWay,
  putOff,
  settleUnsent,
} from '../../../slack/messages/due-messages.ts';
import { channelsOfRows } from '../../../slack/messages/message-rows.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import { plainMessage } from '../../../slack/render/slack-text.ts';
import {
  delayChannel,
  findPlace,
  markChecked,
  type Place,
  rememberPlace,
  resumeChannel,
} from '../../../slack/routing/channel-state.ts';
import { rememberChannel, type SlackChannel } from '../../../slack/routing/channels.ts';
import { deliverSlackJob } from '../../definitions/job-kinds.ts';
import { enqueueDelivery } from '../messages/contact-alerts.ts';
import { deliverEdit, settleUnclear } from './deliver-edit.ts';
import {
  attemptCall,
  backoffMs,
  type DeliverDeps,
  type Delivered,
  park,
  type Shown,
  settleSuccess,
  viewOrEnd,
} from './delivery.ts';

interface DeliverySettings extends DeliverDeps {
  queue: Pick<Queue, 'enqueue' | 'work'>;
  /** A channel is handled by one process at a time. */
  locks: NamedLocks;
}

const BATCH = 50;
/** A slower channel continues while the jobs of others are fetched. */
const MAX_WAIT_MS = 250;
/** When to check a busy channel again: its process may have died. */
const RECHECK_SECONDS = 10;
const BUSY_SECONDS = 1;

interface Run {
  again: boolean;
  wakeUp: AbortController;
  over: Promise<void>;
}

/** Delivers to every channel named by a job, until the signal; then finishes what is in flight. */
export async function runDeliverSlack(deps: DeliverySettings): Promise<void> {
  const runs = new Map<string, Run>();
  await deps.queue.work(deliverSlackJob, {
    signal: deps.signal,
    batchSize: BATCH,
    async handle(claims) {
      const channels = channelsOfRows(
        claims.map(({ data }) => ({ workspace_id: data.workspaceId, channel_id: data.channelId })),
      );
      const started = channels.map((channel) => ({ channel, over: wake(deps, runs, channel) }));
      await Promise.race([Promise.all(started.map(({ over }) => over)), delay(MAX_WAIT_MS)]);
      const left = channels.filter((channel) => runs.has(nameOf(channel)));
      if (deps.signal.aborted) return;
      await enqueueDelivery(
        deps.queue,
        deps.db,
        left.map((channel) => ({ ...channel, startAfter: RECHECK_SECONDS })),
      );
    },
  });
  await Promise.all([...runs.values()].map(({ over }) => over));
}

const nameOf = ({ workspaceId, channelId }: SlackChannel) => `deliver:${workspaceId}:${channelId}`;

/** Starts work on a channel, or signals the running work that there is more. */
function wake(deps: DeliverySettings, runs: Map<string, Run>, channel: SlackChannel): Promise<void> {
  const name = nameOf(channel);
  const known = runs.get(name);
  if (known !== undefined) {
    known.again = true;
    known.wakeUp.abort();
    return known.over;
  }
  const run: Run = { again: true, wakeUp: new AbortController(), over: Promise.resolve() };
  runs.set(name, run);
  run.over = work(deps, channel, run)
    .catch((err: unknown) => deps.log.warn({ err, ...channel }, 'messages could not be delivered; trying again'))
    .finally(() => void runs.delete(name));
  return run.over;
}

async function work(deps: DeliverySettings, channel: SlackChannel, run: Run): Promise<void> {
  const { locks, queue, db, log, signal } = deps;
  const name = nameOf(channel);
  // Its worker may have finished its last look.
  if (!(await locks.take(name))) return enqueueDelivery(queue, db, [{ ...channel, startAfter: BUSY_SECONDS }]);
  const nextWakeUp = () => {
    run.wakeUp = new AbortController();
    return run.wakeUp.signal;
  };
  try {
    while (run.again && !signal.aborted) {
      run.again = false;
      await deliverChannel(deps, channel, { signal: nextWakeUp });
    }
  } finally {
    await locks.release(name).catch((err: unknown) => log.warn({ err }, 'a lock was lost'));
  }
  // Signaled while the lock was released.
  if (run.again && !signal.aborted) await enqueueDelivery(queue, db, [channel]);
}

/** Ends a wait early when there is more to do in the channel. */
interface Waiting {
  signal(): AbortSignal;
}

/**
 * Delivers all messages of a channel: new ones in order, no faster than Slack accepts them, and edits besides, which
 * share a limit per workspace. Ends when nothing is due within the minute, or when the channel accepts nothing.
 */
export async function deliverChannel(deps: DeliverDeps, channel: SlackChannel, waiting: Waiting): Promise<void> {
  const last: Last = { look: Number.NEGATIVE_INFINITY };
  await rememberPlace(deps.db, channel);
  while (!deps.signal.aborted) {
    // Created before the look: work that arrives afterwards ends the following wait.
    const woken = waiting.signal();
    const found = await findPlace(deps.db, channel);
    if (found === undefined || !found.active) return;
    const work = await findDueWork(deps.db, channel);
    const place = await prepare(deps, { ...found, teamId: (work.post ?? work.edit ?? found).teamId }, { work, last });
    if (place === undefined) return;
    const editMs = work.edit && place.editWaitMs;
    const postMs = work.post && postWait(place, work.post);
    if (work.edit !== undefined && editMs === 0) {
      if (await claimEdit(deps.db, channel.workspaceId, deps.pace.editMs)) await deliverEdit(deps, place, work.edit);
    } else if (work.post !== undefined && postMs === 0) await deliverPost(deps, place, work.post);
    else if (!(await pause(deps, [editMs, postMs, work.laterMs ?? undefined], woken))) return;
  }
}

/** When each was last done, by the process clock, ms. */
type Last = Record<'look', number>;

/** A message that may be in flight keeps its position, and is not looked for before that can be over. */
const postWait = (place: Place, post: DueMessage) => (post.state === 'unknown' ? post.dueMs : place.waitMs);

/** @returns false when there is nothing to wait for */
async function pause({ signal }: DeliverDeps, waitTimes: (number | undefined)[], woken: AbortSignal): Promise<boolean> {
  const known = waitTimes.filter((ms) => ms !== undefined);
  if (known.length === 0) return false;
  // A timer may fire slightly early by the database's clock.
  const ms = Math.ceil(Math.min(...known)) + 1;
  await delay(ms, undefined, { signal: AbortSignal.any([signal, woken]) }).catch(() => undefined);
  return true;
}

interface Situation {
  work: DueWork;
  last: Last;
}

/** The channel's state, refreshed when outdated. @returns undefined when nothing may be sent now */
async function prepare(deps: DeliverDeps, place: Place, { work, last }: Situation): Promise<Place | undefined> {
  const { pace } = deps;
  const old = (ms: number) => place.checkedMs === null || place.checkedMs >= ms;
  if (place.parked) return old(pace.parkedMs) ? tryParked(deps, place, work) : undefined;
  const isNew = work.post?.state === 'waiting' && last.look + pace.channelMs < performance.now();
  if (!isNew || (place.known && !old(pace.channelMs))) return place;
  const seen = await look(deps, place);
  if (seen === undefined && !place.known) {
    // How much of a person is shown depends on who can read the channel.
    await delayChannel(deps.db, place, pace.retryMs);
    return { ...place, waitMs: pace.retryMs };
  }
  last.look = performance.now();
  return { ...place, ...seen };
}

async function tryParked(deps: DeliverDeps, place: Place, work: DueWork): Promise<Place | undefined> {
  const seen = await look(deps, place);
  await markChecked(deps.db, place);
  if (seen === undefined || seen.closed) return undefined;
  // Only an accepted message proves that the channel works; with none pending, this check has to do.
  if (work.post === undefined && work.edit === undefined) await resumeChannel(deps.db, place);
  return { ...place, ...seen };
}

type Seen = Pick<Place, 'shared' | 'known'> & {
  /** Nobody can post there. */
  closed: boolean;
};

/** @returns undefined when Slack does not answer */
async function look({ slack, db, log }: DeliverDeps, place: Place): Promise<Seen | undefined> {
  const { workspaceId, teamId, channelId, shared, known } = place;
  try {
    const info = await slack.call(workspaceId, teamId).channelInfo(channelId);
    await rememberChannel(db, { workspaceId, channel: { ...info, id: channelId } });
    return { shared: info.shared, known: true, closed: info.archived || (info.isPrivate && !info.isMember) };
  } catch (error) {
    if (!(error instanceof SlackFailure)) throw error;
    log.debug({ workspaceId, channelId, code: error.code }, 'a channel could not be checked');
    if (error.kind === 'retryable') return undefined;
    // Without the scope to look, only a post can show it.
    return { shared, known, closed: error.kind !== 'missing_scope' };
  }
}

/** Sends the first message of a channel's queue, or finds out what became of it. */
async function deliverPost(deps: DeliverDeps, place: Place, message: DueMessage): Promise<void> {
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
  const refused = { messageId: deliveryId, kind, code: delivered.failure.code };
  log.error(refused, 'Slack refuses the content of a message; its text is sent without the rest');
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
