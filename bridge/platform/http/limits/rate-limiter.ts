import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Plan, PlanName } from '../../../../shared/plan-limits.ts';
import type { Log } from '../../log/log.ts';

interface Allowance {
  /** Whether this request is over the limit. */
  limited: boolean;
  remaining: number;
  resetMs: number;
}

export interface RateLimiter {
  /** Counts one request of `key`; never rejects. */
  consume(key: string): Promise<Allowance>;
  /** Takes a counted request back; never rejects. */
  giveBack(key: string): Promise<void>;
  /** Where requests are currently counted. */
  state(): 'memory' | 'redis' | 'degraded';
}

interface RateLimiterOptions {
  name: string;
  points: number;
  windowSeconds: number;
  /** Shares counts between all processes on the same server; without one, each has its own. */
  redis?: Redis | undefined;
  /** Called when counting falls back to memory, and when it returns to Redis. */
  onChange?(change: { limiter: string; state: 'redis' | 'degraded'; error?: unknown }): void;
  now?: () => number;
}

/** How long a failed Redis is not retried, so that requests do not wait for its timeout. */
const RETRY_AFTER_MS = 1_000;

/**
 * A fixed window that opens with the first request. Losing Redis makes limits per process, never an outage: each
 * process continues from Redis's last count and reports missed requests afterwards.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { points, windowSeconds, redis } = options;
  const now = options.now ?? (() => performance.now());
  const local = createLocalWindows({ windowMs: windowSeconds * 1_000, now });
  const countLocally = (key: string) => allowanceOf(points, local.count(key));
  if (redis === undefined) {
    const giveBack = async (key: string) => void local.takeBack(key);
    return { consume: async (key) => countLocally(key), giveBack, state: () => 'memory' };
  }

  const window = { points, duration: windowSeconds, keyPrefix: `lis:${options.name}` };
  const shared = new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true });
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
      if (degraded && now() < retryAt) return countLocally(key);
      // The next probe is a second away, so that only one request at a time pays for it.
      if (degraded) retryAt = now() + RETRY_AFTER_MS;
      try {
        const counted = await countShared({ shared, local }, key);
        recover();
        return allowanceOf(points, counted);
      } catch (error) {
        degrade(error);
        return countLocally(key);
      }
    },
    async giveBack(key) {
      if (local.takeBack(key) || degraded) return;
      await shared.reward(key).catch(degrade);
    },
    state: () => (degraded ? 'degraded' : 'redis'),
  };
}

interface Counters {
  shared: RateLimiterRedis;
  local: LocalWindows;
}

/** Counts one request in Redis, with those counted only here meanwhile. */
async function countShared({ shared, local }: Counters, key: string): Promise<Counted> {
  const window = local.find(key);
  // The window's last second is left out: it ends here later than in Redis, by the latency of an answer.
  const known = window !== undefined && window.resetMs >= 1_000 ? window : undefined;
  // A window that Redis has lost continues until its original end.
  const options = known && { customDuration: Math.ceil(known.resetMs / 1_000) };
  const add = (requests: number) => shared.consume(key, requests, options).then(counted, refused);
  const owed = local.takeOwed(key);
  const first = await add(1 + owed).catch((error: unknown) => {
    local.putBack(key, owed);
    throw error;
  });
  const lost = known === undefined ? 0 : known.requests + 1 - first.requests;
  const all = lost > 0 ? await add(lost) : first;
  local.learn(key, all);
  return all;
}

function allowanceOf(points: number, { requests, resetMs }: Counted): Allowance {
  return { limited: requests > points, remaining: Math.max(0, points - requests), resetMs };
}

