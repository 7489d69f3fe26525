import { type Kysely, type Selectable, sql } from 'kysely';
import type { ActionFinished } from '../../../shared/workflow-action.ts';
import { type CallbackOutcome, completeCallback } from '../../hubspot/app/complete-callback.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Database, WorkflowRuns } from '../../platform/store/schema.ts';

export type WorkflowRun = Selectable<WorkflowRuns>;

interface Deps {
  db: Kysely<Database>;
  api: Pick<HubSpot, 'call' | 'paths'>;
  log: Log;
}

interface Telling {
  run: WorkflowRun;
  finished: ActionFinished;
  /** Whether a callback that HubSpot does not know is given up. */
  last: boolean;
}

/**
 * Tells a workflow its result and notes what came of that.
 * @returns `refused` where HubSpot does not know of the callback, or no longer: it may not have stored it yet
 * @throws {HubSpotFailure} where trying again may help
 */
export async function notifyWorkflow(deps: Deps, telling: Telling): Promise<'ended' | 'refused'> {
  const { run, finished, last } = telling;
  const outcome = await ask(deps, run, finished);
  // A completion before this one had come through.
  if (outcome === 'told' || (outcome === 'refused' && run.unclear)) {
    await endRun(deps.db, run, null);
    return 'ended';
  }
  if (outcome === 'refused' && !last) {
    await setUnclear(deps.db, run, false);
    return 'refused';
  }
  deps.log.warn({ portalId: run.portal_id, runId: run.id, outcome }, 'a workflow could not be told of its result');
  await endRun(deps.db, run, outcome);
  return 'ended';
}

async function ask({ db, api }: Deps, run: WorkflowRun, finished: ActionFinished): Promise<CallbackOutcome> {
  const { portal_id: portalId, callback_id: callbackId } = run;
  // Before the call: a process that dies during it leaves a note that the call may have come through.
  await setUnclear(db, run, true);
  try {
    return await completeCallback(api, { portalId, callbackId, finished });
  } catch (error) {
    if (error instanceof HubSpotFailure && !error.outcomeUnknown) await setUnclear(db, run, run.unclear);
    throw error;
  }
}

async function setUnclear(db: Kysely<Database>, { id }: WorkflowRun, unclear: boolean): Promise<void> {
  await db.updateTable('workflow_runs').set({ unclear }).where('id', '=', id).execute();
}

/** @param reason why the workflow was not told; null where it was */
export async function endRun(
  db: Kysely<Database>,
  { id }: Pick<WorkflowRun, 'id'>,
  reason: WorkflowRuns['reason'],
): Promise<void> {
  await db
    .updateTable('workflow_runs')
    .set({ state: reason === null ? 'done' : 'failed', reason, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends the runs whose workflow has gone on by itself; those of portals that are paused are not worked on. */
export async function expireRuns(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    update workflow_runs r set state = 'failed', ended_at = clock_timestamp(),
      reason = case when c.status = 'paused' then 'paused' else 'expired' end
    from hubspot_connections c
    where c.portal_id = r.portal_id and r.state = 'waiting' and r.expires_at <= now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}
