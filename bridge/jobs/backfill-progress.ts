import { type Kysely, sql } from 'kysely';
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
