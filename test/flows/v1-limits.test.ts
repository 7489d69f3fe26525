import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { openRedis } from '../../bridge/platform/http/limits/open-redis.ts';
import type { Log } from '../../bridge/platform/log/log.ts';
import { openTestStore } from '../fixtures/database.ts';
import { patient } from '../fixtures/patient-redis.ts';
import { redisAddress, redisTest, redisUrl } from '../fixtures/redis.ts';
import { openLink } from '../fixtures/severed-link.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { createCaller, post, startTestServer } from '../fixtures/test-server.ts';

const limited = { error: 'Rate limit exceeded. Please try again later.' };

function count(statuses: number[]): Record<number, number> {
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

describe('429, counted in memory', () => {
  test('the 101st of an account in a minute, whichever key, operation or body', async () => {
    await using server = await startTestServer({ requests: 100 });
    const caller = await createCaller(server);
    const second = await issueKey(server.db, { accountId: caller.accountId, name: 'second' }, 'test');
    const requests = Array.from({ length: 100 }, (_, index) =>
      post(server, {
        key: index % 2 === 0 ? caller.key : second.key,
        path: ['/api/v1/score', '/api/v1/screen', '/api/v1/explain'][index % 3]!,
        ...(index % 5 === 0 && { body: 'not json' }),
      }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(count(statuses)).toEqual({ 200: 80, 400: 20 });

    const refused = await post(server, { key: caller.key });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual(limited);
    expect(refused.headers.get('ratelimit-policy')).toBe('"pro";q=100;w=60');
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toBe(`"pro";r=0;t=${wait}`);

    const other = await createCaller(server);
    expect((await post(server, { key: other.key })).status).toBe(200);
  });

  test('the limit is looked at after the key, the subscription and the plan, and before the body', async () => {
    await using server = await startTestServer({ requests: 1 });
    const caller = await createCaller(server);
    expect((await post(server, { key: caller.key, body: '{' })).status).toBe(400);
    expect((await post(server, { key: caller.key, body: '{' })).status).toBe(429);
    await setAccount(server.db, { accountId: caller.accountId, plan: 'free' }, 'test');
    server.directory.forget(caller.accountId);
    expect((await post(server, { key: caller.key })).status).toBe(401);
  });

  test('headers count down, and the next window is available again', async () => {
    await using server = await startTestServer({ requests: 2, windowSeconds: 10 });
    const { key } = await createCaller(server);
    const asked = async () => {
      const { status, headers } = await post(server, { key });
      const [, left, seconds] = /^"pro";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
      return { status, left: Number(left), seconds: Number(seconds) };
    };
    const answers = [await asked(), await asked(), await asked()];
    expect(answers.map(({ status, left }) => [status, left])).toEqual([
      [200, 1],
      [200, 0],
      [429, 0],
    ]);
    const [first, , last] = answers.map(({ seconds }) => seconds);
    expect(first).toBe(10);
    expect(last).toBeLessThanOrEqual(10);
    await sleep((last ?? 0) * 1_000 + 50);
    expect(await asked()).toEqual({ status: 200, left: 1, seconds: 10 });
  });

  test('requests with a wrong key are counted on no account', async () => {
    await using server = await startTestServer({ requests: 1 });
    const { key } = await createCaller(server);
    for (let attempt = 0; attempt < 5; attempt += 1) await post(server, { key: `${key}x` });
    expect((await post(server, { key })).status).toBe(200);
  });
});

describe('failed keys of an address', () => {
  test('the 21st is 429 with the same text, and a good key passes', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await post(server, { key: `wrong-${attempt}` })).status).toBe(401);
    }
    const refused = await post(server, { key: 'wrong once more' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual(limited);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(server, { key })).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('requests without a key and good keys cost nothing', async () => {
    await using server = await startTestServer({ failedKeysPerMinute: 1 });
    const { key } = await createCaller(server);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await post(server)).status).toBe(401);
    expect((await post(server, { key })).status).toBe(200);
  });

  test('behind a trusted proxy, each client has its own budget; without one, the header is nobody’s word', async () => {
    await using server = await startTestServer({ failedKeysPerMinute: 1, trustProxy: 1 });
    const from = (address: string) => post(server, { key: 'wrong', headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.1')).status).toBe(401);
    expect((await from('203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(401);
    const recording = recordingLog();
    await using open = await startTestServer({ failedKeysPerMinute: 1, log: recording.log });
    const spoofed = (address: string) => post(open, { key: 'wrong', headers: { 'x-forwarded-for': address } });
    expect((await spoofed('203.0.113.1')).status).toBe(401);
    expect((await spoofed('203.0.113.2')).status).toBe(429);
    expect(recording.events.filter((message) => message.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});

function recordingLog(): { log: Log; events: string[] } {
  const events: string[] = [];
  const note = (_fields: object, message: string) => void events.push(message);
  return { log: { ...silentLog, warn: note as Log['warn'], info: note as Log['info'] }, events };
}

const gone = 'Redis does not answer; limits are counted by each process for itself';
const back = 'Redis answers again; limits are shared';

describe('429, counted in Redis', () => {
  redisTest('exact at the 101st across two servers under concurrent load', async () => {
    await using store = await openTestStore();
    await using redisA = patient(openRedis(redisUrl, () => undefined));
    await using redisB = patient(openRedis(redisUrl, () => undefined));
    await using a = await startTestServer({ store, redis: redisA, requests: 100 });
    await using b = await startTestServer({ store, redis: redisB, requests: 100 });
    await expect.poll(() => [redisA.status, redisB.status]).toEqual(['ready', 'ready']);
    const { key } = await createCaller({ db: store.db }, randomUUID());
    const answers = await Promise.all(Array.from({ length: 140 }, (_, index) => post(index % 2 ? a : b, { key })));
    expect(count(answers.map(({ status }) => status))).toEqual({ 200: 100, 429: 40 });
    expect([a.limits.state(), b.limits.state()]).toEqual(['redis', 'redis']);
  });

  redisTest('exact across two processes', async () => {
    const run = promisify(execFile);
    const script = new URL('../fixtures/limiter-process.ts', import.meta.url).pathname;
    const key = randomUUID();
    const outputs = await Promise.all(
      [80, 90].map((attempts) => run(process.execPath, [script, redisUrl, key, `${attempts}`])),
    );
    const results = outputs.map(({ stdout }) => stdout.trim().split(' '));
    expect(results.map(([, state]) => state)).toEqual(['redis', 'redis']);
    expect(results.reduce((sum, [allowed]) => sum + Number(allowed), 0)).toBe(100);
  });

  redisTest.each(['cut', 'freeze'] as const)(
    '%s under load: no answer is lost, limits go on in memory, then back',
    async (how) => {
      const { log, events } = recordingLog();
      await using link = await openLink(redisAddress);
      await using redis = openRedis(`redis://127.0.0.1:${link.port}`, () => undefined);
      await new Promise((resolve) => redis.once('ready', resolve));
      await using server = await startTestServer({ redis, log });
      const { key } = await createCaller(server);
      const statuses: number[] = [];
      const load = async (until: () => boolean) => {
        while (!until()) {
          statuses.push((await post(server, { key })).status);
        }
      };
      let stop = false;
      const running = Promise.all([load(() => stop), load(() => stop), load(() => stop)]);
      await sleep(300);
      link[how]();
      await expect.poll(() => events.includes(gone)).toBe(true);
      expect(server.limits.state()).toBe('degraded');
      await sleep(500);
      link.mend();
      await expect.poll(() => events.includes(back)).toBe(true);
      await sleep(200);
      stop = true;
      await running;
      expect(Object.keys(count(statuses))).toEqual(['200']);
      // Each change is told once; a machine that is busy may make Redis look silent once more.
      const told = events.filter((event) => event === gone || event === back);
      expect(told.slice(0, 2)).toEqual([gone, back]);
      expect(told).toEqual(told.map((_, at) => (at % 2 === 0 ? gone : back)));
    },
  );

  test('down from the start: memory counts exactly, one event is logged', async () => {
    const { log, events } = recordingLog();
    await using redis = openRedis('redis://127.0.0.1:1', () => undefined);
    await using server = await startTestServer({ redis, log, requests: 10 });
    const { key } = await createCaller(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(server, { key })));
    expect(count(answers.map(({ status }) => status))).toEqual({ 200: 10, 429: 2 });
    expect(events.filter((event) => event === gone)).toHaveLength(1);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
      ready: true,
      checks: { limits: { status: 'degraded' } },
    });
  });
});
