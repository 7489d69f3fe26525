import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';
import { openBoss } from './open-boss.ts';
import { runWorker, type WorkOptions } from './run-worker.ts';
import { createWorkerNotify } from './worker-notify.ts';

const CHANNEL = 'job_enqueued';

interface EnqueueOptions {
  /** An id is enqueued once while its job exists; of several in one call, the first. */
  id?: string;
  /** Earliest start: a date, or seconds from now. */
  startAfter?: Date | number;
  /** The tenant, for fairness. */
  groupId?: string;
  priority?: number;
}

type Listen = (options: { channel: string; onNotify: (payload: string | null) => void }) => Promise<AsyncDisposable>;

export interface QueueOptions<DB> {
  db: Kysely<DB>;
  pool: Pool;
  /** Every kind of job this process enqueues or works on. */
  jobs: readonly JobDefinition[];
  maintain: boolean;
  /** Wakes idle workers at once; otherwise they poll once a second. */
  listen?: Listen;
  log: Log;
}

export interface Queue extends AsyncDisposable {
  /**
   * Enqueues in the caller's transaction, so that the job exists exactly when its cause does.
   * @returns the ids of the new jobs
   */
  enqueue<Data extends object>(
    trx: KyselyTransactionLike,
    job: JobDefinition<Data>,
    entries: { data: Data; options?: EnqueueOptions }[],
  ): Promise<string[]>;
  /** Works until the signal, then finishes the jobs it holds. */
  work<Data extends object>(job: JobDefinition<Data>, options: WorkOptions<Data>): Promise<void>;
  /** Enqueues on a schedule, once across all processes. */
  schedule<Data extends object>(job: JobDefinition<Data>, cron: string, data: Data): Promise<void>;
  /** Number of waiting jobs, and of jobs that failed permanently. */
  depth(job: JobDefinition): Promise<{ waiting: number; dead: number }>;
}

export async function openQueue<DB>({ db, pool, jobs, maintain, listen, log }: QueueOptions<DB>): Promise<Queue> {
  await using opening = new AsyncDisposableStack();
  const boss = opening.adopt(await openBoss({ pool, jobs, maintain, log }), (open) => open.stop({ graceful: false }));
  const workerNotify = createWorkerNotify();
  if (listen) opening.use(await listen({ channel: CHANNEL, onNotify: workerNotify.notify }));
  const open = opening.move();

  return {
    async enqueue(trx, job, entries) {
      if (entries.length === 0) return [];
      const inserts = firstOfEach(entries.map(({ data, options }) => toInsert(job.schema.parse(data), options)));
      return (await boss.insert(job.name, inserts, { db: notifyingExecutor(trx, job), returnId: true })) ?? [];
    },
    work: (job, options) => runWorker({ boss, db, log, workerNotify }, job, options),
    schedule: (job, cron, data) => boss.schedule(job.name, cron, job.schema.parse(data)),
    async depth(job) {
      const [waiting, dead] = await Promise.all([count(job.name), count(deadLetterQueue(job))]);
      return { waiting, dead };
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };

  async function count(name: string): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pgboss.job where name = ${name} and state in ('created', 'retry')
    `.execute(db);
    return Number(rows[0]?.count ?? 0);
  }
}

/** Runs the engine's insert and notifies the queue's workers, in one statement: the transaction may be a webhook's. */
function notifyingExecutor(trx: KyselyTransactionLike, { name }: JobDefinition) {
  const { executeSql } = fromKysely(trx);
  return {
    executeSql(insert: string, values: unknown[] = []) {
      const [channel, payload] = [`$${values.length + 1}`, `$${values.length + 2}`];
      const text = `with enqueued as (${insert}) select id, pg_notify(${channel}, ${payload}) from enqueued`;
      return executeSql(text, [...values, CHANNEL, name]);
    },
  };
}

/** The engine refuses a batch with a repeated id. */
function firstOfEach<Insert extends { id: string }>(inserts: Insert[]): Insert[] {
  const seen = new Set<string>();
  return inserts.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function toInsert(data: object, { id = randomUUID(), startAfter, groupId, priority }: EnqueueOptions = {}) {
  return {
    id,
    data,
    ...(startAfter !== undefined && { startAfter: startAfter instanceof Date ? startAfter.toISOString() : startAfter }),
    ...(groupId !== undefined && { group: { id: groupId } }),
    ...(priority !== undefined && { priority }),
  };
}
