import { setTimeout as delay } from 'node:timers/promises';
import type { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Log } from '../../platform/log/log.ts';

/** Jobs of a paused or revoked portal are checked again after this long, besides being held. */
export const WAITING_SECONDS = 30;
/** After a refusal of the portal as a whole. */
export const RECOVERY_MS = 2_000;

export interface PortalProblem {
  skipped: SkippedPortals;
  outages: Outages;
  log: Log;
}

/** Work for the portal succeeded: logs it where an alert said that it failed. */
export function endOutage({ outages, log }: Pick<PortalProblem, 'outages' | 'log'>, portalId: string): void {
  if (outages.end(portalId)) log.info({ portalId }, 'a portal can be worked on again');
}

/** Backs off from a portal that fails as a whole: as long as HubSpot asks, else longer each time. @returns seconds */
export async function backOffPortal(
  { skipped, outages, log }: PortalProblem,
  portalId: string,
  error: HubSpotFailure,
): Promise<number> {
  const { kind, retryAfterMs, properties } = error;
  if (kind === 'revoked' || kind === 'not_connected') {
    await skipped.refresh();
    return WAITING_SECONDS;
  }
  const needsHelp = kind !== 'retryable' || properties.length > 0;
  const outage = retryAfterMs === undefined ? outages.note(portalId, needsHelp) : undefined;
  if (outage?.alert) log.error({ portalId, reason: error.message }, 'a portal cannot be worked on; its contacts wait');
  const waitMs = retryAfterMs ?? outage?.waitMs ?? RECOVERY_MS;
  skipped.skip(portalId, waitMs);
  return Math.ceil(waitMs / 1_000);
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Shorter outages recover by themselves: no alert. */
const ALERT_AFTER_MS = 10 * 60_000;

interface Outage {
  since: number;
  waitMs: number;
  until: number;
  alerted: boolean;
}

interface OutageNote {
  /** How long to back off, 2 s to 5 min, doubled each time. */
  waitMs: number;
  /** Whether to alert: once per outage. */
  alert: boolean;
}

/** What is unavailable as a whole, and for how long: a portal, or the analyzer. */
export interface Outages {
  /** @param urgent it will not recover by itself */
  note(key: string, urgent?: boolean): OutageNote;
  /** @returns whether an outage that was alerted has ended */
  end(key: string): boolean;
  /** Whether it worked within the last five minutes: then one failure is not an outage. */
  workedLately(key: string): boolean;
}

export function createOutages(now: () => number = Date.now): Outages {
  const outages = new Map<string, Outage>();
  const worked = new Map<string, number>();
  return {
    note(key, urgent = false) {
      const time = now();
      const outage = outages.get(key) ?? { since: time, waitMs: 0, until: 0, alerted: false };
      outages.set(key, outage);
      // Concurrent batches that fail count as one failure.
      if (time >= outage.until) {
        outage.waitMs = outage.waitMs === 0 ? FIRST_WAIT_MS : Math.min(outage.waitMs * 2, LONGEST_WAIT_MS);
        outage.until = time + outage.waitMs;
      }
      const alert = !outage.alerted && (urgent || time - outage.since >= ALERT_AFTER_MS);
      outage.alerted ||= alert;
      return { waitMs: outage.waitMs, alert };
    },
    end(key) {
      const alerted = outages.get(key)?.alerted === true;
      outages.delete(key);
      worked.set(key, now());
      return alerted;
    },
    workedLately: (key) => now() - (worked.get(key) ?? Number.NEGATIVE_INFINITY) < LONGEST_WAIT_MS,
  };
}

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
