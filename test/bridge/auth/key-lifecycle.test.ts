import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountDirectory } from '../../../bridge/accounts/account-directory.ts';
import { setAccount } from '../../../bridge/accounts/accounts.ts';
import { createAuthenticate, hashKey, mintKey } from '../../../bridge/auth/authenticate.ts';
import { issueKey, listKeys, revokeKey, rotateKey } from '../../../bridge/auth/keys.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { plans } from '../../../shared/plan-limits.ts';
import { openTestStore } from '../../fixtures/database.ts';
import { createCaller } from '../../fixtures/test-server.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

/** The way of a request up to its owner, with everything it asks of the store on record. */
function openServer() {
  const asked: QueryConfig[] = [];
  const query = (config: QueryConfig) => {
    asked.push(config);
    return store.pool.query(config);
  };
  const directory = createAccountDirectory({ pool: { query } as unknown as Store['pool'] });
  const authenticate = createAuthenticate({
    plans,
    findOwner: directory.find,
    failedKeys: { check: () => undefined, spend: async () => undefined },
    used: () => undefined,
    refused: () => undefined,
    onFailedKey: () => undefined,
  });
  const enter = async (key: string) => {
    const before = asked.length;
    const outcome = await authenticate(`Bearer ${key}`, '192.0.2.1').then(
      ({ accountId }) => accountId,
      ({ code }: { code: string }) => code,
    );
    return { outcome, asked: asked.slice(before) };
  };
  return { enter, directory };
}

const flipped = (key: string, at: number) => {
  const wrong = key[at] === 'a' ? 'b' : 'a';
  return key.slice(0, at) + wrong + key.slice(at + 1);
};

describe('the work of a key that is not good', () => {
  test('one that cannot be a key asks the store nothing, wherever it is wrong', async () => {
    const { enter } = openServer();
    const { key } = await createCaller(store);
    const wrong = [
      ...Array.from({ length: key.length - 9 }, (_, index) => flipped(key, index + 9)),
      key.replace('lis_live_', 'lis_test_'),
      key.replace('lis_live_', 'sk_live_'),
      key.toUpperCase(),
      key.slice(0, -1),
      `${key}0`,
      'a',
      'x'.repeat(7_000),
    ];
    for (const text of wrong) expect(await enter(text)).toEqual({ outcome: 'invalid_api_key', asked: [] });
  });

  test('one that could be a key asks exactly what a good one asks: one query, of one shape, by its hash', async () => {
    const { enter } = openServer();
    const callers = await Promise.all([createCaller(store), createCaller(store), createCaller(store)]);
    const [revoked, expired, good] = callers as [(typeof callers)[0], (typeof callers)[0], (typeof callers)[0]];
    await revokeKey(store.db, { keyId: revoked.keyId }, 'test');
    await rotateKey(store.db, { keyId: expired.keyId, overlapMs: 0 }, 'test');
    await sleep(20);
    const neighbour = mintKey().key;
    const tries = [
      [neighbour, 'invalid_api_key'],
      [revoked.key, 'invalid_api_key'],
      [expired.key, 'invalid_api_key'],
      [good.key, good.accountId],
    ] as const;
    const shapes = new Set<string>();
    for (const [key, outcome] of tries) {
      const entered = await enter(key);
      expect(entered.outcome).toBe(outcome);
      expect(entered.asked).toHaveLength(1);
      const [{ text, name, values = [] }] = entered.asked as [QueryConfig];
      shapes.add(JSON.stringify({ text, name, lengths: values.map((value) => (value as Buffer).length) }));
      expect((values[0] as Buffer).toString('base64url')).toBe(hashKey(key));
      expect(JSON.stringify(entered.asked)).not.toContain(key.slice(9));
    }
    expect(shapes.size).toBe(1);
  });

  test('a wrong key is asked for every time: there is nothing to learn from how often it was tried', async () => {
    const { enter } = openServer();
    const { key } = mintKey();
    for (let again = 0; again < 3; again += 1) expect((await enter(key)).asked).toHaveLength(1);
  });
});

