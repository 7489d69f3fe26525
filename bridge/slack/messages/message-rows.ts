import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db, SlackMessages, Trx } from '../../platform/store/schema.ts';
import { SealError, type Sealer } from '../../platform/store/seal.ts';
import type { SlackChannel } from '../routing/channels.ts';

/** A message to create; the same `dedupe_key` creates it once. */
type MessageDraft = Pick<
  Insertable<SlackMessages>,
  'account_id' | 'workspace_id' | 'team_id' | 'channel_id' | 'kind' | 'dedupe_key' | 'content'
> &
  Partial<Pick<Insertable<SlackMessages>, 'id' | 'lead_id' | 'parent_id' | 'mention' | 'due_at'>>;

/** @returns its id; undefined when it exists */
export async function insertMessage(trx: Db, draft: MessageDraft): Promise<string | undefined> {
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

/** Not announced yet: the lead stopped being valid in the quiet hours, and may become valid again. */
export const NO_LONGER_VALID = 'no_longer_valid';

/** The alert needs an update. @returns its channel; empty when there is no alert */
export async function touchAlerts(trx: Db, leadIds: readonly string[]): Promise<SlackChannel[]> {
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
        // The delivery checks whether it is valid again.
        row.and([row('state', '=', 'gone'), row('reason', '=', NO_LONGER_VALID), row('ts', 'is', null)]),
      ]),
    )
    .returning(['workspace_id', 'channel_id'])
    .execute();
  return channelsOfRows(rows);
}

/** Deletes all messages of these leads, in Slack too. @returns the channels */
export async function withdrawMessages(trx: Db, leadIds: readonly string[]): Promise<SlackChannel[]> {
  if (leadIds.length === 0) return [];
  const rows = await trx
    .updateTable('slack_messages')
    .set({
      withdrawn: true,
      content: null,
      mention: null,
      // A message that was never sent is gone already.
      state: sql<'gone'>`case when state in ('waiting', 'failed') then 'gone' else state end`,
    })
    .where('lead_id', 'in', [...leadIds])
    .where('withdrawn', '=', false)
    .returning(['workspace_id', 'channel_id'])
    .execute();
  return channelsOfRows(rows);
}

/** @returns each channel once */
export function channelsOfRows(rows: readonly { workspace_id: string; channel_id: string }[]): SlackChannel[] {
  const channels = rows.map(({ workspace_id, channel_id }) => ({ workspaceId: workspace_id, channelId: channel_id }));
  return eachOnce(channels);
}

export const eachOnce = (channels: readonly SlackChannel[]): SlackChannel[] => [
  ...new Map(channels.map((one) => [`${one.workspaceId}:${one.channelId}`, one])).values(),
];

/** Gives a lead without an alert that of one of these leads, with its thread. */
export async function inheritAlert(trx: Trx, leadId: string, from: readonly string[]): Promise<void> {
  if (from.length === 0) return;
  const own = await trx
    .selectFrom('slack_messages')
    .select('id')
    .where('dedupe_key', '=', alertKey(leadId))
    .executeTakeFirst();
  if (own !== undefined) return;
  const alert = await trx
    .updateTable('slack_messages')
    .set({ lead_id: leadId, dedupe_key: alertKey(leadId), wanted: sql<number>`wanted + 1` })
    .where(
      'id',
      '=',
      sql<string>`(select id from slack_messages where dedupe_key = any(${from.map(alertKey)}) and not withdrawn
        and state in ('waiting', 'unknown', 'posted') order by (state = 'posted') desc, position limit 1)`,
    )
    .returning(['id', sql<string>`substring(dedupe_key from 7)`.as('lead_id')])
    .executeTakeFirst();
  if (alert === undefined) return;
  await trx.updateTable('slack_messages').set({ lead_id: leadId }).where('parent_id', '=', alert.id).execute();
}

/** Replaces the content of an alert; if it was not announced yet and `isOff`, it never is. */
export async function replaceContent(
  trx: Trx,
  id: string,
  { content, isOff }: { content: Buffer; isOff: boolean },
): Promise<void> {
  await trx
    .updateTable('slack_messages')
    .set({
      content,
      wanted: sql<number>`wanted + 1`,
      ...(isOff && { state: 'gone' as const, reason: NO_LONGER_VALID }),
    })
    .where('id', '=', id)
    .execute();
}

/** Queues a given-up message again. */
export async function reviveMessage(
  trx: Trx,
  id: string,
  draft: Pick<Updateable<SlackMessages>, 'channel_id' | 'mention' | 'content' | 'due_at'>,
): Promise<void> {
  await trx
    .updateTable('slack_messages')
    .set({ state: 'waiting', reason: null, wanted: sql<number>`wanted + 1`, ...draft })
    .where('id', '=', id)
    .execute();
}

