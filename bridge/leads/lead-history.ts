import type { Insertable, Kysely } from 'kysely';
import type { Database, LeadHistory } from '../platform/store/schema.ts';

type Entry = Pick<Insertable<LeadHistory>, 'lead_id' | 'account_id' | 'actor' | 'action' | 'dedupe_key'> & {
  actor_name?: string | null;
  detail: Record<string, unknown>;
};

/** @returns the ids of the entries that were not there yet, by their dedupe key */
export async function addHistory(trx: Kysely<Database>, entries: readonly Entry[]): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const rows = await trx
    .insertInto('lead_history')
    .values(
      entries.map(({ actor_name = null, detail, ...entry }) => ({
        ...entry,
        actor_name,
        detail: JSON.stringify(detail),
        written_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['lead_id', 'dedupe_key']).doNothing())
    .returning(['id', 'dedupe_key'])
    .execute();
  return new Map(rows.map(({ id, dedupe_key }) => [dedupe_key, id]));
}
