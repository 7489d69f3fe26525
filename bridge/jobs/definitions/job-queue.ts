import type { Log } from '../../platform/log/log.ts';
import { openQueue, type Queue } from '../../platform/queue/open-queue.ts';
import { listen, WORKER } from '../../platform/store/listen.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { everyJob } from './every-job.ts';

interface Deps {
  store: Store;
  log: Log;
  /** Whether this process works on jobs or only enqueues them. */
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
