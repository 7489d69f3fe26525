import { sql, type Transaction } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { inheritAnalyses } from './lead-analyses.ts';

interface Merge {
  portalId: string;
  /** The contact that was left; HubSpot may have given it a new id. */
  survivor: string;
  /** The contacts that are no more, the primary one first. */
  gone: readonly string[];
}

/**
 * The lead of the contact that is left goes on under its id; without one, it inherits the first lead of the others. What
 * is written in HubSpot is asked anew by the screening that follows.
 * @returns the contact that is left today: a later merge may have been heard of first
 */
export async function mergeLeads(trx: Transaction<Database>, merge: Merge): Promise<string> {
  const { portalId } = merge;
  const survivor = await lastSurvivor(trx, merge);
  const gone = [...merge.gone, merge.survivor].filter((id) => id !== survivor);
  await inheritAnalyses(trx, { portalId, survivor, gone });
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'contact_id', 'state', 'merged_into'])
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [survivor, ...gone])
    .orderBy('contact_id')
    .forUpdate()
    .execute();
  const survives = leads.some(({ contact_id }) => contact_id === survivor);
  const heir = survives ? undefined : firstOf(leads, gone);
  if (heir !== undefined) {
    await trx
      .updateTable('leads')
      .set({
        contact_id: survivor,
        state: heir.state === 'deleted' ? 'pending' : heir.state,
        written: null,
        written_at: null,
        updated_at: new Date(),
      })
      .where('id', '=', heir.id)
      .execute();
  }
  const merged = leads.filter(({ id, contact_id }) => contact_id !== survivor && id !== heir?.id);
  if (merged.length === 0) return survivor;
  await trx
    .updateTable('leads')
    .set({ state: 'deleted', merged_into: survivor, updated_at: new Date() })
    .where(
      'id',
      'in',
      merged.map(({ id }) => id),
    )
    .execute();
  return survivor;
}

/** Followed over the merges that are known, each once. */
async function lastSurvivor(trx: Transaction<Database>, { portalId, survivor }: Merge): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive later as (
      select ${survivor}::bigint as id, 0 as step
      union
      select event.contact_id, later.step + 1 from webhook_events event
      join later on event.payload->'gone' ? later.id::text
      where event.portal_id = ${portalId} and event.kind = 'merged' and later.step < 50
    )
    select id from later order by step desc limit 1`.execute(trx);
  return rows[0]?.id ?? survivor;
}

function firstOf<Lead extends { contact_id: string; merged_into: string | null }>(
  leads: readonly Lead[],
  order: readonly string[],
): Lead | undefined {
  const free = leads.filter(({ merged_into }) => merged_into === null);
  return order.flatMap((id) => free.find(({ contact_id }) => contact_id === id) ?? [])[0];
}
