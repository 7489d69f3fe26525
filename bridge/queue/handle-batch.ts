import type { Kysely } from 'kysely';
import type { Job, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import { buryClaim, type Claim, ClaimLost, completeClaim, failClaim, PermanentFailure, touchClaims } from './claim.ts';
import type { JobDefinition } from './define-job.ts';

/**
 * Handles the jobs of one fetch. Those it did not complete in a transaction of its own are done when it returns; when it
 * throws, they go back to the queue, so their effect has to bear being repeated.
 */
export type Handle<Data extends object> = (claims: Claim<Data>[]) => Promise<void>;

export interface BatchDeps<DB> {
  boss: PgBoss;
  db: Kysely<DB>;
  log: Log;
}

interface Batch<Data extends object> {
  jobs: Job[];
  handle: Handle<Data>;
}

export async function handleBatch<DB, Data extends object>(
  deps: BatchDeps<DB>,
  definition: JobDefinition<Data>,
  { jobs, handle }: Batch<Data>,
): Promise<void> {
  const open = new Map(jobs.map((job) => [job.id, job]));
  const heartbeat = setInterval(() => void touch(deps, definition, open), definition.heartbeatSeconds * 250);
  try {
    const claims = await parseJobs(deps, definition, open);
    if (claims.length > 0) await handle(claims);
  } catch (error) {
    deps.log.warn({ err: error, job: definition.name, jobs: open.size }, 'jobs failed');
    // All of them: what was completed in a transaction that rolled back is not completed.
    for (const job of jobs) await settleFailed(deps, definition, { job, error });
    return;
  } finally {
    clearInterval(heartbeat);
  }
  for (const job of open.values()) await settleDone(deps, job);
}

async function parseJobs<DB, Data extends object>(
  deps: BatchDeps<DB>,
  definition: JobDefinition<Data>,
  open: Map<string, Job>,
): Promise<Claim<Data>[]> {
  const claims: Claim<Data>[] = [];
  for (const job of [...open.values()]) {
    const parsed = definition.schema.safeParse(job.data);
    if (parsed.success) {
      claims.push(claimOn(deps, job, { data: parsed.data, open }));
      continue;
    }
    deps.log.error({ err: parsed.error, job: definition.name, jobId: job.id }, 'a job cannot be read');
    open.delete(job.id);
    await bury(deps, definition, { job, error: parsed.error });
  }
  return claims;
}

function claimOn<DB, Data extends object>(
  { boss }: BatchDeps<DB>,
  job: Job,
  { data, open }: { data: Data; open: Map<string, Job> },
): Claim<Data> {
  return {
    id: job.id,
    data,
    attempt: job.retryCount,
    groupId: job.groupId ?? undefined,
    async complete(trx) {
      await completeClaim(boss, job, trx);
      open.delete(job.id);
    },
  };
}

interface Failure {
  job: Job;
  error: unknown;
}

async function settleFailed<DB>(deps: BatchDeps<DB>, definition: JobDefinition, { job, error }: Failure) {
  if (error instanceof PermanentFailure) await bury(deps, definition, { job, error });
  else await failClaim(deps.boss, job, error);
}

async function bury<DB>({ boss, db }: BatchDeps<DB>, definition: JobDefinition, failure: Failure): Promise<void> {
  try {
    await db.transaction().execute((trx) => buryClaim(boss, definition, { ...failure, trx }));
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
}

async function settleDone<DB>({ boss, db, log }: BatchDeps<DB>, job: Job): Promise<void> {
  try {
    await completeClaim(boss, job, db);
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
    log.warn({ job: job.name, jobId: job.id }, 'a job took so long that another worker has it too');
  }
}

async function touch<DB>({ boss, log }: BatchDeps<DB>, { name }: JobDefinition, open: Map<string, Job>): Promise<void> {
  try {
    const jobs = [...open.values()];
    if (jobs.length > 0) await touchClaims(boss, name, jobs);
  } catch (error) {
    log.warn({ err: error, job: name }, 'a heartbeat of held jobs failed');
  }
}
