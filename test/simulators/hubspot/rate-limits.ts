import { rateLimited } from './api-error.ts';

export interface PortalLimits {
  /** Calls of one app in a rolling window. */
  burst: number;
  burstWindowMs: number;
  /** Calls of all private apps of a portal in a day of its time zone; null as for OAuth apps of the marketplace. */
  daily: number | null;
  search: number;
  searchWindowMs: number;
}

export const limitsOf = {
  free: { burst: 100, burstWindowMs: 10_000, daily: 250_000, search: 5, searchWindowMs: 1_000 },
  pro: { burst: 190, burstWindowMs: 10_000, daily: 625_000, search: 5, searchWindowMs: 1_000 },
  oauth: { burst: 110, burstWindowMs: 10_000, daily: null, search: 5, searchWindowMs: 1_000 },
} as const satisfies Record<string, PortalLimits>;

/** The newest calls of a rolling window, oldest first. */
function createWindow(limit: number, windowMs: number) {
  const times: number[] = [];
  let oldest = 0;
  return (now: number): { allowed: boolean; remaining: number } => {
    while (oldest < times.length && (times[oldest] as number) <= now - windowMs) oldest += 1;
    if (oldest > 1_000) {
      times.splice(0, oldest);
      oldest = 0;
    }
    const used = times.length - oldest;
    if (used >= limit) return { allowed: false, remaining: 0 };
    times.push(now);
    return { allowed: true, remaining: limit - used - 1 };
  };
}

export interface RateLimiter {
  /** Counts one call. Returns the headers of its reply, or throws HubSpot's 429. */
  take(kind: 'search' | 'other'): Record<string, string>;
  /** Calls counted on the current day. */
  usedToday(): number;
}

export function createRateLimiter(limits: PortalLimits, timeZone: string, now: () => number): RateLimiter {
  const burst = createWindow(limits.burst, limits.burstWindowMs);
  const search = createWindow(limits.search, limits.searchWindowMs);
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let day = '';
  let dayUntil = 0;
  let used = 0;

  const turnDay = () => {
    const at = now();
    if (at < dayUntil) return;
    dayUntil = at + 1_000;
    const today = dayFormat.format(at);
    if (today !== day) used = 0;
    day = today;
  };

  const headers = (remaining: number): Record<string, string> => ({
    'X-HubSpot-RateLimit-Max': String(limits.burst),
    'X-HubSpot-RateLimit-Remaining': String(remaining),
    'X-HubSpot-RateLimit-Interval-Milliseconds': String(limits.burstWindowMs),
    ...(limits.daily === null
      ? {}
      : {
          'X-HubSpot-RateLimit-Daily': String(limits.daily),
          'X-HubSpot-RateLimit-Daily-Remaining': String(Math.max(0, limits.daily - used)),
        }),
  });

  return {
    usedToday() {
      turnDay();
      return used;
    },
    take(kind) {
      turnDay();
      if (limits.daily !== null && used >= limits.daily) throw rateLimited('DAILY', headers(limits.burst));
      if (kind === 'search') {
        if (!search(now()).allowed) throw rateLimited('SECONDLY');
        used += 1;
        return {};
      }
      const { allowed, remaining } = burst(now());
      if (!allowed) throw rateLimited('TEN_SECONDLY_ROLLING', headers(0));
      used += 1;
      return headers(remaining);
    },
  };
}
