import type { KyselyTransactionLike, PgBoss } from 'pg-boss';
import { fromKysely, type Job } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';

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
export async function completeClaims(boss: PgBoss, jobs: Job[], trx: KyselyTransactionLike): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  const response = await boss.complete(first.name, jobs.map(attemptOf), null, { db: fromKysely(trx) });
  const { affected } = outcome.parse(response);
  if (affected !== jobs.length) {
    throw new ClaimLost(`${jobs.length - affected} of ${jobs.length} jobs belong to another worker by now`);
  }
}

/** Back to the queue after its retry delay, or to the dead letters after the last attempt. */
export async function failClaim(boss: PgBoss, job: Job, error: unknown): Promise<void> {
  await boss.fail(job.name, attemptOf(job), describeFailure(error));
}

/** To the dead letters at once, in one transaction. */
export async function dropClaim(boss: PgBoss, definition: JobDefinition, move: DeadLetterMove): Promise<void> {
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
export async function touchClaims(boss: PgBoss, name: string, jobs: Job[]): Promise<void> {
  await boss.touch(name, jobs.map(attemptOf));
}

/** Stored with the job; without the message, which may quote a lead. */
function describeFailure(error: unknown): { type: string; code?: string } {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return { type: error.name, ...(typeof code === 'string' && { code }) };
}
