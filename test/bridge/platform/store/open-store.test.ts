import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../bridge/platform/refusal.ts';
import { openStore, type StoreOptions } from '../../../../bridge/platform/store/open-store.ts';
import { SealError } from '../../../../bridge/platform/store/seal.ts';
import { createDataDir } from '../../../fixtures/data-dir.ts';
import { createTestDatabase, onServer, openTestStore, testStoreOptions } from '../../../fixtures/database.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { createUsedDataDir } from '../../../fixtures/used-data-dir.ts';

const account = () => ({
  id: crypto.randomUUID(),
  name: 'Firm',
  plan: 'pro' as const,
  subscription: 'active' as const,
});

const opensAndCloses = async (options: StoreOptions) => (await openStore(options))[Symbol.asyncDispose]();

const newSecret = 'the secret that comes next, thirty-two characters';

describe('a database server', () => {
  test('every test has a database of its own', async () => {
    await using one = await openTestStore();
    await using other = await openTestStore();
    const row = account();
    await one.db.insertInto('accounts').values(row).execute();
    expect(await one.db.selectFrom('accounts').select('id').execute()).toEqual([{ id: row.id }]);
    expect(await other.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  test('is needed with a secret', async () => {
    await using database = await createTestDatabase({ migrated: true });
    const opening = openStore({ ...testStoreOptions, ...database, appSecrets: undefined });
    await expect(opening).rejects.toThrow(/APP_SECRET/);
  });

  test.each([
    ['cannot be reached', () => 'postgresql://postgres:hush@127.0.0.1:1/none', /ECONNREFUSED/],
    ['cannot be reached at any of its addresses', () => 'postgresql://postgres:hush@localhost:1/none', /ECONNREFUSED/],
    ['has no such database', (url: string) => url.replace(/test_\w+/, 'test_missing'), /"test_missing" does not exist/],
  ])('that %s is refused with the reason and without the password', async (_, change, reason) => {
    await using database = await createTestDatabase({ migrated: true });
    const error = await openStore({ ...testStoreOptions, databaseUrl: change(database.databaseUrl) }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StoreRefusal);
    expect((error as Error).message).toMatch(reason);
    expect((error as Error).message).not.toContain('hush');
  });

  test('connections cut while idle and in use break their query, not the process', async () => {
    await using store = await openTestStore();
    const client = await store.pool.connect();
    const running = client.query('select pg_sleep(20)');
    const broken = expect(running).rejects.toThrow(/terminating connection|Connection terminated/);
    await store.pool.query('select 1');
    await onServer(
      store.connectionString,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge' and datname = current_database()",
    );
    await broken;
    client.release(true);
    while (store.pool.totalCount > 0) await delay(5);
    expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a statement that never ends is ended', async () => {
    await using store = await openTestStore();
    const { rows } = await store.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });
});

describe('the secret', () => {
  test('the right one opens what was sealed before', async () => {
    await using database = await createTestDatabase({ migrated: true });
    let sealed: Buffer;
    {
      await using store = await openStore({ ...testStoreOptions, ...database });
      sealed = store.seal('xoxb-token', 'a.b');
    }
    await using store = await openStore({ ...testStoreOptions, ...database });
    expect(store.unseal(sealed, 'a.b')).toBe('xoxb-token');
    expect(() => store.unseal(sealed, 'a.c')).toThrow(SealError);
  });

  test('a wrong one is refused at the start and changes nothing', async () => {
    await using database = await createTestDatabase({ migrated: true });
    await opensAndCloses({ ...testStoreOptions, ...database });
    const opening = openStore({ ...testStoreOptions, ...database, appSecrets: [newSecret] });
    await expect(opening).rejects.toBeInstanceOf(StoreRefusal);
    await expect(opening).rejects.toThrow(/APP_SECRET is not the secret this database was sealed with/);
    await opensAndCloses({ ...testStoreOptions, ...database });
  });

  test('rotates as new,old; then the new one alone is refused while old seals may be left', async () => {
    await using database = await createTestDatabase({ migrated: true });
    await opensAndCloses({ ...testStoreOptions, ...database });
    await opensAndCloses({ ...testStoreOptions, ...database, appSecrets: [newSecret, ...testStoreOptions.appSecrets] });
    await expect(openStore({ ...testStoreOptions, ...database, appSecrets: [newSecret] })).rejects.toThrow(
      /APP_SECRET/,
    );
    await expect(openStore({ ...testStoreOptions, ...database })).rejects.toThrow(/APP_SECRET/);
  });

  test('a lost one of the embedded database is refused, and no other one takes its place', async () => {
    await using folder = await createUsedDataDir();
    const options = { dataDir: folder.dataDir, log: silentLog };
    await rm(path.join(folder.dataDir, 'app-secret'));
    await expect(openStore(options)).rejects.toThrow(/DATA_DIR\/app-secret/);
    await expect(access(path.join(folder.dataDir, 'app-secret'))).rejects.toThrow('ENOENT');
    await folder.stopped();
  });
});

describe('the engine', () => {
  test('is recorded', async () => {
    await using folder = await createUsedDataDir();
    expect(await readFile(path.join(folder.dataDir, 'engine.json'), 'utf8')).toBe('{"engine":"embedded"}\n');
  });

  test('an empty server does not take the place of an embedded database with data', async () => {
    await using folder = await createUsedDataDir();
    await using database = await createTestDatabase();
    const opening = openStore({ ...testStoreOptions, ...folder, ...database });
    await expect(opening).rejects.toThrow(/DATABASE_URL names an empty database/);
    await opensAndCloses({ dataDir: folder.dataDir, log: silentLog });
  });

  test('a server that holds our tables may take over, and forgetting it later is refused', async () => {
    await using folder = await createUsedDataDir();
    await using database = await createTestDatabase({ migrated: true });
    await opensAndCloses({
      ...testStoreOptions,
      dataDir: folder.dataDir,
      ...database,
      appSecrets: await keptSecret(folder),
    });
    const opening = openStore({ dataDir: folder.dataDir, log: silentLog });
    await expect(opening).rejects.toThrow(/last used with a database server. Set DATABASE_URL again/);
  });

  test('an embedded database that vanished is not replaced by an empty one', async () => {
    await using folder = await createUsedDataDir();
    await rename(folder.cluster, `${folder.cluster}.elsewhere`);
    await expect(openStore({ dataDir: folder.dataDir, log: silentLog })).rejects.toThrow(/is missing.*Restore it/s);
    await rename(`${folder.cluster}.elsewhere`, folder.cluster);
    await opensAndCloses({ dataDir: folder.dataDir, log: silentLog });
  });

  test('a damaged record is named', async () => {
    await using folder = await createDataDir();
    await mkdir(folder.dataDir);
    await writeFile(path.join(folder.dataDir, 'engine.json'), '{"engine":');
    await expect(openStore({ dataDir: folder.dataDir, log: silentLog })).rejects.toThrow(/engine.json is damaged/);
  });

  /** A copied database comes with the secret it was sealed with. */
  async function keptSecret({ dataDir }: { dataDir: string }): Promise<string[]> {
    const kept = (await readFile(path.join(dataDir, 'app-secret'), 'utf8')).trim();
    return [...testStoreOptions.appSecrets, kept];
  }
});
