import {
  createEnvironmentToken,
  type EnvironmentToken,
  type EnvironmentTokenOptions,
} from '../../connect/environment-token.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SealedStore, Sealer } from '../../platform/store/seal.ts';
import type { HubSpot } from '../client/hubspot.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { findConnection, isTokenShaped, openAccessToken, readSealedTokens } from '../connections/connections.ts';
import { saveConnection } from '../connections/save-connection.ts';
import { provision } from '../mapping/provision.ts';
import { probeScopes } from './probe-scopes.ts';
import { type PortalAccount, readAccount } from './read-account.ts';
import { describeMissing, scopeList } from './scopes.ts';

export interface ConnectDeps {
  hubspot: HubSpot;
  store: Pick<SealedStore, 'db' | 'seal'>;
}

interface StaticToken {
  accountId: string;
  /** The portal the caller expects; any when omitted. */
  portalId?: string | undefined;
  token: string;
  /** The app of the token, which HubSpot does not return; the first delivery reveals it when there is only one app. */
  appId?: string | null;
}

/**
 * Connects a portal with the token of a static app, after asking HubSpot for its portal and scopes.
 * @throws {Refusal} with what is wrong with the token, the portal or the scopes
 * @throws {HubSpotFailure} `retryable` when HubSpot gives no answer
 */
export async function connectStatic(
  { hubspot, store }: ConnectDeps,
  { accountId, portalId: wanted, token, appId = null }: StaticToken,
  actor: string,
): Promise<{ portalId: string; status: 'active' | 'paused' }> {
  const { portalId, uiDomain, timeZone } = await inspectStaticToken(hubspot, token);
  if (wanted !== undefined && portalId !== wanted)
    throw new Refusal(`The token belongs to portal ${portalId}, not to ${wanted}. Nothing was changed.`);
  const missing = await probeScopes(hubspot, token);
  if (missing.length > 0)
    throw new Refusal(
      `${describeMissing(missing)} Add what is missing to the app in HubSpot, reinstall it and use its new token.`,
    );
  const tokens = { accessToken: token, refreshToken: null, expiresAt: null };
  const { status } = await saveConnection(
    store,
    { accountId, portalId, auth: 'static', tokens, scopes: scopeList, appId, uiDomain, timeZone },
    actor,
  );
  return { portalId, status };
}

/** @throws {Refusal} when it is not a token of HubSpot */
async function inspectStaticToken(hubspot: Pick<HubSpot, 'callOnce' | 'paths'>, token: string): Promise<PortalAccount> {
  if (!isTokenShaped(token))
    throw new Refusal('This is not a token: it must be one word of at least 8 characters, as HubSpot shows it.');
  try {
    return await readAccount(hubspot, token);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.status === 401)
      throw new Refusal(
        'HubSpot does not accept the token. Copy it again from the Distribution or Auth tab of the app.',
      );
    if (error.kind === 'missing_scopes') throw new Refusal(describeMissing(['oauth']));
    throw error;
  }
}

interface TokenDeps extends ConnectDeps {
  store: ConnectDeps['store'] & Pick<Sealer, 'unseal'>;
}

/** The portal that `HUBSPOT_ACCESS_TOKEN` connects. */
export function createHubSpotToken({
  hubspot,
  store,
  ...options
}: TokenDeps & EnvironmentTokenOptions): EnvironmentToken {
  return createEnvironmentToken({
    ...options,
    variable: 'HUBSPOT_ACCESS_TOKEN',
    bind: (token) => bind({ hubspot, store }, token),
    reasonOf: (error) => (error instanceof HubSpotFailure ? error.message : undefined),
  });
}

/**
 * Uses the account the portal is connected with already, else the only one.
 * @throws {Refusal} when the portal's account cannot be determined
 */
async function bind({ hubspot, store }: TokenDeps, token: string): Promise<void> {
  const { portalId } = await inspectStaticToken(hubspot, token);
  const known = await findConnection(store.db, portalId);
  const accountId = known?.accountId ?? (await onlyAccount(store.db, portalId));
  if (known !== undefined && known.status !== 'revoked') {
    const sealed = await readSealedTokens(store.db, portalId);
    if (sealed !== undefined && openAccessToken(store, sealed) === token) return;
    if (known.auth === 'oauth') {
      throw new Refusal(
        `Portal ${portalId} is connected by OAuth, so HUBSPOT_ACCESS_TOKEN is not used. Remove it, or disconnect first.`,
      );
    }
  }
  const { status } = await connectStatic({ hubspot, store }, { accountId, portalId, token }, 'environment');
  if (status === 'active') await provision(hubspot, { portalId });
}

async function onlyAccount(db: TokenDeps['store']['db'], portalId: string): Promise<string> {
  const accounts = await db.selectFrom('accounts').select('id').limit(2).execute();
  const [only, another] = accounts;
  if (only !== undefined && another === undefined) return only.id;
  const command = `${CALL} hubspot connect --account ID --portal ${portalId} --token -`;
  const why = only === undefined ? 'there is no account yet' : 'there are several accounts';
  throw new Refusal(`HUBSPOT_ACCESS_TOKEN is for portal ${portalId}, and ${why}. Connect it once: ${command}`);
}
