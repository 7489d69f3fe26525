import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';

type Kinds = readonly Pick<JobDefinition, 'name'>[];
export type JobData = Record<string, unknown>;

/** A job that failed permanently. */
export interface DeadLetter {
  id: string;
  /** Its kind of job. */
  job: string;
  data: JobData;
  failedAt: Date;
}

/** State of an unfinished job; `dead` waits to be replayed. */
export interface FoundJob {
  job: string;
  state: 'waiting' | 'working' | 'dead';
  data: JobData;
  /** Earlier attempts. */
  tries: number;
  /** When a waiting job is due. */
  dueAt: Date;
}

const DEAD = /\.dead$/;
const unended = sql`state in ('created', 'retry', 'active')`;

const namesOf = (jobs: Kinds) => jobs.map(({ name }) => name);
const withDead = (jobs: Kinds) => jobs.flatMap((job) => [job.name, deadLetterQueue(job)]);

/** The queue engine creates its tables when a queue is first opened. */
async function hasJobs<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** Number of waiting jobs, and of jobs that failed permanently, by kind. */
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

/** Waiting, running or dead jobs whose data has one of these values under a key. */
export async function findJobs<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  { key, values }: { key: string; values: readonly string[] },
): Promise<FoundJob[]> {
  if (values.length === 0 || !(await hasJobs(db))) return [];
  const { rows } = await sql<{ name: string; state: string; data: JobData; tries: number; due_at: Date }>`
    select name, state::text, data, retry_count as tries, start_after as due_at from pgboss.job
    where name = any(${withDead(jobs)}) and ${unended} and data->>${sql.lit(key)} = any(${[...values]})`.execute(db);
  return rows.map(({ name, state, data, tries, due_at }) => ({
    job: name.replace(DEAD, ''),
    state: DEAD.test(name) ? 'dead' : state === 'active' ? 'working' : 'waiting',
    data,
    tries,
    dueAt: due_at,
  }));
}

/** Which of these values occur under a key of waiting or running jobs, or of dead letters. */
export async function valuesWithJobs<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  { key, values, dead }: { key: string; values: readonly string[]; dead: boolean },
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const { rows } = await sql<{ value: string }>`
    select distinct data->>${key} as value from pgboss.job
    where name = any(${dead ? withDead(jobs) : namesOf(jobs)}) and ${unended} and data->>${key} = any(${[...values]})
    `.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/** Which of these values occur under a key of running jobs, other than the named jobs. */
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

export interface DeadLetterQuery {
  limit: number;
  /** Required data, by key. */
  match?: JobData;
  /** A key of the data with the values to search for. */
  among?: { key: string; values: readonly string[] } | undefined;
  /** A key that the data must not have. */
  without?: string;
}

/** @returns the newest first */
export async function listDeadLetters<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  { limit, match = {}, among, without = '' }: DeadLetterQuery,
): Promise<DeadLetter[]> {
  if (!(await hasJobs(db))) return [];
  const isAmong = among === undefined ? sql`true` : sql`data->>${among.key} = any(${[...among.values]})`;
  const { rows } = await sql<LetterRow>`
    select id, name, data, created_on as failed_at from pgboss.job
    where name = any(${jobs.map(deadLetterQueue)}) and ${unended}
      and data @> ${JSON.stringify(match)}::jsonb and ${isAmong} and not data ? ${without}
    order by created_on desc, id limit ${limit}`.execute(db);
  return rows.map(letterOf);
}

/**
 * All dead letters in batches, each once; new ones may be included. With `about`, those whose data has one of these
 * values, or none of these keys.
 */
