import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { sweepSlackJob } from '../../definitions/job-kinds.ts';
import { enqueueDelivery } from './contact-alerts.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

/** Makes a running bridge process these channels at once, and everything pending without a job. */
export async function wakeSlack(
  { db, queue }: Deps,
  { workspaceId, channelIds }: { workspaceId: string; channelIds: readonly string[] },
): Promise<void> {
  if (channelIds.length === 0) return;
  const channels = channelIds.map((channelId) => ({ workspaceId, channelId }));
  await db.transaction().execute(async (trx) => {
    await enqueueDelivery(queue, trx, channels);
    await queue.enqueue(trx, sweepSlackJob, [{ data: {} }]);
  });
}
