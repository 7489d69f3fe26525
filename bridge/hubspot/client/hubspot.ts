import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import type { Sealer } from '../connections/connection-tokens.ts';
import { markRevoked, noteDailyLimit } from '../connections/connections.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { createCallHubSpot, type OneCall } from './call-hubspot.ts';
import { createCallPortal, type ObservedCall } from './call-portal.ts';
import { createPaths, type HubSpotPaths } from './paths.ts';
import { createPortalLimiters } from './portal-limiter.ts';
import type { CallHubSpot } from './ports.ts';
import { createTokenEndpoint, type TokenEndpoint } from './token-endpoint.ts';

/** HubSpot settings of the environment. */
export interface HubSpotSettings {
  apiUrl: string;
  apiVersion: string;
  /** The OAuth app; undefined when portals connect only by static tokens. */
  clientId: string | undefined;
  /** Secrets that verify webhooks and authenticate the app; several while rotating, newest first. */
  clientSecrets: readonly string[];
}

/** All calls to HubSpot. Present without any configuration: a portal may be connected at any time. */
export interface HubSpot {
  paths: HubSpotPaths;
  /** Calls on behalf of a connected portal. */
  call: CallHubSpot;
  /** One call with an explicit token, without limits and retries: for before and after a connection. */
  callOnce(request: Parameters<ReturnType<typeof createCallHubSpot>>[0]): OneCall;
  tokens: AccessTokens;
  /** Undefined when no OAuth app is configured. */
  endpoint: TokenEndpoint | undefined;
}

interface Deps {
  settings: HubSpotSettings;
  store: Sealer & { db: Kysely<Database> };
  onCall?: (call: ObservedCall) => void;
  /** Called when a portal revokes access. */
  onRevoked?: (portalId: string) => void;
  /** How many processes share the limits of the portals; 1 unless given. */
  processes?: () => number;
  /** Deadline of one call and its body, ms. */
  deadlineMs?: number;
  /** Total time of a call with waits and retries, ms. */
  totalMs?: number;
}

const DEADLINE_MS = 15_000;

export function createHubSpot({
  settings,
  store,
  onCall,
  onRevoked,
  processes,
  deadlineMs = DEADLINE_MS,
  totalMs,
}: Deps): HubSpot {
  const { apiUrl, apiVersion, clientId, clientSecrets } = settings;
  const paths = createPaths(apiVersion);
  const callOnce = createCallHubSpot({ apiUrl, deadlineMs });
  const endpoint =
    clientId === undefined ? undefined : createTokenEndpoint({ call: callOnce, paths, clientId, clientSecrets });
  const revoke = async (portalId: string, detail: string, sealedToken: Buffer) => {
    const { db } = store;
    if (await markRevoked(db, portalId, detail, sealedToken)) onRevoked?.(portalId);
  };
  const tokens = createAccessTokens({ db: store.db, seal: store.seal, unseal: store.unseal, endpoint, revoke });
  return {
    paths,
    callOnce,
    tokens,
    endpoint,
    call: createCallPortal({
      call: callOnce,
      paths,
      tokens,
      limiterOf: createPortalLimiters({ ...(processes && { processes }) }),
      revoke,
      onDailyLimit: (portalId, ms) => noteDailyLimit(store.db, portalId, ms),
      onCall,
      ...(totalMs !== undefined && { totalMs }),
    }),
  };
}
