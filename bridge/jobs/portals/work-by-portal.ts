import { sql } from 'kysely';
import { type Configuration, defaultConfiguration } from '../../../shared/configuration.ts';
import { type FieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import type { SubscriptionState } from '../../../shared/plan-limits.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Log } from '../../platform/log/log.ts';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import type { Claim } from '../../platform/queue/handle-batch.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db } from '../../platform/store/schema.ts';
import { portalOfJob } from '../definitions/job-leads.ts';
import {
  backOffPortal,
  createOutages,
  createSkippedPortals,
  endOutage,
  type PortalProblem,
} from './back-off-portal.ts';

const WORKERS = 6;
/** The queue's own limit is not exact. */
const PER_PORTAL = 2;
const BUSY_SECONDS = 1;

export interface PortalWorkDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  log: Log;
}

interface Work<Data extends object> {
  signal: AbortSignal;
  /**
   * @throws {HubSpotFailure} failures of the portal as a whole use up no attempts of the job; failures that may be its
   * own do, for the first minutes after another job succeeded
   */
  handle(claim: Claim<Data>): Promise<void>;
  /**
   * Data of the job that replaces a claim, since its attempts restart at 0; defaults to the same data.
   * @param begun whether the work on this one was started
   */
  carry?(claim: Claim<Data>, begun: boolean): Data;
}

/**
 * Works on jobs grouped by portal, one by one: they deliver settled results, so they need no subscription. Paused,
 * revoked and failing portals are skipped, and a hanging one holds at most a few jobs: no portal waits for another. A
 * job without a group gets its portal's.
 */
export async function workByPortal<Data extends object>(
  deps: PortalWorkDeps,
  job: JobDefinition<Data>,
  work: Work<Data>,
): Promise<void> {
  const { db, queue, log } = deps;
  const { signal, handle } = work;
  const skipped = createSkippedPortals({ listWaiting: () => listClosedPortals(db), log });
  const problem = { skipped, outages: createOutages(), log };
  const inFlight = new Map<string, number>();
  const full = () => [...inFlight].flatMap(([portalId, jobs]) => (jobs >= PER_PORTAL ? portalId : []));
  const take = async (claim: Claim<Data>): Promise<void> => {
    const portalId = claim.groupId ?? (await portalOfJob(db, claim.data));
    if (portalId === undefined) return handle(claim);
    const again = (seconds: number, begun: boolean) =>
      putOff(deps, job, { claim, seconds, portalId, data: work.carry?.(claim, begun) ?? claim.data });
    if (claim.groupId === undefined) return again(0, false);
    if (full().includes(portalId)) return again(BUSY_SECONDS, false);
    inFlight.set(portalId, (inFlight.get(portalId) ?? 0) + 1);
    try {
      const seconds = await handleFor(problem, portalId, () => handle(claim));
      if (seconds !== null) await again(seconds, true);
    } finally {
      inFlight.set(portalId, (inFlight.get(portalId) ?? 1) - 1);
      if (inFlight.get(portalId) === 0) inFlight.delete(portalId);
    }
  };
  await skipped.refresh();
  await Promise.all([
    skipped.keepFresh(signal),
    queue.work(job, {
      signal,
      batchSize: 1,
      concurrency: WORKERS,
      groupConcurrency: PER_PORTAL,
      ignoreGroups: () => [...skipped.list(), ...full()],
      async handle(claims) {
        for (const claim of claims) await take(claim);
      },
    }),
  ]);
}

/** @returns the seconds until it is retried; null when done */
async function handleFor(problem: PortalProblem, portalId: string, handle: () => Promise<void>) {
  const { outages, log } = problem;
  try {
    await handle();
    endOutage(problem, portalId);
    return null;
  } catch (error) {
    if (!(error instanceof HubSpotFailure) || error.kind === 'permanent' || error.kind === 'not_found') throw error;
    log.warn({ err: error, portalId }, 'work for a portal failed');
    const seconds = await backOffPortal(problem, portalId, error);
    if (isPerhapsOwn(error) && outages.workedLately(portalId)) throw error;
    return seconds;
  }
}

/** While other jobs of the portal succeed, a job that keeps failing would be postponed forever, unnoticed. */
const isPerhapsOwn = ({ kind, retryAfterMs, properties }: HubSpotFailure): boolean =>
  kind === 'retryable' && retryAfterMs === undefined && properties.length === 0;

interface PutOff<Data extends object> {
  claim: Claim<Data>;
  seconds: number;
  portalId: string;
  data: Data;
}

/** Enqueues a new job, so that no attempt is used up, however long the outage lasts. */
async function putOff<Data extends object>(
  { db, queue }: PortalWorkDeps,
  job: JobDefinition<Data>,
  { claim, seconds, portalId, data }: PutOff<Data>,
): Promise<void> {
  const options = { startAfter: seconds, groupId: portalId };
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await queue.enqueue(trx, job, [{ data, options }]);
  });
}

/** Everything that screening a contact depends on besides the contact. */
export interface ScreeningPortal {
  portalId: string;
  accountId: string;
  /** When this was read, by the database's clock; contacts are read later. */
  requestedAt: Date;
  /** Why nothing is screened for now; null when it is. */
  blockedReason: string | null;
  /** The app's id; null until it is known. */
  appId: string | null;
  mapping: FieldMapping;
  mappingVersion: number;
  configuration: Configuration;
  /** 0 for the default configuration. */
  configurationVersion: number;
}

/** The connected ones of these portals. */
export async function loadPortals(db: Db, portalIds: readonly string[]): Promise<Map<string, ScreeningPortal>> {
  const rows = await db
    .selectFrom('hubspot_connections as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('configurations')
          .select(['version', 'body'])
          .whereRef('account_id', '=', 'h.account_id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['h.portal_id', 'h.account_id', 'h.status', 'h.app_id', 'h.mapping', 'h.mapping_version'])
    .select(['a.subscription', 'c.version', 'c.body', sql<Date>`clock_timestamp()`.as('asked_at')])
    .where('h.portal_id', 'in', [...portalIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.portal_id,
      {
        portalId: row.portal_id,
        accountId: row.account_id,
        requestedAt: row.asked_at,
        blockedReason: reasonOf(row),
        appId: row.app_id,
        mapping: fieldMapping.parse(row.mapping),
        mappingVersion: row.mapping_version,
        configuration: row.body ?? defaultConfiguration,
        configurationVersion: row.version ?? 0,
      },
    ]),
  );
}

function reasonOf(row: { status: 'active' | 'paused' | 'revoked'; subscription: SubscriptionState }): string | null {
  if (row.status === 'paused') return 'the portal is paused';
  if (row.status === 'revoked') return "the portal revoked the app's access";
  return row.subscription === 'active' ? null : 'the account has no active subscription';
}

/** Paused and revoked portals. */
async function listClosedPortals(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hubspot_connections').select('portal_id').where('status', '<>', 'active').execute();
  return rows.map(({ portal_id }) => portal_id);
}

/** Portals whose contacts must wait, for a reason that `loadPortals` returns. */
export async function listWaitingPortals(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('hubspot_connections as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .select('h.portal_id')
    .where(sql<boolean>`(h.status <> 'active' or a.subscription <> 'active')`)
    .execute();
  return rows.map(({ portal_id }) => portal_id);
}

/** Portals whose backfill is paused. */
export async function listPausedBackfills(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('backfills').select('portal_id').where('status', '=', 'paused').execute();
  return rows.map(({ portal_id }) => portal_id);
}
