import { rateLimited } from './slack-error.ts';

export interface LimitOptions {
  /** How long Slack's second takes here, ms: smaller numbers make every limit pass faster. */
  secondMs: number;
  /** Posts a channel takes at once before one a second holds. */
  postBurst: number;
  /** Posts of a workspace in a minute, all channels together. */
  postsPerMinute: number;
  /** Calls of one method in a minute, by Slack's tier. */
  tiers: Readonly<Record<number, number>>;
}

export const defaultLimits: LimitOptions = {
  secondMs: 1_000,
  postBurst: 3,
  postsPerMinute: 300,
  tiers: { 1: 1, 2: 20, 3: 50, 4: 100 },
};

export interface RateLimiter {
  /** Counts a call of a method, or throws Slack's 429. */
  takeCall(method: string, tier: number | null): void;
  /** Counts a post to a channel, or throws Slack's 429. */
  takePost(channel: string): void;
}

export function createRateLimiter(options: LimitOptions, now: () => number): RateLimiter {
  const { secondMs } = options;
  const windows = new Map<string, number[]>();
  const buckets = new Map<string, { tokens: number; at: number }>();

  const refuse = (waitMs: number): never => {
    throw rateLimited(Math.max(1, Math.ceil(waitMs / secondMs)));
  };

  const takeOfMinute = (name: string, limit: number) => {
    const minute = 60 * secondMs;
    const at = now();
    const times = (windows.get(name) ?? []).filter((time) => time > at - minute);
    windows.set(name, times);
    if (times.length >= limit) refuse((times[0] as number) + minute - at);
    times.push(at);
  };

  return {
    takeCall(method, tier) {
      const limit = tier === null ? undefined : options.tiers[tier];
      if (limit !== undefined) takeOfMinute(method, limit);
    },
    takePost(channel) {
      const at = now();
      const bucket = buckets.get(channel) ?? { tokens: options.postBurst, at };
      bucket.tokens = Math.min(options.postBurst, bucket.tokens + (at - bucket.at) / secondMs);
      bucket.at = at;
      buckets.set(channel, bucket);
      if (bucket.tokens < 1) refuse((1 - bucket.tokens) * secondMs);
      takeOfMinute('posts', options.postsPerMinute);
      bucket.tokens -= 1;
    },
  };
}
