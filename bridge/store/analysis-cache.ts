import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface StoredAnalysisCache {
  read(key: Buffer): Promise<unknown | undefined>;
  writeFirst(key: Buffer, engine: string, value: unknown): Promise<unknown>;
}

/** Finished analyses in the table `analyses`: whichever process writes a key first answers for all of them. */
export function createStoredAnalysisCache(db: Kysely<Database>): StoredAnalysisCache {
  const read: StoredAnalysisCache['read'] = async (key) => {
    const row = await db.selectFrom('analyses').select('result').where('key', '=', key).executeTakeFirst();
    return row?.result;
  };

  return {
    read,
    async writeFirst(key, engine, value) {
      const inserted = await db
        .insertInto('analyses')
        .values({ key, engine, result: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      if (inserted !== undefined) return value;
      // A statement of its own: the row that won was committed after the insert took its snapshot.
      return (await read(key)) ?? value;
    },
  };
}
