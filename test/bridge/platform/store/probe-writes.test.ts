import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { probeWrites } from '../../../../bridge/platform/store/settings.ts';
import { createTestDatabase, onServer } from '../../../fixtures/database.ts';

async function openPool(options: string) {
  const database = await createTestDatabase({ migrated: true });
  const pool = new Pool({ connectionString: database.databaseUrl, options, max: 1 });
  // `end` does not wait for the connection to close, so the database may close it first.
  pool.on('error', () => undefined);
  return {
    pool,
    url: database.databaseUrl,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('a database that takes writes is asked again and again, and keeps one row of it', async () => {
  await using it = await openPool('');
  for (let count = 0; count < 3; count += 1) expect(await probeWrites(it.pool)).toBeUndefined();
  const rows = await onServer(it.url, "select value from settings where key = 'write probe'");
  expect(rows).toEqual([{ value: true }]);
  expect((await it.pool.query('select * from pg_temp.write_probe')).rows).toEqual([]);
});

test('one that can only be read says so', async () => {
  await using it = await openPool('-c default_transaction_read_only=on');
  expect(await probeWrites(it.pool)).toBe('it is read-only');
  expect((await it.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
