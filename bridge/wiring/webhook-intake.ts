import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import { type AcceptEvents, createInbox } from '../hubspot/webhook/inbox.ts';
import { enqueueEvents } from '../jobs/contacts/enqueue-events.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';

/** Takes in webhook events: inbox and queue in one transaction. */
export async function createIntake(store: Store, queue: Queue): Promise<AcceptEvents> {
  return createInbox({
    db: store.db,
    tombstones: await openTombstones(store),
    enqueue: (trx, events) => enqueueEvents(queue, trx, events),
  });
}
