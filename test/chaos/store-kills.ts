import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../../bridge/platform/store/open-store.ts';
import { createDataDir } from '../fixtures/data-dir.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { spawnStore } from '../fixtures/spawn-store.ts';

/**
 * Kills the bridge, the embedded server or both at random moments, the first start included, and counts what was
 * acknowledged and is gone. `node test/chaos/store-kills.ts [cycles] [first starts]`
 */
const cycles = Number(process.argv[2] ?? 30);
const firstStarts = Number(process.argv[3] ?? 20);

async function storedTargets(dataDir: string): Promise<Set<number>> {
  await using store = await openStore({ dataDir, log: silentLog });
  const rows = await store.db.selectFrom('audit_log').select('target').execute();
  if (rows.length !== new Set(rows.map(({ target }) => target)).size) throw new Error('a row was written twice');
  return new Set(rows.map(({ target }) => Number(target)));
}

async function killDuringWork() {
  await using folder = await createDataDir();
  const counts = {
    cycles: 0,
    bridgeKilled: 0,
    serverKilled: 0,
    bothKilled: 0,
    failedStarts: 0,
    restartMs: [] as number[],
  };
  const acked = new Set<number>();
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await using bridge = spawnStore({ mode: 'write', dataDir: folder.dataDir, first: cycle * 1_000_000 + 1 });
    // Every fifth during the start itself.
    if (cycle % 5 === 4) await delay(randomInt(50, 600));
    else await bridge.saying('acked').then(() => delay(randomInt(0, 1_200)));
    const victim = (['bridge', 'server', 'both'] as const)[cycle % 3];
    const server = folder.postmaster();
    if (victim !== 'bridge' && server) process.kill(server.pid, 'SIGKILL');
    if (victim === 'server') {
      // It has to go on by itself before it is killed too.
      await bridge.saying('acked', bridge.said.length);
    }
    await bridge.kill('SIGKILL');
    counts[`${victim ?? 'bridge'}Killed`] += 1;
    counts.cycles += 1;
    if (bridge.said.some(({ refused }) => refused)) counts.failedStarts += 1;
    const ready = bridge.said.find((message) => message.ready !== undefined)?.ready;
    if (ready !== undefined) counts.restartMs.push(ready);
    for (const { acked: id } of bridge.said) if (id !== undefined) acked.add(id);
  }
  const stored = await storedTargets(folder.dataDir);
  const lost = [...acked].filter((id) => !stored.has(id)).length;
  const { restartMs, ...rest } = counts;
  return { ...rest, acked: acked.size, lost, startMsP50: median(restartMs), startMsMax: Math.max(...restartMs) };
}

async function killDuringFirstStart() {
  const counts = { firstStarts: 0, cameUp: 0 };
  for (let index = 0; index < firstStarts; index += 1) {
    await using folder = await createDataDir();
    await using first = spawnStore({ mode: 'hold', dataDir: folder.dataDir });
    await delay(150 + (index * 1_500) / firstStarts);
    const server = folder.postmaster();
    if (server && index % 2 === 0) process.kill(server.pid, 'SIGKILL');
    await first.kill('SIGKILL');
    counts.firstStarts += 1;
    await storedTargets(folder.dataDir);
    counts.cameUp += 1;
  }
  return counts;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const result = { ...(await killDuringWork()), ...(await killDuringFirstStart()) };
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.lost === 0 && result.failedStarts === 0 && result.cameUp === result.firstStarts ? 0 : 1;
