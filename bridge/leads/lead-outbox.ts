import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '../platform/ids.ts';
import type { Log } from '../platform/log/log.ts';
import type { Db, Outbox, Trx } from '../platform/store/schema.ts';
import { addHistory } from './lead-handling.ts';
import type { LeadDraft, SavedLead } from './lead-rows.ts';

/** Outbox payload of a new result: ids and the result, no personal data. */
export const leadScreened = z.object({
  leadId: z.uuid(),
  accountId: z.uuid(),
  portalId: z.string(),
  contactId: z.string(),
  /** Counts the distinct results of the contact. */
  revision: z.int().min(1),
  state: z.enum(['screened', 'needs_info']),
  /** Null for `needs_info`, as `valid` is. */
  score: z.int().min(0).max(100).nullable(),
  valid: z.boolean().nullable(),
  /** Why it was screened; missing in rows of earlier versions. */
  cause: z.string().optional(),
  /** An unchanged result that somebody requested and is notified of. */
  repeated: z.boolean().optional(),
  /** The client mentions suicide or violence, which is announced whatever the score. */
  inDanger: z.boolean().optional(),
});
type LeadScreened = z.infer<typeof leadScreened>;

export const LEAD_SCREENED = 'lead.screened';

interface Announced {
  /** Leads whose score is announced. */
  scored: Set<string>;
  /** Whether the account has Slack: a job delivers the rows there. */
  toSlack: boolean;
}

interface NewResults {
  accountId: string;
  portalId: string;
  saved: readonly SavedLead[];
  drafts: ReadonlyMap<string, LeadDraft>;
  /** The contacts whose clients mention suicide or violence. */
  inDanger: ReadonlySet<string>;
}

/**
 * One row for each new result, once however often the transaction is retried, and a history line. A requested result is
 * announced even if it is unchanged.
 */
export async function announceResults(trx: Trx, results: NewResults): Promise<Announced> {
  const { accountId } = results;
  const announced = results.saved.flatMap((saved) => payloadOf(results, saved) ?? []);
  if (announced.length === 0) return { scored: new Set(), toSlack: false };
  await trx
    .insertInto('outbox')
    .values(announced.map((payload) => rowOf(payload)))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  const fresh = announced.filter(({ repeated }) => repeated !== true);
  await addHistory(
    trx,
    fresh.map(({ leadId, revision, state, score, valid }) => ({
      lead_id: leadId,
      account_id: accountId,
      actor: 'bridge',
      action: 'screened',
      detail: { state, score, valid, revision },
      dedupe_key: `screened:${revision}`,
    })),
  );
  const scored = new Set(announced.filter(({ score }) => score !== null).map(({ leadId }) => leadId));
  return { scored, toSlack: await hasSlack(trx, accountId) };
}

/** Results older than this are not announced, days. */
const MAX_AGE_DAYS = 7;

/**
 * Recent leads that became valid without a new result, because they were restored or somebody set their status: those
 * never shown in Slack are announced now. @returns the accounts whose Slack has to be notified
 */
export async function announceUnshown(trx: Trx, leadIds: readonly string[]): Promise<Set<string>> {
  if (leadIds.length === 0) return new Set();
  const { rows } = await sql<{ account_id: string }>`
    insert into outbox (account_id, kind, dedupe_key, payload)
    select l.account_id, ${LEAD_SCREENED}, 'unshown:' || l.id || ':' || gen_random_uuid(),
      jsonb_build_object('leadId', l.id, 'accountId', l.account_id, 'portalId', l.portal_id::text,
        'contactId', l.contact_id::text, 'revision', l.revision, 'state', 'screened', 'score', l.score,
        'valid', l.valid, 'cause', 'unshown')
    from leads l join slack_connections c on c.account_id = l.account_id
    where l.id = any(${[...leadIds]}::uuid[]) and l.score is not null and l.revision > 0 and l.merged_into is null
      and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
      and coalesce(l.first_cause, l.cause) <> 'backfill'
      and l.created_at > now() - make_interval(days => ${MAX_AGE_DAYS})
      and not exists (select from slack_messages m where m.dedupe_key = 'alert:' || l.id)
      and not exists (select from outbox o where o.account_id = l.account_id and o.kind = ${LEAD_SCREENED}
        and o.sent_at is null and o.payload->>'leadId' = l.id::text)
    returning account_id`.execute(trx);
  return new Set(rows.map(({ account_id }) => account_id));
}

function payloadOf({ accountId, portalId, drafts, inDanger }: NewResults, saved: SavedLead): LeadScreened | undefined {
  const { id: leadId, contactId, revision, isNew } = saved;
  const draft = drafts.get(contactId);
  if (draft === undefined) return undefined;
  const { score = null, valid = null } = draft;
  const repeated = !isNew && draft.cause === 'manual' && draft.state === 'screened' && score !== null;
  if (!isNew && !repeated) return undefined;
  const refused = score === null ? 'needs_info' : 'screened';
  const state = draft.state === 'error' ? refused : draft.state;
  const payload = { leadId, accountId, portalId, contactId, revision, state, score, valid, cause: draft.cause };
  const danger = inDanger.has(contactId) ? { inDanger: true } : {};
  return leadScreened.parse({ ...payload, ...danger, ...(repeated && { repeated }) });
}

function rowOf(payload: LeadScreened): Insertable<Outbox> {
  const { accountId, portalId, contactId, leadId, revision, repeated } = payload;
  const result = `${portalId}:${contactId}:${leadId}:${revision}`;
  const dedupe_key = repeated === true ? `${result}:${randomUUID()}` : result;
  return { account_id: accountId, kind: LEAD_SCREENED, dedupe_key, payload: JSON.stringify(payload), sent_at: null };
}

