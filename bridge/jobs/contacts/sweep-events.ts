import { type Kysely, sql } from 'kysely';
import { eventPayload } from '../../hubspot/webhook/contact-event.ts';
import type { OpenEvent } from '../../hubspot/webhook/inbox.ts';
import type { Log } from '../../platform/log/log.ts';
import { valuesWithJobs } from '../../platform/queue/job-rows.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { backfillPageJob } from '../definitions/backfill-page-job.ts';
import { contactChangeJob } from '../definitions/contact-change-job.ts';
import { backfillContactJob, screenContactJob } from '../definitions/screen-contact-job.ts';
import { sweepEventsJob } from '../definitions/sweep-jobs.ts';
import { expireRuns } from '../workflows/workflow-runs.ts';
import { alertDeadLetters } from './dead-letter-alert.ts';
import { enqueueEvents } from './enqueue-events.ts';

const BATCH = 1_000;

interface Deps {
  db: Kysely<Database>;
  queue: Queue;
  log: Log;
  onDeadLetters(job: string, count: number): void;
  /** How long an event may be open before its job is checked, seconds. */
  stuckAfterSeconds?: number;
}

/** Checks every minute for events without a job, workflows that continued, and new dead letters, on one process. */
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
      if (backfills > 0) log.warn({ backfills }, 'backfills without a job were enqueued again');
      await expireRuns(deps.db);
      await alertDeadLetters(deps);
    },
  });
}

/**
 * Enqueues events that have been open for a while without a job: jobs are lost when an operator deletes them, or when
 * they wait for weeks. Dead letters count as jobs: they are replayed by hand.
 * @returns how many
 */
export async function sweepStuckEvents(deps: Pick<Deps, 'db' | 'queue' | 'stuckAfterSeconds'>): Promise<number> {
  const { stuckAfterSeconds: afterSeconds = 300 } = deps;
  let total = 0;
  for (let afterId: string | undefined = '0'; afterId !== undefined; ) {
    const from: string = afterId;
    const found = await deps.db.transaction().execute(async (trx) => {
      const page = await findStuck(trx, { afterId: from, afterSeconds });
      await enqueueEvents(deps.queue, trx, page.stuck);
      return page;
    });
    total += found.stuck.length;
    afterId = found.last;
  }
  return total;
}

/**
 * Gives running backfills a new page job when theirs is lost or dead; the cursor keeps two from taking the same page.
 * @returns how many
 */
export async function restoreBackfills({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ backfillId: string; portalId: string }>`
      select b.id as "backfillId", b.portal_id::text as "portalId"
      from backfills b join hubspot_connections c using (portal_id)
      where b.status = 'running' and c.status = 'active' for update of b skip locked`.execute(trx);
    const ids = rows.map(({ backfillId }) => backfillId);
    const alive = await valuesWithJobs(trx, [backfillPageJob], { key: 'backfillId', values: ids, dead: false });
    const lost = rows.filter(({ backfillId }) => !alive.has(backfillId));
    const entries = lost.map((data) => ({ data }));
    if (entries.length > 0) await queue.enqueue(trx, backfillPageJob, entries);
    return lost.length;
  });
}

const jobs = [screenContactJob, backfillContactJob, contactChangeJob];

/** Only of active portals: events of others are found once the portal is back. */
async function findStuck(
  trx: Kysely<Database>,
  { afterId, afterSeconds }: { afterId: string; afterSeconds: number },
): Promise<{ stuck: OpenEvent[]; last: string | undefined }> {
  const { rows } = await sql<OpenEvent>`
    select e.id, e.portal_id as "portalId", e.contact_id as "contactId", e.kind, e.payload
    from webhook_events e left join hubspot_connections c using (portal_id)
    where e.processed_at is null and e.received_at < now() - make_interval(secs => ${afterSeconds})
      and (c.status = 'active' or e.kind = 'erased') and e.id > ${afterId}
    order by e.id limit ${BATCH}`.execute(trx);
  const withJobs = await valuesWithJobs(trx, jobs, { key: 'eventId', values: rows.map(({ id }) => id), dead: true });
  const stuck = rows
    .filter(({ id }) => !withJobs.has(id))
    .map(({ payload, ...event }) => ({ ...event, payload: eventPayload.parse(payload) }));
  return { stuck, last: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}
