import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../../bridge/platform/refusal.ts';
import { openStore, type Store } from '../../../../../bridge/platform/store/open-store.ts';
import { probeWrites } from '../../../../../bridge/platform/store/settings.ts';
import { isStoreOutage } from '../../../../../bridge/platform/store/store-outage.ts';
import { silentLog } from '../../../../fixtures/silent-log.ts';

const probe = mkdtempSync(path.join(os.tmpdir(), 'bridge-mount-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]).status === 0;
if (canMount) execFileSync('umount', [probe]);
rmdirSync(probe);

/** A small disk of its own, in memory. */
function mountDisk(options: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bridge-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return {
    folder,
    remount: (changed: string) => execFileSync('mount', ['-o', `remount,${changed}`, folder]),
    [Symbol.dispose]() {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

const writeMuch = ({ pool }: Store) =>
  pool.query("insert into filler select string_agg(md5(random()::text), '') from generate_series(1, 8000)");

/** To the last page. */
function fillDisk(file: string): void {
  for (const bytes of [1_000_000, 4_096]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
}

async function writeUntilItFails(store: Store): Promise<{ written: number; error: unknown }> {
  for (let written = 0; ; written += 1) {
    try {
      await writeMuch(store);
    } catch (error) {
      return { written, error };
    }
  }
}

describe.runIf(canMount)('a disk (needs root: it mounts small ones)', () => {
  test('that fills up gives clear errors; with room again the bridge goes on by itself and has lost nothing', async () => {
    using disk = mountDisk('size=110m');
    await using store = await openStore({ dataDir: path.join(disk.folder, 'data'), log: silentLog });
    await store.pool.query('create table filler (text text)');
    const ballast = path.join(disk.folder, 'ballast');
    try {
      writeFileSync(ballast, Buffer.alloc(50_000_000));
    } catch {
      // As full as can be is as good.
    }
    const { written, error } = await writeUntilItFails(store);
    expect(isStoreOutage(error)).toBe(true);

    rmSync(ballast);
    disk.remount('size=400m');
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(50)) {
      if (await writeMuch(store).catch(() => undefined)) break;
    }
    const { rows } = await store.pool.query<{ count: string }>('select count(*) from filler');
    expect(Number(rows[0]?.count)).toBeGreaterThan(written);
  });

  test('that others have filled is seen while everything can still be read, and so is room again', async () => {
    using disk = mountDisk('size=200m');
    await using store = await openStore({ dataDir: path.join(disk.folder, 'data'), log: silentLog });
    expect(await probeWrites(store.pool)).toBeUndefined();
    const ballast = path.join(disk.folder, 'ballast');
    fillDisk(ballast);
    expect(await probeWrites(store.pool)).toBe('its disk is full');
    expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    rmSync(ballast);
    expect(await probeWrites(store.pool)).toBeUndefined();
  });

  test('that is full already refuses the first start with the reason, and takes it with room', async () => {
    using disk = mountDisk('size=8m');
    const options = { dataDir: path.join(disk.folder, 'data'), log: silentLog };
    const opening = openStore(options);
    await expect(opening).rejects.toBeInstanceOf(StoreRefusal);
    await expect(opening).rejects.toThrow(/cannot be made.*No space left on device/s);
    disk.remount('size=200m');
    await using store = await openStore(options);
    expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('that is read-only refuses the start with the reason', async () => {
    using disk = mountDisk('size=1m,ro');
    const opening = openStore({ dataDir: path.join(disk.folder, 'data'), log: silentLog });
    await expect(opening).rejects.toBeInstanceOf(StoreRefusal);
    await expect(opening).rejects.toThrow(/DATA_DIR .* cannot be used \(EROFS/);
  });
});
