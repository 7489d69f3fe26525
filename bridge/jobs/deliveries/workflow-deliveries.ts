import { sql } from 'kysely';
import { isUuid } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import { completeWorkflowJob } from '../definitions/job-kinds.ts';
import { releaseRuns } from '../workflows/release-workflows.ts';
import { failureWords } from '../workflows/workflow-outputs.ts';
import { reopenRun, type WorkflowRun } from '../workflows/workflow-runs.ts';
import type { Replayer } from './replay-deliveries.ts';
import type { Delivery, DeliveryQuery, DeliveryStatus } from './webhook-deliveries.ts';

const stateOf = { open: 'waiting', failed: 'failed', done: 'done' } as const satisfies Record<
  DeliveryStatus,
  WorkflowRun['state']
>;
const statusOf = { waiting: 'open', failed: 'failed', done: 'done' } as const;

/** Position in a list of runs; `at`: creation time in microseconds. */
export interface RunPlace {
  at: string;
  id: string;
}

/** Workflows that reached the action, newest first. */
export async function listWorkflowDeliveries(
  db: Db,
  query: DeliveryQuery,
): Promise<{ delivery: Delivery; place: RunPlace }[]> {
  const { accountId, contactId, status, limit, after } = query;
  const before = after?.run ?? null;
  const runs = await db
    .selectFrom('workflow_runs')
    .selectAll()
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('at'))
    .$if(before !== null, (some) =>
      some.where(
        sql<boolean>`(created_at, id) <
          ('epoch'::timestamptz + ${before?.at}::float8 * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .$if(accountId !== undefined, (some) => some.where('account_id', '=', accountId ?? ''))
    .$if(contactId !== undefined, (some) => some.where('contact_id', '=', contactId ?? ''))
    .$if(status !== undefined, (some) => some.where('state', '=', stateOf[status ?? 'open']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return runs.map(({ at, ...run }) => ({ delivery: deliveryOf(run), place: { at, id: run.id } }));
}

function deliveryOf(run: WorkflowRun): Delivery {
  const isWaiting = run.state === 'waiting';
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
    outcome: run.state === 'done' ? 'delivered' : run.reason,
    attempts: 0,
    lastError: run.reason === null ? null : failureWords[run.reason],
    job: isWaiting ? completeWorkflowJob.name : null,
    jobState: isWaiting ? 'waiting' : null,
    dueAt: null,
  };
}

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

/** Why a workflow cannot be notified again, in words. */
type ReplayRefusal = { kind: 'missing' | 'refused'; words: string };

/**
 * Notifies a workflow again, as after the missing scope was added.
 * @returns why that is impossible; null when it is done
 */
export async function replayWorkflow({ db, queue }: Deps, runId: string, by?: Replayer): Promise<ReplayRefusal | null> {
  const missing = { kind: 'missing', words: `There is no workflow with the run ${runId}.` } as const;
  if (!isUuid(runId)) return missing;
  return db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('workflow_runs')
      .selectAll()
      .where('id', '=', runId)
      .$if(by !== undefined, (runs) => runs.where('account_id', '=', by?.accountId ?? ''))
      .forUpdate()
      .executeTakeFirst();
    if (run === undefined) return missing;
    const words = whyNot(run);
    if (words !== null) return { kind: 'refused', words };
    await reopenRun(trx, runId);
    await releaseRuns({ queue }, trx, [runId]);
    if (by !== undefined) await writeAudit(trx, { ...by, action: 'delivery.replayed', target: runId, detail: {} });
    return null;
  });
}

function whyNot(run: WorkflowRun): string | null {
  if (run.state !== 'failed')
    return run.state === 'done' ? 'The workflow already has the result.' : 'The workflow is still waiting.';
  return run.reason === 'not_asked' || run.expires_at <= new Date() ? 'The workflow is no longer waiting.' : null;
}
