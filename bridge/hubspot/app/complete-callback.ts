import type { ActionFinished } from '../../../shared/workflow-action.ts';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, HubSpotFailure } from '../client/ports.ts';

interface CallbackApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'completeCallback'>;
}

/**
 * - `told`: the workflow goes on with the result
 * - `missing_scopes`: the app may not tell workflows anything
 * - `refused`: HubSpot no longer waits, or does not take it; trying again would not help
 */
export type CallbackOutcome = 'told' | 'missing_scopes' | 'refused';

/** Tells a workflow that waits what came of it. @throws {HubSpotFailure} where trying again may help */
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
      // A second completion is refused: who repeats it has to know that it is one.
      repeatable: false,
      priority: 'live',
    });
    return 'told';
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.kind === 'missing_scopes') return 'missing_scopes';
    if (error.kind === 'permanent' || error.kind === 'not_found') return 'refused';
    throw error;
  }
}
