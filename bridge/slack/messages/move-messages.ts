import { type RawBuilder, sql } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';
import type { Trx } from '../../platform/store/schema.ts';

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
export async function moveWaiting(trx: Trx, { accountId, before, after, named }: Move) {
  const waiting = await lockWaiting(trx, accountId, sql`m.channel_id <> all(${[...named]}::text[])`);
  for (const [channel, some] of Map.groupBy(waiting, (row) => row.channel))
    await move(trx, some, channelAfter(channel, before, after));
}

/** Moves pending messages of some channels to another one, in order, whatever the settings say. @returns how many */
export async function sendOn(
  trx: Trx,
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

async function lockWaiting(trx: Trx, accountId: string, where: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.channel_id as channel from slack_messages m
    left join slack_channels c on c.workspace_id = m.workspace_id and c.channel_id = m.channel_id
    where m.account_id = ${accountId} and m.parent_id is null and m.ts is null and ${where}
      and (m.state = 'waiting' or (m.state = 'unknown' and c.status = 'parked'))
    order by m.position for update of m`.execute(trx);
  return rows;
}

async function move(trx: Trx, rows: readonly Row[], channel_id: string): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable('slack_messages')
    .set({ channel_id, state: 'waiting', reason: null, sent_at: null })
    .where((row) => row.or([row('id', 'in', ids), row('parent_id', 'in', ids)]))
    .where('state', 'in', ['waiting', 'unknown'])
    .execute();
}

interface Connected {
  accountId: string;
  workspaceId: string;
}

const columns = sql.raw(`id, account_id, workspace_id, team_id, channel_id, kind, dedupe_key, lead_id, parent_id, state,
  reason, ts, withdrawn, sent_at, posted_at, created_at`);

/**
 * Keeps the places of a disconnected account's lead messages, sent or possibly sent, without their content. @returns
 * how many messages
 */
export async function keepPosted(trx: Trx, { accountId, workspaceId }: Connected): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into slack_told (${columns})
    select ${columns} from slack_messages
    where account_id = ${accountId} and workspace_id = ${workspaceId} and kind in ('alert', 'thread')
      and lead_id is not null and (ts is not null or state = 'unknown') and not (withdrawn and state = 'gone')
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Restores what the account announced in the workspace before. A message of a contact merged meanwhile goes to the
 * survivor, unless that has one; messages without a lead are to be deleted in Slack.
 */
export async function restorePosted(trx: Trx, connected: Connected): Promise<void> {
  const { accountId, workspaceId } = connected;
  await followMerges(trx, connected);
  await restore(trx, connected, sql`t.kind = 'alert'`);
  await restore(trx, connected, sql`t.kind = 'thread' and exists (select from slack_messages where id = t.parent_id)`);
  await trx
    .deleteFrom('slack_told')
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', workspaceId)
    .execute();
}

async function followMerges(trx: Trx, { accountId, workspaceId }: Connected): Promise<void> {
  await sql`
    with heirs as (
      select distinct on (s.id) t.id, t.lead_id as merged, s.id as survivor
      from slack_told t
      join leads l on l.id = t.lead_id
      join leads s on s.portal_id = l.portal_id and s.contact_id = l.merged_into
      where t.account_id = ${accountId} and t.workspace_id = ${workspaceId} and t.kind = 'alert' and not t.withdrawn
        and not exists (select from slack_told o
          where o.workspace_id = t.workspace_id and o.kind = 'alert' and o.lead_id = s.id)
      order by s.id, (t.state = 'posted') desc, t.created_at
    )
    update slack_told t
    set lead_id = h.survivor, dedupe_key = replace(t.dedupe_key, h.merged::text, h.survivor::text)
    from heirs h where t.id = h.id or t.parent_id = h.id`.execute(trx);
}

/** Each is restored as last known in Slack, until something changes. */
async function restore(trx: Trx, { accountId, workspaceId }: Connected, which: ReturnType<typeof sql>) {
  await sql`
    insert into slack_messages (${columns}, wanted, shown)
    select t.id, t.account_id, t.workspace_id, t.team_id, t.channel_id, t.kind, t.dedupe_key, t.lead_id, t.parent_id,
      t.state, t.reason, t.ts, t.withdrawn or l.id is null or l.merged_into is not null, t.sent_at, t.posted_at,
      t.created_at, 1, case when t.ts is null then 0 else 1 end
    from slack_told t left join leads l on l.id = t.lead_id
    where t.account_id = ${accountId} and t.workspace_id = ${workspaceId} and ${which}
    order by t.created_at
    on conflict do nothing`.execute(trx);
}
