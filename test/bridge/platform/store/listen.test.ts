import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listenAccountChanges } from '../../../../bridge/platform/store/listen.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { onServer, openTestStore } from '../../../fixtures/database.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

async function listening(store: Store) {
  const received: (string | null)[] = [];
  const subscription = await listenAccountChanges({ ...store, log: silentLog, onChange: (id) => received.push(id) });
  const hears = async (count: number) => {
    for (const deadline = Date.now() + 60_000; received.length < count && Date.now() < deadline; await delay(5));
    return received;
  };
  return { received, hears, [Symbol.asyncDispose]: () => subscription[Symbol.asyncDispose]() };
}

const addAccount = async ({ db }: Pick<Store, 'db'>) => {
  const id = randomUUID();
  await db.insertInto('accounts').values({ id, name: 'Firm', plan: 'pro', subscription: 'active' }).execute();
  return id;
};

const cut = (store: Store) =>
  onServer(
    store.connectionString,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge listener' and datname = current_database()",
  );

describe('changes of accounts are heard', () => {
  test('when an account, a key or a configuration is written, within a tenth of a second', async () => {
    await using store = await openTestStore();
    await using listener = await listening(store);
    const id = await addAccount(store);
    expect(await listener.hears(1)).toEqual([id]);

    await store.db.updateTable('accounts').set({ subscription: 'canceled' }).where('id', '=', id).execute();
    await listener.hears(2);

    const key = { id: randomUUID(), account_id: id, name: 'key', hint: 'k…', hash: Buffer.from(randomUUID()) };
    await store.db
      .insertInto('api_keys')
      .values({ ...key, last_used_at: null, expires_at: null, revoked_at: null, rotated_from: null })
      .execute();
    await store.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', key.id).execute();
    expect(await listener.hears(4)).toEqual([id, id, id, id]);
  });

  test('but not the last use of a key', async () => {
    await using store = await openTestStore();
    await using listener = await listening(store);
    const id = await addAccount(store);
    const key = { id: randomUUID(), account_id: id, name: 'key', hint: 'k…', hash: Buffer.from(randomUUID()) };
    await store.db
      .insertInto('api_keys')
      .values({ ...key, last_used_at: null, expires_at: null, revoked_at: null, rotated_from: null })
      .execute();
    await store.db.updateTable('api_keys').set({ last_used_at: new Date() }).where('id', '=', key.id).execute();
    await delay(200);
    expect(listener.received).toEqual([id, id]);
  });

  test('only when they are committed', async () => {
    await using store = await openTestStore();
    await using listener = await listening(store);
    const rolledBack = store.db.transaction().execute(async (trx) => {
      await addAccount({ db: trx });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await delay(200);
    expect(listener.received).toEqual([]);
  });
});

describe('a broken connection', () => {
  test('says that anything may have changed, when it breaks and when it is back, and goes on', async () => {
    await using store = await openTestStore();
    await using listener = await listening(store);
    await cut(store);
    expect(await listener.hears(2)).toEqual([null, null]);
    const id = await addAccount(store);
    expect(await listener.hears(3)).toEqual([null, null, id]);
  });

  test('closing ends the connection and nothing is heard any more', async () => {
    await using store = await openTestStore();
    const listener = await listening(store);
    await listener[Symbol.asyncDispose]();
    await addAccount(store);
    await delay(100);
    expect(listener.received).toEqual([]);
    const [row] = await onServer<{ count: string }>(
      store.connectionString,
      "select count(*) from pg_stat_activity where application_name = 'bridge listener' and datname = current_database()",
    );
    expect(row?.count).toBe('0');
  });
});
