import { Refusal } from '../../platform/refusal.ts';
import { HubSpotFailure } from '../client/ports.ts';
import type { IssuedTokens, TokenEndpoint } from '../client/token-endpoint.ts';
import { saveConnection } from '../connections/save-connection.ts';
import type { ConnectDeps } from './connect-static.ts';
import { readAccount } from './read-account.ts';
import { describeMissing, missingScopes } from './scopes.ts';

interface Consent {
  accountId: string;
  code: string;
  redirectUri: string;
}

/**
 * Turns a consent code into a connection.
 * @throws {Refusal} when scopes are missing, or the portal or the account is connected otherwise
 * @throws {HubSpotFailure} `permanent` for a code that is used up; `retryable` when HubSpot gives no answer
 */
export async function connectOAuth(
  { hubspot, store, endpoint }: ConnectDeps & { endpoint: TokenEndpoint },
  { accountId, code, redirectUri }: Consent,
  actor: string,
): Promise<{ portalId: string; status: 'active' | 'paused' }> {
  const issued = await endpoint.exchange(code, redirectUri);
  const { portalId, scopes, appId } = await identify(endpoint, issued);
  const missing = missingScopes(scopes);
  if (missing.length > 0)
    throw new Refusal(
      `${describeMissing(missing)} Add what is missing to the required scopes of the app, then reinstall it.`,
    );
  const account = await readAccount(hubspot, issued.accessToken);
  const { uiDomain, timeZone } = account;
  const connection = { accountId, portalId, auth: 'oauth', tokens: issued, scopes, appId, uiDomain, timeZone } as const;
  const { status } = await saveConnection(store, connection, actor);
  return { portalId, status };
}

/** Only introspection returns the app id; the rest may be in the token response already. */
async function identify(endpoint: TokenEndpoint, issued: IssuedTokens) {
  const { portalId, scopes } = issued;
  const known = portalId !== undefined && scopes !== undefined;
  const found = await endpoint.introspect(issued.accessToken).catch((error: unknown) => {
    if (!known || !(error instanceof HubSpotFailure)) throw error;
    return undefined;
  });
  const whole = { portalId: portalId ?? found?.portalId, scopes: scopes ?? found?.scopes, appId: found?.appId ?? null };
  if (whole.portalId === undefined || whole.scopes === undefined)
    throw new HubSpotFailure('retryable', 'HubSpot did not say which portal was connected');
  return { portalId: whole.portalId, scopes: whole.scopes, appId: whole.appId };
}
