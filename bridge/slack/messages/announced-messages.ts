import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

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
export async function keepPosted(trx: Transaction<Database>, { accountId, workspaceId }: Connected): Promise<number> {
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
export async function restorePosted(trx: Transaction<Database>, connected: Connected): Promise<void> {
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

async function followMerges(trx: Transaction<Database>, { accountId, workspaceId }: Connected): Promise<void> {
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
async function restore(
  trx: Transaction<Database>,
  { accountId, workspaceId }: Connected,
  which: ReturnType<typeof sql>,
) {
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
