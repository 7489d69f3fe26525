import type { KyselyTransactionLike } from 'pg-boss';
import { STATUS_PROPERTY } from '../../hubspot/webhook/contact-event.ts';
import type { OpenEvent } from '../../hubspot/webhook/inbox.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { type ContactChange, contactChangeJob } from '../definitions/contact-change-job.ts';
import { type ScreenContact, screenContactJob } from '../definitions/screen-contact-job.ts';

/** One job for each event, in at most two statements. The group is the portal. */
export async function enqueueEvents(
  queue: Pick<Queue, 'enqueue'>,
  trx: KyselyTransactionLike,
  events: readonly OpenEvent[],
): Promise<void> {
  const screens: ScreenContact[] = [];
  const changes: ContactChange[] = [];
  for (const { id: eventId, portalId, contactId, kind, payload } of events) {
    const ids = { portalId, contactId, eventId };
    if (kind === 'deleted' || kind === 'merged' || kind === 'erased') changes.push({ ...ids, kind });
    else if (payload.property === STATUS_PROPERTY) changes.push({ ...ids, kind: 'status' });
    else if (payload.about !== undefined) changes.push({ ...ids, kind: 'about' });
    else screens.push({ ...ids, cause: kind });
  }
  if (screens.length > 0) await queue.enqueue(trx, screenContactJob, screens.map(forPortal));
  if (changes.length > 0) await queue.enqueue(trx, contactChangeJob, changes.map(forPortal));
}

const forPortal = <Data extends { portalId: string }>(data: Data) => ({ data, options: { groupId: data.portalId } });
