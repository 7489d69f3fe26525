import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createPortalLimiters,
  type PortalLimiter,
  type Turn,
} from '../../../../bridge/hubspot/client/portal-limiter.ts';
import { HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';

const MAX_WAIT_MS = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Started {
  name: string;
  at: number;
  release(): void;
}

/** Asks for turns and notes when each came, in ms since now. */
function watch(limiter: PortalLimiter, started: Started[] = []) {
  const began = Date.now();
  const failed: { name: string; error: HubSpotFailure }[] = [];
  const ask = (name: string, turn: Partial<Turn> = {}) =>
    void limiter
      .take({ kind: 'other', priority: 'live', maxWaitMs: MAX_WAIT_MS, ...turn })
      .then((release) => started.push({ name, at: Date.now() - began, release }))
      .catch((error: HubSpotFailure) => failed.push({ name, error }));
  return { started, failed, ask };
}

/** Lets every turn end at once, for as long as given. */
async function run(watched: { started: Started[] }, ms: number) {
  for (let past = 0; past < ms; past += 50) {
    await vi.advanceTimersByTimeAsync(50);
    for (const { release } of watched.started) release();
  }
}

const headers = (max: number, remaining: number, intervalMs = 10_000) =>
  new Headers({
    'X-HubSpot-RateLimit-Max': `${max}`,
    'X-HubSpot-RateLimit-Remaining': `${remaining}`,
    'X-HubSpot-RateLimit-Interval-Milliseconds': `${intervalMs}`,
  });

/** The most calls that began within any ten seconds. */
const mostInTenSeconds = (started: Started[]) =>
  Math.max(...started.map(({ at }) => started.filter((other) => other.at >= at && other.at < at + 10_000).length));

describe('the rate', () => {
  test('a small burst at once, then eight a second, and never 100 in ten seconds', async () => {
    const watched = watch(createPortalLimiters()('1'));
    for (let n = 0; n < 400; n += 1) watched.ask(`${n}`);
    await run(watched, 60_000);
    expect(watched.started).toHaveLength(400);
    expect(watched.started.filter(({ at }) => at <= 50)).toHaveLength(15);
    expect(mostInTenSeconds(watched.started)).toBeLessThanOrEqual(96);
    expect(watched.started.at(-1)!.at).toBeLessThan(50_000);
  });

  test('searches go three a second beside it', async () => {
    const watched = watch(createPortalLimiters()('1'));
    for (let n = 0; n < 12; n += 1) watched.ask(`search ${n}`, { kind: 'search' });
    watched.ask('read');
    await run(watched, 1_000);
    expect(watched.started.filter(({ name }) => name === 'read')).toHaveLength(1);
    expect(watched.started.length).toBeLessThan(12);
    await run(watched, 4_000);
    expect(watched.started).toHaveLength(13);
    const searches = watched.started.filter(({ name }) => name !== 'read');
    for (const { at } of searches)
      expect(searches.filter((other) => other.at >= at && other.at < at + 1_000).length).toBeLessThanOrEqual(6);
  });

  test.each([
    [20, 20],
    [100, 100],
    [190, 190],
    [250, 250],
  ])('a limit of %i in ten seconds that headers tell is kept, and used', async (max, most) => {
    const limiter = createPortalLimiters()('1');
    limiter.learn(headers(max, max));
    const watched = watch(limiter);
    for (let n = 0; n < max * 2; n += 1) watched.ask(`${n}`);
    await run(watched, 40_000);
    expect(watched.started).toHaveLength(max * 2);
    expect(mostInTenSeconds(watched.started)).toBeLessThanOrEqual(most);
    expect(mostInTenSeconds(watched.started)).toBeGreaterThan(most * 0.7);
  });

  test.each([
    [1, 100],
    [2, 100],
    [5, 110],
    [2, 190],
  ])('%i processes stay together within a limit of %i in ten seconds, and use it', async (processes, max) => {
    const calls: Started[] = [];
    for (let process = 0; process < processes; process += 1) {
      const limiter = createPortalLimiters({ processes: () => processes })('1');
      limiter.learn(headers(max, max));
      const watched = watch(limiter, calls);
      for (let n = 0; n < (max * 3) / processes; n += 1) watched.ask(`${n}`);
    }
    await run({ started: calls }, 60_000);
    expect(calls).toHaveLength(Math.ceil((max * 3) / processes) * processes);
    expect(mostInTenSeconds(calls)).toBeLessThanOrEqual(max);
    expect(mostInTenSeconds(calls)).toBeGreaterThan(max * 0.7);
  });

  test('processes that come and go: the rest of them have the limit to themselves', async () => {
    let processes = 4;
    const limiter = createPortalLimiters({ processes: () => processes })('1');
    const watched = watch(limiter);
    for (let n = 0; n < 200; n += 1) watched.ask(`${n}`);
    await run(watched, 10_000);
    expect(watched.started.length).toBeLessThanOrEqual(25);
    processes = 1;
    await run(watched, 10_000);
    expect(watched.started.length).toBeGreaterThan(80);
    processes = 4;
    const before = watched.started.length;
    await run(watched, 10_000);
    expect(watched.started.length - before).toBeLessThanOrEqual(25);
  });

  test('what others have used up is not used again', async () => {
    const limiter = createPortalLimiters()('1');
    limiter.learn(headers(100, 2));
    const watched = watch(limiter);
    for (let n = 0; n < 15; n += 1) watched.ask(`${n}`);
    await run(watched, 50);
    expect(watched.started.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['no headers', new Headers()],
    ['nonsense', new Headers({ 'X-HubSpot-RateLimit-Max': 'many', 'X-HubSpot-RateLimit-Interval-Milliseconds': '-1' })],
    ['zero', headers(0, 0)],
  ])('%s change nothing', async (_name, given) => {
    const limiter = createPortalLimiters()('1');
    limiter.learn(given);
    const watched = watch(limiter);
    for (let n = 0; n < 15; n += 1) watched.ask(`${n}`);
    await run(watched, 50);
    expect(watched.started).toHaveLength(15);
  });
});

describe('order', () => {
  test('live calls go before all that can wait, each class in its order', async () => {
    const watched = watch(createPortalLimiters()('1'));
    for (let n = 0; n < 15; n += 1) watched.ask('first');
    for (let n = 0; n < 3; n += 1) watched.ask(`background ${n}`, { priority: 'background' });
    for (let n = 0; n < 3; n += 1) watched.ask(`live ${n}`);
    await run(watched, 5_000);
    expect(watched.started.slice(15).map(({ name }) => name)).toEqual([
      'live 0',
      'live 1',
      'live 2',
      'background 0',
      'background 1',
      'background 2',
    ]);
  });

  test('a place is held until it is given back, and given back once', async () => {
    const watched = watch(createPortalLimiters()('1'));
    for (let n = 0; n < 60; n += 1) watched.ask(`${n}`);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(watched.started).toHaveLength(40);
    watched.started[0]!.release();
    watched.started[0]!.release();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(watched.started).toHaveLength(41);
  });
});

describe('waiting', () => {
  test('a blocked portal takes nothing until it is over; its search can be blocked alone', async () => {
    const limiter = createPortalLimiters()('1');
    limiter.block('search', 2_000);
    const watched = watch(limiter);
    watched.ask('search', { kind: 'search' });
    watched.ask('read');
    await run(watched, 1_900);
    expect(watched.started.map(({ name }) => name)).toEqual(['read']);
    limiter.block('other', 3_000);
    watched.ask('later');
    await run(watched, 2_900);
    expect(watched.started).toHaveLength(1);
    await run(watched, 300);
    expect(watched.started.map(({ name }) => name).sort()).toEqual(['later', 'read', 'search']);
  });

  test('who cannot come in time is told at once when to come back', async () => {
    const limiter = createPortalLimiters()('1');
    limiter.block('other', 3_600_000);
    const watched = watch(limiter);
    watched.ask('impatient', { maxWaitMs: 60_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(watched.failed[0]?.error).toBeInstanceOf(HubSpotFailure);
    expect(watched.failed[0]?.error).toMatchObject({ kind: 'retryable', retryAfterMs: 3_600_000 });
  });

  test('who waits in vain is told so when patience ends, and takes no place', async () => {
    const watched = watch(createPortalLimiters()('1'));
    for (let n = 0; n < 40; n += 1) watched.ask(`${n}`);
    await vi.advanceTimersByTimeAsync(10_000);
    watched.ask('too late', { maxWaitMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(watched.failed.map(({ name, error }) => [name, error.kind])).toEqual([['too late', 'retryable']]);
    for (const { release } of watched.started) release();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watched.started).toHaveLength(40);
  });

  test('who gives up leaves the line', async () => {
    const limiter = createPortalLimiters()('1');
    limiter.block('other', 1_000);
    const watched = watch(limiter);
    const stop = new AbortController();
    watched.ask('given up', { signal: stop.signal });
    watched.ask('patient');
    stop.abort();
    await run(watched, 2_000);
    expect(watched.failed.map(({ name }) => name)).toEqual(['given up']);
    expect(watched.started.map(({ name }) => name)).toEqual(['patient']);
    watched.ask('never', { signal: stop.signal });
    await run(watched, 100);
    expect(watched.failed.map(({ name }) => name)).toEqual(['given up', 'never']);
  });
});

describe('portals', () => {
  test('share nothing: one that is blocked, slow and full leaves the other as it was', async () => {
    const limiterOf = createPortalLimiters();
    const [one, other] = [watch(limiterOf('1')), watch(limiterOf('2'))];
    limiterOf('1').learn(headers(10, 0));
    limiterOf('1').block('other', 60_000);
    for (let n = 0; n < 50; n += 1) one.ask(`${n}`);
    for (let n = 0; n < 15; n += 1) other.ask(`${n}`);
    await vi.advanceTimersByTimeAsync(10);
    expect(other.started).toHaveLength(15);
    expect(one.started).toEqual([]);
  });

  test('a portal keeps its limiter', () => {
    const limiterOf = createPortalLimiters();
    expect(limiterOf('1')).toBe(limiterOf('1'));
    expect(limiterOf('1')).not.toBe(limiterOf('2'));
  });
});
