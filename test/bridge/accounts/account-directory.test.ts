import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountDirectory } from '../../../bridge/accounts/account-directory.ts';
import { createAccount, setAccount } from '../../../bridge/accounts/accounts.ts';
import { setConfiguration } from '../../../bridge/accounts/configurations.ts';
import { hashKey, mintKey } from '../../../bridge/auth/authenticate.ts';
import { issueKey } from '../../../bridge/auth/keys.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../fixtures/database.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

async function newKey() {
  const account = await createAccount(store.db, { name: 'Firm', plan: 'pro', subscription: 'active' }, 'test');
  const { key, keyId } = await issueKey(store.db, { accountId: account.id, name: 'k' }, 'test');
  return { accountId: account.id, keyId, hash: hashKey(key) };
}

/** The store behind a counter and a gate, and a clock that the test turns. */
function countedDirectory() {
  const state = { queries: 0, time: 1_000_000, gate: undefined as Promise<void> | undefined };
  const pool = {
    query: async (...query: unknown[]) => {
      state.queries += 1;
      const result = await (store.pool.query as (...values: unknown[]) => Promise<unknown>)(...query);
      await state.gate;
      return result;
    },
  } as Pick<Store['pool'], 'query'>;
  return { state, directory: createAccountDirectory({ pool, now: () => state.time }) };
}

test('finds the owner of a key with everything a request needs', async () => {
  const { accountId, keyId, hash } = await newKey();
  await setConfiguration(store.db, { accountId, input: { threshold: 33 }, actor: 'test' });
  await setConfiguration(store.db, { accountId, input: { threshold: 44 }, actor: 'test' });
  expect(await createAccountDirectory(store).find(hash)).toEqual({
    keyId,
    accountId,
    plan: 'pro',
    subscription: 'active',
    configuration: { practiceAreas: [], threshold: 44, customFilters: [] },
    keepsCalls: false,
    expiresAt: null,
  });
});

test('reads once for 800 ms, then again', async () => {
  const { state, directory } = countedDirectory();
  const { hash } = await newKey();
  const first = await directory.find(hash);
  state.time += 799;
  expect(directory.find(hash)).toBe(first);
  expect(state.queries).toBe(1);
  state.time += 1;
  expect(await directory.find(hash)).toEqual(first);
  expect(state.queries).toBe(2);
});

test('a thousand requests at once read once', async () => {
  const { state, directory } = countedDirectory();
  const { hash } = await newKey();
  await Promise.all(Array.from({ length: 1_000 }, () => directory.find(hash)));
  expect(state.queries).toBe(1);
});

test('unknown keys are not kept', async () => {
  const { state, directory } = countedDirectory();
  const hash = hashKey(mintKey().key);
  expect(await directory.find(hash)).toBeUndefined();
  expect(await directory.find(hash)).toBeUndefined();
  expect(state.queries).toBe(2);
});

describe('a change that is announced', () => {
  test('drops the account and no other', async () => {
    const { state, directory } = countedDirectory();
    const [one, other] = [await newKey(), await newKey()];
    await Promise.all([directory.find(one.hash), directory.find(other.hash)]);
    directory.forget(one.accountId);
    await Promise.all([directory.find(one.hash), directory.find(other.hash)]);
    expect(state.queries).toBe(3);
    directory.forgetAll();
    await Promise.all([directory.find(one.hash), directory.find(other.hash)]);
    expect(state.queries).toBe(5);
  });

  test('while the account is being read: what was read is neither kept nor given to who comes later', async () => {
    const { state, directory } = countedDirectory();
    const { accountId, hash } = await newKey();
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    const early = directory.find(hash);
    await expect.poll(() => state.queries).toBe(1);
    await setAccount(store.db, { accountId, subscription: 'canceled' }, 'test');
    directory.forget(accountId);
    const late = directory.find(hash);
    gate.resolve();
    await early;
    expect(await late).toMatchObject({ subscription: 'canceled' });
    expect(await directory.find(hash)).toMatchObject({ subscription: 'canceled' });
    expect(state.queries).toBe(2);
  });
});

test('a key with an end is not found after it, cached or not', async () => {
  const { state, directory } = countedDirectory();
  const { keyId, hash } = await newKey();
  const end = Date.now() + 60_000;
  await store.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(end) })
    .where('id', '=', keyId)
    .execute();
  state.time = end - 10;
  expect(await directory.find(hash)).toMatchObject({ expiresAt: end });
  state.time = end;
  await store.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', keyId)
    .execute();
  expect(await directory.find(hash)).toBeUndefined();
});

test('a store that fails is "unavailable", and asked again the next time', async () => {
  const { hash } = await newKey();
  let broken = true;
  const query = (...values: unknown[]) =>
    broken
      ? Promise.reject(new Error('connection refused'))
      : (store.pool.query as (...all: unknown[]) => Promise<unknown>)(...values);
  const directory = createAccountDirectory({ pool: { query } as Pick<Store['pool'], 'query'> });
  await expect(directory.find(hash)).rejects.toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '5' } });
  broken = false;
  expect(await directory.find(hash)).toBeDefined();
});
