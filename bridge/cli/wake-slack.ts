import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { sweepSlackJob } from '../jobs/definitions/slack-jobs.ts';
import { enqueueDelivery } from '../jobs/slack/messages/message-rows.ts';
import { createLog } from '../platform/log/log.ts';
import type { Store } from '../platform/store/open-store.ts';

/** Has a running bridge look at once at what waits for these channels, and at all that waits without a job. */
export async function wakeSlack(
  store: Store,
  { workspaceId, channelIds }: { workspaceId: string; channelIds: readonly string[] },
): Promise<void> {
  if (channelIds.length === 0) return;
  const { log } = createLog({ level: 'error', destination: process.stderr });
  await using queue = await openJobQueue({ store, log, works: false });
  const channels = channelIds.map((channelId) => ({ workspaceId, channelId }));
  await store.db.transaction().execute(async (trx) => {
    await enqueueDelivery(queue, trx, channels);
    await queue.enqueue(trx, sweepSlackJob, [{ data: {} }]);
  });
}
