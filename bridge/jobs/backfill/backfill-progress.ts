import type { Kysely } from 'kysely';
import type { ContactWindow } from '../../hubspot/contacts/search-contacts.ts';
import { countUnended } from '../../platform/queue/job-rows.ts';
import type { Database } from '../../platform/store/schema.ts';
import { backfillContactJob } from '../definitions/screen-contact-job.ts';

/** Unfinished jobs of a backfill. */
export async function countWaiting(db: Kysely<Database>, backfillId: string): Promise<number> {
  return countUnended(db, backfillContactJob, { backfillId });
}

/** Contacts of a window that have a result already. */
export async function countScreened(db: Kysely<Database>, window: Omit<ContactWindow, 'after'>): Promise<number> {
  const { portalId, createdFrom, createdUntil } = window;
  const { count } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('portal_id', '=', portalId)
    .where('state', 'in', ['screened', 'needs_info'])
    .where('contact_created_at', '<', createdUntil)
    .$if(createdFrom !== null, (query) => query.where('contact_created_at', '>=', createdFrom))
    .executeTakeFirstOrThrow();
  return Number(count);
}
