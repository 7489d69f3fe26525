import type { Kysely } from 'kysely';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { isUuid } from '../../platform/uuid.ts';
import { completeWorkflowJob } from '../definitions/complete-workflow-job.ts';
import { releaseRuns } from '../workflows/release-workflows.ts';
import { failureWords } from '../workflows/workflow-outputs.ts';
import { reopenRun, type WorkflowRun } from '../workflows/workflow-runs.ts';
import type { Delivery, DeliveryQuery, DeliveryStatus } from './deliveries.ts';

const stateOf = { open: 'waiting', failed: 'failed', done: 'done' } as const satisfies Record<
  DeliveryStatus,
  WorkflowRun['state']
>;
const statusOf = { waiting: 'open', failed: 'failed', done: 'done' } as const;

/** Workflows that reached the action, newest first. */
export async function listWorkflowDeliveries(db: Kysely<Database>, query: DeliveryQuery): Promise<Delivery[]> {
  const { accountId, contactId, status, limit } = query;
  const runs = await db
    .selectFrom('workflow_runs')
    .selectAll()
    .$if(accountId !== undefined, (some) => some.where('account_id', '=', accountId ?? ''))
    .$if(contactId !== undefined, (some) => some.where('contact_id', '=', contactId ?? ''))
    .$if(status !== undefined, (some) => some.where('state', '=', stateOf[status ?? 'open']))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return runs.map(deliveryOf);
}

function deliveryOf(run: WorkflowRun): Delivery {
  const waits = run.state === 'waiting';
  return {
    eventId: null,
    runId: run.id,
    portalId: run.portal_id,
    contactId: run.contact_id,
    kind: 'workflow',
    status: statusOf[run.state],
    occurredAt: null,
    receivedAt: run.created_at,
    processedAt: run.ended_at,
    outcome: run.state === 'done' ? 'told' : run.reason,
    attempts: 0,
    lastError: run.reason === null ? null : failureWords[run.reason],
    job: waits ? completeWorkflowJob.name : null,
    jobState: waits ? 'waiting' : null,
    dueAt: null,
  };
}

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
}

/**
 * Tells a workflow again that could not be told, as after the scope it takes was added.
 * @returns why that would be in vain, in words; null where it is done
 */
export async function replayWorkflow({ db, queue }: Deps, runId: string): Promise<string | null> {
  const missing = `There is no workflow with the run ${runId}.`;
  if (!isUuid(runId)) return missing;
  return db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('workflow_runs')
      .selectAll()
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirst();
    if (run === undefined) return missing;
    if (run.state !== 'failed')
      return run.state === 'done' ? 'The workflow already has the result.' : 'The workflow still waits.';
    if (run.reason === 'not_asked' || run.expires_at <= new Date()) return 'The workflow no longer waits.';
    await reopenRun(trx, runId);
    await releaseRuns({ queue }, trx, [runId]);
    return null;
  });
}
