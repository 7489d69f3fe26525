import type { Redis } from 'ioredis';
import type { Plan, PlanName } from '../../shared/plan-limits.ts';
import { createFailedKeyBudget, type FailedKeyBudget } from '../auth/authenticate.ts';
import { createSignInLimits, type SignInLimits } from '../auth/people/sign-in-limits.ts';
import {
  type AccountLimits,
  createAccountLimits,
  createRateLimiter,
  type RateLimiter,
} from '../platform/http/limits/rate-limiter.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics.ts';

export interface Limits {
  account: AccountLimits;
  failedKeys: FailedKeyBudget;
  /** Limits of the dashboard: sign-in attempts, mails per person, links per account. */
  signIns: SignInLimits;
  /** Where requests are currently counted, the worst of all limiters. */
  state(): ReturnType<RateLimiter['state']>;
}

interface LimitsDeps {
  plans: Record<PlanName, Plan>;
  /** Failed keys an address may send in a minute. */
  failedKeysPerMinute?: number | undefined;
  /** Sign-in attempts. */
  signInsPerMinute?: number | undefined;
  redis?: Redis | undefined;
  metrics: Pick<Metrics, 'rateLimited' | 'limiterDegraded'>;
  log: Log;
}

const FAILED_KEYS_PER_MINUTE = 20;
const SIGN_INS_PER_MINUTE = 10;
const LINKS_PER_HOUR = 20;

/**
 * The client is loaded only if Redis is configured. ioredis reports every failed attempt; the limiter logs state
 * changes, so these stay below the usual level.
 */
export async function connectRedis(url: string, log: Log) {
  const { openRedis } = await import('../platform/http/limits/open-redis.ts');
  return openRedis(url, (err) => log.debug({ err }, 'Redis connection failed'));
}

/** All rate limits of the bridge, counted in Redis if there is one. */
export function createLimits(deps: LimitsDeps): Limits {
  const { redis, metrics, log } = deps;
  const create = (name: string, window: { points: number; windowSeconds: number }) =>
    createRateLimiter({
      name,
      ...window,
      redis,
      onChange({ limiter, state, error }) {
        metrics.limiterDegraded.set({ limit: limiter }, state === 'degraded' ? 1 : 0);
        if (state === 'degraded') {
          log.warn({ limiter, err: error }, 'Redis does not answer; limits are counted by each process for itself');
        } else log.info({ limiter }, 'Redis answers again; limits are shared');
      },
    });
  const accounts = createAccountLimits({ plans: deps.plans, create });
  const addresses = create('failed-keys', {
    points: deps.failedKeysPerMinute ?? FAILED_KEYS_PER_MINUTE,
    windowSeconds: 60,
  });
  const failedKeys = createFailedKeyBudget({
    consume: addresses.consume,
    onBlocked: () => metrics.rateLimited.inc({ limit: 'failed-keys' }),
  });
  const signIns = {
    tries: create('sign-ins', { points: deps.signInsPerMinute ?? SIGN_INS_PER_MINUTE, windowSeconds: 60 }),
    mails: create('reset-mails', { points: 1, windowSeconds: 300 }),
    links: create('links', { points: LINKS_PER_HOUR, windowSeconds: 3_600 }),
  };
  const states = () => [addresses, ...Object.values(signIns), ...accounts.limiters].map((limiter) => limiter.state());
  return {
    account: accounts.limit,
    failedKeys,
    signIns: createSignInLimits(signIns),
    state: () => (states().includes('degraded') ? 'degraded' : redis === undefined ? 'memory' : 'redis'),
  };
}
