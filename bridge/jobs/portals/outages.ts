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
