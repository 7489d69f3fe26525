import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Allowance {
  /** Whether this request is over the limit. */
  limited: boolean;
  remaining: number;
  resetMs: number;
}

export interface RateLimiter {
  /** Counts one request of `key`; never rejects. */
  consume(key: string): Promise<Allowance>;
  /** Where the counting happens at the moment. */
  state(): 'memory' | 'redis' | 'degraded';
}

interface RateLimiterOptions {
  name: string;
  points: number;
  windowSeconds: number;
  /** Counts are shared by every process that uses the same server; without one they are this process's own. */
  redis?: Redis | undefined;
  /** Called when counting falls back to memory, and when it goes back to Redis. */
  onChange?(change: { limiter: string; state: 'redis' | 'degraded'; error?: unknown }): void;
  now?: () => number;
}

/** How long a failed Redis is left alone: requests in between do not wait for its timeout. */
const RETRY_AFTER_MS = 1_000;

/** A fixed window that opens with the first request. Losing Redis makes limits per process, never an outage. */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const window = { points: options.points, duration: options.windowSeconds, keyPrefix: `lis:${options.name}` };
  const memory = new RateLimiterMemory(window);
  const { redis } = options;
  if (redis === undefined) {
    return { consume: (key) => memory.consume(key).then(allowed, refused), state: () => 'memory' };
  }
  const shared = new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true });
  const now = options.now ?? Date.now;
  let degraded = false;
  let retryAt = 0;

  const degrade = (error: unknown) => {
    retryAt = now() + RETRY_AFTER_MS;
    if (degraded) return;
    degraded = true;
    options.onChange?.({ limiter: options.name, state: 'degraded', error });
  };

  const recover = () => {
    if (!degraded) return;
    degraded = false;
    options.onChange?.({ limiter: options.name, state: 'redis' });
  };

  return {
    async consume(key) {
      if (degraded && now() < retryAt) return memory.consume(key).then(allowed, refused);
      // The next probe is due a second from now, so only one request at a time pays for finding Redis still gone.
      if (degraded) retryAt = now() + RETRY_AFTER_MS;
      try {
        const allowance = await shared.consume(key).then(allowed, refused);
        recover();
        return allowance;
      } catch (error) {
        degrade(error);
        return memory.consume(key).then(allowed, refused);
      }
    },
    state: () => (degraded ? 'degraded' : 'redis'),
  };
}

function allowed(result: RateLimiterRes): Allowance {
  return { limited: false, remaining: result.remainingPoints, resetMs: result.msBeforeNext };
}

/** The limiter rejects with its result for "no", and with an error for "cannot tell". */
function refused(reason: unknown): Allowance {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return { limited: true, remaining: 0, resetMs: reason.msBeforeNext };
}
