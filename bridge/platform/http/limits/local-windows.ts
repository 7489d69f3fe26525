/** One process's view of its callers' fixed windows, on a monotonic clock in milliseconds. */
export interface LocalWindows {
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

export interface Counted {
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