async function hasSlack(trx: Trx, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('slack_connections')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes announcements of contacts, pending and sent; without contacts, of the whole portal. @returns how many rows */
export async function eraseAnnouncements(trx: Trx, portalId: string, contactIds?: readonly string[]): Promise<number> {
  const scope = contactIds === undefined ? sql`true` : sql`payload->>'contactId' = any(${[...contactIds]}::text[])`;
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`payload->>'portalId' = ${portalId} and ${scope}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Reloads alerts of open leads that came back as ids only, when their account was reconnected, so that their owners
 * find lead and buttons in Slack. The same for messages that Slack may or may not have.
 * @param days how long message content is kept
 * @param expired the reason of messages given up for their age
 * @returns the accounts to notify
 */
export async function announceRefilled(
  db: Db,
  { days, expired }: { days: number; expired: string },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into outbox (account_id, kind, dedupe_key, payload)
    select l.account_id, ${LEAD_SCREENED}, 'refilled:' || l.id || ':' || extract(epoch from s.created_at),
      jsonb_build_object('leadId', l.id, 'accountId', l.account_id, 'portalId', l.portal_id::text,
        'contactId', l.contact_id::text, 'revision', l.revision, 'state', 'screened', 'score', l.score,
        'valid', l.valid, 'cause', l.cause)
    from slack_messages m
    join slack_connections s on s.account_id = m.account_id and s.workspace_id = m.workspace_id
    join leads l on l.id = m.lead_id and l.score is not null and l.revision > 0 and l.state <> 'deleted'
    left join lead_handling h on h.lead_id = l.id
    where m.kind = 'alert' and m.content is null and not m.withdrawn and m.created_at < s.created_at
      and m.created_at > now() - make_interval(days => ${days})
      and (m.state = 'unknown' or (m.state = 'failed' and m.reason = ${expired})
        or (m.state = 'posted' and coalesce(h.state, 'new') in ('new', 'claimed')))
    on conflict (dedupe_key) do nothing returning account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** The result of a lead that others were merged into, once per merge. */
export async function announceMerged(trx: Trx, lead: LeadScreened, mergedIds: readonly string[]): Promise<void> {
  const { accountId: account_id, leadId, revision } = lead;
  const dedupe_key = `merged:${leadId}:${revision}:${mergedIds.join(':')}`;
  await trx
    .insertInto('outbox')
    .values({ account_id, kind: LEAD_SCREENED, dedupe_key, payload: JSON.stringify(lead), sent_at: null })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** A result that is still to be announced. */
export interface PendingResult {
  /** Id of the outbox row. */
  id: string;
  result: LeadScreened;
}

interface Deps {
  db: Db;
  log: Log;
}

/** @returns oldest first; unreadable rows are settled */
export async function listPendingResults(
  { db, log }: Deps,
  accountId: string,
  limit: number,
): Promise<PendingResult[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('account_id', '=', accountId)
    .where('kind', '=', LEAD_SCREENED)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  const read = rows.map(({ id, payload }) => ({ id, parsed: leadScreened.safeParse(payload) }));
  const unread = read.filter(({ parsed }) => !parsed.success).map(({ id }) => id);
  if (unread.length > 0) log.error({ accountId, outboxIds: unread }, 'results for Slack cannot be read');
  await markNotified(db, unread);
  return read.flatMap(({ id, parsed }) => (parsed.success ? [{ id, result: parsed.data }] : []));
}

interface GivenUp {
  leadId: string;
  /** Null when its row does not have it. */
  cause: string | null;
}

/** Settles results that waited longer than so many days, as for their portal. @returns their leads */
export async function giveUpResults(
  trx: Db,
  { accountId, days }: { accountId: string; days: number },
): Promise<{ results: number; ofLeads: GivenUp[] }> {
  const { rows } = await sql<{ lead_id: string | null; cause: string | null }>`
    update outbox set sent_at = now()
    where account_id = ${accountId} and kind = ${LEAD_SCREENED} and sent_at is null
      and created_at < now() - make_interval(days => ${days})
    returning payload->>'leadId' as lead_id, payload->>'cause' as cause`.execute(trx);
  const ofLeads = rows.flatMap(({ lead_id: leadId, cause }) => (leadId && isUuid(leadId) ? { leadId, cause } : []));
  return { results: rows.length, ofLeads };
}

/** An account without Slack gets no messages, nor old ones once it is connected. */
export async function dropUnwantedResults(db: Db): Promise<void> {
  await sql`
    update outbox set sent_at = now() where kind = ${LEAD_SCREENED} and sent_at is null
      and created_at < now() - interval '1 minute'
      and not exists (select from slack_connections c where c.account_id = outbox.account_id)`.execute(db);
}

/**
 * Leads with a pending result that is not only from a backfill; a backfill in between does not make a result old. Rows
 * of earlier versions only know the lead's last cause.
 */
export function leadsToAnnounce(
  pending: readonly PendingResult[],
  leads: ReadonlyMap<string, { cause: string }>,
): ReadonlySet<string> {
  const fresh = pending.filter(({ result }) => (result.cause ?? leads.get(result.leadId)?.cause) !== 'backfill');
  return new Set(fresh.map(({ result }) => result.leadId));
}

/** Locks pending results in this transaction. @returns the ids not announced yet */
export async function lockPendingResults(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', [...ids])
    .where('sent_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function markNotified(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();
}
