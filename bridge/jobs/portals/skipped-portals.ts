import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.ts';

export interface SkippedPortals {
  /** Holds a portal for so many ms; a longer hold stays. */
  skip(portalId: string, ms: number): void;
  /** Portals whose jobs must not be fetched now. */
  list(): string[];
  /** Reloads the waiting portals; on failure, keeps the old list. */
  refresh(): Promise<void>;
  /** Refreshes until the signal. */
  keepFresh(signal: AbortSignal): Promise<void>;
}

interface Deps {
  listWaiting(): Promise<string[]>;
  log: Pick<Log, 'warn'>;
  now?: () => number;
  refreshMs?: number;
}

/** Which portals the workers skip: those that HubSpot told to wait, and paused or revoked ones. */
export function createSkippedPortals({ listWaiting, log, now = Date.now, refreshMs = 2_000 }: Deps): SkippedPortals {
  const until = new Map<string, number>();
  let waiting: string[] = [];
  const refresh = async () => {
    try {
      waiting = await listWaiting();
    } catch (err) {
      log.warn({ err }, 'paused portals could not be read');
    }
  };
  return {
    skip(portalId, ms) {
      until.set(portalId, Math.max(until.get(portalId) ?? 0, now() + ms));
    },
    list() {
      const time = now();
      for (const [portalId, end] of until) if (end <= time) until.delete(portalId);
      return [...new Set([...until.keys(), ...waiting])];
    },
    refresh,
    async keepFresh(signal) {
      while (!signal.aborted) {
        await refresh();
        await delay(refreshMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
