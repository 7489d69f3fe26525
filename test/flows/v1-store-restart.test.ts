import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../bridge/platform/store/open-store.ts';
import { exampleRecord } from '../../shared/examples.ts';
import type { TestDataDir } from '../fixtures/data-dir.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startCli } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { createCaller, post } from '../fixtures/test-server.ts';
import { createUsedDataDir } from '../fixtures/used-data-dir.ts';

/** Each may ask a hundred times a minute, and has to be able to ask for everything again. */
const CALLERS = 16;
const PAUSE_MS = 600;
const TURNS = 50;

interface Exchange {
  key: string;
  name: string;
  status: number;
  contentType: string | null;
  retryAfter: string | null;
  body: string;
}

/** Made before the bridge starts, so that nobody but the bridge starts its server again. */
async function makeCallers({ dataDir }: TestDataDir): Promise<string[]> {
  await using store = await openStore({ dataDir, log: silentLog });
  const made = await Promise.all(Array.from({ length: CALLERS }, (_, n) => createCaller(store, `Firm ${n}`)));
  return made.map(({ key }) => key);
}

async function ask(url: string, key: string, name: string): Promise<Exchange> {
  const body = { record: { ...exampleRecord, lastName: name } };
  const response = await post({ url }, { key, body, headers: { 'idempotency-key': name } });
  const { status, headers } = response;
  const [contentType, retryAfter] = [headers.get('content-type'), headers.get('retry-after')];
  return { key, name, status, contentType, retryAfter, body: await response.text() };
}

/** Callers that go on asking, each request once, until they are told to stop. */
function keepAsking(url: string, keys: string[]) {
  const exchanges: Exchange[] = [];
  const stop = new AbortController();
  const asking = keys.map(async (key, caller) => {
    for (let turn = 0; turn < TURNS && !stop.signal.aborted; turn += 1) {
      exchanges.push(await ask(url, key, `Caller${caller}Turn${turn}`));
      await delay(PAUSE_MS);
    }
  });
  const statuses = () => new Set(exchanges.map(({ status }) => status));
  const end = async () => {
    stop.abort();
    await Promise.all(asking);
    return exchanges;
  };
  return { exchanges, statuses, end };
}

test('PostgreSQL is restarted and killed under the bridge: 200 or 503, always JSON, and what was answered is kept', async () => {
  await using folder = await createUsedDataDir();
  const keys = await makeCallers(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await using bridge = startCli(['serve'], { DATA_DIR: folder.dataDir, PORT: String(port) });
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String)).toBe(200);

  const load = keepAsking(url, keys);
  const answersMore = async (more: number) => {
    const count = () => load.exchanges.filter(({ status }) => status === 200).length;
    const enough = count() + more;
    await expect.poll(count).toBeGreaterThanOrEqual(enough);
  };
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    await answersMore(CALLERS);
    const before = folder.postmaster()!.pid;
    process.kill(before, signal);
    await expect.poll(() => folder.postmaster()?.pid ?? before).not.toBe(before);
  }
  await answersMore(CALLERS);
  const exchanges = await load.end();

  const statuses = load.statuses();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const { status, contentType, retryAfter, body } of exchanges) {
    expect(contentType).toMatch(/^application\/json/);
    if (status === 200) expect(JSON.parse(body)).toMatchObject({ success: true });
    else expect({ retryAfter, body }).toEqual({ retryAfter: '5', body: '{"error":"Service temporarily unavailable"}' });
  }
  expect(bridge.child.exitCode).toBeNull();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const acknowledged = exchanges.filter(({ status }) => status === 200);
  const again = await Promise.all(acknowledged.map(({ key, name }) => ask(url, key, name)));
  expect(again.map(({ body }) => body)).toEqual(acknowledged.map(({ body }) => body));
});
