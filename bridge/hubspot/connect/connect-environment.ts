import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../platform/refusal.ts';
import { openAccessToken, readSealedTokens, type Sealer } from '../client/connection-tokens.ts';
import { findConnection } from '../client/connections.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { provision } from '../mapping/provision.ts';
import type { ConnectDeps } from './connect-static.ts';
import { connectStatic, inspectStaticToken } from './connect-static.ts';

interface Deps extends ConnectDeps {
  store: ConnectDeps['store'] & Pick<Sealer, 'unseal'>;
}

export interface EnvironmentToken {
  /** Why the token is not in use, in words for the operator; undefined where it is, or where there is none. */
  trouble(): string | undefined;
  /** Connects the portal of the token, and goes on trying while HubSpot or the database is away, until the signal. */
  connect(signal: AbortSignal): Promise<void>;
}

interface Options extends Deps {
  token: string | undefined;
  /** Told after each attempt; the trouble is undefined when the token is in use. */
  onAttempt(trouble: string | undefined): void;
  retryMs?: number;
}

const RETRY_MS = 30_000;

/** The portal that `HUBSPOT_ACCESS_TOKEN` connects. */
export function createEnvironmentToken({ token, onAttempt, retryMs = RETRY_MS, ...deps }: Options): EnvironmentToken {
  let trouble = token === undefined ? undefined : 'HUBSPOT_ACCESS_TOKEN has not been tried yet.';
  return {
    trouble: () => trouble,
    async connect(signal) {
      while (token !== undefined && !signal.aborted) {
        const result = await attempt(deps, token);
        trouble = result.trouble;
        onAttempt(trouble);
        if (!result.again) return;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function attempt(deps: Deps, token: string): Promise<{ trouble: string | undefined; again: boolean }> {
  try {
    await bind(deps, token);
    return { trouble: undefined, again: false };
  } catch (error) {
    if (error instanceof Refusal) return { trouble: error.message, again: false };
    const reason = error instanceof HubSpotFailure ? error.message : 'the database did not answer';
    return { trouble: `HUBSPOT_ACCESS_TOKEN is not in use yet: ${reason}.`, again: true };
  }
}

/**
 * The account is the one the portal is connected with already, else the only one there is.
 * @throws {Refusal} where it cannot be told whose the portal is
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
        `Portal ${portalId} is connected by OAuth, so HUBSPOT_ACCESS_TOKEN is not used. Leave it out, or disconnect first.`,
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
  const command = `npm run --silent cli -- hubspot connect --account ID --portal ${portalId} --token -`;
  const why = only === undefined ? 'there is no account yet' : 'there are several accounts';
  throw new Refusal(`HUBSPOT_ACCESS_TOKEN is for portal ${portalId}, and ${why}. Say whose it is, once: ${command}`);
}
