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
  deps.log.warn({ portalId: run.portal_id, runId: run.id, outcome }, 'a result could not be sent to its workflow');
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
