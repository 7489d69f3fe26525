import { sql } from 'kysely';
import type { KyselyTransactionLike } from 'pg-boss';
import { z } from 'zod';
import { openTombstones } from '../../hubspot/contacts/tombstones.ts';
import { eventPayload, STATUS_PROPERTY } from '../../hubspot/webhook/contact-event.ts';
import { type AcceptEvents, createInbox, type OpenEvent } from '../../hubspot/webhook/inbox.ts';
import type { Log } from '../../platform/log/log.ts';
import { countNewDeadLetters, valuesWithJobs } from '../../platform/queue/job-rows.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { readSetting, writeSetting } from '../../platform/store/settings.ts';
import { everyJob } from '../definitions/every-job.ts';
import {
  backfillContactJob,
  backfillPageJob,
  type ContactChange,
  contactChangeJob,
  type ScreenContact,
  screenContactJob,
  sweepEventsJob,
} from '../definitions/job-kinds.ts';
import { expireRuns } from '../workflows/workflow-runs.ts';

/** Accepts webhook events: inbox and queue in one transaction. */
export async function createIntake(store: Store, queue: Queue): Promise<AcceptEvents> {
  return createInbox({
    db: store.db,
    tombstones: await openTombstones(store),
    enqueue: (trx, events) => enqueueEvents(queue, trx, events),
  });
}

/** One job for each event, in at most two statements. The group is the portal. */
export async function enqueueEvents(
  queue: Pick<Queue, 'enqueue'>,
  trx: KyselyTransactionLike,
  events: readonly OpenEvent[],
): Promise<void> {
  const screens: ScreenContact[] = [];
  const changes: ContactChange[] = [];
  for (const { id: eventId, portalId, contactId, kind, payload } of events) {
    const ids = { portalId, contactId, eventId };
    if (kind === 'deleted' || kind === 'merged' || kind === 'erased') changes.push({ ...ids, kind });
    else if (payload.property === STATUS_PROPERTY) changes.push({ ...ids, kind: 'status' });
    else if (payload.about !== undefined) changes.push({ ...ids, kind: 'about' });
    else screens.push({ ...ids, cause: kind });
  }
  if (screens.length > 0) await queue.enqueue(trx, screenContactJob, screens.map(forPortal));
  if (changes.length > 0) await queue.enqueue(trx, contactChangeJob, changes.map(forPortal));
}

const forPortal = <Data extends { portalId: string }>(data: Data) => ({ data, options: { groupId: data.portalId } });

interface Deps {
  db: Db;
  queue: Queue;
  log: Log;
  onDeadLetters(job: string, count: number): void;
}

const SEEN = 'dead_letters_seen';

/** Reports jobs that failed permanently since the last run, each once across processes. */
export async function alertDeadLetters({ db, log, onDeadLetters }: Omit<Deps, 'queue'>): Promise<void> {
  const newLetters = await db.transaction().execute(async (trx) => {
    const rows = await countNewDeadLetters(trx, everyJob, await readLastSeen(trx));
    const until = rows
      .map(({ last }) => last)
      .sort()
      .at(-1);
    if (until !== undefined) await writeSetting(trx, SEEN, { until });
    return rows;
  });
  for (const { job, count } of newLetters) {
    onDeadLetters(job, count);
    log.error({ job, count }, 'jobs failed permanently; see: deliveries list --status failed');
  }
}

const seen = z.object({ until: z.string() }).optional();

async function readLastSeen(trx: Db): Promise<string | null> {
  return seen.parse(await readSetting(trx, SEEN))?.until ?? null;
}

const BATCH = 1_000;

/** How long an event may be open before its job is checked. */
const STUCK_AFTER_SECONDS = 300;

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
export async function sweepStuckEvents({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<number> {
  let total = 0;
  for (let afterId: string | undefined = '0'; afterId !== undefined; ) {
    const from: string = afterId;
    const found = await db.transaction().execute(async (trx) => {
      const page = await findStuck(trx, from);
      await enqueueEvents(queue, trx, page.stuck);
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
async function findStuck(trx: Db, afterId: string): Promise<{ stuck: OpenEvent[]; last: string | undefined }> {
  const { rows } = await sql<OpenEvent>`
    select e.id, e.portal_id as "portalId", e.contact_id as "contactId", e.kind, e.payload
    from webhook_events e left join hubspot_connections c using (portal_id)
    where e.processed_at is null and e.received_at < now() - make_interval(secs => ${STUCK_AFTER_SECONDS})
      and (c.status = 'active' or e.kind = 'erased') and e.id > ${afterId}
    order by e.id limit ${BATCH}`.execute(trx);
  const withJobs = await valuesWithJobs(trx, jobs, { key: 'eventId', values: rows.map(({ id }) => id), dead: true });
  const stuck = rows
    .filter(({ id }) => !withJobs.has(id))
    .map(({ payload, ...event }) => ({ ...event, payload: eventPayload.parse(payload) }));
  return { stuck, last: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}
