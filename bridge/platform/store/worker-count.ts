import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Every worker process holds one connection of this name while it lives. */
export const WORKER = 'bridge worker';

const REFRESH_MS = 2_000;

/** Number of worker processes on this database. */
export interface WorkerCount {
  /** As last counted, this process included; at least 1. */
  current(): number;
  /** Counts again; on failure, keeps the last value. */
  refresh(): Promise<void>;
  /** Counts every two seconds until the signal. */
  keepFresh(signal: AbortSignal): Promise<void>;
}

/** Counted by connections: the database notices a dead process, and nothing has to be cleaned up. */
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
