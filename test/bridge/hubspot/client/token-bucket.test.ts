import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokenBucket } from '../../../../bridge/hubspot/client/portal-limiter.ts';

function open(rate = { perSecond: 8, burst: 15 }) {
  let now = 1_000_000;
  const pass = (ms: number) => {
    now += ms;
  };
  return { bucket: createTokenBucket(rate, () => now), pass, at: () => now };
}

/** Takes as fast as it may for this long; returns the moments. */
function drain({ bucket, pass, at }: ReturnType<typeof open>, ms: number): number[] {
  const taken: number[] = [];
  const end = at() + ms;
  while (at() < end) {
    const wait = bucket.waitMs();
    if (wait === 0) {
      bucket.take();
      taken.push(at());
    } else pass(Math.ceil(wait));
  }
  return taken;
}

describe('a bucket', () => {
  test('gives its burst at once and then its rate', () => {
    const opened = open();
    const taken = drain(opened, 10_000);
    expect(taken.filter((at) => at === 1_000_000)).toHaveLength(15);
    expect(taken.length).toBeGreaterThanOrEqual(15 + 78);
    expect(taken.length).toBeLessThanOrEqual(15 + 80);
  });

  test('saves up no more than its burst', () => {
    const opened = open();
    drain(opened, 1_000);
    opened.pass(3_600_000);
    expect(drain(opened, 1)).toHaveLength(15);
  });

  test('holds at least one call, however small the limit', () => {
    const opened = open({ perSecond: 0.5, burst: 0.1 });
    expect(drain(opened, 10_000)).toHaveLength(5);
  });

  test('follows a new rate from then on, and gives nothing for the past', () => {
    const opened = open();
    opened.bucket.change({ perSecond: 1, burst: 2 });
    expect(drain(opened, 5_000).length).toBeLessThanOrEqual(2 + 5);
    opened.bucket.change({ perSecond: 100, burst: 200 });
    expect(opened.bucket.waitMs()).toBeLessThanOrEqual(1_000);
    expect(drain(opened, 1_000).length).toBeLessThanOrEqual(102);
  });

  test('can be told that less is left, never that more is', () => {
    const opened = open();
    opened.bucket.atMost(2);
    opened.bucket.take();
    expect(opened.bucket.waitMs()).toBe(0);
    opened.bucket.take();
    expect(opened.bucket.waitMs()).toBeGreaterThan(0);
    opened.bucket.atMost(100);
    expect(opened.bucket.waitMs()).toBeGreaterThan(0);
  });

  test('a clock that goes back takes nothing away and gives nothing', () => {
    const opened = open();
    drain(opened, 1);
    opened.pass(-60_000);
    expect(opened.bucket.waitMs()).toBeGreaterThan(0);
    opened.pass(130);
    expect(opened.bucket.waitMs()).toBe(0);
  });

  test('in no window are there more calls than burst and rate allow', () => {
    const rates = fc.record({
      perSecond: fc.double({ min: 0.2, max: 50, noNaN: true }),
      burst: fc.double({ min: 1, max: 60, noNaN: true }),
    });
    fc.assert(
      fc.property(rates, fc.integer({ min: 100, max: 10_000 }), (rate, windowMs) => {
        const taken = drain(open(rate), 20_000);
        const most = rate.burst + (rate.perSecond * windowMs) / 1_000;
        for (const start of taken) {
          const inside = taken.filter((at) => at >= start && at < start + windowMs).length;
          expect(inside).toBeLessThanOrEqual(most + 1);
        }
      }),
      { numRuns: 30 },
    );
  });
});
