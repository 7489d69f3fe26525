import {
  createEnvironmentToken,
  type EnvironmentToken,
  type EnvironmentTokenOptions,
} from '../../connect/environment-token.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { openAccessToken, readSealedTokens, type Sealer } from '../connections/connection-tokens.ts';
import { findConnection } from '../connections/connections.ts';
import { provision } from '../mapping/provision.ts';
import { type ConnectDeps, connectStatic, inspectStaticToken } from './connect-static.ts';

interface Deps extends ConnectDeps {
  store: ConnectDeps['store'] & Pick<Sealer, 'unseal'>;
}

/** The portal that `HUBSPOT_ACCESS_TOKEN` connects. */
export function createHubSpotToken({ hubspot, store, ...options }: Deps & EnvironmentTokenOptions): EnvironmentToken {
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
async function bind({ hubspot, store }: Deps, token: string): Promise<void> {
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

async function onlyAccount(db: Deps['store']['db'], portalId: string): Promise<string> {
  const accounts = await db.selectFrom('accounts').select('id').limit(2).execute();
  const [only, another] = accounts;
  if (only !== undefined && another === undefined) return only.id;
  const command = `${CALL} hubspot connect --account ID --portal ${portalId} --token -`;
  const why = only === undefined ? 'there is no account yet' : 'there are several accounts';
  throw new Refusal(`HUBSPOT_ACCESS_TOKEN is for portal ${portalId}, and ${why}. Say once whose it is: ${command}`);
}
