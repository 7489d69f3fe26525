import type { FailureKind, OpenAIFailure } from './openai-failure.ts';

export interface RetryState {
  /** Calls made so far. */
  calls: number;
  /** Whether an answer of the wrong shape, or one cut off, was already sent back once. */
  repaired: boolean;
  remainingMs: number;
  backoffMs: number;
  /** 0 to 1, so that many processes do not come back at the same moment. */
  jitter: number;
}

type NextStep = { step: 'wait'; ms: number } | { step: 'repair' } | { step: 'give_up' };

export const MAX_CALLS = 4;
const LONGEST_WAIT_MS = 8_000;
const passing: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'rate_limited', 'server_error']);
const repairable: ReadonlySet<FailureKind> = new Set(['invalid_answer', 'truncated']);

/** What to do after a failed call. A wait that does not fit into the deadline is not begun. */
export function decideNext({ kind, detail }: OpenAIFailure, state: RetryState): NextStep {
  if (state.calls >= MAX_CALLS || state.remainingMs <= 0) return { step: 'give_up' };
  if (repairable.has(kind)) return state.repaired ? { step: 'give_up' } : { step: 'repair' };
  if (!passing.has(kind)) return { step: 'give_up' };
  const backoff = Math.min(state.backoffMs * 2 ** (state.calls - 1), LONGEST_WAIT_MS) * (0.75 + state.jitter / 4);
  const ms = detail.retryAfterMs ?? backoff;
  return ms < state.remainingMs ? { step: 'wait', ms } : { step: 'give_up' };
}
