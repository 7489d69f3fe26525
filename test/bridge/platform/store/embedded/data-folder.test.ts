import { execFileSync } from 'node:child_process';
import { appendFile, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { watchPipe } from '../../../../../bridge/platform/store/embedded/lease.ts';
import { openStore, type Store } from '../../../../../bridge/platform/store/open-store.ts';
import { createDataDir } from '../../../../fixtures/data-dir.ts';
import { silentLog } from '../../../../fixtures/silent-log.ts';
import { spawnStore } from '../../../../fixtures/spawn-store.ts';
import { createUsedDataDir } from '../../../../fixtures/used-data-dir.ts';

const isRoot = process.getuid?.() === 0;
const open = (dataDir: string): Promise<Store> => openStore({ dataDir, log: silentLog });

describe('a backup', () => {
  test('copied while it is stopped works elsewhere, even where root copied it without its owner', async () => {
    await using folder = await createUsedDataDir();
    {
      await using store = await open(folder.dataDir);
      await store.pool.query("insert into settings (key, value) values ('kept', '1')");
    }
    const elsewhere = path.join(folder.parent, 'restored');
    execFileSync('cp', ['-r', folder.dataDir, elsewhere]);
    {
      await using store = await open(elsewhere);
      expect((await store.pool.query("select value from settings where key = 'kept'")).rows).toEqual([{ value: 1 }]);
    }
  });
});

test('a first start waits while another process makes the database, and no longer than that one lives', async () => {
  await using folder = await createDataDir();
  const making = path.join(folder.dataDir, 'postgres.making');
  await mkdir(folder.dataDir, { recursive: true, mode: 0o700 });
  const other = await watchPipe(making);
  const opening = open(folder.dataDir);
  // Time enough to begin, were it not waiting.
  await delay(1_500);
  expect((await readdir(folder.dataDir)).filter((name) => name.startsWith('postgres.init'))).toEqual([]);
  // As the kernel does it for a process that is killed: the pipe stays.
  other.release();
  await using store = await opening;
  expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await readdir(folder.dataDir)).not.toContain('postgres.making');
});

describe('refusals', () => {
  test('a server that does not start is told with what it logged', async () => {
    await using folder = await createUsedDataDir();
    await appendFile(path.join(folder.cluster, 'postgresql.conf'), '\nno_such_setting = 1\n');
    await expect(open(folder.dataDir)).rejects.toThrow(/does not start.*no_such_setting/s);
  });

  test('a data folder of another PostgreSQL version is left alone', async () => {
    await using folder = await createDataDir();
    await mkdir(folder.cluster, { recursive: true });
    await writeFile(path.join(folder.cluster, 'PG_VERSION'), '17\n');
    await expect(open(folder.dataDir)).rejects.toThrow(/made by PostgreSQL 17, this program has 18/);
    expect(await readFile(path.join(folder.cluster, 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  test.runIf(isRoot)('a user id without a name, which initdb does not take, is told what to do', async () => {
    const uid = 54_321;
    await using folder = await createDataDir();
    await chown(path.dirname(folder.dataDir), uid, uid);
    await using nameless = spawnStore({ mode: 'hold', dataDir: folder.dataDir, uid });
    expect((await nameless.saying('refused')).refused).toMatch(/user does not exist.*DATABASE_URL/);
  });

  test.runIf(isRoot)('a user who may not use the data folder is told so', async () => {
    await using folder = await createUsedDataDir();
    await using store = await open(folder.dataDir);
    await using stranger = spawnStore({ mode: 'hold', dataDir: folder.dataDir, uid: 2 });
    expect((await stranger.saying('refused')).refused).toMatch(/EACCES|cannot be read/);
    expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
