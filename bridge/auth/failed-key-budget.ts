import { addressBlock } from '../platform/http/address-block.ts';
import { Problem } from '../platform/problem.ts';

interface Allowance {
  limited: boolean;
  remaining: number;
  resetMs: number;
}

export interface FailedKeyBudget {
  /** Checks before a failed key is counted. @throws {Problem} `rate_limited` when the address has no budget left. */
  check(address: string): void;
  /** Counts one failed key. @throws {Problem} `rate_limited` when other processes saw the address use up its budget. */
  spend(address: string): Promise<void>;
}

const MAX_BLOCKED = 10_000;

/**
 * Twenty wrong keys a minute are a mistake in a script; more is an attack. The check is answered from memory; the count
 * may be shared between processes.
 */
export function createFailedKeyBudget(deps: {
  consume(key: string): Promise<Allowance>;
  onBlocked(): void;
  now?: () => number;
}): FailedKeyBudget {
  const now = deps.now ?? Date.now;
  const blockedUntil = new Map<string, number>();

  const block = (key: string, until: number) => {
    if (blockedUntil.size >= MAX_BLOCKED) {
      for (const [other, end] of blockedUntil) if (end <= now()) blockedUntil.delete(other);
    }
    if (blockedUntil.size < MAX_BLOCKED) blockedUntil.set(key, until);
    deps.onBlocked();
  };

  return {
    check(address) {
      if (blockedUntil.size === 0) return;
      const key = addressBlock(address);
      const until = blockedUntil.get(key);
      if (until === undefined) return;
      const left = until - now();
      if (left > 0) throw limited(left);
      blockedUntil.delete(key);
    },
    async spend(address) {
      const key = addressBlock(address);
      const allowance = await deps.consume(key);
      if (allowance.remaining === 0) block(key, now() + allowance.resetMs);
      if (allowance.limited) throw limited(allowance.resetMs);
    },
  };
}

function limited(milliseconds: number): Problem {
  return new Problem('rate_limited', { headers: { 'Retry-After': `${Math.max(1, Math.ceil(milliseconds / 1000))}` } });
}
