import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';
import { type BatchDeps, type Handle, handleBatch } from './handle-batch.ts';
import { openBoss } from './open-boss.ts';

/** Wakes one worker when there may be work; a notification while it is busy is not lost. */
interface Listener extends Disposable {
  /** Waits for a notification since the last wait, or for the signal. */
  wait(signal: AbortSignal): Promise<void>;
}

interface WorkerNotify {
  listener(queue: string): Listener;
  /** @param queue the one with work; null for any */
  notify(queue: string | null): void;
  /** Those that somebody works on. */
  queues(): string[];
}

export function createWorkerNotify(): WorkerNotify {
  const listeners = new Set<{ queue: string; notified: AbortController }>();
  return {
    listener(queue) {
      const listener = { queue, notified: new AbortController() };
      listeners.add(listener);
      return {
        async wait(signal) {
          const either = AbortSignal.any([signal, listener.notified.signal]);
          if (!either.aborted) await once(either, 'abort');
          listener.notified = new AbortController();
        },
        [Symbol.dispose]: () => void listeners.delete(listener),
      };
    },
    notify(queue) {
      for (const listener of listeners) if (queue === null || queue === listener.queue) listener.notified.abort();
    },
    queues: () => [...new Set([...listeners].map(({ queue }) => queue))],
  };
}

const LONGEST_BACKOFF_MS = 5_000;

interface WorkOptions<Data extends object> {
  /** Stops the worker; held jobs are finished first. */
  signal: AbortSignal;
  handle: Handle<Data>;
  /** How many jobs `handle` gets at a time. */
  batchSize?: number;
  /** How many batches at a time. */
  concurrency?: number;
  /** About how many jobs of one group may be held at a time, over all processes. */
  groupConcurrency?: number;
  /** Groups to skip for now, read before each fetch. */
  ignoreGroups?: () => string[];
  /** Leaves jobs of higher priority to others. */
  maxPriority?: number;
}

type Deps<DB> = BatchDeps<DB> & { workerNotify: WorkerNotify };

async function runWorker<DB, Data extends object>(
  deps: Deps<DB>,
  job: JobDefinition<Data>,
  options: WorkOptions<Data>,
): Promise<void> {
  await Promise.all(Array.from({ length: options.concurrency ?? 1 }, () => loop(deps, job, options)));
}

/** An error that reaches the catch is the database's, not the job's: it waits and retries. */
async function loop<DB, Data extends object>(deps: Deps<DB>, job: JobDefinition<Data>, options: WorkOptions<Data>) {
  const { signal, handle } = options;
  using listener = deps.workerNotify.listener(job.name);
  let backoff = 100;
  while (!signal.aborted) {
    try {
      const jobs = await deps.boss.fetch<object>(job.name, fetchOptions(options));
      if (jobs.length > 0) await handleBatch(deps, job, { jobs, handle });
      else await listener.wait(signal);
      backoff = 100;
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'jobs cannot be fetched or settled; still trying');
      await delay(backoff, undefined, { signal }).catch(() => undefined);
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
    }
  }
}

function fetchOptions<Data extends object>(options: WorkOptions<Data>) {
  const { batchSize = 20, groupConcurrency, ignoreGroups, maxPriority } = options;
  const ignored = ignoreGroups?.() ?? [];
  return {
    batchSize,
    ...(groupConcurrency !== undefined && { groupConcurrency }),
    ...(ignored.length > 0 && { ignoreGroups: ignored }),
    ...(maxPriority !== undefined && { maxPriority }),
  };
}

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
  /** Wakes idle workers at once; otherwise a poll does within a second. */
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
  const stop = new AbortController();
  let polling: Promise<void> | undefined;
  opening.defer(() => {
    stop.abort();
    return polling;
  });
  const open = opening.move();

  return {
    async enqueue(trx, job, entries) {
      if (entries.length === 0) return [];
      const inserts = firstOfEach(entries.map(({ data, options }) => toInsert(job.schema.parse(data), options)));
      return (await boss.insert(job.name, inserts, { db: notifyingExecutor(trx, job), returnId: true })) ?? [];
    },
    work(job, options) {
      polling ??= notifyOfDue({ db, workerNotify, signal: stop.signal });
      return runWorker({ boss, db, log, workerNotify }, job, options);
    },
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

const POLL_MS = 1_000;

interface Polling<DB> extends Pick<QueueOptions<DB>, 'db'> {
  workerNotify: WorkerNotify;
  signal: AbortSignal;
}

/** Retries and delayed jobs come due without a notification, and notifications get lost: one question for all queues. */
async function notifyOfDue<DB>({ db, workerNotify, signal }: Polling<DB>): Promise<void> {
  const due = (queues: string[]) => sql<{ name: string }>`
    select queue.name from unnest(${queues}::text[]) as queue (name) cross join lateral (
      select from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= now() limit 1
    ) as due`;
  while (!signal.aborted) {
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined);
    const queues = workerNotify.queues();
    if (signal.aborted || queues.length === 0) continue;
    try {
      for (const { name } of (await due(queues).execute(db)).rows) workerNotify.notify(name);
    } catch {
      // They find out themselves, say so and back off.
      workerNotify.notify(null);
    }
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
