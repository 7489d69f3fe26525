import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Database, SlackMessages } from '../../../platform/store/schema.ts';
import { deliverSlackJob, type SlackChannel } from '../../definitions/slack-jobs.ts';

type Trx = Transaction<Database>;

/** A message that there is to be; the same `dedupe_key` makes one however often it is asked for. */
type MessageDraft = Pick<
  Insertable<SlackMessages>,
  'account_id' | 'workspace_id' | 'team_id' | 'channel_id' | 'kind' | 'dedupe_key' | 'content'
> &
  Partial<Pick<Insertable<SlackMessages>, 'id' | 'lead_id' | 'parent_id' | 'mention' | 'due_at'>>;

/** @returns its id; undefined where it is there already */
export async function insertMessage(trx: Kysely<Database>, draft: MessageDraft): Promise<string | undefined> {
  const row = await trx
    .insertInto('slack_messages')
    .values({
      id: randomUUID(),
      lead_id: null,
      parent_id: null,
      mention: null,
      ts: null,
      reason: null,
      posted_at: null,
      ...draft,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The alert of a lead, unless it is deleted or about to be. */
export function lockAlert(trx: Trx, leadId: string) {
  return trx
    .selectFrom('slack_messages')
    .select(['id', 'account_id', 'workspace_id', 'team_id', 'channel_id', 'state', 'content', 'mention', 'ts'])
    .where('dedupe_key', '=', alertKey(leadId))
    .where('withdrawn', '=', false)
    .where('state', 'in', ['waiting', 'unknown', 'posted'])
    .forUpdate()
    .executeTakeFirst();
}

export const alertKey = (leadId: string) => `alert:${leadId}`;

/** Nobody was told of it yet: a lead that stopped being valid in the quiet hours, and may become so again. */
export const NO_LONGER_VALID = 'no_longer_valid';

/** The alert has to show something else from now on. @returns its channel; nothing where there is no alert */
export async function touchAlerts(trx: Kysely<Database>, leadIds: readonly string[]): Promise<SlackChannel[]> {
  if (leadIds.length === 0) return [];
  const rows = await trx
    .updateTable('slack_messages')
    .set({
      wanted: sql<number>`wanted + 1`,
      state: sql<'waiting'>`case when state = 'gone' then 'waiting' else state end`,
      reason: sql<string | null>`case when state = 'gone' then null else reason end`,
    })
    .where('dedupe_key', 'in', leadIds.map(alertKey))
    .where('withdrawn', '=', false)
    .where((row) =>
      row.or([
        row('state', 'in', ['waiting', 'unknown', 'posted']),
        // The delivery looks whether it is valid again.
        row.and([row('state', '=', 'gone'), row('reason', '=', NO_LONGER_VALID), row('ts', 'is', null)]),
      ]),
    )
    .returning(['workspace_id', 'channel_id'])
    .execute();
  return channelsOf(rows);
}

/** All that was told of these leads is deleted, in Slack too. @returns where */
export async function withdrawMessages(trx: Kysely<Database>, leadIds: readonly string[]): Promise<SlackChannel[]> {
  if (leadIds.length === 0) return [];
  const rows = await trx
    .updateTable('slack_messages')
    .set({
      withdrawn: true,
      content: null,
      mention: null,
      // What was never sent is gone already.
      state: sql<'gone'>`case when state in ('waiting', 'failed') then 'gone' else state end`,
    })
    .where('lead_id', 'in', [...leadIds])
    .where('withdrawn', '=', false)
    .returning(['workspace_id', 'channel_id'])
    .execute();
  return channelsOf(rows);
}

/** @returns each channel once */
export function channelsOf(rows: readonly { workspace_id: string; channel_id: string }[]): SlackChannel[] {
  const channels = rows.map(({ workspace_id, channel_id }) => ({ workspaceId: workspace_id, channelId: channel_id }));
  return [...new Map(channels.map((one) => [`${one.workspaceId}:${one.channelId}`, one])).values()];
}

/** Wakes the delivery to these channels, once the transaction has committed. */
export async function enqueueDelivery(
  queue: Pick<Queue, 'enqueue'>,
  trx: Kysely<Database>,
  channels: readonly (SlackChannel & { startAfter?: Date | number })[],
): Promise<void> {
  if (channels.length === 0) return;
  const entries = channels.map(({ startAfter, workspaceId, channelId }) => ({
    data: { workspaceId, channelId },
    ...(startAfter !== undefined && { options: { startAfter } }),
  }));
  await queue.enqueue(trx, deliverSlackJob, entries);
}
