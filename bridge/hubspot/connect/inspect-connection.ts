import type { HubSpot } from '../client/hubspot.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { type Connection, REVOKED } from '../connections/connections.ts';
import { probeScopes } from './probe-scopes.ts';
import { readAccount } from './read-account.ts';
import { describeMissing, missingScopes } from './scopes.ts';

export interface Inspection {
  /** Why the connection does not work, in words; null when it does. */
  problem: string | null;
  /** How far HubSpot's clock is ahead of ours, ms; undefined when it was not asked. */
  clockAheadMs?: number | undefined;
}

/** Asks HubSpot whether a connection works: token, portal and scopes. Changes nothing. */
export async function inspectConnection(
  hubspot: HubSpot,
  { portalId, status, statusDetail, auth, scopes }: Connection,
): Promise<Inspection> {
  if (status === 'revoked') return { problem: statusDetail ?? REVOKED };
  try {
    const { token } = await hubspot.tokens.get(portalId, { whenPaused: true });
    const account = await readAccount(hubspot, token);
    const { clockAheadMs } = account;
    if (account.portalId !== portalId) {
      return { problem: `The token kept for portal ${portalId} belongs to portal ${account.portalId}.`, clockAheadMs };
    }
    const missing = auth === 'static' ? await probeScopes(hubspot, token) : missingScopes(scopes);
    return { problem: missing.length === 0 ? null : describeMissing(missing), clockAheadMs };
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.status === 401)
      return { problem: 'HubSpot does not accept the token anymore. Connect the portal again.' };
    return { problem: `${error.message.replace(/\.$/, '')}.` };
  }
}
