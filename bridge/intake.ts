import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Check } from './http/readiness.ts';
import { type AcceptEvents, createInbox } from './hubspot/inbox.ts';
import { createIntakeMetrics, type IntakeMetrics } from './hubspot/intake-metrics.ts';
import { openTombstones } from './hubspot/tombstones.ts';
import { enqueueEvents } from './jobs/enqueue-events.ts';
import { everyJob } from './jobs/every-job.ts';
import type { Log } from './log.ts';
import { countJobs } from './queue/job-rows.ts';
import { openQueue, type Queue } from './queue/open-queue.ts';
import { listen } from './store/listen.ts';
import type { Store } from './store/open-store.ts';
import { WORKER } from './store/worker-count.ts';

interface QueueDeps {
  store: Store;
  log: Log;
  /** Whether this process works on jobs, not only enqueues them. */
  works: boolean;
}

/** The queue of every job of the bridge. */
export function openJobQueue({ store, log, works }: QueueDeps): Promise<Queue> {
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

/** Takes in webhook events: inbox and queue in one transaction. */
export async function createIntake(store: Store, queue: Queue): Promise<AcceptEvents> {
  return createInbox({
    db: store.db,
    tombstones: await openTombstones(store),
    enqueue: (trx, events) => enqueueEvents(queue, trx, events),
  });
}

export function createStoredIntakeMetrics({ db }: Pick<Store, 'db'>, registry: Registry): IntakeMetrics {
  return createIntakeMetrics({
    registry,
    countJobs: () => countJobs(db, everyJob),
    async countOpenEvents() {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from webhook_events where processed_at is null`.execute(db);
      return rows[0]?.open ?? 0;
    },
  });
}

/** Whether jobs failed for good and wait for someone to look. */
export async function checkDeliveries({ db }: Pick<Store, 'db'>): Promise<Check> {
  const dead = [...(await countJobs(db, everyJob)).values()].reduce((sum, counts) => sum + counts.dead, 0);
  if (dead === 0) return { status: 'ok', detail: 'No job has failed for good.' };
  const jobs = dead === 1 ? '1 job has' : `${dead} jobs have`;
  return { status: 'degraded', detail: `${jobs} failed for good: deliveries list --status failed shows why.` };
}
