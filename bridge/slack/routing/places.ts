import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import { parkChannel, type SlackChannel, unparkChannels } from './channels.ts';

/** A channel that is posted to, with its present settings. */
export interface Place extends SlackChannel {
  /** One that is told there. */
  teamId: string;
  shared: boolean;
  /** Whether Slack has ever told what kind of channel it is. */
  known: boolean;
  /** Whether the workspace lets us in. */
  active: boolean;
  parked: boolean;
  /** Until the next message may go there, ms; 0 for now. */
  waitMs: number;
  /** Until the next edit in the workspace, ms; 0 for now. */
  editWaitMs: number;
  /** Since Slack was last asked about the channel, ms; null where it never told anything. */
  checkedMs: number | null;
}

/** @returns undefined where there is no such workspace */
export async function findPlace(db: Kysely<Database>, channel: SlackChannel): Promise<Place | undefined> {
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

/** Slack was asked about it, or for it, whatever it said. */
export async function markChecked(db: Kysely<Database>, { workspaceId, channelId }: SlackChannel): Promise<void> {
  await db
    .updateTable('slack_channels')
    .set({ checked_at: sql<Date>`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('channel_id', '=', channelId)
    .execute();
}

/** A channel may be named by settings before anything is known of it. */
export async function rememberPlace(db: Kysely<Database>, { workspaceId, channelId }: SlackChannel): Promise<void> {
  await sql`
    insert into slack_channels (workspace_id, channel_id) select id, ${channelId} from slack_workspaces
    where id = ${workspaceId} on conflict do nothing`.execute(db);
}

/** Nothing is posted to the channel for so long, ms; a longer wait stays. */
export async function holdChannel(db: Kysely<Database>, channel: SlackChannel, ms: number): Promise<void> {
  await db
    .updateTable('slack_channels')
    .set({ next_post_at: sql<Date>`greatest(next_post_at, ${inMs(ms)})` })
    .where('workspace_id', '=', channel.workspaceId)
    .where('channel_id', '=', channel.channelId)
    .execute();
}

/** Nothing is sent to the channel until it is mended. @returns whether this is news */
export async function stopChannel(db: Kysely<Database>, channel: SlackChannel, reason: string): Promise<boolean> {
  const news = await parkChannel(db, { ...channel, reason });
  await markChecked(db, channel);
  return news;
}

/** @returns whether this is news */
export async function resumeChannel(db: Kysely<Database>, { workspaceId, channelId }: SlackChannel): Promise<boolean> {
  return (await unparkChannels(db, { workspaceId, channelIds: [channelId] })).length > 0;
}

const inMs = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;
