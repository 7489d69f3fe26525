import { type Selectable, sql } from 'kysely';
import type { ActionFinished } from '../../../shared/workflow-action.ts';
import { type CallbackOutcome, completeCallback } from '../../hubspot/app/action-route.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { ContactRef } from '../../hubspot/contacts/tombstones.ts';
import { withNotes } from '../../leads/lead-columns.ts';
import { ofContacts } from '../../platform/ids.ts';
import type { Claim } from '../../platform/queue/handle-batch.ts';
import { expediteJobs } from '../../platform/queue/job-rows.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db, Trx, WorkflowRuns } from '../../platform/store/schema.ts';
import { workOn } from '../definitions/contact-work.ts';
import { type CompleteWorkflow, completeWorkflowJob } from '../definitions/job-kinds.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { type PortalWorkDeps, workByPortal } from '../portals/work-by-portal.ts';
import { releaseRuns } from './release-workflows.ts';
import { ERASED, finishedWith, withoutResult } from './workflow-outputs.ts';

export type WorkflowRun = Selectable<WorkflowRuns>;

/** Records whether a completion may have gone through. */
async function setUnclear(db: Db, { id }: WorkflowRun, unclear: boolean): Promise<void> {
  await db.updateTable('workflow_runs').set({ unclear }).where('id', '=', id).execute();
}

