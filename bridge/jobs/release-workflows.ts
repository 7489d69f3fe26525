import type { Transaction } from 'kysely';
import type { Queue } from '../queue/open-queue.ts';
import type { Database } from '../store/schema.ts';
import { completeWorkflowJob } from './complete-workflow-job.ts';

/** Has workflows told that wait for contacts whose screening has just ended. */
export async function releaseWorkflows(
  { queue }: { queue: Pick<Queue, 'enqueue'> },
  trx: Transaction<Database>,
  { portalId, contactIds }: { portalId: string; contactIds: readonly string[] },
): Promise<void> {
  if (contactIds.length === 0) return;
  const runs = await trx
    .selectFrom('workflow_runs')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [...contactIds])
    .where('state', '=', 'waiting')
    .execute();
  if (runs.length === 0) return;
  const jobs = runs.map(({ id: runId }) => ({
    data: { portalId, runId, screened: true },
    options: { groupId: portalId },
  }));
  await queue.enqueue(trx, completeWorkflowJob, jobs);
}
