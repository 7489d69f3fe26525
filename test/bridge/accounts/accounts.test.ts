import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, getAccount, listAccounts, setAccount } from '../../../bridge/accounts/accounts.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../fixtures/database.ts';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const auditOf = (accountId: string) =>
  store.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'target', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('createAccount', () => {
  test('starts free and without subscription unless told otherwise, and leaves a trace', async () => {
    const account = await createAccount(store.db, { name: '  Firm & Sons ' }, 'cli');
    expect(account).toMatchObject({ name: 'Firm & Sons', plan: 'free', subscription: 'none' });
    expect(await getAccount(store.db, account.id)).toEqual(account);
    expect(await auditOf(account.id)).toEqual([
      {
        actor: 'cli',
        action: 'account.created',
        target: account.id,
        detail: { name: 'Firm & Sons', plan: 'free', subscription: 'none' },
      },
    ]);
  });

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(201) },
    { name: 'nul \0' },
    { name: '\ud800' },
    { name: 'Firm', plan: 'gold' },
    { name: 'Firm', subscription: 'maybe' },
    { name: 'Firm', admin: true },
  ])('refuses %j with the mistakes', async (input) => {
    await expect(createAccount(store.db, input as { name: string }, 'cli')).rejects.toMatchObject({
      code: 'invalid_account',
      details: [expect.objectContaining({ message: expect.any(String) })],
    });
  });
});

describe('setAccount', () => {
  test('changes what is named, and says what was before', async () => {
    const { id } = await createAccount(store.db, { name: 'Firm', plan: 'pro', subscription: 'active' }, 'cli');
    const changed = await setAccount(store.db, { accountId: id, subscription: 'past_due' }, 'user:1');
    expect(changed).toMatchObject({ name: 'Firm', plan: 'pro', subscription: 'past_due' });
    expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(changed.createdAt.getTime());
    expect((await auditOf(id)).at(-1)).toMatchObject({
      actor: 'user:1',
      action: 'account.changed',
      detail: { subscription: { from: 'active', to: 'past_due' } },
    });
  });

  test('a change to what already is leaves no trace', async () => {
    const { id } = await createAccount(store.db, { name: 'Firm' }, 'cli');
    await setAccount(store.db, { accountId: id, name: 'Firm', plan: 'free' }, 'cli');
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('a wrong value changes nothing', async () => {
    const { id } = await createAccount(store.db, { name: 'Firm' }, 'cli');
    const wrong = { accountId: id, plan: 'pro', subscription: 'sometimes' } as never;
    await expect(setAccount(store.db, wrong, 'cli')).rejects.toMatchObject({ code: 'invalid_account' });
    expect(await getAccount(store.db, id)).toMatchObject({ plan: 'free', subscription: 'none' });
  });

  test.each([randomUUID(), 'not-an-id', '', "'; drop table accounts"])('account %j is not found', async (accountId) => {
    await expect(setAccount(store.db, { accountId, plan: 'pro' }, 'cli')).rejects.toMatchObject({
      code: 'account_not_found',
    });
    await expect(getAccount(store.db, accountId)).rejects.toMatchObject({ code: 'account_not_found' });
  });
});

test('listAccounts gives every account, oldest first', async () => {
  const first = await createAccount(store.db, { name: 'A' }, 'cli');
  const second = await createAccount(store.db, { name: 'B' }, 'cli');
  const ids = (await listAccounts(store.db)).map(({ id }) => id);
  expect(ids.indexOf(first.id)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(second.id)).toBeGreaterThan(ids.indexOf(first.id));
});