describe('rotation', () => {
  test('old and new work beside each other, then the new one alone; either may be revoked meanwhile', async () => {
    const { enter, directory } = openServer();
    const { key, keyId, accountId } = await createCaller(store);
    const next = await rotateKey(store.db, { keyId, overlapMs: 3_600_000 }, 'test');
    expect([(await enter(key)).outcome, (await enter(next.key)).outcome]).toEqual([accountId, accountId]);
    await store.db
      .updateTable('api_keys')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', keyId)
      .execute();
    directory.forgetAll();
    expect((await enter(key)).outcome).toBe('invalid_api_key');
    expect((await enter(next.key)).outcome).toBe(accountId);

    const third = await rotateKey(store.db, { keyId: next.keyId }, 'test');
    await revokeKey(store.db, { keyId: next.keyId }, 'test');
    directory.forgetAll();
    expect((await enter(next.key)).outcome).toBe('invalid_api_key');
    expect((await enter(third.key)).outcome).toBe(accountId);
  });

  test('without an overlap the old key ends at once', async () => {
    const { enter } = openServer();
    const { key, keyId } = await createCaller(store);
    await rotateKey(store.db, { keyId, overlapMs: 0 }, 'test');
    expect((await enter(key)).outcome).toBe('invalid_api_key');
  });

  test('ten at once make one successor', async () => {
    const { keyId, accountId } = await createCaller(store);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => rotateKey(store.db, { keyId }, 'test')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'key_not_active', status: 409 });
    expect(await listKeys(store.db, accountId)).toHaveLength(2);
  });

  test('a rotation and a revocation at once: the old key is revoked, whoever came first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { keyId, accountId } = await createCaller(store);
      await Promise.allSettled([rotateKey(store.db, { keyId }, 'test'), revokeKey(store.db, { keyId }, 'test')]);
      const old = (await listKeys(store.db, accountId)).find(({ id }) => id === keyId);
      expect(old?.revokedAt).toBeInstanceOf(Date);
    }
  });

  test('every step is in the audit log with ids and names, never with a key', async () => {
    const { keyId, key, accountId } = await createCaller(store);
    const next = await rotateKey(store.db, { keyId }, 'user:9');
    await revokeKey(store.db, { keyId }, 'cli');
    const rows = await store.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'target', 'detail'])
      .where('account_id', '=', accountId)
      .where('action', 'like', 'key.%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ actor, action, target }) => [actor, action, target])).toEqual([
      ['test', 'key.created', keyId],
      ['user:9', 'key.rotated', next.keyId],
      ['cli', 'key.revoked', keyId],
    ]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(9, -4));
    expect(JSON.stringify(rows)).not.toContain(next.key.slice(9, -4));
  });
});

describe('issuing and cancelling at once', () => {
  test('no key is left that was issued after its account lost the right to it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { accountId } = await createCaller(store);
      const [issued, cancelled] = await Promise.allSettled([
        issueKey(store.db, { accountId, name: 'late' }, 'test'),
        setAccount(store.db, { accountId, subscription: 'canceled' }, 'test'),
      ]);
      expect(cancelled.status).toBe('fulfilled');
      if (issued.status === 'rejected') expect(issued.reason).toMatchObject({ code: 'key_needs_subscription' });
      await expect(issueKey(store.db, { accountId, name: 'later' }, 'test')).rejects.toMatchObject({
        code: 'key_needs_subscription',
      });
    }
  });

  test('a key of an account that is deleted is gone with it', async () => {
    const { enter } = openServer();
    const { key, accountId } = await createCaller(store);
    await store.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect((await enter(key)).outcome).toBe('invalid_api_key');
    expect(await listKeys(store.db, accountId)).toEqual([]);
    expect(await listKeys(store.db, randomUUID())).toEqual([]);
  });
});
