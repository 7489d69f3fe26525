import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { createCallCounts, listCalls } from '../../../bridge/auth/call-counts.ts';
import { issueKey } from '../../../bridge/auth/keys.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../fixtures/database.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 10, 23, 10);

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

async function firm() {
  const { id: accountId } = await createAccount(store.db, { name: 'F', plan: 'pro', subscription: 'active' }, 'test');
  const { keyId } = await issueKey(store.db, { accountId, name: 'k' }, 'test');
  return { accountId, keyId };
}

const calls = (accountId: string) => listCalls(store.db, accountId, new Date(start - HOUR));

test('counts of several writes and processes add up, an hour and an outcome at a time', async () => {
  const { accountId, keyId } = await firm();
  let now = start + 60_000;
  const deps = { db: store.db, onError: expect.unreachable, now: () => now };
  await using one = createCallCounts(deps);
  await using other = createCallCounts(deps);
  for (const counts of [one, one, other]) counts.count(keyId, 'answered');
  one.count(keyId, 'limited');
  await Promise.all([one.flush(), other.flush()]);
  now += HOUR;
  one.count(keyId, 'answered');
  await one.flush();
  await one.flush();
  expect(await calls(accountId)).toEqual([
    { hour: new Date(start), keyId, outcome: 'answered', calls: 3 },
    { hour: new Date(start), keyId, outcome: 'limited', calls: 1 },
    { hour: new Date(start + HOUR), keyId, outcome: 'answered', calls: 1 },
  ]);
});

test('what could not be written is written with what came meanwhile', async () => {
  const { accountId, keyId } = await firm();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  await using counts = createCallCounts({ db: store.db, onError, now: () => start });
  counts.count(keyId, 'failed');
  await store.pool.query('alter table api_calls rename to api_calls_away');
  try {
    await counts.flush();
  } finally {
    await store.pool.query('alter table api_calls_away rename to api_calls');
  }
  expect(errors).toHaveLength(1);
  expect(await calls(accountId)).toEqual([]);
  counts.count(keyId, 'failed');
  await counts.flush();
  expect(await calls(accountId)).toMatchObject([{ outcome: 'failed', calls: 2 }]);
});

test('a key that is gone, or of another account, is not among them', async () => {
  const mine = await firm();
  const other = await firm();
  await using counts = createCallCounts({ db: store.db, onError: expect.unreachable, now: () => start });
  counts.count('00000000-0000-4000-8000-000000000000', 'answered');
  counts.count(other.keyId, 'answered');
  counts.count(mine.keyId, 'answered');
  await counts.flush();
  expect((await calls(mine.accountId)).map(({ keyId }) => keyId)).toEqual([mine.keyId]);
  await store.db.deleteFrom('accounts').where('id', '=', mine.accountId).execute();
  expect(await calls(mine.accountId)).toEqual([]);
});
