import { type Kysely, sql } from 'kysely';
import { type Configuration, defaultConfiguration } from '../../../shared/configuration.ts';
import { type FieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import type { SubscriptionState } from '../../../shared/plan-limits.ts';
import type { Database } from '../../platform/store/schema.ts';

/** Everything that screening a contact depends on besides the contact. */
export interface ScreeningPortal {
  portalId: string;
  accountId: string;
  /** When this was read, by the database's clock; contacts are read later. */
  requestedAt: Date;
  /** Why nothing is screened for now; null when it is. */
  blockedReason: string | null;
  /** The app's id; null until it is known. */
  appId: string | null;
  mapping: FieldMapping;
  mappingVersion: number;
  configuration: Configuration;
  /** 0 for the default configuration. */
  configurationVersion: number;
}

/** The connected ones of these portals. */
export async function loadPortals(
  db: Kysely<Database>,
  portalIds: readonly string[],
): Promise<Map<string, ScreeningPortal>> {
  const rows = await db
    .selectFrom('hubspot_connections as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('configurations')
          .select(['version', 'body'])
          .whereRef('account_id', '=', 'h.account_id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['h.portal_id', 'h.account_id', 'h.status', 'h.app_id', 'h.mapping', 'h.mapping_version'])
    .select(['a.subscription', 'c.version', 'c.body', sql<Date>`clock_timestamp()`.as('asked_at')])
    .where('h.portal_id', 'in', [...portalIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.portal_id,
      {
        portalId: row.portal_id,
        accountId: row.account_id,
        requestedAt: row.asked_at,
        blockedReason: reasonOf(row),
        appId: row.app_id,
        mapping: fieldMapping.parse(row.mapping),
        mappingVersion: row.mapping_version,
        configuration: row.body ?? defaultConfiguration,
        configurationVersion: row.version ?? 0,
      },
    ]),
  );
}

function reasonOf(row: { status: 'active' | 'paused' | 'revoked'; subscription: SubscriptionState }): string | null {
  if (row.status === 'paused') return 'the portal is paused';
  if (row.status === 'revoked') return "the portal revoked the app's access";
  return row.subscription === 'active' ? null : 'the account has no active subscription';
}

/** Paused and revoked portals. */
export async function listClosedPortals(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('hubspot_connections').select('portal_id').where('status', '<>', 'active').execute();
  return rows.map(({ portal_id }) => portal_id);
}

/** Portals whose contacts must wait, for a reason that `loadPortals` returns. */
export async function listWaitingPortals(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('hubspot_connections as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .select('h.portal_id')
    .where(sql<boolean>`(h.status <> 'active' or a.subscription <> 'active')`)
    .execute();
  return rows.map(({ portal_id }) => portal_id);
}

/** Portals whose backfill is paused. */
export async function listPausedBackfills(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('backfills').select('portal_id').where('status', '=', 'paused').execute();
  return rows.map(({ portal_id }) => portal_id);
}
