import { describe, expect, test } from 'vitest';
import { decideNext, MAX_CALLS, type RetryState } from '../../../../../bridge/analysis/openai/client/conversation.ts';
import { type FailureKind, OpenAIFailure } from '../../../../../bridge/analysis/openai/client/openai-failure.ts';

const fresh: RetryState = { calls: 1, repaired: false, remainingMs: 60_000, backoffMs: 500, jitter: 1 };
const next = (kind: FailureKind, state: Partial<RetryState> = {}, retryAfterMs?: number) =>
  decideNext(new OpenAIFailure(kind, { retryAfterMs }), { ...fresh, ...state });

describe('decideNext', () => {
  test.each([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
  ])('after call %i it waits %i ms', (calls, ms) => {
    expect(next('server_error', { calls })).toEqual({ step: 'wait', ms });
  });

  test('jitter takes up to a quarter off', () => {
    expect(next('network', { jitter: 0 })).toEqual({ step: 'wait', ms: 375 });
  });

  test('waits never grow beyond eight seconds', () => {
    expect(next('network', { calls: 3, backoffMs: 60_000 })).toEqual({ step: 'wait', ms: 8_000 });
  });

  test('Retry-After takes the place of the backoff, if it fits', () => {
    expect(next('rate_limited', {}, 30_000)).toEqual({ step: 'wait', ms: 30_000 });
    expect(next('rate_limited', {}, 60_000)).toEqual({ step: 'give_up' });
    expect(next('rate_limited', {}, 0)).toEqual({ step: 'wait', ms: 0 });
  });

  test.each<FailureKind>(['invalid_answer', 'truncated'])('%s is sent back once', (kind) => {
    expect(next(kind)).toEqual({ step: 'repair' });
    expect(next(kind, { repaired: true })).toEqual({ step: 'give_up' });
  });

  test.each<FailureKind>([
    'insufficient_quota',
    'unauthorized',
    'rejected',
    'refused',
    'filtered',
    'not_an_answer',
    'canary_leaked',
    'deadline',
    'breaker_open',
    'unsupported',
  ])('%s is final', (kind) => expect(next(kind)).toEqual({ step: 'give_up' }));

  test('no more calls than allowed, none after the deadline', () => {
    expect(next('network', { calls: MAX_CALLS })).toEqual({ step: 'give_up' });
    expect(next('invalid_answer', { remainingMs: 0 })).toEqual({ step: 'give_up' });
  });
});
