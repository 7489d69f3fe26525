import { type Kysely, sql } from 'kysely';
import type { OpenEvent } from '../hubspot/inbox.ts';
import type { Log } from '../log.ts';
import { deadLetterQueue } from '../queue/define-job.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database } from '../store/schema.ts';
import { backfillPageJob } from './backfill-page-job.ts';
import { contactChangeJob } from './contact-change-job.ts';
import { alertDeadLetters } from './dead-letter-alert.ts';
import { enqueueEvents } from './enqueue-events.ts';
import { backfillContactJob, screenContactJob } from './screen-contact-job.ts';
import { sweepEventsJob } from './sweep-jobs.ts';

const BATCH = 1_000;

interface Deps {
  db: Kysely<Database>;
  queue: Queue;
  log: Log;
  onDeadLetters(job: string, count: number): void;
  /** How long an event may be open before its job is looked for, seconds. */
  stuckAfterSeconds?: number;
}

/** Looks every minute for events that nobody works on and for new dead letters, on one process at a time. */
export async function runEventSweep(deps: Deps & { signal: AbortSignal }): Promise<void> {
  const { queue, log, signal } = deps;
  await queue.schedule(sweepEventsJob, '* * * * *', {});
  await queue.work(sweepEventsJob, {
    signal,
    batchSize: 1,
    async handle() {
      const events = await sweepStuckEvents(deps);
      if (events > 0) log.warn({ events }, 'events without a job were enqueued again');
      const backfills = await restoreBackfills(deps);
      if (backfills > 0) log.warn({ backfills }, 'backfills without a job go on');
      await alertDeadLetters(deps);
    },
  });
}

/**
 * Enqueues again what has been open for a while without a job: jobs get lost when an operator deletes them, or when
 * they wait for weeks. Dead letters count as jobs: they are put back by hand.
 * @returns how many
 */
export async function sweepStuckEvents(deps: Pick<Deps, 'db' | 'queue' | 'stuckAfterSeconds'>): Promise<number> {
  for (let total = 0; ; ) {
    const events = await deps.db.transaction().execute(async (trx) => {
      const stuck = await findStuck(trx, deps.stuckAfterSeconds ?? 300);
      await enqueueEvents(deps.queue, trx, stuck);
      return stuck.length;
    });
    total += events;
    if (events < BATCH) return total;
  }
}

const queues = [screenContactJob, backfillContactJob, contactChangeJob].flatMap((job) => [
  job.name,
  deadLetterQueue(job),
]);

/**
 * Gives running backfills whose page job is lost or dead another one; the cursor keeps two from taking the same page.
 * @returns how many
 */
export async function restoreBackfills({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ backfillId: string; portalId: string }>`
      select b.id as "backfillId", b.portal_id::text as "portalId"
      from backfills b join hubspot_connections c using (portal_id)
      where b.status = 'running' and c.status = 'active' and not exists (
        select from pgboss.job where name = ${backfillPageJob.name} and state in ('created', 'retry', 'active')
          and data->>'backfillId' = b.id::text
      ) for update of b skip locked`.execute(trx);
    if (rows.length > 0)
      await queue.enqueue(
        trx,
        backfillPageJob,
        rows.map((data) => ({ data })),
      );
    return rows.length;
  });
}

/** Nothing can be done for a portal that is away; its events are found again when it is back. */
async function findStuck(trx: Kysely<Database>, afterSeconds: number): Promise<OpenEvent[]> {
  const { rows } = await sql<OpenEvent>`
    with open as materialized (
      select e.id, e.portal_id, e.contact_id, e.kind, e.payload
      from webhook_events e left join hubspot_connections c using (portal_id)
      where e.processed_at is null and e.received_at < now() - make_interval(secs => ${afterSeconds})
        and (c.status = 'active' or e.kind = 'erased')
    ), held as materialized (
      select data->>'eventId' as event_id from pgboss.job
      where exists (select from open) and name = any(${queues}) and state in ('created', 'retry', 'active')
        and data->>'eventId' is not null
    )
    select id, portal_id as "portalId", contact_id as "contactId", kind, payload from open
    where not exists (select from held where held.event_id = open.id::text)
    order by id limit ${BATCH}`.execute(trx);
  return rows;
}
