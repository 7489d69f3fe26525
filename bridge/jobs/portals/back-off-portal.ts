import type { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Outages } from './outages.ts';
import type { SkippedPortals } from './skipped-portals.ts';

/** Jobs of a paused or revoked portal are checked again after this long, besides being held. */
export const WAITING_SECONDS = 30;
/** After a refusal of the portal as a whole. */
export const RECOVERY_MS = 2_000;

export interface PortalProblem {
  skipped: SkippedPortals;
  outages: Outages;
  log: Log;
}

/** Work for the portal succeeded: logs it where an alert said that it failed. */
export function endOutage({ outages, log }: Pick<PortalProblem, 'outages' | 'log'>, portalId: string): void {
  if (outages.end(portalId)) log.info({ portalId }, 'a portal can be worked on again');
}

/** Backs off from a portal that fails as a whole: as long as HubSpot asks, else longer each time. @returns seconds */
export async function backOffPortal(
  { skipped, outages, log }: PortalProblem,
  portalId: string,
  error: HubSpotFailure,
): Promise<number> {
  const { kind, retryAfterMs, properties } = error;
  if (kind === 'revoked' || kind === 'not_connected') {
    await skipped.refresh();
    return WAITING_SECONDS;
  }
  const needsHelp = kind !== 'retryable' || properties.length > 0;
  const outage = retryAfterMs === undefined ? outages.note(portalId, needsHelp) : undefined;
  if (outage?.alert) log.error({ portalId, reason: error.message }, 'a portal cannot be worked on; its contacts wait');
  const waitMs = retryAfterMs ?? outage?.waitMs ?? RECOVERY_MS;
  skipped.skip(portalId, waitMs);
  return Math.ceil(waitMs / 1_000);
}
