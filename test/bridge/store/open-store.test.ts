import { expect, test } from 'vitest';
import { openTestStore } from '../../fixtures/database.ts';

test('every test has a database of its own', async () => {
  await using one = await openTestStore();
  await using other = await openTestStore();
  const account = { id: crypto.randomUUID(), name: 'Firm', plan: 'pro' as const, subscription: 'active' as const };
  await one.db.insertInto('accounts').values(account).execute();
  expect(await one.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: account.id }]);
  expect(await other.db.selectFrom('accounts').select('id').execute()).toEqual([]);
});
