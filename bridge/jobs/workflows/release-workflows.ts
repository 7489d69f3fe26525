import { sql } from 'kysely';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Trx } from '../../platform/store/schema.ts';
import { completeWorkflowJob } from '../definitions/job-kinds.ts';

interface Ended {
  portalId: string;
  contactIds: readonly string[];
  /** Time before the contacts were read, by the database's clock. */
  requestedAt: Date;
}

/** HubSpot must have stored that the workflow waits before it can be completed. */
const STORED_AFTER_MS = 2_000;

type Deps = { queue: Pick<Queue, 'enqueue'> };

/**
 * Notifies workflows that wait for contacts whose screening has just ended. A workflow that started after the contact
 * was read may have changed it before: it waits for its own screening.
 */
export async function releaseWorkflows(deps: Deps, trx: Trx, ended: Ended): Promise<void> {
  const { portalId, contactIds, requestedAt } = ended;
  if (contactIds.length === 0) return;
  const runs = await trx
    .selectFrom('workflow_runs')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [...contactIds])
    .where('state', '=', 'waiting')
    .where('created_at', '<', requestedAt)
    .execute();
  const ids = runs.map(({ id }) => id);
  await releaseRuns(deps, trx, ids);
}

/** Queues one notification job per run, however often it is released. */
export async function releaseRuns({ queue }: Deps, trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const runs = await trx
    .updateTable('workflow_runs')
    .set({ released_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', ids.toSorted())
    .where('state', '=', 'waiting')
    .where('released_at', 'is', null)
    .returning(['id', 'portal_id', 'created_at'])
    .execute();
  const jobs = runs.map(({ id: runId, portal_id: portalId, created_at: createdAt }) => ({
    data: { portalId, runId, screened: true, looks: 0, refusals: 0 },
    options: { groupId: portalId, startAfter: new Date(createdAt.getTime() + STORED_AFTER_MS) },
  }));
  if (jobs.length > 0) await queue.enqueue(trx, completeWorkflowJob, jobs);
}
