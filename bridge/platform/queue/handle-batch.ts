import type { Kysely } from 'kysely';
import { fromKysely, type Job, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Log } from '../log/log.ts';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';

/**
 * Handles the jobs of one fetch. Those it did not complete in a transaction of its own are completed when it returns;
 * when it throws, they go back to the queue, so their effect must be repeatable.
 */
export type Handle<Data extends object> = (claims: Claim<Data>[], batch: BatchCompletion<Data>) => Promise<void>;

export interface BatchCompletion<Data extends object> {
  /**
   * Completes several claims at once, inside the transaction that holds their effect.
   * @throws {ClaimLost} which has to roll that transaction back
   */
  complete(trx: KyselyTransactionLike, claims: Claim<Data>[]): Promise<void>;
}

export interface BatchDeps<DB> {
  boss: PgBoss;
  db: Kysely<DB>;
  log: Log;
}

interface Batch<Data extends object> {
  jobs: Job[];
  handle: Handle<Data>;
}

interface BatchState {
  jobs: Map<string, Job>;
  /** As the handler reports: its transaction may still roll back, and the handler may try another. */
  settled: Set<string>;
}

const unsettled = ({ jobs, settled }: BatchState): Job[] => [...jobs.values()].filter(({ id }) => !settled.has(id));

export async function handleBatch<DB, Data extends object>(
  deps: BatchDeps<DB>,
  definition: JobDefinition<Data>,
  { jobs, handle }: Batch<Data>,
): Promise<void> {
  const batch: BatchState = { jobs: new Map(jobs.map((job) => [job.id, job])), settled: new Set() };
  const heartbeat = setInterval(() => void touch(deps, definition, batch), definition.heartbeatSeconds * 250);
  try {
    const claims = await parseJobs(deps, definition, batch);
    if (claims.length > 0) await handle(claims, completionOf(deps, batch));
  } catch (error) {
    deps.log.warn({ err: error, job: definition.name, jobs: jobs.length }, 'jobs failed');
    // All of them: jobs completed in a transaction that rolled back are not completed.
    for (const job of jobs) await settleFailed(deps, definition, { job, error });
    return;
  } finally {
    clearInterval(heartbeat);
  }
  for (const job of unsettled(batch)) await settleDone(deps, job);
}

async function parseJobs<DB, Data extends object>(
  deps: BatchDeps<DB>,
  definition: JobDefinition<Data>,
  batch: BatchState,
): Promise<Claim<Data>[]> {
  const claims: Claim<Data>[] = [];
  for (const job of unsettled(batch)) {
    const parsed = definition.schema.safeParse(job.data);
    if (parsed.success) {
      claims.push(claimOn(job, parsed.data, completionOf(deps, batch)));
      continue;
    }
    deps.log.error({ err: parsed.error, job: definition.name, jobId: job.id }, 'a job cannot be read');
    batch.settled.add(job.id);
    await giveUp(deps, definition, { job, error: parsed.error });
  }
  return claims;
}

function completionOf<DB, Data extends object>({ boss }: BatchDeps<DB>, batch: BatchState): BatchCompletion<Data> {
  return {
    async complete(trx, claims) {
      const jobs = claims.flatMap(({ id }) => batch.jobs.get(id) ?? []);
      await completeClaims(boss, jobs, trx);
      for (const { id } of jobs) batch.settled.add(id);
    },
  };
}

function claimOn<Data extends object>(job: Job, data: Data, completion: BatchCompletion<Data>): Claim<Data> {
  const claim: Claim<Data> = {
    id: job.id,
    data,
    attempt: job.retryCount,
    groupId: job.groupId ?? undefined,
    complete: (trx) => completion.complete(trx, [claim]),
  };
  return claim;
}

interface Failure {
  job: Job;
  error: unknown;
}

async function settleFailed<DB>(deps: BatchDeps<DB>, definition: JobDefinition, { job, error }: Failure) {
  if (error instanceof PermanentFailure) await giveUp(deps, definition, { job, error });
  else await failClaim(deps.boss, job, error);
}

async function giveUp<DB>({ boss, db }: BatchDeps<DB>, definition: JobDefinition, failure: Failure): Promise<void> {
  try {
    await db.transaction().execute((trx) => dropClaim(boss, definition, { ...failure, trx }));
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
}

async function settleDone<DB>({ boss, db, log }: BatchDeps<DB>, job: Job): Promise<void> {
  try {
    await completeClaims(boss, [job], db);
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
    log.warn({ job: job.name, jobId: job.id }, 'a job took so long that another worker has it too');
  }
}

async function touch<DB>({ boss, log }: BatchDeps<DB>, { name }: JobDefinition, batch: BatchState): Promise<void> {
  try {
    const jobs = unsettled(batch);
    if (jobs.length > 0) await touchClaims(boss, name, jobs);
  } catch (error) {
    log.warn({ err: error, job: name }, 'the heartbeat of claimed jobs failed');
  }
}

/** Another worker has the job because this one was taken for dead: its work must not be committed. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** Retrying would not help: the job goes to the dead letters at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** A job this worker currently holds. */
export interface Claim<Data extends object> {
  readonly id: string;
  readonly data: Data;
  /** 0 on the first try. */
  readonly attempt: number;
  readonly groupId: string | undefined;
  /**
   * Completes the job inside the transaction that holds its effect.
   * @throws {ClaimLost} which has to roll that transaction back
   */
  complete(trx: KyselyTransactionLike): Promise<void>;
}

/** pg-boss's names for the outcome of a command, missing in its types. */
const outcome = z.object({ affected: z.number() });

const attemptOf = ({ id, retryCount }: Job): { id: string; retryCount: number } => ({ id, retryCount });

/** All in one statement. */
async function completeClaims(boss: PgBoss, jobs: Job[], trx: KyselyTransactionLike): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  const response = await boss.complete(first.name, jobs.map(attemptOf), null, { db: fromKysely(trx) });
  const { affected } = outcome.parse(response);
  if (affected !== jobs.length) {
    throw new ClaimLost(`${jobs.length - affected} of ${jobs.length} jobs belong to another worker by now`);
  }
}

/** Back to the queue after its retry delay, or to the dead letters after the last attempt. */
async function failClaim(boss: PgBoss, job: Job, error: unknown): Promise<void> {
  await boss.fail(job.name, attemptOf(job), describeFailure(error));
}

/** To the dead letters at once, in one transaction. */
async function dropClaim(boss: PgBoss, definition: JobDefinition, move: DeadLetterMove): Promise<void> {
  const { job, trx, error } = move;
  await boss.insert(deadLetterQueue(definition), [{ data: job.data }], { db: fromKysely(trx) });
  const response = await boss.complete(job.name, attemptOf(job), describeFailure(error), { db: fromKysely(trx) });
  if (outcome.parse(response).affected !== 1) throw new ClaimLost(`Job ${job.id} belongs to another worker by now`);
}

interface DeadLetterMove {
  job: Job;
  trx: KyselyTransactionLike;
  error: unknown;
}

/** Sends a heartbeat. */
async function touchClaims(boss: PgBoss, name: string, jobs: Job[]): Promise<void> {
  await boss.touch(name, jobs.map(attemptOf));
}

/** Stored with the job; without the message, which may quote a lead. */
function describeFailure(error: unknown): { type: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return { type: error.name, ...(typeof code === 'string' && { code }) };
}
