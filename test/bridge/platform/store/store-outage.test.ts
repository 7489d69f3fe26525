import { expect, test } from 'vitest';
import { isStoreOutage } from '../../../../bridge/platform/store/store-outage.ts';
import { onServer, openTestStore } from '../../../fixtures/database.ts';

const withCode = (code: string) => Object.assign(new Error('message'), { code });

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['ENOENT', 'no socket'],
  ['53100', 'disk full'],
  ['53300', 'too many connections'],
  ['57P01', 'terminated by an administrator'],
  ['57P03', 'starting up'],
  ['58030', 'input or output'],
  ['25006', 'read-only'],
  ['08006', 'connection failure'],
])('%s is an outage: %s', (code) => expect(isStoreOutage(withCode(code))).toBe(true));

test.each([
  ['23505', 'a unique key'],
  ['22P02', 'text that is no uuid'],
  ['40001', 'a serialisation failure'],
  ['57014', 'a statement that took too long'],
  ['42P01', 'a table that is missing'],
])('%s is not: %s', (code) => expect(isStoreOutage(withCode(code))).toBe(false));

test('a bug is not an outage', () => {
  expect(isStoreOutage(new TypeError('undefined is not a function'))).toBe(false);
  expect(isStoreOutage('Connection terminated')).toBe(false);
});

test('what pg throws when its connection is cut is one', async () => {
  await using store = await openTestStore();
  const client = await store.pool.connect();
  const cut = client.query('select pg_sleep(10)').catch((error: unknown) => error);
  await onServer(
    store.connectionString,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge' and datname = current_database()",
  );
  expect(isStoreOutage(await cut)).toBe(true);
  const later = await client.query('select 1').catch((error: unknown) => error);
  client.release(true);
  expect(isStoreOutage(later)).toBe(true);
});
