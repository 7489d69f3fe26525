import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import { sendOn } from '../messages/move-messages.ts';
import { listChannels, unparkChannels } from '../routing/channels.ts';
import { channelsOf, findSlackConnection, type SlackConnection } from './connections.ts';

interface Resuming {
  /** When omitted, every parked one. */
  channelId: string | undefined;
  /** New channel of the pending messages; undefined to keep theirs. */
  to: string | undefined;
  actor: string;
  /** Includes channels of other accounts in the workspace: for the operator, not for a firm. */
  shared?: boolean;
}

export interface Resumed {
  /** Parked channels that are retried. */
  channels: string[];
  /** How many messages were moved. */
  moved: number;
}

/** Retries pending messages of channels, or moves them to another channel, with an audit entry. */
export function resumeMessages(
  db: Db,
  { accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>,
  { channelId, to, actor, shared = false }: Resuming,
): Promise<Resumed> {
  return db.transaction().execute(async (trx) => {
    const own = await ownChannels(trx, { accountId, workspaceId });
    const parked = (await listChannels(trx, workspaceId)).filter(({ status }) => status === 'parked');
    const wanted = channelId === undefined ? parked.map((channel) => channel.channelId) : [channelId];
    const from = wanted.filter((one) => shared || own.has(one));
    // From a parked channel, messages that may have been sent are moved too.
    const moved = to === undefined ? 0 : await sendOn(trx, { accountId, from: from.filter((one) => one !== to), to });
    const channels = await unparkChannels(trx, { workspaceId, channelIds: from });
    if (to !== undefined && moved > 0) {
      const detail = { from, to, messages: moved };
      await writeAudit(trx, { accountId, actor, action: 'slack.sent_on', target: workspaceId, detail });
    }
    return { channels, moved };
  });
}

/** Channels that an account's settings name, or with pending work of it: others may be another firm's. */
export async function ownChannels(
  db: Db,
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
