import { findJobs } from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { backfillPageJob } from '../definitions/job-kinds.ts';
import { type BlockedReason, blockedReasonOf, findAppPortal } from '../portals/served-portal.ts';
import { type BackfillReport, findBackfill } from './backfills.ts';

/** Why an unfinished backfill does not advance; `stopped`: its job failed permanently. */
export type BackfillBlockedReason = Exclude<BlockedReason, 'erased'> | 'stopped';

export interface BackfillStatus extends BackfillReport {
  /** Null when it advances or is over, or was paused by hand and nothing else blocks it. */
  obstacle: BackfillBlockedReason | null;
}

/** The newest backfill of an account with what blocks it; null when there is none. */
export async function findBackfillStatus(db: Db, accountId: string): Promise<BackfillStatus | null> {
  const before = await findBackfill(db, accountId);
  if (before === null) return null;
  // Read the job first: a backfill that is still running afterwards had one.
  const jobs = await findJobs(db, [backfillPageJob], { key: 'backfillId', values: [before.backfillId] });
  const report = (await findBackfill(db, accountId)) ?? before;
  if (report.status !== 'running' && report.status !== 'paused') return { ...report, obstacle: null };
  const blockedReason = await findBlockedReason(db, report.portalId);
  if (blockedReason !== null) return { ...report, obstacle: blockedReason };
  const works = report.backfillId !== before.backfillId || jobs.some(({ state }) => state !== 'dead');
  return { ...report, obstacle: report.status === 'running' && !works ? 'stopped' : null };
}

/** Why nothing of a portal is screened; null when it is. */
export async function findBlockedReason(
  db: Db,
  portalId: string,
): Promise<Exclude<BackfillBlockedReason, 'stopped'> | null> {
  const portal = await findAppPortal(db, portalId);
  const blockedReason = portal === undefined ? null : blockedReasonOf(portal);
  return blockedReason === 'erased' ? null : blockedReason;
}

export const blockedReasonTexts: Record<BackfillBlockedReason, string> = {
  paused: 'The portal is paused.',
  revoked: "The portal revoked the app's access.",
  no_subscription: 'The account has no active subscription.',
  stopped: 'Its job failed permanently.',
};
