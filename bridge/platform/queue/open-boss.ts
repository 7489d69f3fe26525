import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';

/**
 * pg-boss reports some failures as plain copies of the error, with queue and worker added: restores an Error, so that
 * the log shows what it was.
 */
export function engineError(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  const { message, stack, code, name } = Object(reported) as Partial<Record<keyof NodeJS.ErrnoException, unknown>>;
  const texts = Object.entries({ name, stack, code }).filter(([, value]) => typeof value === 'string');
  return Object.assign(new Error(typeof message === 'string' ? message : 'unknown failure'), Object.fromEntries(texts));
}

/** Another number than those of migrating, sealing and erasing: none of them waits for the queue. */
const SETUP_LOCK = 7_120_240_004;
const DAY = 24 * 60 * 60;

/** For `findJobs`. Looked up first: `if not exists` locks the table, and can deadlock with a process at work. */
const INDEX_BY_CONTACT = `
  do $$ begin if to_regclass('pgboss.job_contact') is null then
    create index if not exists job_contact on pgboss.job ((data->>'contactId'))
    where state in ('created', 'retry', 'active') and data->>'contactId' is not null; end if; end $$`;

interface BossOptions {
  pool: Pool;
  jobs: readonly JobDefinition[];
  /** Whether this process detects dead workers, deletes old jobs and sends scheduled ones. */
  maintain: boolean;
  log: Log;
}

/** pg-boss on our pool. One process at a time migrates its tables and queues. */
export async function openBoss({ pool, jobs, maintain, log }: BossOptions): Promise<PgBoss> {
  const client = await pool.connect();
  const setup = { run: oneAtATime(client), over: false };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => (setup.over ? pool.query(text, values) : setup.run(text, values)) },
    schema: 'pgboss',
    supervise: maintain,
    schedule: maintain,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: engineError(error) }, 'the queue engine reported an error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue engine warns'));
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(${SETUP_LOCK})`);
    await boss.start();
    const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) await createQueues(boss, job, existing);
    await setup.run(INDEX_BY_CONTACT, undefined);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  } finally {
    setup.over = true;
    await releaseLock(client);
  }
}

/** pg-boss runs queries concurrently, which a pool supports and a single connection does not. */
function oneAtATime(client: PoolClient) {
  let last: Promise<unknown> = Promise.resolve();
  return (text: string, values: unknown[] | undefined) => {
    const result = last.then(() => client.query(text, values));
    last = result.catch(() => undefined);
    return result;
  };
}

async function releaseLock(client: PoolClient): Promise<void> {
  try {
    await client.query(`select pg_advisory_unlock(${SETUP_LOCK}); reset statement_timeout`);
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

/** A start seldom changes a queue: what `existing` already has costs no statement. */
async function createQueues(boss: PgBoss, job: JobDefinition, existing: ReadonlyMap<string, QueueResult>) {
  const { retry } = job;
  const policy = {
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    heartbeatSeconds: job.heartbeatSeconds,
    expireInSeconds: job.expireInSeconds,
    retentionSeconds: job.retentionSeconds,
    deleteAfterSeconds: 60 * 60,
    deadLetter: deadLetterQueue(job),
  };
  if (!existing.has(deadLetterQueue(job))) {
    await boss.createQueue(deadLetterQueue(job), { retentionSeconds: 30 * DAY, deleteAfterSeconds: DAY });
    await readIntoCache(boss, deadLetterQueue(job));
  }
  const queue = existing.get(job.name);
  if (queue === undefined) {
    await boss.createQueue(job.name, policy);
    await readIntoCache(boss, job.name);
  } else if (!isDeepStrictEqual({ ...queue, ...policy }, queue)) await boss.updateQueue(job.name, policy);
}

/** Otherwise the first job would look up a new queue on a second connection, while its transaction holds the first. */
async function readIntoCache(boss: PgBoss, name: string): Promise<void> {
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
}
