import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database, LeadHistory } from '../platform/store/schema.ts';

type Entry = Pick<Insertable<LeadHistory>, 'lead_id' | 'account_id' | 'actor' | 'action' | 'dedupe_key'> & {
  actor_name?: string | null;
  detail: Record<string, unknown>;
};

/** @returns the ids of new entries, by dedupe key */
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
  /** The person's name, when it became known only now. */
  actorName?: string | null;
  /** Added to the detail. */
  detail?: Record<string, unknown>;
}

/** HubSpot has this line's change; the typed note is kept only there. */
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

/** The note of a refused line is dropped; its author still has it. */
export async function forgetNote(db: Kysely<Database>, historyId: string): Promise<void> {
  await db
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail - 'note'` })
    .where('id', '=', historyId)
    .execute();
}

/** HubSpot refused a line's change. @returns the line; undefined when it was written or refused before */
export function markHistoryRefused(trx: Transaction<Database>, historyId: string, refused: string) {
  return trx
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail || ${JSON.stringify({ refused })}::jsonb` })
    .where('id', '=', historyId)
    .where('written_at', 'is', null)
    .returning(['lead_id', 'account_id', 'actor', 'detail'])
    .executeTakeFirst();
}
