import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';
import type { Database } from '../../platform/store/schema.ts';

/** Where that goes now which went to a channel: what a rule or the digest sent there follows it, the rest goes by default. */
export function channelAfter(channel: string, before: SlackSettings | undefined, after: SlackSettings): string {
  if (before === undefined || before.defaultChannel === channel) return after.defaultChannel;
  const names = before.rules.filter((rule) => rule.channel === channel).map(({ name }) => name);
  const rule = after.rules.find(({ name }) => names.includes(name));
  if (rule !== undefined) return rule.channel;
  return (before.digest.channel === channel ? after.digest.channel : null) ?? after.defaultChannel;
}

interface Move {
  accountId: string;
  before: SlackSettings | undefined;
  after: SlackSettings;
  /** Every channel that the settings name now. */
  named: readonly string[];
}

/**
 * What waits for a channel that the settings of the account no longer name goes to the one that took its place: the old
 * one may be gone for good. What is in Slack stays where it is, and so do its replies. What may be there is looked for
 * there, unless the channel takes nothing.
 */
export async function moveWaiting(trx: Transaction<Database>, { accountId, before, after, named }: Move) {
  const waiting = await lockWaiting(trx, accountId, sql`m.channel_id <> all(${[...named]}::text[])`);
  for (const [channel, some] of Map.groupBy(waiting, (row) => row.channel))
    await move(trx, some, channelAfter(channel, before, after));
}

/** Sends what waits for some channels on to another one, in its order, whatever the settings say. @returns how many */
export async function sendOn(
  trx: Transaction<Database>,
  { accountId, from, to }: { accountId: string; from: readonly string[]; to: string },
): Promise<number> {
  const waiting = await lockWaiting(trx, accountId, sql`m.channel_id = any(${[...from]}::text[])`);
  await move(trx, waiting, to);
  return waiting.length;
}

interface Row {
  id: string;
  channel: string;
}

async function lockWaiting(trx: Transaction<Database>, accountId: string, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.channel_id as channel from slack_messages m
    left join slack_channels c on c.workspace_id = m.workspace_id and c.channel_id = m.channel_id
    where m.account_id = ${accountId} and m.parent_id is null and m.ts is null and ${where}
      and (m.state = 'waiting' or (m.state = 'unknown' and c.status = 'parked'))
    order by m.position for update of m`.execute(trx);
  return rows;
}

async function move(trx: Transaction<Database>, rows: readonly Row[], channel_id: string): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable('slack_messages')
    .set({ channel_id, state: 'waiting', reason: null, sent_at: null })
    .where((row) => row.or([row('id', 'in', ids), row('parent_id', 'in', ids)]))
    .where('state', 'in', ['waiting', 'unknown'])
    .execute();
}
