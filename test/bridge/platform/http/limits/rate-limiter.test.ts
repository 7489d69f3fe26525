import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { createLocalWindows, createRateLimiter } from '../../../../../bridge/platform/http/limits/rate-limiter.ts';

describe('in memory', () => {
  test('lets exactly as many through as the window has, also at once', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 100, windowSeconds: 60 });
    const answers = await Promise.all(Array.from({ length: 130 }, () => limiter.consume('a')));
    expect(answers.filter(({ limited }) => !limited)).toHaveLength(100);
    expect(answers.map(({ remaining }) => remaining).slice(98, 102)).toEqual([1, 0, 0, 0]);
    expect(limiter.state()).toBe('memory');
  });

  test('keys are counted apart, and the time left shrinks', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 1, windowSeconds: 60 });
    const first = await limiter.consume('a');
    expect(await limiter.consume('b')).toMatchObject({ limited: false });
    const second = await limiter.consume('a');
    expect(second.limited).toBe(true);
    expect(second.resetMs).toBeLessThanOrEqual(first.resetMs);
  });

  test('a plan without requests lets none through', async () => {
    const limiter = createRateLimiter({ name: 'test', points: 0, windowSeconds: 60 });
    expect(await limiter.consume('a')).toMatchObject({ limited: true, remaining: 0 });
  });
});

/** The two things the limiter needs of a client, answering as the test says. */
function scriptedRedis() {
  const state = { answer: (): Promise<[number, number]> => Promise.resolve([1, 60_000]), calls: 0, status: 'ready' };
  const client = {
    get status() {
      return state.status;
    },
    defineCommand: () => undefined,
    rlflxIncr: () => {
      state.calls += 1;
      return state.answer();
    },
  };
  return { state, redis: client as unknown as Redis };
}

describe('in Redis', () => {
  test('the count of the server decides', async () => {
    const { state, redis } = scriptedRedis();
    const limiter = createRateLimiter({ name: 'test', points: 100, windowSeconds: 60, redis });
    state.answer = () => Promise.resolve([100, 1_000]);
    expect(await limiter.consume('a')).toEqual({ limited: false, remaining: 0, resetMs: 1_000 });
    state.answer = () => Promise.resolve([101, 900]);
    expect(await limiter.consume('a')).toEqual({ limited: true, remaining: 0, resetMs: 900 });
    expect(limiter.state()).toBe('redis');
  });

  test('an error falls back to memory, asks again once a second, and says both changes once', async () => {
    const { state, redis } = scriptedRedis();
    const changes: string[] = [];
    let time = 0;
    const onChange = ({ state: to }: { state: string }) => void changes.push(to);
    const limiter = createRateLimiter({ name: 'test', points: 2, windowSeconds: 60, redis, onChange, now: () => time });
    state.answer = () => Promise.reject(new Error('Command timed out'));
    const results = [await limiter.consume('a'), await limiter.consume('a'), await limiter.consume('a')];
    expect(results.map(({ limited }) => limited)).toEqual([false, false, true]);
    expect([state.calls, limiter.state(), changes]).toEqual([1, 'degraded', ['degraded']]);
    time = 1_000;
    await limiter.consume('a');
    await limiter.consume('a');
    expect(state.calls).toBe(2);
    time = 61_000;
    state.answer = () => Promise.resolve([1, 60_000]);
    expect(await limiter.consume('a')).toMatchObject({ limited: false });
    expect([limiter.state(), changes]).toEqual(['redis', ['degraded', 'redis']]);
  });

  test('a client that is not connected is not waited for', async () => {
    const { state, redis } = scriptedRedis();
    state.status = 'connecting';
    const limiter = createRateLimiter({ name: 'test', points: 1, windowSeconds: 60, redis });
    expect(await limiter.consume('a')).toMatchObject({ limited: false });
    expect(state.calls).toBe(0);
  });
});

/** A server that counts, and can be away or emptied. */
function countingRedis(now: () => number) {
  const counts = new Map<string, { requests: number; endsAt: number }>();
  const server = { away: false };
  const client = {
    status: 'ready',
    defineCommand: () => undefined,
    async rlflxIncr([key, requests, seconds]: [string, string, string]) {
      if (server.away) throw new Error('Command timed out');
      const held = counts.get(key);
      const window =
        held !== undefined && held.endsAt > now() ? held : { requests: 0, endsAt: now() + +seconds * 1_000 };
      window.requests += Number(requests);
      counts.set(key, window);
      return [window.requests, window.endsAt - now()];
    },
  };
  return Object.assign(server, { redis: client as unknown as Redis, empty: () => counts.clear() });
}

describe('Redis comes and goes', () => {
  function scene() {
    const clock = { time: 0 };
    const server = countingRedis(() => clock.time);
    const open = () =>
      createRateLimiter({ name: 'test', points: 100, windowSeconds: 60, redis: server.redis, now: () => clock.time });
    const passed = async (limiter: ReturnType<typeof open>, requests: number) => {
      const answers = await Promise.all(Array.from({ length: requests }, () => limiter.consume('a')));
      return answers.filter(({ limited }) => !limited).length;
    };
    return { clock, server, open, passed };
  }

  test('what was counted before it was lost counts on, in the window that was open', async () => {
    const { clock, server, open, passed } = scene();
    const [one, two] = [open(), open()];
    expect([await passed(one, 60), await passed(two, 35)]).toEqual([60, 35]);
    expect(await passed(one, 1)).toBe(1);
    clock.time = 20_000;
    server.away = true;
    expect([await passed(one, 100), await passed(two, 100)]).toEqual([4, 5]);
    expect(await one.consume('a')).toEqual({ limited: true, remaining: 0, resetMs: 40_000 });
    clock.time = 60_000;
    expect(await passed(one, 130)).toBe(100);
  });

  test('what was counted meanwhile is carried back, from every process', async () => {
    const { clock, server, open, passed } = scene();
    const [one, two] = [open(), open()];
    await Promise.all([passed(one, 10), passed(two, 10)]);
    server.away = true;
    expect([await passed(one, 20), await passed(two, 20)]).toEqual([20, 20]);
    clock.time = 2_000;
    server.away = false;
    expect([await passed(one, 1), await passed(two, 1)]).toEqual([1, 1]);
    expect(await one.consume('a')).toEqual({ limited: false, remaining: 37, resetMs: 58_000 });
    expect(await passed(two, 100)).toBe(37);
  });

  test('a server that comes back empty, and was not missed, is told what was counted', async () => {
    const { clock, server, open, passed } = scene();
    const limiter = open();
    expect(await passed(limiter, 90)).toBe(90);
    clock.time = 30_000;
    server.empty();
    expect(await passed(limiter, 1)).toBe(1);
    expect(await limiter.consume('a')).toEqual({ limited: false, remaining: 8, resetMs: 30_000 });
    expect(await passed(limiter, 50)).toBe(8);
    clock.time = 60_000;
    expect(await passed(limiter, 130)).toBe(100);
  });

  test('no memory is kept for windows that have ended', async () => {
    const clock = { time: 0 };
    const windows = createLocalWindows({ windowMs: 60_000, now: () => clock.time });
    for (let at = 0; at < 50_000; at += 1) {
      clock.time = at * 100;
      windows.count(`caller ${at}`);
    }
    expect(windows.size()).toBeLessThanOrEqual(2_000);
  });
});
