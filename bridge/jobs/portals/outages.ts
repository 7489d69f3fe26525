const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Shorter ones pass by themselves: nobody is called for them. */
const ALERT_AFTER_MS = 10 * 60_000;

interface Outage {
  since: number;
  waitMs: number;
  until: number;
  told: boolean;
}

interface OutageNote {
  /** How long to leave it alone, 2 s to 5 min, each time twice as long. */
  waitMs: number;
  /** Whether somebody has to be told: once in an outage. */
  alert: boolean;
}

/** What is away as a whole, and for how long: a portal, or the analyzer. */
export interface Outages {
  /** @param urgent it will not pass by itself */
  note(key: string, urgent?: boolean): OutageNote;
  /** @returns whether an outage ended that somebody was told of */
  end(key: string): boolean;
  /** Whether it worked within the last five minutes: then one failure is not that of the whole. */
  workedLately(key: string): boolean;
}

export function createOutages(now: () => number = Date.now): Outages {
  const outages = new Map<string, Outage>();
  const worked = new Map<string, number>();
  return {
    note(key, urgent = false) {
      const time = now();
      const outage = outages.get(key) ?? { since: time, waitMs: 0, until: 0, told: false };
      outages.set(key, outage);
      // Batches under way at the same time are one failure, not three.
      if (time >= outage.until) {
        outage.waitMs = outage.waitMs === 0 ? FIRST_WAIT_MS : Math.min(outage.waitMs * 2, LONGEST_WAIT_MS);
        outage.until = time + outage.waitMs;
      }
      const alert = !outage.told && (urgent || time - outage.since >= ALERT_AFTER_MS);
      outage.told ||= alert;
      return { waitMs: outage.waitMs, alert };
    },
    end(key) {
      const told = outages.get(key)?.told === true;
      outages.delete(key);
      worked.set(key, now());
      return told;
    },
    workedLately: (key) => now() - (worked.get(key) ?? Number.NEGATIVE_INFINITY) < LONGEST_WAIT_MS,
  };
}
