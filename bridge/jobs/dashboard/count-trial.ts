import type { AccountLimits } from '../../platform/http/limits/rate-limiter.ts';
import { Problem } from '../../platform/problem.ts';

/** Counts what is about to be judged for nothing but a look. @throws {Problem} `rate_limited` */
export type CountTrial = (accountId: string) => Promise<void>;

/**
 * A trial costs what a call of the API does, and counts as one. A firm without the API may try as much as one that has
 * it.
 */
export function createCountTrial(limit: AccountLimits): CountTrial {
  return async (accountId) => {
    const { limited, resetMs } = await limit({ accountId, plan: 'pro' });
    if (!limited) return;
    const seconds = Math.max(1, Math.ceil(resetMs / 1_000));
    throw new Problem('rate_limited', { headers: { 'Retry-After': `${seconds}` } });
  };
}
