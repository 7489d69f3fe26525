import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { exampleRecord } from '../../shared/examples.ts';
import { createDataDir } from '../fixtures/data-dir.ts';
import { type RunningCli, spawnCli, startCli } from '../fixtures/run-cli.ts';

/**
 * Kills the whole bridge, its embedded server or both at random moments while requests and commands run. Every answer
 * that was given under an Idempotency-Key must be given again to the letter, and every account and key that a command
 * reported must be there. `node test/chaos/bridge-kills.ts [cycles]`
 */
const cycles = Number(process.argv[2] ?? 50);
const CALLERS = 4;
/** A hundred a minute is what one account may ask for. */
const PAUSE_MS = 100;
const ASKED_AGAIN = 60;
const key = z.object({ key: z.string() });
const account = z.object({ accountId: z.string() });

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return String(port);
}

await using folder = await createDataDir();
const environment = { DATA_DIR: folder.dataDir, PORT: await freePort(), LOG_LEVEL: 'warn' };
const cli = (args: string[]) => spawnCli([...args, '--json'], environment, '', folder.parent);
interface Answer {
  body: string;
  caller: number;
}

const answers = new Map<string, Answer>();
const made = new Set<string>();
const counts = { cycles: 0, bridgeKilled: 0, serverKilled: 0, bothKilled: 0, unanswered: 0, otherStatus: 0 };
const restartMs: number[] = [];

const callers: string[] = [];
async function addCaller(): Promise<void> {
  const { accountId } = account.parse((await cli(['account', 'create', '--name', 'Firm'])).json());
  made.add(accountId);
  callers.push(key.parse((await cli(['key', 'create', '--account', accountId, '--name', 'k'])).json()).key);
}

function ask(idempotencyKey: string, caller: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${environment.PORT}/api/v1/score`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${callers[caller]}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify({ record: { ...exampleRecord, lastName: idempotencyKey } }),
  });
}

async function keepAsking(caller: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const idempotencyKey = randomUUID();
    try {
      const response = await ask(idempotencyKey, caller);
      const body = await response.text();
      if (response.status === 200) answers.set(idempotencyKey, { body, caller });
      else if (response.status !== 503) counts.otherStatus += Number(response.status !== 429);
    } catch {
      counts.unanswered += 1;
    }
    await delay(PAUSE_MS);
  }
}

async function ready(bridge: RunningCli): Promise<void> {
  const url = `http://127.0.0.1:${environment.PORT}/readyz`;
  for (const deadline = Date.now() + 60_000; ; await delay(20)) {
    if (bridge.child.exitCode !== null) throw new Error(`the bridge did not come up:\n${bridge.output()}`);
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    if (Date.now() > deadline) throw new Error(`the bridge is not ready after a minute:\n${bridge.output()}`);
  }
}

async function kill(bridge: RunningCli, victim: 'bridge' | 'server' | 'both'): Promise<void> {
  const server = folder.postmaster();
  if (victim !== 'bridge' && server) process.kill(server.pid, 'SIGKILL');
  counts[`${victim}Killed`] += 1;
  if (victim === 'server') return ready(bridge);
  bridge.child.kill('SIGKILL');
  if (bridge.child.signalCode === null) await once(bridge.child, 'exit');
}

async function cycle(bridge: RunningCli, victim: 'bridge' | 'server' | 'both'): Promise<void> {
  const stop = new AbortController();
  const asking = callers.map((_, caller) => keepAsking(caller, stop.signal));
  const creating = cli(['account', 'create', '--name', 'Beside']);
  await delay(randomInt(0, 1_500));
  await kill(bridge, victim);
  stop.abort();
  await Promise.all(asking);
  const created = await creating;
  if (created.code === 0) made.add(account.parse(created.json()).accountId);
  counts.cycles += 1;
}

async function up(): Promise<RunningCli> {
  const started = Date.now();
  const bridge = startCli(['serve'], environment, 'ignore', folder.parent);
  await ready(bridge);
  restartMs.push(Date.now() - started);
  return bridge;
}

async function isGivenAgain(idempotencyKey: string, { body, caller }: Answer): Promise<boolean> {
  for (;;) {
    const response = await ask(idempotencyKey, caller);
    const again = await response.text();
    if (![429, 503].includes(response.status)) {
      if (response.status !== 200 || again !== body) console.error(`expected ${body}\ngot ${response.status} ${again}`);
      return response.status === 200 && again === body;
    }
    await delay(Number(response.headers.get('retry-after') ?? 1) * 1_000);
  }
}

async function countLost(asked: [string, Answer][]): Promise<number> {
  const given = await Promise.all(asked.map(([idempotencyKey, answer]) => isGivenAgain(idempotencyKey, answer)));
  return given.filter((again) => !again).length;
}

let bridge = await up();
for (let index = 0; index < CALLERS; index += 1) await addCaller();
let answersLost = 0;
for (let index = 0; index < cycles; index += 1) {
  const before = answers.size;
  const victim = (['bridge', 'server', 'both'] as const)[index % 3] ?? 'bridge';
  await cycle(bridge, victim);
  if (victim !== 'server') bridge = await up();
  answersLost += await countLost([...answers].slice(before));
}
answersLost += await countLost([...answers].slice(0, ASKED_AGAIN));
const listed = z.array(account).parse((await cli(['account', 'list'])).json());
const accountsLost = [...made].filter((id) => !listed.some(({ accountId }) => accountId === id)).length;
await bridge.stop();
const sorted = restartMs.toSorted((a, b) => a - b);
const startMs = { startMsP50: sorted[Math.floor(sorted.length / 2)], startMsMax: sorted.at(-1) };
const result = { ...counts, answers: answers.size, answersLost, accounts: made.size, accountsLost, ...startMs };
console.log(JSON.stringify(result, null, 2));
process.exitCode = answersLost + accountsLost + counts.otherStatus === 0 ? 0 : 1;
