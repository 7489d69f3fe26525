import { sql, type Transaction } from 'kysely';
import type { SlackSettings } from '../../shared/slack-settings.ts';
import type { Database } from '../store/schema.ts';

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
  const { rows } = await sql<{ id: string; channel: string }>`
    select m.id, m.channel_id as channel from slack_messages m
    left join slack_channels c on c.workspace_id = m.workspace_id and c.channel_id = m.channel_id
    where m.account_id = ${accountId} and m.parent_id is null and m.ts is null
      and m.channel_id <> all(${[...named]}::text[])
      and (m.state = 'waiting' or (m.state = 'unknown' and c.status = 'parked'))
    order by m.position for update of m`.execute(trx);
  for (const [channel, some] of Map.groupBy(rows, (row) => row.channel)) {
    const ids = some.map(({ id }) => id);
    await trx
      .updateTable('slack_messages')
      .set({ channel_id: channelAfter(channel, before, after), state: 'waiting', reason: null, sent_at: null })
      .where((row) => row.or([row('id', 'in', ids), row('parent_id', 'in', ids)]))
      .where('state', 'in', ['waiting', 'unknown'])
      .execute();
  }
}
