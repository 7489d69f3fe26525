import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/store/schema.ts';
import { parkChannel, unparkChannels } from '../../../slack/routing/channels.ts';
import type { SlackChannel } from '../../definitions/slack-jobs.ts';
import { markChecked } from './slack-places.ts';

/** @returns whether this is news */
export async function stopChannel(db: Kysely<Database>, channel: SlackChannel, reason: string): Promise<boolean> {
  const news = await parkChannel(db, { ...channel, reason });
  await markChecked(db, channel);
  return news;
}

/** @returns whether this is news */
export async function resumeChannel(db: Kysely<Database>, { workspaceId, channelId }: SlackChannel): Promise<boolean> {
  return (await unparkChannels(db, { workspaceId, channelIds: [channelId] })).length > 0;
}
