import { everyJob } from './jobs/every-job.ts';
import type { Log } from './log.ts';
import { openQueue, type Queue } from './queue/open-queue.ts';
import { listen } from './store/listen.ts';
import type { Store } from './store/open-store.ts';
import { WORKER } from './store/worker-count.ts';

interface Deps {
  store: Store;
  log: Log;
  /** Whether this process works on jobs, not only enqueues them. */
  works: boolean;
}

/** The queue of every job of the bridge. */
export function openJobQueue({ store, log, works }: Deps): Promise<Queue> {
  const { db, pool, connectionString } = store;
  return openQueue({
    db,
    pool,
    jobs: everyJob,
    maintain: works,
    ...(works && { listen: (channel) => listen({ ...channel, connectionString, log, name: WORKER }) }),
    log,
  });
}
