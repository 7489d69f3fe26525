import { sql } from 'kysely';
import type { PrivacyLevel, SlackSettings } from '../../../shared/slack-settings.ts';
import type { Db } from '../../platform/store/schema.ts';
import { parkChannel, type SlackChannel, unparkChannels } from './channels.ts';

/** A channel with its current settings. */
export interface Place extends SlackChannel {
  /** A team that receives announcements there. */
  teamId: string;
  shared: boolean;
  /** Whether Slack has ever returned the kind of channel. */
  known: boolean;
  /** Whether the workspace grants access. */
  active: boolean;
  parked: boolean;
  /** Ms until the next message may be sent; 0 for now. */
  waitMs: number;
  /** Ms until the next edit in the workspace; 0 for now. */
  editWaitMs: number;
  /** Ms since Slack was last asked about the channel; null when it never answered. */
  checkedMs: number | null;
}

/** @returns undefined when the workspace does not exist */
export async function findPlace(db: Db, channel: SlackChannel): Promise<Place | undefined> {
  const { workspaceId, channelId } = channel;
  const { rows } = await sql<Omit<Place, keyof SlackChannel>>`
    select c.shared, c.name is not null as known, w.status = 'active' as active, c.status = 'parked' as parked,
      greatest(0, extract(epoch from c.next_post_at - now()) * 1000)::float8 as "waitMs",
      greatest(0, extract(epoch from w.next_edit_at - now()) * 1000)::float8 as "editWaitMs",
      (extract(epoch from now() - c.checked_at) * 1000)::float8 as "checkedMs",
      coalesce((select team_id from slack_connections where workspace_id = w.id order by created_at limit 1), w.id)
        as "teamId"
    from slack_channels c join slack_workspaces w on w.id = c.workspace_id
    where c.workspace_id = ${workspaceId} and c.channel_id = ${channelId}`.execute(db);
  const [row] = rows;
  return row && { ...channel, ...row };
}

/** Records that Slack was asked about the channel, or for it, whatever the answer. */
export async function markChecked(db: Db, { workspaceId, channelId }: SlackChannel): Promise<void> {
  await db
    .updateTable('slack_channels')
    .set({ checked_at: sql<Date>`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('channel_id', '=', channelId)
    .execute();
}

/** Settings may name a channel before anything is known about it. */
export async function rememberPlace(db: Db, { workspaceId, channelId }: SlackChannel): Promise<void> {
  await sql`
    insert into slack_channels (workspace_id, channel_id) select id, ${channelId} from slack_workspaces
    where id = ${workspaceId} on conflict do nothing`.execute(db);
}

/** Pauses posts to the channel for so many ms; a longer pause stays. */
export async function delayChannel(db: Db, channel: SlackChannel, ms: number): Promise<void> {
  await db
    .updateTable('slack_channels')
    .set({ next_post_at: sql<Date>`greatest(next_post_at, ${inMs(ms)})` })
    .where('workspace_id', '=', channel.workspaceId)
    .where('channel_id', '=', channel.channelId)
    .execute();
}

/** Parks the channel: nothing is sent until it is fixed. @returns whether this changed anything */
export async function stopChannel(db: Db, channel: SlackChannel, reason: string): Promise<boolean> {
  const isNew = await parkChannel(db, { ...channel, reason });
  await markChecked(db, channel);
  return isNew;
}

/** @returns whether this changed anything */
export async function resumeChannel(db: Db, { workspaceId, channelId }: SlackChannel): Promise<boolean> {
  return (await unparkChannels(db, { workspaceId, channelIds: [channelId] })).length > 0;
}

const inMs = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;

/** How much of a person a channel shows: as the settings say, else initials when outsiders can read it. */
export function channelPrivacy(
  { privacy }: Pick<SlackSettings, 'privacy'>,
  { channelId, shared }: { channelId: string; shared: boolean },
): PrivacyLevel {
  return privacy[channelId] ?? (shared ? 'initials' : 'full');
}
