import { type BlockedReason, findAppPortal, obstacleOf } from '../jobs/app/app-portal.ts';
import { type BackfillReport, findBackfill } from '../jobs/backfill/backfills.ts';
import { backfillPageJob } from '../jobs/definitions/backfill-page-job.ts';
import { findJobs } from '../platform/queue/job-rows.ts';
import type { Store } from '../platform/store/open-store.ts';

/** Why a backfill that is not over does not move; `stopped`: its job failed for good. */
export type BackfillObstacle = Exclude<BlockedReason, 'erased'> | 'stopped';

export interface BackfillStatus extends BackfillReport {
  /** Null where it moves, or is over, or where it was paused by hand and nothing else is in the way. */
  obstacle: BackfillObstacle | null;
}

/** The newest backfill of an account with what is in its way; null where there was none. */
export async function findStand({ db }: Pick<Store, 'db'>, accountId: string): Promise<BackfillStatus | null> {
  const before = await findBackfill(db, accountId);
  if (before === null) return null;
  // The job first: a backfill that still runs after that had one.
  const jobs = await findJobs(db, [backfillPageJob], { key: 'backfillId', values: [before.backfillId] });
  const report = (await findBackfill(db, accountId)) ?? before;
  if (report.status !== 'running' && report.status !== 'paused') return { ...report, obstacle: null };
  const blockedReason = await findHindrance({ db }, report.portalId);
  if (blockedReason !== null) return { ...report, obstacle: blockedReason };
  const works = report.backfillId !== before.backfillId || jobs.some(({ state }) => state !== 'dead');
  return { ...report, obstacle: report.status === 'running' && !works ? 'stopped' : null };
}

/** Why nothing of a portal is screened; null where it is. */
export async function findHindrance(
  { db }: Pick<Store, 'db'>,
  portalId: string,
): Promise<Exclude<BackfillObstacle, 'stopped'> | null> {
  const portal = await findAppPortal(db, portalId);
  const blockedReason = portal === undefined ? null : obstacleOf(portal);
  return blockedReason === 'erased' ? null : blockedReason;
}

const words: Record<BackfillObstacle, [reason: string, remedy: string]> = {
  paused: ['The portal is paused.', 'hubspot resume'],
  revoked: ['The portal no longer lets the bridge in.', 'hubspot connect'],
  no_subscription: ['The account has no active subscription.', 'account set --subscription active'],
  stopped: ['Its job failed for good.', 'backfill resume'],
};

/** The reason, and the command that ends it. */
export function describeObstacle(obstacle: BackfillObstacle, accountId: string): string {
  const [reason, remedy] = words[obstacle];
  return `${reason} To go on: npm run --silent cli -- ${remedy} --account ${accountId}`;
}
