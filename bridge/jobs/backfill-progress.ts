import { type Kysely, sql } from 'kysely';
import type { ContactWindow } from '../hubspot/search-contacts.ts';
import type { Database } from '../store/schema.ts';
import { backfillContactJob } from './screen-contact-job.ts';

/** Jobs of a backfill that are not done yet. */
export async function countWaiting(db: Kysely<Database>, backfillId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pgboss.job
    where name = ${backfillContactJob.name} and state in ('created', 'retry', 'active')
      and data->>'backfillId' = ${backfillId}`.execute(db);
  return Number(rows[0]?.count ?? 0);
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
