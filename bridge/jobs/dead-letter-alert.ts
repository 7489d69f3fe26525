import { type Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import { deadLetterQueue } from '../queue/define-job.ts';
import type { Database } from '../store/schema.ts';
import { everyJob } from './every-job.ts';

interface Deps {
  db: Kysely<Database>;
  log: Log;
  onDeadLetters(job: string, count: number): void;
}

const SEEN = 'dead_letters_seen';

/** Tells of the jobs that failed for good since the last look, each once whichever process looks. */
export async function alertDeadLetters({ db, log, onDeadLetters }: Deps): Promise<void> {
  const news = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ job: string; count: number; last: string }>`
      select regexp_replace(name, '\\.dead$', '') as job, count(*)::integer as count, max(created_on)::text as last
      from pgboss.job
      where name = any(${everyJob.map(deadLetterQueue)}) and state in ('created', 'retry')
        and created_on > coalesce((select (value->>'until')::timestamptz from settings where key = ${SEEN}), '-infinity')
      group by name`.execute(trx);
    const until = rows
      .map(({ last }) => last)
      .sort()
      .at(-1);
    if (until !== undefined) await remember(trx, until);
    return rows;
  });
  for (const { job, count } of news) {
    onDeadLetters(job, count);
    log.error({ job, count }, 'jobs failed for good; see: deliveries list --status failed');
  }
}

async function remember(trx: Kysely<Database>, until: string): Promise<void> {
  const value = JSON.stringify({ until });
  await trx
    .insertInto('settings')
    .values({ key: SEEN, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}
