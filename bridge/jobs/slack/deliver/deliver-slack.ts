import { setTimeout as delay } from 'node:timers/promises';
import type { NamedLocks } from '../../../platform/queue/named-locks.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import { channelsOfRows } from '../../../slack/messages/message-rows.ts';
import type { SlackChannel } from '../../../slack/routing/channels.ts';
import { deliverSlackJob } from '../../definitions/slack-jobs.ts';
import { enqueueDelivery } from '../messages/enqueue-delivery.ts';
import { deliverChannel } from './deliver-channel.ts';
import type { DeliverDeps } from './delivery.ts';

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
  if (!(await locks.take(name))) {
    // Its worker may have finished its last look.
    await enqueueDelivery(queue, db, [{ ...channel, startAfter: BUSY_SECONDS }]);
    return;
  }
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
