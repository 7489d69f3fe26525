import { type Kysely, sql, type Transaction } from 'kysely';
import type { Claim } from '../../platform/queue/claim.ts';
import type { BatchCompletion } from '../../platform/queue/handle-batch.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { BEHIND, type ScreenContact, screenContactJob } from '../definitions/screen-contact-job.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
}

/**
 * Claims without those of backfills that were cancelled meanwhile, which are completed at once. A contact that HubSpot
 * shows as `pending` already is screened anyway, outside of the backfill.
 */
export async function withoutStoppedBackfills(
  { db, queue }: Deps,
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
  await db.transaction().execute(async (trx) => {
    await batch.complete(trx, stopped);
    const entries = (await listPending(trx, stopped)).map((data) => ({
      data,
      options: { groupId: data.portalId, priority: BEHIND },
    }));
    if (entries.length > 0) await queue.enqueue(trx, screenContactJob, entries);
  });
  return claims.filter((claim) => !stopped.includes(claim));
}

async function listPending(trx: Transaction<Database>, claims: readonly Claim<ScreenContact>[]) {
  const portalIds = claims.map(({ data }) => data.portalId);
  const contactIds = claims.map(({ data }) => data.contactId);
  const { rows } = await sql<{ portalId: string; contactId: string }>`
    select distinct portal_id::text as "portalId", contact_id::text as "contactId"
    from leads join unnest(${portalIds}::bigint[], ${contactIds}::bigint[]) as asked (portal_id, contact_id)
      using (portal_id, contact_id)
    where state = 'pending'`.execute(trx);
  return rows.map((contact) => ({ ...contact, cause: 'backfill' as const }));
}
