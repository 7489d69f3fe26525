import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import type { SlackConnection } from '../connect/connections.ts';
import type { SlackMessage } from './blocks.ts';
import { contextBlock, headerBlock, textBlock } from './write-blocks.ts';

/** A message that tells of no lead: it shows that the bridge reaches the channel. */
export function renderTestMessage(): SlackMessage {
  return {
    text: 'Test alert of the lead intake',
    blocks: [
      headerBlock('🧪 Test alert'),
      textBlock('The lead intake reaches this channel. Valid leads are told here, each with buttons to work on it.'),
      contextBlock('Nobody’s data is in this message.'),
    ],
  };
}

/**
 * Puts a test message in line, for an account's default channel; the delivery sends it.
 * @returns its id and its channel
 */
export async function insertTestMessage(
  db: Kysely<Database> | Transaction<Database>,
  {
    accountId,
    workspaceId,
    teamId,
    settings,
  }: Pick<SlackConnection, 'accountId' | 'workspaceId' | 'teamId' | 'settings'>,
): Promise<{ id: string; channelId: string }> {
  const id = randomUUID();
  const channelId = settings.defaultChannel;
  await db
    .insertInto('slack_messages')
    .values({
      id,
      account_id: accountId,
      workspace_id: workspaceId,
      team_id: teamId,
      channel_id: channelId,
      kind: 'test',
      dedupe_key: `test:${id}`,
      lead_id: null,
      parent_id: null,
      content: null,
      mention: null,
      ts: null,
      reason: null,
      posted_at: null,
    })
    .execute();
  return { id, channelId };
}
