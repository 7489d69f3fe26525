import { execFileSync } from 'node:child_process';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countProcesses } from '../../../../../bridge/platform/store/embedded/count-processes.ts';
import { openStore, type Store } from '../../../../../bridge/platform/store/open-store.ts';
import { createDataDir, type TestDataDir } from '../../../../fixtures/data-dir.ts';
import { onServer } from '../../../../fixtures/database.ts';
import { recordingLog } from '../../../../fixtures/recording-log.ts';
import { silentLog } from '../../../../fixtures/silent-log.ts';
import { type StoreProcess, spawnStore } from '../../../../fixtures/spawn-store.ts';
import { createUsedDataDir } from '../../../../fixtures/used-data-dir.ts';

const isRoot = process.getuid?.() === 0;

const open = (dataDir: string): Promise<Store> => openStore({ dataDir, log: silentLog });

async function targets({ db }: Store): Promise<number[]> {
  const rows = await db.selectFrom('audit_log').select('target').orderBy('id').execute();
  return rows.map(({ target }) => Number(target));
}

const acked = ({ said }: StoreProcess) => said.flatMap(({ acked: id }) => (id === undefined ? [] : [id]));

describe('one process', () => {
  test('makes a database, keeps it over a restart, and leaves no server behind', async () => {
    await using folder = await createDataDir();
    {
      await using store = await open(folder.dataDir);
      expect(store.engine).toBe('embedded');
      await store.pool.query("insert into settings (key, value) values ('kept', '1')");
      expect(folder.postmaster()).toBeDefined();
    }
    expect(folder.postmaster()).toBeUndefined();
    await using store = await open(folder.dataDir);
    const { rows } = await store.pool.query("select value from settings where key = 'kept'");
    expect(rows).toEqual([{ value: 1 }]);
  });

  test('the connection string lets other programs in', async () => {
    await using folder = await createDataDir('with a space & more');
    await using store = await open(folder.dataDir);
    expect(await onServer(store.connectionString, 'select current_user as name')).toEqual([{ name: 'bridge' }]);
  });

  test('a data folder too long for a socket path works', async () => {
    await using folder = await createDataDir('long'.repeat(40));
    await using store = await open(folder.dataDir);
    expect(await onServer(store.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test.runIf(isRoot)('an ordinary user runs it as itself, and root joins in later', async () => {
    const uid = 1;
    await using folder = await createDataDir();
    await mkdir(folder.dataDir);
    await chown(path.dirname(folder.dataDir), uid, uid);
    await chown(folder.dataDir, uid, uid);
    {
      await using owner = spawnStore({ mode: 'write', dataDir: folder.dataDir, uid });
      await owner.saying('acked');
      await using store = await open(folder.dataDir);
      expect(await targets(store)).toContain(1);
    }
    await folder.stopped();
    await using store = await open(folder.dataDir);
    expect(await targets(store)).toContain(1);
    expect((await stat(folder.cluster)).uid).toBe(uid);
  });
});

describe('a server that runs', () => {
  let folder: TestDataDir;
  let store: Store;

  beforeAll(async () => {
    folder = await createUsedDataDir();
    store = await open(folder.dataDir);
  });

  afterAll(async () => {
    await store[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });

  test('listens on no network, syncs every commit, and is closed to other users', async () => {
    const { rows } = await store.pool.query(`select name, setting from pg_settings
      where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes') order by name`);
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect((await stat(folder.cluster)).mode & 0o777).toBe(0o700);
    expect((await stat(folder.dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder.dataDir, 'app-secret'))).mode & 0o777).toBe(0o600);
  });

  test('its log holds no statement and no row', async () => {
    const refused = store.pool.query(
      "insert into accounts (id, name, plan, subscription) values ('Ann', 'Ann', '', '')",
    );
    await expect(refused).rejects.toThrow('Ann');
    const { rows } = await store.pool.query("select 'Smith'::text as secret");
    expect(rows).toEqual([{ secret: 'Smith' }]);
    expect(await readFile(path.join(folder.dataDir, 'postgres.log'), 'utf8')).not.toMatch(/Ann|Smith|insert/);
  });

  test.runIf(isRoot)(
    'as root, the server runs as an unprivileged user inside a folder that user cannot reach',
    async () => {
      const status = await readFile(`/proc/${folder.postmaster()?.pid}/status`, 'utf8');
      expect(Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])).toBeGreaterThan(0);
      expect((await stat(path.dirname(folder.dataDir))).mode & 0o077).toBe(0);
      expect(await targets(store)).toEqual([]);
    },
  );
});

describe('several processes', () => {
  test('first starts at the same moment share one database', async () => {
    await using folder = await createDataDir();
    const stores = await Promise.all([1, 2, 3].map(() => open(folder.dataDir)));
    await stores[0]!.pool.query("insert into settings (key, value) values ('shared', '1')");
    const { rowCount } = await stores[2]!.pool.query("select from settings where key = 'shared'");
    expect(rowCount).toBe(1);
    for (const store of stores) await store[Symbol.asyncDispose]();
    await folder.stopped();
  });

  test('who shares the server of another process is warned once; who starts it is not', async () => {
    await using folder = await createUsedDataDir();
    const warnings = ({ lines }: ReturnType<typeof recordingLog>) =>
      lines().flatMap(({ level, msg }) => (level === 'warn' ? [msg] : []));
    const [own, shared] = [recordingLog(), recordingLog()];
    await using first = await openStore({ dataDir: folder.dataDir, log: own.log });
    expect(await countProcesses(first.pool)).toBe(1);
    {
      await using second = await openStore({ dataDir: folder.dataDir, log: shared.log });
      expect(await countProcesses(first.pool)).toBe(2);
      expect(await countProcesses(second.pool)).toBe(2);
    }
    expect(warnings(own)).toEqual([]);
    expect(warnings(shared)).toEqual([
      'another process runs the embedded PostgreSQL of this DATA_DIR, and this one shares it; ' +
        'without Redis each counts limits for itself',
    ]);
  });

  test('the server stays while anybody uses it, whoever started it and however that one left', async () => {
    await using folder = await createUsedDataDir();
    await using starter = spawnStore({ mode: 'hold', dataDir: folder.dataDir });
    await starter.saying('ready');
    const server = folder.postmaster()?.pid;
    await using second = spawnStore({ mode: 'write', dataDir: folder.dataDir });
    await second.saying('acked');
    await starter.kill('SIGKILL');
    await delay(400);
    const before = second.said.length;
    await second.saying('acked', before);
    expect(folder.postmaster()?.pid).toBe(server);
    expect(second.said.filter(({ failed }) => failed)).toEqual([]);
    await second.kill('SIGTERM');
    await folder.stopped();
  });

  test('a command that comes and goes does not stop the server of a running bridge', async () => {
    await using folder = await createUsedDataDir();
    await using bridge = spawnStore({ mode: 'write', dataDir: folder.dataDir });
    await bridge.saying('ready');
    for (let round = 0; round < 2; round += 1) {
      await using command = await open(folder.dataDir);
      expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    }
    expect(bridge.said.filter(({ failed }) => failed)).toEqual([]);
    expect(folder.postmaster()).toBeDefined();
  });

  test('a start while the last server is still stopping waits for it', async () => {
    await using folder = await createUsedDataDir();
    for (const [round, after] of [0, 3, 9].entries()) {
      await using one = spawnStore({ mode: 'write', dataDir: folder.dataDir, first: round * 1_000_000 });
      await one.saying('acked');
      await one.kill('SIGKILL');
      await delay(after);
      await using store = await open(folder.dataDir);
      expect(await targets(store)).toEqual(expect.arrayContaining(acked(one)));
    }
  });
});

describe('kills', () => {
  test('a killed bridge takes its server down in order, and nothing acknowledged is lost', async () => {
    await using folder = await createUsedDataDir();
    await using bridge = spawnStore({ mode: 'write', dataDir: folder.dataDir });
    for (let seen = 0; seen <= 10; seen += 1) await bridge.saying('acked', bridge.said.length);
    await bridge.kill('SIGKILL');
    await folder.stopped();
    await using store = await open(folder.dataDir);
    expect(acked(bridge).length).toBeGreaterThan(10);
    expect(await targets(store)).toEqual(expect.arrayContaining(acked(bridge)));
    expect(await readFile(path.join(folder.dataDir, 'postgres.log'), 'utf8')).toMatch('database system is shut down');
  });

  test('a killed server is started again under the running bridge, and nothing acknowledged is lost', async () => {
    await using folder = await createUsedDataDir();
    await using bridge = spawnStore({ mode: 'write', dataDir: folder.dataDir });
    for (let round = 0; round < 2; round += 1) {
      await bridge.saying('acked', bridge.said.length);
      process.kill(folder.postmaster()!.pid, 'SIGKILL');
      await bridge.saying('failed', bridge.said.length);
      await bridge.saying('acked', bridge.said.length);
    }
    await using store = await open(folder.dataDir);
    await bridge.kill('SIGTERM');
    expect(await targets(store)).toEqual(expect.arrayContaining(acked(bridge)));
  });

  test('bridge and server killed together come up again', async () => {
    await using folder = await createUsedDataDir();
    await using bridge = spawnStore({ mode: 'write', dataDir: folder.dataDir });
    await bridge.saying('acked');
    process.kill(folder.postmaster()!.pid, 'SIGKILL');
    await bridge.kill('SIGKILL');
    await using store = await open(folder.dataDir);
    expect(await targets(store)).toEqual(expect.arrayContaining(acked(bridge)));
  });

  test('a first start killed halfway leaves nothing in the way', async () => {
    await using folder = await createDataDir();
    for (const after of [150, 300, 500, 800]) {
      await using bridge = spawnStore({ mode: 'hold', dataDir: folder.dataDir });
      await delay(after);
      await bridge.kill('SIGKILL');
    }
    await using store = await open(folder.dataDir);
    expect(await targets(store)).toEqual([]);
  });

  test('a server that nobody watches is ended and replaced', async () => {
    await using folder = await createUsedDataDir();
    await using bridge = spawnStore({ mode: 'hold', dataDir: folder.dataDir });
    await bridge.saying('ready');
    const orphan = folder.postmaster()!.pid;
    for (const watchdog of watchdogsOf(orphan)) process.kill(watchdog, 'SIGKILL');
    await bridge.kill('SIGKILL');
    await delay(200);
    expect(folder.postmaster()?.pid).toBe(orphan);
    await using store = await open(folder.dataDir);
    expect(folder.postmaster()?.pid).not.toBe(orphan);
    expect(await targets(store)).toEqual([]);
  });

  test('a pid file whose process is another program by now does not block the start', async () => {
    await using folder = await createUsedDataDir();
    {
      await using store = await open(folder.dataDir);
      expect(await targets(store)).toEqual([]);
    }
    // Root's process ids do not count for PostgreSQL, those of its own user do.
    const { uid, gid } = await stat(folder.cluster);
    const sleeper = execFileSync('/bin/sh', ['-c', 'sleep 60 >/dev/null 2>&1 & echo $!'], { uid, gid, cwd: '/' });
    const pid = Number(sleeper.toString());
    const lines = [pid, folder.cluster, 1_700_000_000, 5432, '.', '', '  1234567         9', 'ready   ', ''];
    await writeFile(path.join(folder.cluster, 'postmaster.pid'), lines.join('\n'));
    await writeFile(path.join(folder.cluster, '.s.PGSQL.5432.lock'), lines.join('\n'));
    await chown(path.join(folder.cluster, 'postmaster.pid'), uid, gid);
    await chown(path.join(folder.cluster, '.s.PGSQL.5432.lock'), uid, gid);
    await using store = await open(folder.dataDir);
    process.kill(pid, 'SIGKILL');
    expect(await targets(store)).toEqual([]);
  });
});

/** The shell above a server and the one beside it. */
function watchdogsOf(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const processes = lines
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, ppid, ...args]) => ({
      pid: Number(pid),
      ppid: Number(ppid),
      args: args.join(' '),
    }));
  const shell = processes.find(({ pid }) => pid === postmaster)!.ppid;
  const reader = processes.filter(({ ppid, args }) => ppid === shell && args.includes('lead-intake-postgres'));
  return [...reader.map(({ pid }) => pid), shell];
}
