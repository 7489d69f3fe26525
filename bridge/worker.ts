import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from './context.ts';
import { retentionJob, runRetention } from './jobs/retention.ts';
import { openQueue } from './queue/open-queue.ts';
import { listen } from './store/listen.ts';
import { isStoreOutage } from './store/store-outage.ts';

const LONGEST_BACKOFF_MS = 5_000;

type WorkerContext = Pick<Context, 'store' | 'log'>;

/** Runs every job until the signal fires, then finishes what it holds; while the database is away it tries again. */
export async function runWorker(context: WorkerContext, signal: AbortSignal): Promise<void> {
  for (let backoff = 100; !signal.aborted; backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)) {
    try {
      return await work(context, signal);
    } catch (err) {
      if (!isStoreOutage(err)) throw err;
      context.log.warn({ err }, 'the jobs wait: the database is away');
      await delay(backoff, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function work({ store, log }: WorkerContext, signal: AbortSignal): Promise<void> {
  await using queue = await openQueue({
    db: store.db,
    pool: store.pool,
    jobs: [retentionJob],
    maintain: true,
    listen: (channel) => listen({ ...channel, connectionString: store.connectionString, log }),
    log,
  });
  await runRetention({ db: store.db, queue, log, signal });
}
