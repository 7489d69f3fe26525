import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { defineJob } from '../queue/define-job.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database } from '../store/schema.ts';

const IDEMPOTENCY_KEY_HOURS = 24;
const ANALYSIS_DAYS = 30;
const BATCH = 5_000;

export const retentionJob = defineJob({ name: 'retention', schema: z.object({}) });

interface Deps {
  db: Kysely<Database>;
  log: Log;
}

/** Deletes by the hour what is kept only for a while, on one process at a time, until the signal. */
export async function runRetention({ db, log, queue, signal }: Deps & { queue: Queue; signal: AbortSignal }) {
  await queue.schedule(retentionJob, '23 * * * *', {});
  await queue.work(retentionJob, {
    signal,
    batchSize: 1,
    handle: async () => {
      const deleted = await deleteExpired(db);
      log.info(deleted, 'expired rows deleted');
    },
  });
}

export async function deleteExpired(db: Kysely<Database>): Promise<{ idempotencyKeys: number; analyses: number }> {
  return {
    idempotencyKeys: await repeat(() => deleteIdempotencyKeys(db)),
    analyses: await repeat(() => deleteAnalyses(db)),
  };
}

/** In short transactions: requests use these tables meanwhile. */
async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

async function deleteIdempotencyKeys(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where ctid in (
      select ctid from idempotency_keys
      where created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY_HOURS}) limit ${BATCH}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function deleteAnalyses(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from analyses where ctid in (
      select ctid from analyses where created_at < now() - make_interval(days => ${ANALYSIS_DAYS}) limit ${BATCH}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
