import type { Store } from './open-store.ts';
import { prepareStatement } from './prepare-statement.ts';

export interface StoredAnalysisCache {
  read(key: Buffer): Promise<unknown | undefined>;
  writeFirst(key: Buffer, engine: string, value: unknown, owner?: Owner): Promise<unknown>;
}

type NewAnalysis = { key: Buffer; engine: string; result: string };
/** The contact it is deleted with. */
type Owner = { portalId: string; contactId: string };

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
  const insertOwned = prepareStatement(store, (db, given: NewAnalysis & Owner) =>
    db
      .with('stored', (cte) =>
        cte
          .insertInto('analyses')
          .values({ key: given.key, engine: given.engine, result: given.result })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key'),
      )
      .with('owned', (cte) =>
        cte
          .insertInto('lead_analyses')
          .values({ portal_id: given.portalId, contact_id: given.contactId, key: given.key })
          .onConflict((conflict) => conflict.doNothing()),
      )
      .selectFrom('stored')
      .select('key'),
  );
  const read = async (key: Buffer) => (await find({ key }))[0]?.result;

  return {
    read,
    async writeFirst(key, engine, value, owner) {
      const analysis = { key, engine, result: JSON.stringify(value) };
      const inserted = await (owner === undefined ? insert(analysis) : insertOwned({ ...analysis, ...owner }));
      if (inserted.length > 0) return value;
      // A statement of its own: the row that won was committed after the insert took its snapshot.
      return (await read(key)) ?? value;
    },
  };
}
