import type { Kysely } from 'kysely';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { sendOn } from '../messages/move-messages.ts';
import { listChannels, unparkChannels } from '../routing/channels.ts';
import type { SlackConnection } from './connections.ts';

interface Resuming {
  /** Every one that is parked, without it. */
  channelId: string | undefined;
  /** Where what waits goes instead; undefined where it stays. */
  to: string | undefined;
  actor: string;
}

export interface Resumed {
  /** That were parked, and are tried again. */
  channels: string[];
  /** How many messages were sent on. */
  moved: number;
}

/** Has what waits for channels tried again, or sent on to another channel, with its trace. */
export function resumeMessages(
  db: Kysely<Database>,
  { accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>,
  { channelId, to, actor }: Resuming,
): Promise<Resumed> {
  return db.transaction().execute(async (trx) => {
    const parked = (await listChannels(trx, workspaceId)).filter(({ status }) => status === 'parked');
    const from = channelId === undefined ? parked.map((channel) => channel.channelId) : [channelId];
    // While a channel is parked, what may be in it goes too.
    const moved = to === undefined ? 0 : await sendOn(trx, { accountId, from: from.filter((one) => one !== to), to });
    const channels = await unparkChannels(trx, { workspaceId, channelIds: from });
    if (to !== undefined && moved > 0) {
      const detail = { from, to, messages: moved };
      await writeAudit(trx, { accountId, actor, action: 'slack.sent_on', target: workspaceId, detail });
    }
    return { channels, moved };
  });
}
