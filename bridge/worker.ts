import type { Context } from './context.ts';
import { retentionJob, runRetention } from './jobs/retention.ts';
import { openQueue } from './queue/open-queue.ts';
import { listen } from './store/listen.ts';

/** Runs every job until the signal fires, then finishes what it holds. */
export async function runWorker({ store, log }: Pick<Context, 'store' | 'log'>, signal: AbortSignal): Promise<void> {
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
