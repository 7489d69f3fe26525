import { execFileSync, spawnSync } from 'node:child_process';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../../../bridge/platform/store/open-store.ts';
import { createDataDir, type TestDataDir } from '../../../../fixtures/data-dir.ts';
import { silentLog } from '../../../../fixtures/silent-log.ts';
import { spawnStore } from '../../../../fixtures/spawn-store.ts';
import { createUsedDataDir } from '../../../../fixtures/used-data-dir.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const DAEMON = 1;
const open = (dataDir: string): Promise<Store> => openStore({ dataDir, log: silentLog });

/** What a process of that user says that reads the data folder and the database through the link to where the server is. */
function intrude(folder: TestDataDir, uid: number): string {
  const script = `
    import { readFileSync } from 'node:fs';
    import pg from 'pg';
    const cluster = '/proc/${folder.postmaster()?.pid}/cwd';
    try {
      console.log('read', readFileSync(cluster + '/PG_VERSION', 'utf8').trim());
    } catch (error) {
      console.log('read', error.code);
    }
    const client = new pg.Client({ host: cluster, user: 'bridge', database: 'postgres' });
    await client.connect().then(() => console.log('connected'), (error) => console.log(error.code));
    process.exit();`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { uid, gid: uid, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().replaceAll('\n', ', ');
}

const serverUid = async (folder: TestDataDir) => {
  const status = await readFile(`/proc/${folder.postmaster()?.pid}/status`, 'utf8');
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
};

/** The folder as versions before this one left it: nobody's, and open to whoever reaches the socket. */
async function age(folder: TestDataDir): Promise<void> {
  await writeFile(path.join(folder.cluster, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(path.join(folder.cluster, 'pg_ident.conf'), '');
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder.cluster]);
}

async function madeWithARow(folder: TestDataDir): Promise<void> {
  await using store = await open(folder.dataDir);
  await store.pool.query("insert into settings (key, value) values ('kept', '1')");
}

describe.runIf(isRoot)('as root', () => {
  test('the server has a user id of its own, and not even that one may connect', async () => {
    await using folder = await createDataDir();
    await using _store = await open(folder.dataDir);
    const uid = await serverUid(folder);
    expect(await readFile('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`);
    expect((await stat(folder.cluster)).uid).toBe(uid);
    expect(intrude(folder, NOBODY)).toBe('read EACCES, EACCES');
    expect(intrude(folder, DAEMON)).toBe('read EACCES, EACCES');
    expect(intrude(folder, uid)).toBe('read 18, 28000');
    expect(intrude(folder, 0)).toBe('read 18, connected');
  });

  test('a data folder of an earlier version is closed at the next start, with what is in it', async () => {
    await using folder = await createUsedDataDir();
    await madeWithARow(folder);
    await age(folder);
    await using store = await open(folder.dataDir);
    expect((await store.pool.query("select value from settings where key = 'kept'")).rows).toEqual([{ value: 1 }]);
    expect(intrude(folder, NOBODY)).toBe('read EACCES, EACCES');
    expect(intrude(folder, await serverUid(folder))).toBe('read 18, 28000');
  });

  test('so it is after a start that was killed in the middle of it, and when two start at once', async () => {
    // The user id of the server is that of the folder, which a copy does not have.
    await using folder = await createDataDir();
    await madeWithARow(folder);
    const { uid } = await stat(folder.cluster);
    await age(folder);
    execFileSync('chown', ['-R', `${uid}:${uid}`, path.join(folder.cluster, 'base')]);
    const stores = await Promise.all([open(folder.dataDir), open(folder.dataDir)]);
    expect(await serverUid(folder)).toBe(uid);
    expect(intrude(folder, NOBODY)).toBe('read EACCES, EACCES');
    for (const store of stores) await store[Symbol.asyncDispose]();
    await folder.stopped();
  });

  test('what nobody itself runs stays its own', async () => {
    await using folder = await createDataDir();
    await mkdir(folder.dataDir);
    for (const owned of [folder.parent, folder.dataDir]) await chown(owned, NOBODY, NOBODY);
    {
      await using owner = spawnStore({ mode: 'hold', dataDir: folder.dataDir, uid: NOBODY });
      await owner.saying('ready');
      expect(intrude(folder, NOBODY)).toBe('read 18, connected');
      await using _joined = await open(folder.dataDir);
    }
    await folder.stopped();
    await using _store = await open(folder.dataDir);
    expect((await stat(folder.cluster)).uid).toBe(NOBODY);
  });
});

test('nobody is let in without the kernel’s word for who it is', async () => {
  await using folder = await createUsedDataDir();
  await using store = await open(folder.dataDir);
  const { rows } = await store.pool.query('select type, auth_method, error from pg_hba_file_rules');
  expect(rows).toEqual([{ type: 'local', auth_method: 'peer', error: null }]);
});
