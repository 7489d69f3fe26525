import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
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

interface Written {
  /** The person's name, where it is known only now. */
  actorName?: string | null;
  /** Added to the detail. */
  detail?: Record<string, unknown>;
}

/** HubSpot has what a line says; what was typed with it stays there alone. */
export async function markHistoryWritten(db: Kysely<Database>, historyId: string, written: Written = {}) {
  const { actorName, detail = {} } = written;
  await db
    .updateTable('lead_history')
    .set({
      written_at: sql<Date>`now()`,
      ...(actorName !== undefined && { actor_name: actorName }),
      detail: sql<string>`(detail - 'note') || ${JSON.stringify(detail)}::jsonb`,
    })
    .where('id', '=', historyId)
    .execute();
}

/** What was typed with a line that HubSpot has refused is nowhere any more: who typed it still has it. */
export async function forgetNote(db: Kysely<Database>, historyId: string): Promise<void> {
  await db
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail - 'note'` })
    .where('id', '=', historyId)
    .execute();
}

/** HubSpot has refused what a line says. @returns the line; undefined where it was written, or refused before */
export function markHistoryRefused(trx: Transaction<Database>, historyId: string, refused: string) {
  return trx
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail || ${JSON.stringify({ refused })}::jsonb` })
    .where('id', '=', historyId)
    .where('written_at', 'is', null)
    .returning(['lead_id', 'account_id', 'actor', 'detail'])
    .executeTakeFirst();
}
