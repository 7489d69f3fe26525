import { sql } from 'kysely';
import type { Db } from '../../platform/store/schema.ts';
import type { Sealer } from '../../platform/store/seal.ts';
import {
  isPortalId,
  openAccessToken,
  openRefreshToken,
  readSealedTokens,
  replaceTokens,
  type SealedTokens,
  sealTokens,
} from '../connections/connections.ts';
import { createTurns } from './portal-limiter.ts';
import { HubSpotFailure } from './ports.ts';
import type { IssuedTokens, TokenEndpoint } from './token-endpoint.ts';

export interface PortalToken {
  auth: 'oauth' | 'static';
  token: string;
  /** The sealed token in its row, to detect a replacement. */
  sealed: Buffer;
}

export interface AccessTokens {
  /** @throws {HubSpotFailure} `not_connected` (unknown or paused), `revoked`, or the failure of a refresh */
  get(portalId: string, options?: { whenPaused?: boolean }): Promise<PortalToken>;
  /** Gets a new token for one that HubSpot refused; only OAuth can. */
  renew(portalId: string, refused: PortalToken): Promise<PortalToken>;
}

interface Deps extends Sealer {
  db: Db;
  /** Undefined when no OAuth app is configured. */
  endpoint: TokenEndpoint | undefined;
  /** Stops work for a portal; the sealed token is the one that was in use. */
  revoke(portalId: string, detail: string, sealedToken: Buffer): Promise<unknown>;
  now?: () => number;
}

const REFRESH_BEFORE_MS = 5 * 60_000;
/** A token that expires sooner is not sent. */
const LEAST_LEFT_MS = 30_000;
/** Each holds a database connection while HubSpot is called. */
const REFRESHES_AT_ONCE = 4;
const REFRESH_MAX_WAIT_MS = 30_000;
const STORE_ATTEMPTS = 3;

/**
 * Tokens of connected portals, refreshed five minutes before they expire: once in this process for all callers, and
 * once among all processes, by a session advisory lock. So no transaction is open during the call, and a dead process
 * releases its lock with its connection.
 */
export function createAccessTokens(deps: Deps): AccessTokens {
  const { db, now = Date.now } = deps;
  const refreshing = new Map<string, Promise<PortalToken>>();
  const retryFrom = new Map<string, number>();
  const turns = createTurns<string>({ waitOf: () => 0, most: REFRESHES_AT_ONCE });

  const leftMs = ({ access_token_expires_at: end }: SealedTokens) =>
    end === null ? Number.POSITIVE_INFINITY : end.getTime() - now();

  const refreshAlone = (portalId: string, stale: Buffer) => {
    const running = refreshing.get(portalId);
    if (running !== undefined) return running;
    const started = inTurn(turns, portalId, () =>
      db.connection().execute((locked) => refreshLocked(locked, portalId, stale)),
    ).finally(() => refreshing.delete(portalId));
    refreshing.set(portalId, started);
    return started;
  };

  /** On one connection throughout: waiting for a second one while holding the first could deadlock. */
  const refreshLocked = async (locked: Db, portalId: string, stale: Buffer): Promise<PortalToken> => {
    const key = sql`hashtextextended(${`hubspot token ${portalId}`}, 0)`;
    await sql`select pg_advisory_lock(${key})`.execute(locked);
    try {
      const kept = await readSealedTokens(locked, portalId);
      if (kept === undefined) throw notConnected(portalId);
      // Another process refreshed it first.
      if (!kept.access_token.equals(stale) && leftMs(kept) > REFRESH_BEFORE_MS) return tokenOf(deps, kept);
      const refreshToken = openRefreshToken(deps, kept);
      if (refreshToken === undefined || deps.endpoint === undefined) throw noRefresh();
      const issued = await deps.endpoint.refresh(refreshToken).catch(async (error: unknown) => {
        if (!(error instanceof HubSpotFailure) || error.kind !== 'revoked') throw error;
        await deps.revoke(portalId, 'HubSpot ended the connection: the app was uninstalled there.', kept.access_token);
        throw error;
      });
      return await keep({ locked, db }, deps, { portalId, before: kept, issued });
    } finally {
      // A broken connection has released its lock.
      await sql`select pg_advisory_unlock(${key})`.execute(locked).catch(() => undefined);
    }
  };

  /** A token that still works is used while HubSpot gives no new one. */
  const refreshOrKeep = async (portalId: string, kept: SealedTokens): Promise<PortalToken> => {
    const usable = leftMs(kept) > LEAST_LEFT_MS;
    if (usable && now() < (retryFrom.get(portalId) ?? 0)) return tokenOf(deps, kept);
    try {
      return await refreshAlone(portalId, kept.access_token);
    } catch (error) {
      if (!usable || !(error instanceof HubSpotFailure) || error.kind !== 'retryable') throw error;
      retryFrom.set(portalId, now() + LEAST_LEFT_MS);
      return tokenOf(deps, kept);
    }
  };

  return {
    async get(portalId, { whenPaused = false } = {}) {
      const kept = isPortalId(portalId) ? await readSealedTokens(db, portalId) : undefined;
      if (kept === undefined) throw notConnected(portalId);
      if (kept.status === 'revoked')
        throw new HubSpotFailure('revoked', kept.status_detail ?? "The portal revoked the app's access");
      if (kept.status === 'paused' && !whenPaused)
        throw new HubSpotFailure('not_connected', 'The connection with this portal is paused');
      return leftMs(kept) > REFRESH_BEFORE_MS ? tokenOf(deps, kept) : refreshOrKeep(portalId, kept);
    },
    renew: (portalId, refused) => refreshAlone(portalId, refused.sealed),
  };
}

interface Renewal {
  portalId: string;
  before: SealedTokens;
  issued: IssuedTokens;
}

/** Losing a new refresh token would end the connection, so it is stored over another connection if need be. */
async function keep(
  { locked, db }: { locked: Db; db: Db },
  deps: Sealer,
  { portalId, before, issued }: Renewal,
): Promise<PortalToken> {
  const values = sealTokens(deps, issued);
  for (let tried = 1; ; tried += 1) {
    try {
      await replaceTokens(tried === 1 ? locked : db, portalId, { before, values });
      return { auth: 'oauth', token: issued.accessToken, sealed: values.access_token };
    } catch (error) {
      if (tried === STORE_ATTEMPTS) throw error;
    }
  }
}

async function inTurn<T>(
  turns: ReturnType<typeof createTurns<string>>,
  portalId: string,
  work: () => Promise<T>,
): Promise<T> {
  const place = await turns.wait(portalId, { first: true, maxWaitMs: REFRESH_MAX_WAIT_MS, taken: () => undefined });
  if (typeof place === 'string') throw new HubSpotFailure('retryable', 'Too many tokens are being refreshed');
  try {
    return await work();
  } finally {
    place();
  }
}

function tokenOf(deps: Sealer, kept: SealedTokens): PortalToken {
  return { auth: kept.auth, token: openAccessToken(deps, kept), sealed: kept.access_token };
}

function notConnected(portalId: string): HubSpotFailure {
  const which = isPortalId(portalId) ? `Portal ${portalId}` : 'This portal';
  return new HubSpotFailure('not_connected', `${which} is not connected`);
}

function noRefresh(): HubSpotFailure {
  const message = 'The token cannot be refreshed: HUBSPOT_CLIENT_ID and HUBSPOT_CLIENT_SECRET are not set';
  return new HubSpotFailure('retryable', message, { retryAfterMs: 60_000 });
}
