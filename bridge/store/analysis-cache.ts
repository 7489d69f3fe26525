import type { Store } from './open-store.ts';
import { prepareStatement } from './prepare-statement.ts';

export interface StoredAnalysisCache {
  read(key: Buffer): Promise<unknown | undefined>;
  writeFirst(key: Buffer, engine: string, value: unknown): Promise<unknown>;
}

type NewAnalysis = { key: Buffer; engine: string; result: string };

/** Finished analyses in the table `analyses`: whichever process writes a key first answers for all of them. */
export function createStoredAnalysisCache(store: Pick<Store, 'db' | 'pool'>): StoredAnalysisCache {
  const find = prepareStatement(store, (db, given: { key: Buffer }) =>
    db.selectFrom('analyses').select('result').where('key', '=', given.key),
  );
  const insert = prepareStatement(store, (db, given: NewAnalysis) =>
    db
      .insertInto('analyses')
      .values({ key: given.key, engine: given.engine, result: given.result })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key'),
  );
  const read = async (key: Buffer) => (await find({ key }))[0]?.result;

  return {
    read,
    async writeFirst(key, engine, value) {
      const inserted = await insert({ key, engine, result: JSON.stringify(value) });
      if (inserted.length > 0) return value;
      // A statement of its own: the row that won was committed after the insert took its snapshot.
      return (await read(key)) ?? value;
    },
  };
}
