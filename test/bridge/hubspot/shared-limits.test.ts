import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortalLimiters, type PortalLimiter } from '../../../bridge/hubspot/client/portal-limiter.ts';
import { openJobQueue } from '../../../bridge/jobs/definitions/job-queue.ts';
import { createWorkerCount } from '../../../bridge/platform/store/listen.ts';
import { openTestStore } from '../../fixtures/database.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { createRateLimiter, limitsOf } from '../../simulators/hubspot/rate-limits.ts';

test('workers are counted by their connections: who comes, who goes, and who only enqueues', async () => {
  await using store = await openTestStore();
  const workers = createWorkerCount(store.pool);
  const counted = async () => {
    await workers.refresh();
    return workers.current();
  };
  expect(await counted()).toBe(1);
  await using _one = await openJobQueue({ store, log: silentLog, works: true });
  expect(await counted()).toBe(1);
  {
    await using _two = await openJobQueue({ store, log: silentLog, works: true });
    await using _other = await openJobQueue({ store, log: silentLog, works: false });
    expect(await counted()).toBe(2);
  }
  await expect.poll(counted).toBe(1);
});

test('a count that fails leaves the last one', async () => {
  let answers = true;
  const query = async () => {
    if (!answers) throw new Error('the database is away');
    return { rows: [{ workers: 3 }] };
  };
  const workers = createWorkerCount({ query } as never);
  await workers.refresh();
  answers = false;
  await workers.refresh();
  expect(workers.current()).toBe(3);
});

describe('workers on one portal, against the limits that HubSpot sets', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Each wants more than its part for a minute; a call takes a twentieth of a second. */
  async function saturate(workers: number, { knowing }: { knowing: number }) {
    const { take } = createRateLimiter(limitsOf.free, 'UTC', Date.now);
    const answers: string[] = [];
    const call = async (limiter: PortalLimiter) => {
      const release = await limiter.take({ kind: 'other', priority: 'live', maxWaitMs: 600_000 });
      try {
        limiter.learn(new Headers(take('other')));
        answers.push('taken');
      } catch {
        answers.push('refused');
      }
      setTimeout(release, 50);
    };
    for (let n = 0; n < workers; n += 1) {
      const limiter = createPortalLimiters({ processes: () => knowing })('11');
      for (let wanted = 0; wanted < 600; wanted += 1) void call(limiter);
    }
    for (let past = 0; past < 60_000; past += 50) await vi.advanceTimersByTimeAsync(50);
    return { taken: answers.filter((one) => one === 'taken').length, all: answers.length };
  }

  test.each([2, 3, 5])('%i that know of each other are never refused, and use the limit', async (workers) => {
    const { taken, all } = await saturate(workers, { knowing: workers });
    expect(taken).toBe(all);
    expect(all).toBeGreaterThan(0.7 * 600);
  });

  test('that each take the limit for their own are refused', async () => {
    const { taken, all } = await saturate(2, { knowing: 1 });
    expect(taken).toBeLessThan(all);
  });
});
