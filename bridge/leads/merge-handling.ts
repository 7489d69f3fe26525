import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/store/schema.ts';

interface HandlingRow {
  lead_id: string;
  version: number;
  alerted_at: Date | null;
}

/**
 * One handling per person: the survivor takes over what the team did with the merged contacts. The furthest state wins,
 * the survivor's own on a tie, and open requests of the others end.
 */
export async function mergeHandling(
  trx: Transaction<Database>,
  { leadId, from }: { leadId: string; from: readonly string[] },
): Promise<void> {
  if (from.length === 0) return;
  const { rows } = await sql<HandlingRow>`
    select lead_id, version, alerted_at from lead_handling where lead_id = any(${[leadId, ...from]}::uuid[])
    order by array_position(array['contacted', 'not_a_fit', 'claimed', 'new'], state),
      (lead_id = ${leadId}) desc, alerted_at nulls last, lead_id
    for update`.execute(trx);
  const [furthest, ...others] = rows;
  if (furthest !== undefined && furthest.lead_id !== leadId) await takeOver(trx, { leadId, furthest, others });
  await sql`
    update lead_history h set lead_id = ${leadId} where lead_id = any(${[...from]}::uuid[]) and action <> 'screened'
      and not exists (select from lead_history where lead_id = ${leadId} and dedupe_key = h.dedupe_key)`.execute(trx);
}

interface Taking {
  leadId: string;
  furthest: HandlingRow;
  others: readonly HandlingRow[];
}

async function takeOver(trx: Transaction<Database>, { leadId, furthest, others }: Taking): Promise<void> {
  const own = others.find(({ lead_id }) => lead_id === leadId);
  await trx.deleteFrom('lead_handling').where('lead_id', '=', leadId).execute();
  await trx
    .updateTable('lead_handling')
    .set({
      lead_id: leadId,
      version: own === undefined ? furthest.version : Math.max(own.version, furthest.version) + 1,
      alerted_at: own?.alerted_at ?? furthest.alerted_at,
    })
    .where('lead_id', '=', furthest.lead_id)
    .execute();
}
