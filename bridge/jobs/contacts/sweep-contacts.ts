import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { findConnection, noteSwept } from '../../hubspot/connections/connections.ts';
import { refreshMappingProblems } from '../../hubspot/contacts/mapping-problems.ts';
import { searchPages } from '../../hubspot/contacts/search-contacts.ts';
import { contactKey, type Tombstones } from '../../hubspot/contacts/tombstones.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db } from '../../platform/store/schema.ts';
import { priorityOf, screenContactJob, sweepContactsJob } from '../definitions/job-kinds.ts';

const DAY_MS = 24 * 3_600_000;
/** After a problem was found: it may be fixed by now. */
const HOUR_MS = 3_600_000;

interface Deps {
  db: Db;
  queue: Queue;
  hubspot: Pick<HubSpot, 'call' | 'paths'>;
  tombstones: Tombstones;
  log: Log;
  onFound(contacts: number): void;
  now?(): number;
}

/**
 * Checks once a day whether a portal still has every property its mapping reads, and logs when that changes.
 * @throws {HubSpotFailure}
 */
export async function watchMapping(
  { db, hubspot, log, now = Date.now }: Pick<Deps, 'db' | 'hubspot' | 'log' | 'now'>,
  portalId: string,
): Promise<void> {
  const connection = await findConnection(db, portalId);
  if (connection?.status !== 'active') return;
  const { mappingCheckedAt, mappingProblems: before } = connection;
  const every = before.length > 0 ? HOUR_MS : DAY_MS;
  if (mappingCheckedAt !== null && now() - mappingCheckedAt.getTime() < every) return;
  const problem = await refreshMappingProblems({ db, api: hubspot }, connection, new Date(now()));
  if (problem.length === 0 && before.length > 0)
    log.info({ portalId }, 'the portal has every property of its mapping again');
  if (problem.join() === before.join() || problem.length === 0) return;
  log.warn({ portalId, problem }, 'the mapping reads properties that the portal does not have; contacts lack them');
}

/** Webhooks get this long before the sweep looks for their contact. */
const WEBHOOK_GRACE_MS = 60_000;
/** HubSpot's search index lags: the sweep searches the end of the last window again. */
const OVERLAP_MS = 5 * 60_000;

/** Finds contacts whose webhook never came, on a schedule, on one process at a time, until the signal. */
export async function runContactSweep(deps: Deps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.schedule(sweepContactsJob, '*/10 * * * *', {});
  await queue.work(sweepContactsJob, {
    signal,
    batchSize: 1,
    concurrency: 2,
    async handle(claims) {
      for (const { data } of claims) {
        if (data.portalId === undefined) await sweepEach(deps);
        else await sweepOne(deps, data.portalId);
      }
    },
  });
}

/** One job for each portal: a slow or broken one does not block the others. */
async function sweepEach({ db, queue }: Deps): Promise<void> {
  const portals = await db
    .selectFrom('hubspot_connections')
    .select('portal_id')
    .where('status', '=', 'active')
    .execute();
  if (portals.length === 0) return;
  await db.transaction().execute((trx) =>
    queue.enqueue(
      trx,
      sweepContactsJob,
      portals.map(({ portal_id: portalId }) => ({ data: { portalId }, options: { groupId: portalId } })),
    ),
  );
}

/** A HubSpot failure is left to the next run, ten minutes later; the swept time advances only when all is done. */
async function sweepOne(deps: Deps, portalId: string): Promise<void> {
  try {
    const found = await sweepPortal(deps, portalId);
    if (found > 0) deps.log.warn({ portalId, contacts: found }, 'found contacts that no webhook reported');
    await watchMapping(deps, portalId);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    deps.log.warn({ portalId, kind: error.kind, status: error.status }, 'a portal could not be swept; trying later');
  }
}

/**
 * Enqueues the contacts created since the last sweep that have neither a lead nor an open event.
 * @returns how many
 * @throws {HubSpotFailure}
 */
export async function sweepPortal(deps: Omit<Deps, 'log'>, portalId: string): Promise<number> {
  const { db, hubspot, now = Date.now } = deps;
  const connection = await findConnection(db, portalId);
  if (connection?.status !== 'active') return 0;
  const window = windowOf(connection.sweptUntil, { hubspot: await askForTime(deps, portalId), ours: now() });
  if (window === null) return 0;
  const { from, until } = window;
  let found = 0;
  for await (const ids of searchPages(hubspot, { portalId, createdFrom: from, createdUntil: until })) {
    found += await enqueueMissed(deps, portalId, ids);
  }
  await noteSwept(db, portalId, until);
  deps.onFound(found);
  return found;
}

/** Contacts carry HubSpot's time: with a fast local clock, some would never be in any window. */
async function askForTime({ hubspot, now = Date.now }: Omit<Deps, 'log'>, portalId: string): Promise<number> {
  const path = hubspot.paths.accountDetails;
  const { at } = await hubspot.call({ portalId, method: 'GET', path, repeatable: true, priority: 'background' });
  return at?.getTime() ?? now();
}

/** @returns null when it is too early for another sweep */
function windowOf(sweptUntil: Date, time: { hubspot: number; ours: number }): { from: Date; until: Date } | null {
  const until = time.hubspot - WEBHOOK_GRACE_MS;
  const before = sweptUntil.getTime();
  if (before <= time.hubspot && until <= before) return null;
  // A connection starts with our database's time, which may be as fast as ours.
  const ahead = Math.max(0, time.ours - time.hubspot);
  return { from: new Date(Math.min(before, time.hubspot) - OVERLAP_MS - ahead), until: new Date(until) };
}

async function enqueueMissed({ db, queue, tombstones }: Omit<Deps, 'log'>, portalId: string, ids: readonly string[]) {
  return tombstones.whileHeldOff(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select found.id from unnest(${[...ids]}::bigint[]) as found (id)
      where not exists (select from leads where portal_id = ${portalId} and contact_id = found.id)
        and not exists (
          select from webhook_events
          where portal_id = ${portalId} and contact_id = found.id and processed_at is null
        )`.execute(trx);
    const missed = rows.map(({ id }) => id);
    const erased = await tombstones.find(
      trx,
      missed.map((contactId) => ({ portalId, contactId })),
    );
    const entries = missed
      .filter((contactId) => !erased.has(contactKey({ portalId, contactId })))
      .map((contactId) => ({
        data: { portalId, contactId, cause: 'sweep' as const },
        options: { id: sweepJobId(portalId, contactId), groupId: portalId, priority: priorityOf('sweep') },
      }));
    return entries.length === 0 ? 0 : (await queue.enqueue(trx, screenContactJob, entries)).length;
  });
}

/** The same for every sweep, so that a contact found twice is queued once. */
function sweepJobId(portalId: string, contactId: string): string {
  const hex = createHash('sha256').update(`sweep:${portalId}:${contactId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