function counted({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted {
  return { requests: consumedPoints, resetMs: msBeforeNext };
}

/** The limiter rejects with its result for "limited", and with an error for an outage. */
function refused(reason: unknown): Counted {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return counted(reason);
}

interface Caller {
  readonly accountId: string;
  readonly plan: PlanName;
}

export type AccountLimits = (caller: Caller) => Promise<Allowance>;

/** One window per account, for all its keys and operations, sized by its plan. */
export function createAccountLimits(deps: {
  plans: Record<PlanName, Plan>;
  create(plan: PlanName, limits: { points: number; windowSeconds: number }): RateLimiter;
}): { limit: AccountLimits; limiters: RateLimiter[] } {
  const limiters = Object.fromEntries(
    Object.entries(deps.plans).map(([name, plan]) => [
      name,
      deps.create(name as PlanName, { points: plan.requests, windowSeconds: plan.windowSeconds }),
    ]),
  ) as Record<PlanName, RateLimiter>;
  return {
    limit: ({ accountId, plan }) => limiters[plan].consume(accountId),
    limiters: Object.values(limiters),
  };
}

/** One process's view of its callers' fixed windows, on a monotonic clock in milliseconds. */
interface LocalWindows {
  /** Counts one request locally. */
  count(key: string): Counted;
  /** Stores the shared count, which includes the request counted there. */
  learn(key: string, shared: Counted): void;
  /** The running window, and its requests that were counted only here since the shared count was last read. */
  find(key: string): (Counted & { owed: number }) | undefined;
  /** @returns how many requests the shared count does not have yet, and resets that number. */
  takeOwed(key: string): number;
  /** The shared count did not accept them after all. */
  putBack(key: string, owed: number): void;
  /** Takes one request back. @returns whether only this process had counted it */
  takeBack(key: string): boolean;
  size(): number;
}

interface Counted {
  requests: number;
  resetMs: number;
}

interface Window {
  requests: number;
  owed: number;
  endsAt: number;
}

const SWEEP_FROM = 1_000;

export function createLocalWindows({ windowMs, now }: { windowMs: number; now: () => number }): LocalWindows {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_FROM;

  const running = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now() ? window : undefined;
  };

  const open = (key: string, endsAt: number): Window => {
    const window = { requests: 0, owed: 0, endsAt };
    windows.set(key, window);
    if (windows.size >= sweepAt) sweep();
    return window;
  };

  /** Expired windows are removed when the map has doubled: no timer for each, and at most twice the memory. */
  const sweep = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  };

  return {
    count(key) {
      const window = running(key) ?? open(key, now() + windowMs);
      window.requests += 1;
      window.owed += 1;
      return { requests: window.requests, resetMs: window.endsAt - now() };
    },
    learn(key, { requests, resetMs }) {
      const endsAt = now() + resetMs;
      const window = running(key) ?? open(key, endsAt);
      // Answers may arrive out of order; requests counted only here are added.
      window.requests = Math.max(window.requests, requests + window.owed);
      window.endsAt = endsAt;
    },
    find(key) {
      const window = running(key);
      return window && { requests: window.requests, owed: window.owed, resetMs: window.endsAt - now() };
    },
    takeOwed(key) {
      const window = running(key);
      if (window === undefined) return 0;
      const { owed } = window;
      window.owed = 0;
      return owed;
    },
    putBack(key, owed) {
      const window = running(key);
      if (window !== undefined) window.owed += owed;
    },
    takeBack(key) {
      const window = running(key);
      if (window === undefined) return true;
      window.requests = Math.max(0, window.requests - 1);
      if (window.owed === 0) return false;
      window.owed -= 1;
      return true;
    },
    size: () => windows.size,
  };
}

/**
 * The unit of rate limiting: an IPv4 address, or the /64 of an IPv6 address, since anyone with one IPv6 address has
 * 2^64 of them.
 */
export function addressBlock(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** Without a proxy the socket has the address; `req.ip` would look for a header that no proxy sets. */
export function clientAddress(trustProxy: number, log: Pick<Log, 'warn'>): (req: Request) => string {
  if (trustProxy > 0) return (req) => req.ip ?? '';
  let warned = false;
  return ({ headers, socket }) => {
    if (!warned && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        {},
        'requests come through a proxy (X-Forwarded-For) and TRUST_PROXY is 0: all callers behind it share one address',
      );
    }
    return socket.remoteAddress ?? '';
  };
}
