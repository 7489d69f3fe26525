import type { Transaction } from 'kysely';
import type { ContactRef } from '../hubspot/contacts/tombstones.ts';
import type { Database } from '../platform/store/schema.ts';

type DeletionOutcome = 'deleted' | 'no_lead' | 'restored_since';

/** The contact is in HubSpot's bin: its lead stays, marked, for its retention. Deletions may arrive after a restore. */
export async function deleteLead(
  trx: Transaction<Database>,
  { portalId, contactId }: ContactRef,
  occurredAt: Date,
): Promise<DeletionOutcome> {
  const restored = await trx
    .selectFrom('webhook_events')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'restored')
    .where('occurred_at', '>', occurredAt)
    .executeTakeFirst();
  if (restored !== undefined) return 'restored_since';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ state: 'deleted', updated_at: new Date() })
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'deleted' : 'no_lead';
}
