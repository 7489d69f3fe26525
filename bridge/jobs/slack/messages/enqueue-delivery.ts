import type { Kysely } from 'kysely';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { SlackChannel } from '../../../slack/routing/channels.ts';
import { deliverSlackJob } from '../../definitions/slack-jobs.ts';

/** Wakes delivery to these channels, once the transaction has committed. */
export async function enqueueDelivery(
  queue: Pick<Queue, 'enqueue'>,
  trx: Kysely<Database>,
  channels: readonly (SlackChannel & { startAfter?: Date | number })[],
): Promise<void> {
  const entries = channels.map(({ startAfter, workspaceId, channelId }) => ({
    data: { workspaceId, channelId },
    ...(startAfter !== undefined && { options: { startAfter } }),
  }));
  await queue.enqueue(trx, deliverSlackJob, entries);
}
