import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import { eventPayload } from './contact-event.ts';
import type { OpenEvent } from './inbox.ts';

/** When an event happened and was received, for the lag metric. */
export interface SettledEvent {
  id: string;
  occurredAt: Date;
  receivedAt: Date;
}

/**
 * Marks events as processed, in the transaction that holds their effect.
 * @param outcome a fixed word, such as `screened` or `gone`
 * @returns those that were still open
 */
export async function settleEvents(
  trx: Kysely<Database>,
  eventIds: readonly string[],
  outcome: string,
): Promise<SettledEvent[]> {
  if (eventIds.length === 0) return [];
  const rows = await trx
    .updateTable('webhook_events')
    .set({ processed_at: new Date(), outcome, last_error: null })
    .where('id', 'in', [...eventIds])
    .where('processed_at', 'is', null)
    .returning(['id', 'occurred_at', 'received_at'])
    .execute();
  return rows.map(({ id, occurred_at, received_at }) => ({ id, occurredAt: occurred_at, receivedAt: received_at }));
}

/**
 * Counts a failed attempt and stores the reason; the events stay open.
 * @param words for people, without contact data
 */
export async function noteFailedAttempt(
  db: Kysely<Database>,
  eventIds: readonly string[],
  words: string,
): Promise<void> {
  if (eventIds.length === 0) return;
  await db
    .updateTable('webhook_events')
    .set({ attempts: sql`attempts + 1`, last_error: words })
    .where('id', 'in', [...eventIds])
    .where('processed_at', 'is', null)
    .execute();
}

/** The condition that an event came from a portal of this account. */
export const ofAccount = (accountId: string) =>
  sql<boolean>`portal_id in (select portal_id from hubspot_connections where account_id = ${accountId})`;

/**
 * Reopens an event, whatever its outcome.
 * @returns undefined when it does not exist, or belongs to another account
 */
export async function reopenEvent(
  trx: Kysely<Database>,
  eventId: string,
  accountId?: string,
): Promise<OpenEvent | undefined> {
  const row = await trx
    .updateTable('webhook_events')
    .set({ processed_at: null, outcome: null, last_error: null })
    .where('id', '=', eventId)
    .$if(accountId !== undefined, (events) => events.where(ofAccount(accountId ?? '')))
    .returning(['id', 'portal_id as portalId', 'contact_id as contactId', 'kind', 'payload'])
    .executeTakeFirst();
  return row && { ...row, payload: eventPayload.parse(row.payload) };
}

/** Deletes the events of contacts, also from merges; without contacts, of the whole portal. @returns how many */
export async function eraseEvents(
  trx: Kysely<Database>,
  portalId: string,
  contactIds?: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhook_events')
    .where('portal_id', '=', portalId)
    .$if(contactIds !== undefined, (query) => query.where('contact_id', 'in', [...(contactIds ?? [])]))
    .executeTakeFirst();
  if (contactIds !== undefined) await unnameMerged(trx, portalId, contactIds);
  return Number(numDeletedRows);
}

/** The merge continues without the erased contact. */
async function unnameMerged(trx: Kysely<Database>, portalId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update webhook_events set payload = jsonb_set(payload, '{gone}', (payload->'gone') - ${[...ids]}::text[])
    where portal_id = ${portalId} and kind = 'merged' and payload->'gone' ?| ${[...ids]}::text[]`.execute(trx);
}
