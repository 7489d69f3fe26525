import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../../bridge/http/rate-limiter.ts';

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
    time = 2_000;
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