/** @param reason why the workflow was not notified; null when it was */
async function endRun(db: Db, { id }: Pick<WorkflowRun, 'id'>, reason: WorkflowRuns['reason']): Promise<void> {
  await db
    .updateTable('workflow_runs')
    .set({ state: reason === null ? 'done' : 'failed', reason, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends runs whose workflow continued by itself; runs of paused portals are not worked on. */
export async function expireRuns(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update workflow_runs r set state = 'failed', ended_at = clock_timestamp(),
      reason = case when c.status = 'paused' then 'paused' else 'expired' end
    from hubspot_connections c
    where c.portal_id = r.portal_id and r.state = 'waiting' and r.expires_at <= now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A run whose workflow could not be notified waits again. */
export async function reopenRun(trx: Db, runId: string): Promise<void> {
  const waiting = { state: 'waiting', reason: null, ended_at: null, released_at: null } as const;
  await trx.updateTable('workflow_runs').set(waiting).where('id', '=', runId).execute();
}

/** The runs stay, without the contacts. */
export async function eraseFromRuns(trx: Db, portalId: string, contactIds: readonly string[]): Promise<void> {
  await trx.updateTable('workflow_runs').set({ contact_id: null }).where(ofContacts(portalId, contactIds)).execute();
}

export async function deleteRuns(trx: Db, portalId: string): Promise<void> {
  await trx.deleteFrom('workflow_runs').where('portal_id', '=', portalId).execute();
}

/** Workflows that wait for the contact continue at once. */
export async function expediteWorkflows(trx: Db, { portalId, contactId }: ContactRef): Promise<void> {
  const runs = await trx
    .selectFrom('workflow_runs')
    .select('id')
    .where((run) => run.and({ portal_id: portalId, contact_id: contactId, state: 'waiting' }))
    .execute();
  await expediteJobs(trx, [completeWorkflowJob], { key: 'runId', values: runs.map(({ id }) => id) });
}

interface Deps extends PortalWorkDeps {
  unseal: Store['unseal'];
  api: Pick<HubSpot, 'call' | 'paths'>;
  now(): Date;
}

/** The end of a screening releases its workflows; polling covers other endings. */
const FIRST_LOOK_SECONDS = 30;
const LONGEST_LOOK_SECONDS = 1_800;
/** HubSpot may not know for some minutes that the workflow waits. */
const REFUSED_WAITS_SECONDS = [5, 15, 30, 60, 120, 240];

/** Notifies workflows of their leads' results, until the signal. */
export function runCompleteWorkflows(deps: Deps, signal: AbortSignal): Promise<void> {
  return workByPortal(deps, completeWorkflowJob, { signal, handle: (claim) => complete(deps, claim) });
}

async function complete(deps: Deps, claim: Claim<CompleteWorkflow>): Promise<void> {
  const { db, now } = deps;
  const { runId, screened } = claim.data;
  const run = await db.selectFrom('workflow_runs').selectAll().where('id', '=', runId).executeTakeFirst();
  if (run?.state !== 'waiting') return;
  if (now() >= run.expires_at) return endRun(db, run, 'expired');
  if (!screened) return look(deps, claim, run);
  const finished = await resultOf(deps, run);
  if (finished === null) return waitOn(deps, claim);
  const { refusals } = claim.data;
  const seconds = REFUSED_WAITS_SECONDS[refusals];
  const outcome = await notifyWorkflow(deps, { run, finished, last: seconds === undefined });
  if (outcome === 'ended' || seconds === undefined) return;
  await follow(deps, claim, { data: { ...claim.data, refusals: refusals + 1 }, seconds });
}

/** Whether the screening has ended without notice: it was dropped, or its job deleted. */
async function look(deps: Deps, claim: Claim<CompleteWorkflow>, run: WorkflowRun): Promise<void> {
  const { db } = deps;
  // Its own job notifies it.
  if (run.released_at !== null) return;
  const { portal_id: portalId, contact_id: contactId } = run;
  const busy = contactId !== null && (await workOn(db, { portalId, contactId })) !== 'idle';
  if (busy || (await resultOf(deps, run)) === null) return recheckLater(deps, claim);
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await releaseRuns(deps, trx, [run.id]);
  });
}

/** Null while there is none. */
async function resultOf({ db, unseal }: Pick<Deps, 'db' | 'unseal'>, run: WorkflowRun): Promise<ActionFinished | null> {
  const { portal_id: portalId, contact_id: contactId, account_id: accountId } = run;
  if (contactId === null) return withoutResult(ERASED);
  const lead = await findLead(db, { portalId, contactId, accountId });
  return lead?.state === 'pending' ? null : finishedWith(lead && withNotes({ unseal }, lead));
}

function recheckLater(deps: Deps, claim: Claim<CompleteWorkflow>): Promise<void> {
  const { looks } = claim.data;
  const seconds = Math.min(FIRST_LOOK_SECONDS * 2 ** looks, LONGEST_LOOK_SECONDS);
  return follow(deps, claim, { data: { ...claim.data, looks: looks + 1 }, seconds });
}

/** A new screening was requested since: the workflow waits for that. */
async function waitOn(deps: Deps, claim: Claim<CompleteWorkflow>): Promise<void> {
  const data = { ...claim.data, screened: false };
  await follow(deps, claim, { data, seconds: FIRST_LOOK_SECONDS }, async (trx) => {
    const { runId } = claim.data;
    await trx.updateTable('workflow_runs').set({ released_at: null }).where('id', '=', runId).execute();
  });
}

interface Next {
  data: CompleteWorkflow;
  seconds: number;
}

async function follow(
  { db, queue }: Deps,
  claim: Claim<CompleteWorkflow>,
  { data, seconds }: Next,
  also?: (trx: Trx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    await also?.(trx);
    const options = { groupId: data.portalId, startAfter: seconds };
    await queue.enqueue(trx, completeWorkflowJob, [{ data, options }]);
  });
}

interface WorkflowNotification {
  run: WorkflowRun;
  finished: ActionFinished;
  /** Whether to give up on a callback that HubSpot does not know. */
  last: boolean;
}

/**
 * Sends a workflow its result and records the outcome.
 * @returns `refused` when HubSpot does not know the callback yet, or no longer
 * @throws {HubSpotFailure} when retrying may help
 */
async function notifyWorkflow(deps: Deps, notification: WorkflowNotification): Promise<'ended' | 'refused'> {
  const { run, finished, last } = notification;
  const outcome = await ask(deps, run, finished);
  // An earlier completion went through.
  if (outcome === 'delivered' || (outcome === 'refused' && run.unclear)) {
    await endRun(deps.db, run, null);
    return 'ended';
  }
  if (outcome === 'refused' && !last) {
    await setUnclear(deps.db, run, false);
    return 'refused';
  }
  deps.log.warn({ portalId: run.portal_id, runId: run.id, outcome }, 'a result could not be sent to its workflow');
  await endRun(deps.db, run, outcome);
  return 'ended';
}

async function ask({ db, api }: Deps, run: WorkflowRun, finished: ActionFinished): Promise<CallbackOutcome> {
  const { portal_id: portalId, callback_id: callbackId } = run;
  // Set before the call: if the process dies during it, the row says that it may have gone through.
  await setUnclear(db, run, true);
  try {
    return await completeCallback(api, { portalId, callbackId, finished });
  } catch (error) {
    if (error instanceof HubSpotFailure && !error.outcomeUnknown) await setUnclear(db, run, run.unclear);
    throw error;
  }
}
