import { type Kysely, type Selectable, sql } from 'kysely';
import { completeCallback } from '../hubspot/actions/complete-callback.ts';
import type { HubSpot } from '../hubspot/hubspot.ts';
import type { Log } from '../log.ts';
import type { Claim } from '../queue/claim.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database, WorkflowRuns } from '../store/schema.ts';
import { findLead } from './card-lead.ts';
import { completeWorkflowJob } from './complete-workflow-job.ts';
import { workOn } from './contact-work.ts';
import { finishedWith, withoutResult } from './workflow-outputs.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  api: Pick<HubSpot, 'call' | 'paths'>;
  log: Log;
  now(): Date;
}

const LOOK_AGAIN_SECONDS = 30;

/** Tells workflows what came of their leads, until the signal. */
export async function runCompleteWorkflows(deps: Deps, signal: AbortSignal): Promise<void> {
  await deps.queue.work(completeWorkflowJob, {
    signal,
    batchSize: 1,
    concurrency: 4,
    async handle(claims) {
      for (const claim of claims) await complete(deps, claim);
    },
  });
}

type Run = Selectable<WorkflowRuns>;
type Data = { runId: string; screened: boolean; portalId: string };

async function complete(deps: Deps, claim: Claim<Data>): Promise<void> {
  const { db, api, log } = deps;
  const run = await db.selectFrom('workflow_runs').selectAll().where('id', '=', claim.data.runId).executeTakeFirst();
  if (run?.state !== 'waiting') return;
  if (deps.now() >= run.expires_at) return end(deps, run, 'expired');
  const finished = await finish(deps, run, claim.data.screened);
  if (finished === 'later') return lookAgain(deps, claim);
  const { portal_id: portalId, callback_id: callbackId } = run;
  const outcome = await completeCallback(api, { portalId, callbackId, finished });
  if (outcome === 'told') return end(deps, run, null);
  // A try that got no answer may have told it.
  if (outcome === 'refused' && claim.attempt > 0) return end(deps, run, null);
  log.warn({ portalId, runId: run.id, outcome }, 'a workflow could not be told of its result');
  return end(deps, run, outcome);
}

async function finish({ db }: Deps, run: Run, screened: boolean) {
  const { portal_id: portalId, contact_id: contactId, account_id: accountId } = run;
  if (contactId === null) return withoutResult('The contact was erased.');
  // What was asked for since does not concern this run.
  if (!screened && (await workOn(db, { portalId, contactId })) !== 'idle') return 'later';
  const lead = await findLead(db, { portalId, contactId, accountId });
  if (lead?.state === 'pending') return 'later';
  return finishedWith(lead);
}

async function lookAgain({ db, queue }: Deps, claim: Claim<Data>): Promise<void> {
  const data = { ...claim.data, screened: false };
  const options = { groupId: claim.data.portalId, startAfter: LOOK_AGAIN_SECONDS };
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await queue.enqueue(trx, completeWorkflowJob, [{ data, options }]);
  });
}

/** @param reason why the workflow was not told; null where it was */
async function end({ db }: Deps, { id }: Run, reason: WorkflowRuns['reason']): Promise<void> {
  await db
    .updateTable('workflow_runs')
    .set({ state: reason === null ? 'done' : 'failed', reason, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
