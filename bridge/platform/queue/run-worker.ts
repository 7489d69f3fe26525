import { setTimeout as delay } from 'node:timers/promises';
import type { JobDefinition } from './define-job.ts';
import { type BatchDeps, type Handle, handleBatch } from './handle-batch.ts';
import type { WorkerNotify } from './worker-notify.ts';

const LONGEST_BACKOFF_MS = 5_000;

export interface WorkOptions<Data extends object> {
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

export async function runWorker<DB, Data extends object>(
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
      deps.log.error({ err: error, job: job.name }, 'jobs cannot be fetched or settled; trying on');
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
