import type { Kysely } from 'kysely';
import type { ActionFinished } from '../../../shared/workflow-action.ts';
import { type CallbackOutcome, completeCallback } from '../../hubspot/app/complete-callback.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Database } from '../../platform/store/schema.ts';
import { endRun, setUnclear, type WorkflowRun } from './workflow-runs.ts';

interface Deps {
  db: Kysely<Database>;
  api: Pick<HubSpot, 'call' | 'paths'>;
  log: Log;
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
export async function notifyWorkflow(deps: Deps, notification: WorkflowNotification): Promise<'ended' | 'refused'> {
  const { run, finished, last } = notification;
  const outcome = await ask(deps, run, finished);
  // An earlier completion went through.
  if (outcome === 'told' || (outcome === 'refused' && run.unclear)) {
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
