import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../bridge/platform/refusal.ts';
import { isUnmigrated, type Migration, migrate, readMigrations } from '../../../../bridge/platform/store/migrate.ts';
import { createTestDatabase } from '../../../fixtures/database.ts';

const shipped = await readMigrations();

const migration = (version: number, sql: string): Migration => ({
  version,
  name: `000${version}-test`,
  sql,
  checksum: sql,
});
const one = migration(1, 'create table one (id integer)');
const two = migration(2, 'create table two (id integer); insert into two values (1)');
const broken = migration(2, 'create table two (id integer); select 1 / 0');

async function onDatabase(run: (client: Client, databaseUrl: string) => Promise<void>): Promise<void> {
  await using database = await createTestDatabase();
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    await run(client, database.databaseUrl);
  } finally {
    await client.end();
  }
}

async function schemaOf(client: Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public'
    union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
    union all select event_object_table, trigger_name, action_statement, event_manipulation, ''
      from information_schema.triggers
    order by 1, 2, 3, 4`);
  return rows;
}

describe('the shipped migrations', () => {
  let fresh: unknown[];
  beforeAll(() =>
    onDatabase(async (client) => {
      await migrate(client, shipped);
      fresh = await schemaOf(client);
    }),
  );

  test('are numbered without gaps', () => {
    expect(shipped.map(({ version }) => version)).toEqual(shipped.map((_, index) => index + 1));
  });

  test.each(shipped.map((_, version) => version))('lead from version %i to the same schema', (version) =>
    onDatabase(async (earlier) => {
      await migrate(earlier, shipped.slice(0, version));
      const applied = await migrate(earlier, shipped);
      expect(applied).toEqual(shipped.slice(version).map(({ name }) => name));
      expect(await schemaOf(earlier)).toEqual(fresh);
    }),
  );

  test('are applied once', () =>
    onDatabase(async (client) => {
      expect(await isUnmigrated(client)).toBe(true);
      expect(await migrate(client, shipped)).toHaveLength(shipped.length);
      expect(await isUnmigrated(client)).toBe(false);
      expect(await migrate(client, shipped)).toEqual([]);
    }));
});

describe('migrate', () => {
  test('keeps the data of an earlier version', () =>
    onDatabase(async (client) => {
      await migrate(client, [one]);
      await client.query('insert into one values (7)');
      expect(await migrate(client, [one, two])).toEqual(['0002-test']);
      expect((await client.query('select id from one')).rows).toEqual([{ id: 7 }]);
    }));

  test('processes that start together apply each migration once', () =>
    onDatabase(async (client, connectionString) => {
      const others = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const other = new Client({ connectionString });
          await other.connect();
          return other;
        }),
      );
      const applied = await Promise.all(others.map((other) => migrate(other, [one, two])));
      for (const other of others) await other.end();
      expect(applied.flat()).toEqual(['0001-test', '0002-test']);
      expect((await client.query('select id from two')).rows).toEqual([{ id: 1 }]);
    }));

  test('a failing migration leaves the version before it, and can be repaired', () =>
    onDatabase(async (client) => {
      await expect(migrate(client, [one, broken])).rejects.toThrow('Migration 0002-test failed');
      expect((await client.query("select to_regclass('one')::text as one, to_regclass('two') as two")).rows).toEqual([
        { one: 'one', two: null },
      ]);
      expect(await migrate(client, [one, two])).toEqual(['0002-test']);
    }));

  test('a database newer than the program is refused, naming both versions', () =>
    onDatabase(async (client) => {
      await migrate(client, [one, two]);
      const refused = migrate(client, [one]);
      await expect(refused).rejects.toBeInstanceOf(StoreRefusal);
      await expect(refused).rejects.toThrow(/version 2 \(0002-test\).*up to 1 \(0001-test\)/);
    }));

  test('a released migration that was changed is refused', () =>
    onDatabase(async (client) => {
      await migrate(client, [one]);
      await expect(migrate(client, [{ ...one, checksum: 'other' }, two])).rejects.toThrow(/another 0001-test/);
      expect((await client.query("select to_regclass('two') as two")).rows).toEqual([{ two: null }]);
    }));
});
