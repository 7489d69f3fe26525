import { type Selectable, sql } from 'kysely';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { type ContactWindow, largestId, SEARCH_PAGE, searchContacts } from '../../hubspot/contacts/search-contacts.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Claim } from '../../platform/queue/handle-batch.ts';
import { countUnended } from '../../platform/queue/job-rows.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Backfills, Db, Trx } from '../../platform/store/schema.ts';
import { type BackfillPage, backfillContactJob, backfillPageJob } from '../definitions/job-kinds.ts';

/** Jobs of a backfill in the queue at a time: pausing and cancelling act soon, and the queue stays short. */
const AHEAD = 1_000;
const RECHECK_SECONDS = 2;
const WAITING_SECONDS = 30;

interface BackfillDeps {
  db: Db;
  api: Pick<ContactApi, 'call' | 'paths'>;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  log: Log;
}

/** Advances backfills page by page, until the signal. */
export async function runBackfillPages(deps: BackfillDeps, signal: AbortSignal): Promise<void> {
  await deps.queue.work(backfillPageJob, {
    signal,
    batchSize: 1,
    async handle([claim]) {
      if (claim !== undefined) await bringForward(deps, claim);
    },
  });
}

async function bringForward(deps: BackfillDeps, claim: Claim<BackfillPage>): Promise<void> {
  const backfill = await deps.db
    .selectFrom('backfills')
    .selectAll()
    .where('id', '=', claim.data.backfillId)
    .executeTakeFirst();
  // Paused and cancelled backfills have no page job: resuming enqueues one.
  if (backfill?.status !== 'running') return;
  const waiting = await countWaiting(deps.db, backfill.id);
  if (waiting >= AHEAD) return keepGoing(deps, claim, RECHECK_SECONDS);
  const page = await search(deps, backfill);
  if (page === 'wait') return keepGoing(deps, claim, WAITING_SECONDS);
  await deps.db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await takePage(deps, trx, { backfill, ids: page, waiting });
  });
}

type Backfill = Selectable<Backfills>;

/** A portal with an outage is retried later, without using up the job's attempts. */
async function search({ api, log }: BackfillDeps, backfill: Backfill): Promise<string[] | 'wait'> {
  const { portal_id: portalId, created_from: createdFrom, created_until: createdUntil, cursor: after } = backfill;
  try {
    return (await searchContacts(api, { portalId, createdFrom, createdUntil, after })).ids;
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    log.warn({ err: error, portalId }, 'a page of a backfill could not be read; still trying');
    return 'wait';
  }
}

async function keepGoing({ db, queue }: BackfillDeps, claim: Claim<BackfillPage>, seconds: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await queue.enqueue(trx, backfillPageJob, [{ data: claim.data, options: { startAfter: seconds } }]);
  });
}

interface Page {
  backfill: Backfill;
  ids: readonly string[];
  waiting: number;
}

/** Cursor and jobs change in one transaction: a page is taken once, even if the process is killed. */
async function takePage({ queue }: BackfillDeps, trx: Trx, { backfill, ids, waiting }: Page) {
  const { id: backfillId, portal_id: portalId, cursor } = backfill;
  const wanted = await withoutScreened(trx, backfill, ids);
  const isOver = ids.length < SEARCH_PAGE;
  const isDone = isOver && wanted.length === 0 && waiting === 0;
  const { numUpdatedRows } = await trx
    .updateTable('backfills')
    .set({
      cursor: largestId(ids, cursor),
      found: sql`found + ${ids.length}`,
      enqueued: sql`enqueued + ${wanted.length}`,
      ...(isDone && { status: 'done' as const }),
      updated_at: new Date(),
    })
    .where('id', '=', backfillId)
    .where('status', '=', 'running')
    .where('cursor', '=', cursor)
    .executeTakeFirst();
  // Paused, or taken by another page job meanwhile.
  if (numUpdatedRows === 0n || isDone) return;
  const entries = wanted.map((contactId) => ({
    data: { portalId, contactId, cause: 'backfill' as const, backfillId },
    options: { groupId: portalId },
  }));
  if (entries.length > 0) await queue.enqueue(trx, backfillContactJob, entries);
  const startAfter = isOver ? RECHECK_SECONDS : 0;
  await queue.enqueue(trx, backfillPageJob, [{ data: { backfillId, portalId }, options: { startAfter } }]);
}

/** Contacts with a result are skipped unless the backfill rescreens. */
async function withoutScreened(trx: Trx, backfill: Backfill, ids: readonly string[]) {
  if (backfill.rescreen || ids.length === 0) return [...ids];
  const rows = await trx
    .selectFrom('leads')
    .select('contact_id')
    .where('portal_id', '=', backfill.portal_id)
    .where('contact_id', 'in', [...ids])
    .where('state', 'in', ['screened', 'needs_info'])
    .execute();
  const screened = new Set(rows.map(({ contact_id }) => contact_id));
  return ids.filter((id) => !screened.has(id));
}

/** Unfinished jobs of a backfill. */
export async function countWaiting(db: Db, backfillId: string): Promise<number> {
  return countUnended(db, backfillContactJob, { backfillId });
}

/** Contacts of a window that have a result already. */
export async function countScreened(db: Db, window: Omit<ContactWindow, 'after'>): Promise<number> {
  const { portalId, createdFrom, createdUntil } = window;
  const { count } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('portal_id', '=', portalId)
    .where('state', 'in', ['screened', 'needs_info'])
    .where('contact_created_at', '<', createdUntil)
    .$if(createdFrom !== null, (query) => query.where('contact_created_at', '>=', createdFrom))
    .executeTakeFirstOrThrow();
  return Number(count);
}
