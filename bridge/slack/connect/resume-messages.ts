import type { Kysely } from 'kysely';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { sendOn } from '../messages/move-messages.ts';
import { listChannels, unparkChannels } from '../routing/channels.ts';
import { channelsOf, findSlackConnection, type SlackConnection } from './connections.ts';

interface Resuming {
  /** Every one that is parked, without it. */
  channelId: string | undefined;
  /** Where what waits goes instead; undefined where it stays. */
  to: string | undefined;
  actor: string;
  /** Channels of other accounts in the workspace too: the operator may mean these, a firm may not. */
  shared?: boolean;
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
  { channelId, to, actor, shared = false }: Resuming,
): Promise<Resumed> {
  return db.transaction().execute(async (trx) => {
    const own = await ownChannels(trx, { accountId, workspaceId });
    const parked = (await listChannels(trx, workspaceId)).filter(({ status }) => status === 'parked');
    const wanted = channelId === undefined ? parked.map((channel) => channel.channelId) : [channelId];
    const from = wanted.filter((one) => shared || own.has(one));
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

/** Channels that the settings of an account name, or where something of it is still to be done: others may be another firm's. */
export async function ownChannels(
  db: Kysely<Database>,
  { accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>,
): Promise<ReadonlySet<string>> {
  const connection = await findSlackConnection(db, accountId);
  const named = connection?.workspaceId === workspaceId ? channelsOf(connection.settings) : [];
  const rows = await db
    .selectFrom('slack_messages')
    .select('channel_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', workspaceId)
    .where((row) => row.or([row('state', 'in', ['waiting', 'unknown']), row('withdrawn', '=', true)]))
    .execute();
  return new Set([...named, ...rows.map(({ channel_id }) => channel_id)]);
}
