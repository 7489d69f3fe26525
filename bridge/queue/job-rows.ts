import { type Kysely, sql } from 'kysely';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';

type Kinds = readonly Pick<JobDefinition, 'name'>[];
export type JobData = Record<string, unknown>;

/** A job that failed for good. */
export interface DeadLetter {
  id: string;
  /** The kind of job it was. */
  job: string;
  data: JobData;
  failedAt: Date;
}

/** Where a job stands that has not ended; `dead` waits for someone to put it back. */
export interface JobStand {
  job: string;
  state: 'waiting' | 'working' | 'dead';
  data: JobData;
  /** How often it was tried before. */
  tries: number;
  /** Not before, for one that waits. */
  dueAt: Date;
}

const DEAD = /\.dead$/;
const unended = sql`state in ('created', 'retry', 'active')`;

const namesOf = (jobs: Kinds) => jobs.map(({ name }) => name);
const withDead = (jobs: Kinds) => jobs.flatMap((job) => [job.name, deadLetterQueue(job)]);

/** The queue engine makes its tables when a queue is first opened. */
async function hasJobs<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** How many jobs of each kind wait, and how many failed for good. */
export async function countJobs<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
): Promise<Map<string, { waiting: number; dead: number }>> {
  const counts = new Map(namesOf(jobs).map((name) => [name, { waiting: 0, dead: 0 }]));
  if (!(await hasJobs(db))) return counts;
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::integer as count from pgboss.job
    where name = any(${withDead(jobs)}) and state in ('created', 'retry') group by name`.execute(db);
  for (const { name, count } of rows) {
    const entry = counts.get(name.replace(DEAD, ''));
    if (entry !== undefined) entry[DEAD.test(name) ? 'dead' : 'waiting'] = count;
  }
  return counts;
}

/** Jobs that wait, run or died, whose data has one of these values under a key. */
export async function findJobs<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  { key, values }: { key: string; values: readonly string[] },
): Promise<JobStand[]> {
  if (values.length === 0 || !(await hasJobs(db))) return [];
  const { rows } = await sql<{ name: string; state: string; data: JobData; tries: number; due_at: Date }>`
    select name, state::text, data, retry_count as tries, start_after as due_at from pgboss.job
    where name = any(${withDead(jobs)}) and ${unended} and data->>${key} = any(${[...values]})`.execute(db);
  return rows.map(({ name, state, data, tries, due_at }) => ({
    job: name.replace(DEAD, ''),
    state: DEAD.test(name) ? 'dead' : state === 'active' ? 'working' : 'waiting',
    data,
    tries,
    dueAt: due_at,
  }));
}

/** Which of these values stand under a key of jobs that somebody works on, other than the jobs named. */
export async function findWorkedOn<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  { key, values, match, except }: { key: string; values: readonly string[]; match: JobData; except: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ value: string }>`
    select distinct data->>${key} as value from pgboss.job
    where name = any(${namesOf(jobs)}) and state = 'active' and data->>${key} = any(${[...values]})
      and data @> ${JSON.stringify(match)}::jsonb and id <> all(${[...except]}::uuid[])`.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/** @returns the newest first */
export async function listDeadLetters<DB>(db: Kysely<DB>, jobs: Kinds, limit: number): Promise<DeadLetter[]> {
  if (!(await hasJobs(db))) return [];
  const { rows } = await sql<{ id: string; name: string; data: JobData; failed_at: Date }>`
    select id, name, data, created_on as failed_at from pgboss.job
    where name = any(${jobs.map(deadLetterQueue)}) and ${unended}
    order by created_on desc, id limit ${limit}`.execute(db);
  return rows.map(({ id, name, data, failed_at }) => ({ id, job: name.replace(DEAD, ''), data, failedAt: failed_at }));
}

/** Takes dead letters out, for their jobs to be enqueued anew in the same transaction. */
export async function takeDeadLetters<DB>(trx: Kysely<DB>, letters: readonly DeadLetter[]): Promise<DeadLetter[]> {
  const { rows } = await sql<{ id: string }>`
    delete from pgboss.job where id = any(${letters.map(({ id }) => id)}::uuid[])
      and name = any(${letters.map(({ job }) => deadLetterQueue({ name: job }))}) returning id`.execute(trx);
  const taken = new Set(rows.map(({ id }) => id));
  return letters.filter(({ id }) => taken.has(id));
}

/**
 * Removes every trace of the jobs whose data holds all of these values: waiting, done, dead, or being worked on by
 * someone who then cannot complete them and has to roll back.
 */
export async function forgetJobs<DB>(trx: Kysely<DB>, match: Record<string, string>): Promise<void> {
  if (!(await hasJobs(trx))) return;
  await sql`delete from pgboss.job where data @> ${JSON.stringify(match)}::jsonb`.execute(trx);
}

/** Removes the jobs that wait or died; one that is being worked on goes on. */
export async function dropIdleJobs<DB>(
  trx: Kysely<DB>,
  jobs: Kinds,
  { key, value }: { key: string; value: string },
): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = any(${withDead(jobs)}) and state in ('created', 'retry') and data->>${key} = ${value}`.execute(trx);
}
