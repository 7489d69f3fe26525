import type { Kysely } from 'kysely';
import type { Claim } from '../queue/claim.ts';
import type { BatchCompletion } from '../queue/handle-batch.ts';
import type { Database } from '../store/schema.ts';
import type { ScreenContact } from './screen-contact-job.ts';

/** Claims without those of backfills that were cancelled meanwhile: these are done at once. */
export async function withoutStoppedBackfills(
  { db }: { db: Kysely<Database> },
  claims: Claim<ScreenContact>[],
  batch: BatchCompletion<ScreenContact>,
): Promise<Claim<ScreenContact>[]> {
  const ids = [...new Set(claims.flatMap(({ data }) => data.backfillId ?? []))];
  if (ids.length === 0) return claims;
  const rows = await db
    .selectFrom('backfills')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'cancelled')
    .execute();
  const cancelled = new Set(rows.map(({ id }) => id));
  const stopped = claims.filter(({ data }) => data.backfillId !== undefined && cancelled.has(data.backfillId));
  if (stopped.length === 0) return claims;
  await db.transaction().execute((trx) => batch.complete(trx, stopped));
  return claims.filter((claim) => !stopped.includes(claim));
}
