import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';
import type { Database } from '../../platform/store/schema.ts';

/** The channel that replaces one: that of the rule or the digest that sent there, else the default. */
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
  /** Every channel in the current settings. */
  named: readonly string[];
}

/**
 * Moves pending messages from a channel that the account's settings no longer name to its replacement: the old one may
 * be gone for good. Messages in Slack stay, and so do their replies. Messages that may have been sent are looked for in
 * the old channel, unless it accepts nothing.
 */
export async function moveWaiting(trx: Transaction<Database>, { accountId, before, after, named }: Move) {
  const waiting = await lockWaiting(trx, accountId, sql`m.channel_id <> all(${[...named]}::text[])`);
  for (const [channel, some] of Map.groupBy(waiting, (row) => row.channel))
    await move(trx, some, channelAfter(channel, before, after));
}

/** Moves pending messages of some channels to another one, in order, whatever the settings say. @returns how many */
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
