import { describe, expect, test } from 'vitest';
import { createAccountDirectory } from '../../bridge/accounts/account-directory.ts';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { hashKey } from '../../bridge/auth/authenticate.ts';
import { revokeKey, rotateKey } from '../../bridge/auth/keys.ts';
import { listenAccountChanges } from '../../bridge/platform/store/listen.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../fixtures/database.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { createCaller, json, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

/** Keeps sending until the answer changes. How soon it has to is shown with a clock of its own, in the directory's tests. */
async function untilStatus(server: TestServer, key: string, status: number): Promise<void> {
  await expect.poll(async () => (await post(server, { key })).status).toBe(status);
}

describe('on another process, without notifications', () => {
  test('revoking a key, under load', async () => {
    await using store = await openTestStore();
    await using here = await startTestServer({ store, failedKeysPerMinute: 1_000 });
    await using there = await startTestServer({ store, failedKeysPerMinute: 1_000 });
    const { key, keyId } = await createCaller(store);
    expect([(await post(here, { key })).status, (await post(there, { key })).status]).toEqual([200, 200]);
    await revokeKey(store.db, { keyId }, 'test');
    await Promise.all([here, there].map((server) => untilStatus(server, key, 401)));
    for (let again = 0; again < 10; again += 1) expect((await post(there, { key })).status).toBe(401);
  });

  test('plan and subscription, both ways', async () => {
    await using store = await openTestStore();
    await using server = await startTestServer({ store, failedKeysPerMinute: 1_000 });
    const { key, accountId } = await createCaller(store);
    for (const [change, status] of [
      [{ subscription: 'past_due' }, 401],
      [{ subscription: 'active' }, 200],
      [{ plan: 'free' }, 401],
      [{ plan: 'pro' }, 200],
    ] as const) {
      await setAccount(store.db, { accountId, ...change }, 'test');
      await untilStatus(server, key, status);
    }
  });
});

function watchedDirectory(store: Store) {
  const directory = createAccountDirectory(store);
  const received: (string | null)[] = [];
  const onChange = (accountId: string | null) => {
    received.push(accountId);
    if (accountId === null) directory.forgetAll();
    else directory.forget(accountId);
  };
  return { directory, received, onChange };
}

test('with notifications, a change is seen at once, whoever made it', async () => {
  await using store = await openTestStore();
  const { key, keyId, accountId } = await createCaller(store);
  const { directory, received, onChange } = watchedDirectory(store);
  await using _listening = await listenAccountChanges({
    connectionString: store.connectionString,
    log: silentLog,
    onChange,
  });
  const hash = hashKey(key);
  await directory.find(hash);
  await store.pool.query("update accounts set subscription = 'canceled' where id = $1", [accountId]);
  await expect.poll(() => received.length, { interval: 5 }).toBe(1);
  expect(await directory.find(hash)).toMatchObject({ subscription: 'canceled' });
  await setConfiguration(store.db, { accountId, input: { threshold: 7 }, actor: 'test' });
  await expect.poll(() => received.length, { interval: 5 }).toBe(2);
  expect(await directory.find(hash)).toMatchObject({ configuration: { threshold: 7 } });
  await revokeKey(store.db, { keyId }, 'test');
  await expect.poll(() => received.length, { interval: 5 }).toBe(3);
  expect(await directory.find(hash)).toBeUndefined();
});

test('a rotated key works beside its successor until the overlap is over', async () => {
  await using server = await startTestServer();
  const { key, keyId } = await createCaller(server);
  expect((await post(server, { key })).status).toBe(200);
  const rotated = await rotateKey(server.db, { keyId, overlapMs: 3_600_000 }, 'test');
  expect((await post(server, { key: rotated.key })).status).toBe(200);
  expect((await post(server, { key })).status).toBe(200);
  await server.db.updateTable('api_keys').set({ expires_at: new Date() }).where('id', '=', keyId).execute();
  await untilStatus(server, key, 401);
  expect((await post(server, { key: rotated.key })).status).toBe(200);
});

test('a new configuration decides the next screening', async () => {
  await using server = await startTestServer();
  const { key, accountId } = await createCaller(server);
  const lists = async () => {
    const { results } = await json<{ results: { valid: unknown[]; invalid: unknown[] } }>(
      post(server, { key, path: '/api/v1/screen' }),
    );
    return [results.valid.length, results.invalid.length];
  };
  expect(await lists()).toEqual([1, 0]);
  await setConfiguration(server.db, { accountId, input: { threshold: 100 }, actor: 'test' });
  await expect.poll(lists).toEqual([0, 1]);
});
