import { describe, expect, test } from 'vitest';
import { createBreaker } from '../../../../../bridge/analysis/openai/client/breaker.ts';
import {
  type FailureKind,
  failureKinds,
  OpenAIFailure,
} from '../../../../../bridge/analysis/openai/client/openai-failure.ts';

function open() {
  let now = 0;
  const changes: string[] = [];
  const breaker = createBreaker({ now: () => now, cooldownMs: 100, onChange: ({ state }) => changes.push(state) });
  return {
    breaker,
    changes,
    pass: (ms: number) => (now += ms),
    fail: (kind: FailureKind) => breaker.fail(new OpenAIFailure(kind)),
  };
}

describe('createBreaker', () => {
  test.each(failureKinds.filter((kind) => kind !== 'insufficient_quota' && kind !== 'unauthorized'))(
    '%s leaves it closed',
    (kind) => {
      const { breaker, fail } = open();
      fail(kind);
      expect(breaker.state.state).toBe('closed');
      expect(() => breaker.admit()).not.toThrow();
    },
  );

  test('pauses double, up to sixteen times the first', () => {
    const { breaker, fail, pass } = open();
    fail('unauthorized');
    const pauses: number[] = [];
    let now = 0;
    for (let round = 0; round < 6; round += 1) {
      const wait = (breaker.state.retryAt ?? 0) - now;
      pauses.push(wait);
      pass(wait);
      now += wait;
      breaker.admit();
      fail('unauthorized');
    }
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 1600]);
  });

  test('calls that were under way when it opened do not make the pause longer', () => {
    const { breaker, fail, changes } = open();
    breaker.admit();
    breaker.admit();
    fail('insufficient_quota');
    fail('insufficient_quota');
    expect(breaker.state.retryAt).toBe(100);
    expect(changes).toEqual(['open']);
  });

  test('an answer that is no good still shows that the account works', () => {
    const { breaker, fail, pass } = open();
    fail('insufficient_quota');
    pass(100);
    breaker.admit();
    fail('refused');
    expect(breaker.state.state).toBe('closed');
  });

  test('a probe that was left makes room for the next', () => {
    const { breaker, fail, pass } = open();
    fail('insufficient_quota');
    pass(100);
    breaker.admit();
    expect(() => breaker.admit()).toThrow('breaker_open');
    breaker.leave();
    expect(() => breaker.admit()).not.toThrow();
    expect(breaker.state.state).toBe('half_open');
  });
});
