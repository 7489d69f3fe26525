import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { AUTH_SCHEMA, authOptions } from '../../../../bridge/auth/people/better-auth.ts';
import { openTestStore } from '../../../fixtures/database.ts';

const settings = {
  secret: 'for tests: thirty-two characters or more',
  publicUrl: 'https://bridge.example',
};

test('the migrations hold all that this version of the library asks for', async () => {
  await using store = await openTestStore();
  const { toBeCreated, toBeAdded, compileMigrations } = await getMigrations(authOptions({ ...settings, db: store.db }));
  // Put this into a migration of the bridge.
  expect((await compileMigrations()).replace(/^;$/, '')).toBe('');
  expect([toBeCreated, toBeAdded]).toEqual([[], []]);
});

test('a column that is missing is noticed', async () => {
  await using store = await openTestStore();
  await sql`alter table ${sql.table(`${AUTH_SCHEMA}.twoFactor`)} drop column "lockedUntil"`.execute(store.db);
  const { compileMigrations } = await getMigrations(authOptions({ ...settings, db: store.db }));
  expect(await compileMigrations()).toContain('"lockedUntil"');
});