interface GivenUp {
  leadId: string;
  /** Cause of the result; null when it has none. */
  cause: string | null;
}

/**
 * Valid leads whose result was given up get a failed alert, which is shown in counts; a new result announces the lead
 * after all. @returns their ids
 */
export async function insertLostAlerts(
  trx: Db,
  { accountId, results, reason }: { accountId: string; results: readonly GivenUp[]; reason: string },
): Promise<string[]> {
  if (results.length === 0) return [];
  const leadIds = results.map(({ leadId }) => leadId);
  const causes = results.map(({ cause }) => cause);
  const { rows } = await sql<{ lead_id: string }>`
    insert into slack_messages
      (id, account_id, workspace_id, team_id, channel_id, kind, dedupe_key, lead_id, state, reason)
    select distinct on (l.id) gen_random_uuid(), c.account_id, c.workspace_id, c.team_id, c.settings->>'defaultChannel', 'alert',
      'alert:' || l.id, l.id, 'failed', ${reason}
    from unnest(${leadIds}::uuid[], ${causes}::text[]) as old (lead_id, cause)
      join leads l on l.id = old.lead_id join slack_connections c on c.account_id = l.account_id
    where l.account_id = ${accountId} and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
      and coalesce(old.cause, l.cause) <> 'backfill'
    on conflict (dedupe_key) do nothing returning lead_id`.execute(trx);
  return rows.map(({ lead_id }) => lead_id);
}

/**
 * Drops waiting messages with this key prefix, except one. Messages that may be in Slack stay: their outcome is looked
 * up, and if that is impossible, they are sent.
 */
export async function dropWaiting(
  trx: Db,
  { keysBegin, except }: { keysBegin: string; except: string },
): Promise<void> {
  await trx
    .updateTable('slack_messages')
    .set({ state: 'gone', reason: 'replaced', content: null })
    .where('dedupe_key', 'like', `${keysBegin}%`)
    .where('state', '=', 'waiting')
    .where('sent_at', 'is', null)
    .where('id', '<>', except)
    .execute();
}

/** @returns how many */
export async function deleteMessages(trx: Trx, accountId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('slack_messages')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface Tested {
  accountId: string;
  workspaceId: string;
  teamId: string;
  settings: { defaultChannel: string };
}

/**
 * Queues a test message for an account's default channel; the delivery sends it.
 * @returns its id and its channel
 */
export async function insertTestMessage(
  trx: Db,
  { accountId, workspaceId, teamId, settings }: Tested,
): Promise<{ id: string; channelId: string }> {
  const id = randomUUID();
  const channelId = settings.defaultChannel;
  const place = { account_id: accountId, workspace_id: workspaceId, team_id: teamId, channel_id: channelId };
  await insertMessage(trx, { id, ...place, kind: 'test', dedupe_key: `test:${id}`, content: null });
  return { id, channelId };
}

/**
 * Drops the content of old messages, earlier if the account keeps explanations for less; an edit then says so.
 * @returns how many, `limit` at most
 */
export async function emptyMessages(db: Db, { days, limit }: { days: number; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    update slack_messages set content = null where ctid in (
      select m.ctid from slack_messages m join accounts a on a.id = m.account_id where m.content is not null
        and m.created_at < now() - make_interval(days => least(${days}, a.explanation_days)) limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const PURPOSE = 'slack_messages.content';
/** How long a lead's message can be rendered again with its details. */
export const MESSAGE_CONTENT_DAYS = 30;

/** Seals the content of a message. */
export function sealContent<T>({ seal }: Pick<Sealer, 'seal'>, schema: z.ZodType<T>, content: T): Buffer {
  return seal(JSON.stringify(schema.parse(content)), PURPOSE);
}

/** @returns null when it is no longer kept */
export function openContent<T>(
  { unseal }: Pick<Sealer, 'unseal'>,
  schema: z.ZodType<T>,
  sealed: Buffer | null,
): T | null {
  return sealed === null ? null : schema.parse(JSON.parse(unseal(sealed, PURPOSE)));
}

/** Its key is gone, or its format is of another version: only this one is lost. */
export const isUnreadable = (error: unknown): error is Error =>
  error instanceof SealError || error instanceof z.ZodError || error instanceof SyntaxError;

/** @returns null when it is no longer kept, or unreadable */
export function openReadable<T>(sealer: Pick<Sealer, 'unseal'>, schema: z.ZodType<T>, sealed: Buffer | null): T | null {
  try {
    return openContent(sealer, schema, sealed);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
