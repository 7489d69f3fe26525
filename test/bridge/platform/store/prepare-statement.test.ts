import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prepareStatement } from '../../../../bridge/platform/results/analysis-cache.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';

const byPlan = (store: Store) =>
  prepareStatement(store, (db, given: { plan: 'pro' | 'free'; id: string }) =>
    db
      .selectFrom('accounts')
      .select(['name', 'plan'])
      .where('subscription', '=', 'active')
      .where('plan', '=', given.plan)
      .where('id', '=', given.id),
  );

async function addAccount({ db }: Store, name: string): Promise<string> {
  const id = randomUUID();
  await db.insertInto('accounts').values({ id, name, plan: 'pro', subscription: 'active' }).execute();
  return id;
}

describe('a prepared statement', () => {
  test('takes its parameters by name, at every call anew', async () => {
    await using store = await openTestStore();
    const [one, two] = [await addAccount(store, 'One'), await addAccount(store, 'Two')];
    const find = byPlan(store);
    expect(await find({ plan: 'pro', id: one })).toEqual([{ name: 'One', plan: 'pro' }]);
    expect(await find({ plan: 'pro', id: two })).toEqual([{ name: 'Two', plan: 'pro' }]);
    expect(await find({ plan: 'free', id: two })).toEqual([]);
  });

  test('is planned once for a connection, and shared by whoever builds the same query', async () => {
    await using store = await openTestStore();
    const id = await addAccount(store, 'One');
    const client = await store.pool.connect();
    const onOne = { db: store.db, pool: { query: client.query.bind(client) } as unknown as Store['pool'] };
    for (const find of [byPlan({ ...store, ...onOne }), byPlan({ ...store, ...onOne })]) {
      for (let call = 0; call < 3; call += 1) await find({ plan: 'pro', id });
    }
    const { rows } = await client.query(
      "select generic_plans + custom_plans as uses from pg_prepared_statements where statement like '%accounts%'",
    );
    client.release();
    expect(rows).toEqual([{ uses: '6' }]);
  });

  test('a value that looks like a statement stays a value', async () => {
    await using store = await openTestStore();
    const insert = prepareStatement(store, (db, given: { id: string; name: string }) =>
      db
        .insertInto('accounts')
        .values({ id: given.id, name: given.name, plan: 'pro', subscription: 'none' })
        .returning('name'),
    );
    const name = "Robert'); drop table accounts; --";
    expect(await insert({ id: randomUUID(), name })).toEqual([{ name }]);
  });
});
