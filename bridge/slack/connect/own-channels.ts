import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import { channelsOf, findSlackConnection, type SlackConnection } from './connections.ts';

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
