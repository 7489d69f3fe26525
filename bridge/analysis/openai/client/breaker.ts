import { type FailureKind, OpenAIFailure } from './openai-failure.ts';

export interface BreakerState {
  state: 'closed' | 'open' | 'half_open';
  /** What opened it; a wrong key or an empty account, both of which only a person can mend. */
  reason: 'insufficient_quota' | 'unauthorized' | null;
  /** When the next probe is let through, in milliseconds since 1970; null while closed. */
  retryAt: number | null;
}

export type Breaker = ReturnType<typeof createBreaker>;

interface BreakerDeps {
  now: () => number;
  cooldownMs: number;
  onChange?: ((state: BreakerState) => void) | undefined;
}

/** Longest pause between probes, as a multiple of the first. */
const LONGEST_PAUSE = 16;
/** The account answered, only not as wished. */
const paidFor: ReadonlySet<FailureKind> = new Set([
  'refused',
  'filtered',
  'truncated',
  'invalid_answer',
  'canary_leaked',
]);
const closed: BreakerState = { state: 'closed', reason: null, retryAt: null };

/** Stops calling an account that refuses every call, and finds out by single probes when it answers again. */
export function createBreaker({ now, cooldownMs, onChange }: BreakerDeps) {
  let current: BreakerState = closed;
  let pause = 1;
  let probing = false;

  const change = (next: BreakerState) => {
    const differs = next.state !== current.state || next.reason !== current.reason;
    current = next;
    if (differs) onChange?.(next);
  };

  const succeed = () => {
    probing = false;
    pause = 1;
    change(closed);
  };

  return {
    get state(): BreakerState {
      return current;
    },
    /** Lets a call through or throws `breaker_open`; one probe at a time once the pause is over. */
    admit() {
      if (current.state === 'closed') return;
      if (probing || now() < (current.retryAt ?? 0)) throw new OpenAIFailure('breaker_open');
      probing = true;
      change({ ...current, state: 'half_open' });
    },
    succeed,
    fail({ kind }: OpenAIFailure) {
      if (paidFor.has(kind)) {
        succeed();
        return;
      }
      const wasProbe = probing;
      probing = false;
      if (kind !== 'insufficient_quota' && kind !== 'unauthorized') return;
      // Calls that were under way when it opened say nothing new.
      if (current.state !== 'closed' && !wasProbe) return;
      pause = wasProbe ? Math.min(pause * 2, LONGEST_PAUSE) : 1;
      change({ state: 'open', reason: kind, retryAt: now() + cooldownMs * pause });
    },
    /** The call ended without telling anything about the account. */
    leave() {
      probing = false;
    },
  };
}
