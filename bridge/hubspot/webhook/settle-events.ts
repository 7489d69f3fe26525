import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

/** When an event happened, and when it came in: what the lag is counted from. */
export interface SettledEvent {
  id: string;
  occurredAt: Date;
  receivedAt: Date;
}

/**
 * Marks events as done, in the transaction that holds their effect.
 * @param outcome a closed word, such as `screened` or `gone`
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
 * Counts an attempt that failed and keeps why; the events stay open.
 * @param words for people, without a word of a contact
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
