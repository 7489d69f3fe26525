import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { createDataDir } from '../fixtures/data-dir.ts';
import { silentLog } from '../fixtures/silent-log.ts';

/**
 * Two processes take events and work on them; one of them or the server is killed over and over. Afterwards every
 * acknowledged event must have had its effect exactly once. `node test/chaos/store-queue-kills.ts [seconds]`
 */
const seconds = Number(process.argv[2] ?? 30);
const script = new URL('../fixtures/queue-process.ts', import.meta.url).pathname;

interface Trial {
  dataDir: string;
  acked: Set<string>;
  refused: number;
}

function start(trial: Trial): ChildProcess {
  const child = spawn(process.execPath, [script, trial.dataDir, 'both'], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const said = JSON.parse(line) as { events?: string[]; failed?: string };
    for (const event of said.events ?? []) trial.acked.add(event);
    if (said.failed) trial.refused += 1;
  });
  return child;
}

const pending = async ({ pool }: Store) => {
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from pgboss.job where name = 'trial' and state in ('created', 'retry', 'active')",
  );
  return Number(rows[0]?.count);
};

async function verify(trial: Trial, worker: ChildProcess) {
  await using store = await openStore({ dataDir: trial.dataDir, log: silentLog });
  const started = Date.now();
  while ((await pending(store)) > 0 && Date.now() - started < 60_000) await delay(200);
  const drainedAfterMs = Date.now() - started;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const { rows: events } = await store.pool.query<{ event: string }>('select event from trial_events');
  const { rows: effects } = await store.pool.query<{ event: string; count: string }>(
    'select event, count(*) from trial_effects group by event',
  );
  const stored = new Set(events.map(({ event }) => event));
  const done = new Set(effects.map(({ event }) => event));
  return {
    acked: trial.acked.size,
    ackedButLost: [...trial.acked].filter((event) => !stored.has(event)).length,
    storedWithoutEffect: [...stored].filter((event) => !done.has(event)).length,
    effectsTwice: effects.filter(({ count }) => count !== '1').length,
    refusedMeanwhile: trial.refused,
    drainedAfterMs,
  };
}

await using folder = await createDataDir();
const trial: Trial = { dataDir: folder.dataDir, acked: new Set(), refused: 0 };
const workers = [start(trial), start(trial)];
const kills = { processKills: 0, serverKills: 0 };
await delay(4_000);
for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await delay(randomInt(300, 1_500))) {
  const server = folder.postmaster();
  if (randomInt(3) === 0 && server) {
    process.kill(server.pid, 'SIGKILL');
    kills.serverKills += 1;
    continue;
  }
  const victim = randomInt(workers.length);
  workers[victim]?.kill('SIGKILL');
  kills.processKills += 1;
  workers[victim] = start(trial);
}
workers.pop()?.kill('SIGKILL');
for (const ingesting of workers) ingesting.kill('SIGKILL');
const drainer = spawn(process.execPath, [script, trial.dataDir, 'work'], { stdio: ['ignore', 'ignore', 'inherit'] });
const result = { seconds, ...kills, ...(await verify(trial, drainer)) };
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.ackedButLost + result.storedWithoutEffect + result.effectsTwice === 0 ? 0 : 1;
