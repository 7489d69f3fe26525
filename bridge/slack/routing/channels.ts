import type { Selectable } from 'kysely';
import type { Db, SlackChannels } from '../../platform/store/schema.ts';
import type { ChannelInfo } from '../client/slack-methods.ts';

export interface SlackChannel {
  workspaceId: string;
  channelId: string;
}

/** What is stored of a channel that is posted to. */
export interface KnownChannel extends SlackChannel {
  name: string | null;
  /** Shared with another organization: outsiders can read it. */
  shared: boolean;
  status: 'ok' | 'parked';
  /** Slack's error code; null when nothing is wrong. */
  reason: string | null;
  parkedAt: Date | null;
  checkedAt: Date | null;
}

/** Stores channel info from Slack. */
export async function rememberChannel(
  db: Db,
  { workspaceId, channel }: { workspaceId: string; channel: ChannelInfo },
): Promise<void> {
  const values = { name: channel.name, shared: channel.shared, checked_at: new Date() };
  await db
    .insertInto('slack_channels')
    .values({ workspace_id: workspaceId, channel_id: channel.id, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'channel_id']).doUpdateSet(values))
    .execute();
}

export async function findChannel(db: Db, { workspaceId, channelId }: SlackChannel): Promise<KnownChannel | undefined> {
  const row = await select(db, workspaceId).where('channel_id', '=', channelId).executeTakeFirst();
  return row && channelOf(row);
}

/** Channels of a workspace, or all. */
export async function listChannels(db: Db, workspaceId?: string): Promise<KnownChannel[]> {
  return (await select(db, workspaceId).orderBy('workspace_id').orderBy('channel_id').execute()).map(channelOf);
}

/** Parks the channel: nothing is sent until it is fixed. @returns whether this changed anything */
export async function parkChannel(
  db: Db,
  { workspaceId, channelId, reason }: SlackChannel & { reason: string },
): Promise<boolean> {
  const values = { status: 'parked' as const, reason, parked_at: new Date() };
  const row = await db
    .insertInto('slack_channels')
    .values({ workspace_id: workspaceId, channel_id: channelId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'channel_id'])
        .doUpdateSet(values)
        .where((row) => row.or([row('slack_channels.status', '=', 'ok'), row('slack_channels.reason', '<>', reason)])),
    )
    .returning('channel_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the channels that are retried, which were parked before */
export async function unparkChannels(
  db: Db,
  { workspaceId, channelIds }: { workspaceId: string; channelIds?: readonly string[] },
): Promise<string[]> {
  if (channelIds?.length === 0) return [];
  const rows = await db
    .updateTable('slack_channels')
    .set({ status: 'ok', reason: null, parked_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'parked')
    .$if(channelIds !== undefined, (query) => query.where('channel_id', 'in', [...(channelIds ?? [])]))
    .returning('channel_id')
    .execute();
  return rows.map(({ channel_id }) => channel_id);
}

function select(db: Db, workspaceId?: string) {
  return db
    .selectFrom('slack_channels')
    .selectAll()
    .$if(workspaceId !== undefined, (query) => query.where('workspace_id', '=', workspaceId ?? ''));
}

function channelOf({ name, shared, status, reason, ...row }: Selectable<SlackChannels>): KnownChannel {
  const [workspaceId, channelId] = [row.workspace_id, row.channel_id];
  return { workspaceId, channelId, name, shared, status, reason, parkedAt: row.parked_at, checkedAt: row.checked_at };
}
