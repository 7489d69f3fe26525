import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../../../bridge/platform/store/open-store.ts';
import type { TestDataDir } from '../../../fixtures/data-dir.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { createUsedDataDir } from '../../../fixtures/used-data-dir.ts';

/** A bridge that takes events and works on them. */
function spawnBridge(dataDir: string) {
  const script = new URL('../../../fixtures/queue-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, dataDir, 'both'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const acked: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    acked.push(...((JSON.parse(line) as { events?: string[] }).events ?? []));
  });
  const acknowledges = async (more: number) => {
    const enough = acked.length + more;
    for (const deadline = Date.now() + 60_000; acked.length < enough; await delay(10)) {
      if (Date.now() > deadline) throw new Error('nothing is acknowledged any more');
    }
  };
  return { child, acked, acknowledges };
}

async function effectsIn({ dataDir }: TestDataDir) {
  await using store = await openStore({ dataDir, log: silentLog });
  const { rows } = await store.pool.query<{ event: string; count: string }>(
    'select event, count(*) from trial_effects group by event',
  );
  return new Map(rows.map(({ event, count }) => [event, Number(count)]));
}

test('PostgreSQL restarted under load, in order and by a kill: every acknowledged event takes effect exactly once', async () => {
  await using folder = await createUsedDataDir();
  const { child, acked, acknowledges } = spawnBridge(folder.dataDir);
  try {
    for (const signal of ['SIGINT', 'SIGKILL', 'SIGQUIT'] as const) {
      await acknowledges(100);
      const { pid } = folder.postmaster()!;
      process.kill(pid, signal);
      while (folder.postmaster()?.pid === pid) await delay(10);
    }
    await acknowledges(100);
    let effects = await effectsIn(folder);
    const last = acked.length;
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; effects = await effectsIn(folder)) {
      if (acked.slice(0, last).every((event) => effects.has(event))) break;
      await delay(200);
    }
    expect(acked.slice(0, last).filter((event) => !effects.has(event))).toEqual([]);
    expect([...effects.values()].filter((count) => count !== 1)).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
