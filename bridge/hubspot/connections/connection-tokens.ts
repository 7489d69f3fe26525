import type { Kysely, Selectable } from 'kysely';
import type { Database, HubSpotConnections } from '../../platform/store/schema.ts';

/** Purposes of sealed tokens; `secrets reseal` uses the same columns. */
const ACCESS = 'hubspot_connections.access_token';
const REFRESH = 'hubspot_connections.refresh_token';

export interface Sealer {
  seal(text: string, purpose: string): Buffer;
  unseal(sealed: Uint8Array, purpose: string): string;
}

export interface TokenPair {
  accessToken: string;
  /** Null for a static token. */
  refreshToken: string | null;
  expiresAt: Date | null;
}

/** The tokens of a portal as they are kept. */
export type SealedTokens = Pick<
  Selectable<HubSpotConnections>,
  'auth' | 'status' | 'status_detail' | 'access_token' | 'refresh_token' | 'access_token_expires_at'
>;

export function readSealedTokens(db: Kysely<Database>, portalId: string): Promise<SealedTokens | undefined> {
  return db
    .selectFrom('hubspot_connections')
    .select(['auth', 'status', 'status_detail', 'access_token', 'refresh_token', 'access_token_expires_at'])
    .where('portal_id', '=', portalId)
    .executeTakeFirst();
}

export function sealTokens({ seal }: Pick<Sealer, 'seal'>, tokens: TokenPair) {
  return {
    access_token: seal(tokens.accessToken, ACCESS),
    refresh_token: tokens.refreshToken === null ? null : seal(tokens.refreshToken, REFRESH),
    access_token_expires_at: tokens.expiresAt,
  };
}

/** Replaces tokens with renewed ones, unless the portal was reconnected meanwhile: those are newer. */
export async function replaceTokens(
  db: Kysely<Database>,
  portalId: string,
  { before, values }: { before: SealedTokens; values: ReturnType<typeof sealTokens> },
): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ ...values, updated_at: new Date() })
    .where('portal_id', '=', portalId)
    .where('access_token', '=', before.access_token)
    .execute();
}

export const openAccessToken = ({ unseal }: Pick<Sealer, 'unseal'>, sealed: SealedTokens): string =>
  unseal(sealed.access_token, ACCESS);

/** Undefined for a static token. */
export const openRefreshToken = ({ unseal }: Pick<Sealer, 'unseal'>, sealed: SealedTokens): string | undefined =>
  sealed.refresh_token === null ? undefined : unseal(sealed.refresh_token, REFRESH);

/** A token must fit in one header line; otherwise it would end up in an error of the HTTP client. */
export function isTokenShaped(token: string): boolean {
  return /^[\x21-\x7e]{8,4096}$/.test(token);
}
