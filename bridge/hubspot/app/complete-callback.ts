import type { ActionFinished } from '../../../shared/workflow-action.ts';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, HubSpotFailure } from '../client/ports.ts';

interface CallbackApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'completeCallback'>;
}

/**
 * - `delivered`: the workflow continues with the result
 * - `missing_scopes`: the app may not notify workflows
 * - `refused`: HubSpot no longer waits, or rejects the result; retrying would not help
 */
export type CallbackOutcome = 'delivered' | 'missing_scopes' | 'refused';

/** Sends a waiting workflow its result. @throws {HubSpotFailure} when retrying may help */
export async function completeCallback(
  { call, paths }: CallbackApi,
  { portalId, callbackId, finished }: { portalId: string; callbackId: string; finished: ActionFinished },
): Promise<CallbackOutcome> {
  const { outputFields } = finished;
  try {
    await call({
      portalId,
      method: 'POST',
      path: paths.completeCallback(callbackId),
      body: { outputFields, typedOutputs: {} },
      // HubSpot refuses a second completion, so a retry has to know that it is one.
      repeatable: false,
      priority: 'live',
    });
    return 'delivered';
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.kind === 'missing_scopes') return 'missing_scopes';
    if (error.kind === 'permanent' || error.kind === 'not_found') return 'refused';
    throw error;
  }
}
