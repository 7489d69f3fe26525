import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNamedLocks } from '../../../../bridge/platform/queue/named-locks.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

test('a name is one holder’s until it is released', async () => {
  await using both = holders();
  const { one, other } = both;
  expect(await one.take('a')).toBe(true);
  expect(await other.take('a')).toBe(false);
  expect(await other.take('b')).toBe(true);
  await one.release('a');
  expect(await other.take('a')).toBe(true);
});

test('within a process a name is taken once as well', async () => {
  await using both = holders();
  const { one } = both;
  expect(await Promise.all([one.take('c'), one.take('c'), one.take('c')])).toEqual([true, false, false]);
  await one.release('c');
  expect(await one.take('c')).toBe(true);
});

test('of many who want it at once one has it', async () => {
  const many = Array.from({ length: 6 }, () => createNamedLocks(store));
  const taken = await Promise.all(many.map((locks) => locks.take('d')));
  expect(taken.filter(Boolean)).toHaveLength(1);
  for (const locks of many) await locks[Symbol.asyncDispose]();
});

test('who dies leaves nothing locked', async () => {
  await using both = holders();
  const { one, other } = both;
  expect(await one.take('e')).toBe(true);
  const { rows } = await store.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  for (const { pid } of rows) await store.pool.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => other.take('e')).toBe(true);
  // What it held is gone with its connection; releasing it is no error.
  await one.release('e');
});

test('a release of what is not held does nothing', async () => {
  await using both = holders();
  const { one, other } = both;
  expect(await one.take('f')).toBe(true);
  await other.release('f');
  expect(await other.take('f')).toBe(false);
});

/** Two holders, disposed together. */
function holders() {
  const [one, other] = [createNamedLocks(store), createNamedLocks(store)];
  return {
    one,
    other,
    async [Symbol.asyncDispose]() {
      await one[Symbol.asyncDispose]();
      await other[Symbol.asyncDispose]();
    },
  };
}
