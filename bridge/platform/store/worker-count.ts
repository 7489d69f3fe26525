import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Every process that works on jobs holds one connection of this name for as long as it lives. */
export const WORKER = 'bridge worker';

const REFRESH_MS = 2_000;

/** How many processes work on the jobs of this database. */
export interface WorkerCount {
  /** As last counted, this process included; at least 1. */
  current(): number;
  /** Counts; a failure leaves things as they were. */
  refresh(): Promise<void>;
  /** Counts every two seconds until the signal. */
  keepFresh(signal: AbortSignal): Promise<void>;
}

/** Counted by their connections: the database itself notices when one of them dies, and nothing has to be cleared up. */
export function createWorkerCount(pool: Pick<Pool, 'query'>): WorkerCount {
  let count = 1;
  const refresh = async () => {
    const text = `select count(*)::integer as workers from pg_stat_activity
      where application_name = $1 and datname = current_database()`;
    const counted = await pool.query<{ workers: number }>(text, [WORKER]).catch(() => undefined);
    count = Math.max(1, counted?.rows[0]?.workers ?? count);
  };
  return {
    current: () => count,
    refresh,
    async keepFresh(signal) {
      while (!signal.aborted) {
        await refresh();
        await delay(REFRESH_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
