import type { AccountLimits } from '../platform/http/limits/rate-limiter.ts';
import { Problem } from '../platform/problem.ts';

/** Counts a trial analysis. @throws {Problem} `rate_limited` */
export type CountTrial = (accountId: string) => Promise<void>;

/** A trial costs as much as an API call and is counted like one. A firm without the API gets the same limit. */
export function createCountTrial(limit: AccountLimits): CountTrial {
  return async (accountId) => {
    const { limited, resetMs } = await limit({ accountId, plan: 'pro' });
    if (!limited) return;
    const seconds = Math.max(1, Math.ceil(resetMs / 1_000));
    throw new Problem('rate_limited', { headers: { 'Retry-After': `${seconds}` } });
  };
}
