import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withRetries } from '../../../../bridge/hubspot/client/call-hubspot.ts';
import { HubSpotFailure, type HubSpotFailureKind } from '../../../../bridge/hubspot/client/ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Given {
  status?: number;
  kind?: HubSpotFailureKind;
  retryAfterMs?: number;
  outcomeUnknown?: boolean;
}

const failure = ({ kind = 'retryable', ...options }: Given) => new HubSpotFailure(kind, 'it failed', options);

interface Run {
  /** What each attempt meets, in order; after the last one it succeeds. */
  failures: unknown[];
  repeatable?: boolean;
  totalMs?: number;
  random?: number;
  signal?: AbortSignal;
}

/** Runs to its end in fake time and tells when each attempt began. */
async function run({ failures, repeatable = true, totalMs = 60_000, random = 0.5, signal }: Run) {
  const began = Date.now();
  const attempts: number[] = [];
  const left: number[] = [];
  const work = withRetries(
    async (leftMs) => {
      attempts.push(Date.now() - began);
      left.push(leftMs);
      if (attempts.length <= failures.length) throw failures[attempts.length - 1];
      return 'done';
    },
    { repeatable, totalMs, random: () => random, signal },
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(totalMs + 1_000);
  return { outcome: await work, attempts, left };
}

const times = (count: number, given: Given) => Array.from({ length: count }, () => failure(given));

describe('how often', () => {
  test('a success is not repeated', async () => {
    expect(await run({ failures: [] })).toMatchObject({ outcome: 'done', attempts: [0] });
  });

  test('four attempts at most, and the last failure is the answer', async () => {
    const failures = times(9, { status: 503 });
    const { outcome, attempts } = await run({ failures });
    expect(attempts).toHaveLength(4);
    expect(outcome).toBe(failures[3]);
  });

  test.each([502, 503, 504, 521, 522, 523, 524])('%i is repeated where that does no harm, else not', async (status) => {
    const failures = times(1, { status });
    expect((await run({ failures })).outcome).toBe('done');
    expect((await run({ failures, repeatable: false })).attempts).toHaveLength(1);
  });

  test.each([423, 429, 477])('%i is repeated always: nothing was done', async (status) => {
    const failures = times(1, { status, retryAfterMs: 100 });
    expect((await run({ failures })).outcome).toBe('done');
    expect((await run({ failures, repeatable: false })).outcome).toBe('done');
  });

  test.each([400, 401, 403, 404, 408, 409, 413, 418, 425, 451, 500, 501, 505, 520, 525, 526])(
    '%i is never repeated',
    async (status) => {
      expect((await run({ failures: times(1, { status }) })).attempts).toHaveLength(1);
    },
  );

  test.each(['permanent', 'revoked', 'missing_scopes', 'not_found', 'not_connected'] as const)(
    'a failure of kind %s is never repeated, whatever its status',
    async (kind) => {
      expect((await run({ failures: times(1, { kind, status: 503 }) })).attempts).toHaveLength(1);
      expect((await run({ failures: times(1, { kind }) })).attempts).toHaveLength(1);
    },
  );

  test('no answer: repeated where that does no harm, or where nothing was sent', async () => {
    const lost = times(1, { outcomeUnknown: true });
    const unsent = times(1, { outcomeUnknown: false });
    expect((await run({ failures: lost })).outcome).toBe('done');
    expect((await run({ failures: lost, repeatable: false })).attempts).toHaveLength(1);
    expect((await run({ failures: unsent, repeatable: false })).outcome).toBe('done');
  });

  test('a turn that did not come is not asked for again here', async () => {
    expect((await run({ failures: times(1, { retryAfterMs: 5_000 }) })).attempts).toHaveLength(1);
  });

  test('an error that is no failure of HubSpot passes through at once', async () => {
    const error = new TypeError('ours');
    expect(await run({ failures: [error] })).toMatchObject({ outcome: error, attempts: [0] });
  });
});

describe('when', () => {
  test('each wait is longer, within its half', async () => {
    const { attempts } = await run({ failures: times(3, { status: 503 }), random: 0 });
    expect(attempts).toEqual([0, 250, 750, 1_750]);
    const late = await run({ failures: times(3, { status: 503 }), random: 0.999 });
    expect(late.attempts.at(-1)).toBeGreaterThan(3_400);
    expect(late.attempts.at(-1)).toBeLessThanOrEqual(3_500);
  });

  test('what HubSpot asks for is the least', async () => {
    const { attempts } = await run({ failures: times(1, { status: 429, retryAfterMs: 7_000 }) });
    expect(attempts[1]).toBeGreaterThanOrEqual(7_000);
  });

  test('a wait that goes past the end is not begun: the failure says how long it would be', async () => {
    const failures = times(1, { status: 477, retryAfterMs: 86_400_000 });
    const { outcome, attempts } = await run({ failures });
    expect(attempts).toEqual([0]);
    expect(outcome).toMatchObject({ retryAfterMs: 86_400_000 });
  });

  test('each attempt is told what is left', async () => {
    const { left } = await run({ failures: times(2, { status: 503 }), totalMs: 10_000, random: 0 });
    expect(left).toEqual([10_000, 9_750, 9_250]);
  });

  test('a caller that gives up ends the waiting with the failure at hand', async () => {
    const stop = new AbortController();
    const failures = times(1, { status: 429, retryAfterMs: 30_000 });
    setTimeout(() => stop.abort(), 1_000);
    const { outcome, attempts } = await run({ failures, signal: stop.signal });
    expect(attempts).toEqual([0]);
    expect(outcome).toBe(failures[0]);
  });

  test('whatever fails: never more than four attempts, none after the end, and the waits are kept', async () => {
    const given = fc.record({
      status: fc.constantFrom(undefined, 400, 404, 423, 429, 477, 500, 502, 503, 524),
      retryAfterMs: fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined }),
      outcomeUnknown: fc.boolean(),
    });
    const property = fc.asyncProperty(
      fc.array(given, { maxLength: 6 }),
      fc.boolean(),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (list, repeatable, random) => {
        const failures = list.map((one) => failure(one as Given));
        const { outcome, attempts } = await run({ failures, repeatable, random, totalMs: 60_000 });
        expect(attempts.length).toBeLessThanOrEqual(4);
        expect(attempts.at(-1)).toBeLessThan(60_000);
        for (const [at, began] of attempts.slice(1).entries())
          expect(began - attempts[at]!).toBeGreaterThanOrEqual(list[at]?.retryAfterMs ?? 250);
        expect(outcome === 'done' || failures.includes(outcome as HubSpotFailure)).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });
});
