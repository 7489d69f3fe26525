import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import { namedApps, readClientSecret } from '../client/client-secrets.ts';

/** A portal that a signed request is about, and the app it claims to come from. */
interface AppClaim {
  portalId: string;
  appId?: string | undefined;
}

/** Whether the signing app may send requests for these portals. `secret` is the configured one that signed. */
export type VerifyAppClaims = (secret: string, claims: readonly AppClaim[]) => Promise<boolean>;

/**
 * A secret is valid for its own app only: otherwise the secret of one app would open the portals of another.
 * - named (`<app id>:<secret>`): valid for portals of that app; for a portal of unknown app, only if no other app is
 *   named
 * - not named: valid while every connected portal is of one app, as during the rotation of one secret
 */
export function createAppBinding(deps: { db: Kysely<Database>; clientSecrets: readonly string[] }): VerifyAppClaims {
  const apps = namedApps(deps.clientSecrets);
  return async (secret, claims) => {
    const { appId: named } = readClientSecret(secret);
    if (named !== null && claims.some(({ appId = named }) => appId !== named)) return false;
    return (await countForeignPortals(deps.db, claims, named, apps.size > 1)) === 0;
  };
}

/** How many of the portals belong to another app than the signing one. */
async function countForeignPortals(
  db: Kysely<Database>,
  claims: readonly AppClaim[],
  named: string | null,
  several: boolean,
): Promise<number> {
  const portals = [...new Map(claims.map((claim) => [`${claim.portalId} ${claim.appId}`, claim])).values()];
  const isStrange =
    named === null
      ? sql`h.app_id <> given.app_id
          or exists (select from hubspot_connections o where o.app_id <>
            coalesce(given.app_id, h.app_id, (select min(app_id) from hubspot_connections)))`
      : sql`coalesce(h.app_id <> ${named}::bigint, ${several})`;
  const { rows } = await sql<{ strangers: number }>`
    select count(*)::integer as strangers
    from unnest(${portals.map(({ portalId }) => portalId)}::bigint[],
      ${portals.map(({ appId }) => appId ?? null)}::bigint[]) as given (portal_id, app_id)
    join hubspot_connections h using (portal_id) where ${isStrange}`.execute(db);
  return rows[0]?.strangers ?? 0;
}