export async function* pageDeadLetters<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  limit: number,
  about: Readonly<Record<string, string>> = {},
): AsyncGenerator<DeadLetter[]> {
  if (!(await hasJobs(db))) return;
  const keys = Object.keys(about);
  const isAbout = sql.join(
    [sql`not data ?| ${keys}::text[]`, ...keys.map((key) => sql`data->>${sql.lit(key)} = ${about[key]}`)],
    sql` or `,
  );
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<LetterRow>`
      select id, name, data, created_on as failed_at from pgboss.job
      where name = any(${jobs.map(deadLetterQueue)}) and ${unended} and id > ${after}::uuid and (${isAbout})
      order by id limit ${limit}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(letterOf);
    after = last.id;
  }
}

interface LetterRow {
  id: string;
  name: string;
  data: JobData;
  failed_at: Date;
}

function letterOf({ id, name, data, failed_at }: LetterRow): DeadLetter {
  return { id, job: name.replace(DEAD, ''), data, failedAt: failed_at };
}

/** The values under a key of all dead letters, as a subquery. */
export async function deadValues<DB>(db: Kysely<DB>, jobs: Kinds, key: string): Promise<RawBuilder<string>> {
  if (!(await hasJobs(db))) return sql`select null::text where false`;
  return sql`select data->>${key} from pgboss.job
    where name = any(${jobs.map(deadLetterQueue)}) and ${unended} and data->>${key} is not null`;
}

interface NewDeadLetters {
  job: string;
  count: number;
  /** Time of the last one, to the microsecond. */
  last: string;
}

/** How many were added per kind since the time that an earlier call returned; null for all. */
export async function countNewDeadLetters<DB>(
  db: Kysely<DB>,
  jobs: Kinds,
  since: string | null,
): Promise<NewDeadLetters[]> {
  const { rows } = await sql<NewDeadLetters>`
    select regexp_replace(name, '\\.dead$', '') as job, count(*)::integer as count, max(created_on)::text as last
    from pgboss.job
    where name = any(${jobs.map(deadLetterQueue)}) and state in ('created', 'retry')
      and created_on > coalesce(${since}::timestamptz, '-infinity')
    group by name`.execute(db);
  return rows;
}

/** How many unfinished jobs of a kind have all of these values in their data. */
export async function countUnended<DB>(db: Kysely<DB>, job: Kinds[number], match: JobData): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job
    where name = ${job.name} and ${unended} and data @> ${JSON.stringify(match)}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes dead letters, so that their jobs can be enqueued again in the same transaction. */
export async function takeDeadLetters<DB>(trx: Kysely<DB>, letters: readonly DeadLetter[]): Promise<DeadLetter[]> {
  const { rows } = await sql<{ id: string }>`
    delete from pgboss.job where id = any(${letters.map(({ id }) => id)}::uuid[])
      and name = any(${letters.map(({ job }) => deadLetterQueue({ name: job }))}) returning id`.execute(trx);
  const taken = new Set(rows.map(({ id }) => id));
  return letters.filter(({ id }) => taken.has(id));
}

/**
 * Deletes all jobs whose data has all of these values: waiting, done, dead, or running, whose worker then cannot
 * complete them and rolls back.
 */
export async function forgetJobs<DB>(trx: Kysely<DB>, match: Record<string, string>): Promise<void> {
  if (!(await hasJobs(trx))) return;
  await sql`delete from pgboss.job where data @> ${JSON.stringify(match)}::jsonb`.execute(trx);
}

/** The same for all jobs whose data has one of these values under a key; a query returns the values. */
export async function forgetJobsWith<DB>(trx: Kysely<DB>, key: string, values: RawBuilder<unknown>): Promise<void> {
  if (!(await hasJobs(trx))) return;
  await sql`delete from pgboss.job where data->>${sql.lit(key)} in (${values})`.execute(trx);
}

/** Makes waiting jobs whose data has one of these values under a key due at once. */
export async function expediteJobs<DB>(
  trx: Kysely<DB>,
  jobs: Kinds,
  { key, values }: { key: string; values: readonly string[] },
): Promise<void> {
  if (values.length === 0 || !(await hasJobs(trx))) return;
  await sql`
    update pgboss.job set start_after = now()
    where name = any(${namesOf(jobs)}) and state in ('created', 'retry') and start_after > now()
      and data->>${key} = any(${[...values]})`.execute(trx);
}

/** Deletes waiting and dead jobs; running ones continue. */
export async function dropIdleJobs<DB>(
  trx: Kysely<DB>,
  jobs: Kinds,
  { key, value }: { key: string; value: string },
): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = any(${withDead(jobs)}) and state in ('created', 'retry') and data->>${key} = ${value}`.execute(trx);
}
