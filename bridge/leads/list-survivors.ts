import { sql } from 'kysely';
import type { ContactRef } from '../hubspot/contacts/tombstones.ts';
import type { Trx } from '../platform/store/schema.ts';

/** The contact and its survivor after each known merge, the current one last. */
export async function listSurvivors(trx: Trx, { portalId, contactId }: ContactRef): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive later as (
      select ${contactId}::bigint as id, 0 as step
      union
      select event.contact_id, later.step + 1 from webhook_events event
      join later on event.payload->'gone' ? later.id::text
      where event.portal_id = ${portalId} and event.kind = 'merged' and later.step < 50
    )
    select id from later where step > 0 order by step`.execute(trx);
  return [contactId, ...rows.map(({ id }) => id)];
}
