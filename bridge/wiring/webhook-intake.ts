import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import { type AcceptEvents, createInbox } from '../hubspot/webhook/inbox.ts';
import { createIntakeMetrics, type IntakeMetrics } from '../hubspot/webhook/intake-metrics.ts';
import { enqueueEvents } from '../jobs/contacts/enqueue-events.ts';
import { everyJob } from '../jobs/definitions/every-job.ts';
import { countJobs } from '../platform/queue/job-rows.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';

/** Accepts webhook events: inbox and queue in one transaction. */
export async function createIntake(store: Store, queue: Queue): Promise<AcceptEvents> {
  return createInbox({
    db: store.db,
    tombstones: await openTombstones(store),
    enqueue: (trx, events) => enqueueEvents(queue, trx, events),
  });
}

/** The metrics of the intake; pending work is counted in the store on demand. */
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
