import { type Kysely, type Selectable, sql } from 'kysely';
import type { Permissions } from '../../../shared/app-settings.ts';
import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database, HubSpotConnections } from '../../platform/store/schema.ts';
import { isUuid } from '../../platform/uuid.ts';
import { LARGEST_ID } from './hubspot-ids.ts';

/** A portal that is connected to an account, without its tokens. */
export interface Connection {
  accountId: string;
  /** Digits. */
  portalId: string;
  auth: 'oauth' | 'static';
  status: 'active' | 'paused' | 'revoked';
  /** Why, for people. */
  statusDetail: string | null;
  scopes: string[];
  /** The app's id; null where nothing has told it yet. */
  appId: string | null;
  /** Host of HubSpot's pages for this portal, such as `app.hubspot.com`. */
  uiDomain: string | null;
  timeZone: string | null;
  mapping: FieldMapping;
  mappingVersion: number;
  permissions: Permissions;
  permissionsVersion: number;
  /** When the mapping was last held against the portal's properties. */
  mappingCheckedAt: Date | null;
  /** What it reads and the portal does not have, for people. */
  mappingTrouble: string[];
  /** Until then its calls of the day are used up, as far as is known. */
  limitedUntil: Date | null;
  sweptUntil: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Why an access has ended where HubSpot gave no reason. */
export const REVOKED = "HubSpot has revoked the app's access.";

const columns = [
  'account_id',
  'portal_id',
  'auth',
  'status',
  'status_detail',
  'scopes',
  'app_id',
  'ui_domain',
  'time_zone',
  'mapping',
  'mapping_version',
  'permissions',
  'permissions_version',
  'mapping_checked_at',
  'mapping_trouble',
  'limited_until',
  'swept_until',
  'created_at',
  'updated_at',
] as const;

/** An id that cannot exist is simply not found. */
export function isPortalId(text: string): boolean {
  return /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= LARGEST_ID;
}

export async function findConnection(db: Kysely<Database>, portalId: string): Promise<Connection | undefined> {
  if (!isPortalId(portalId)) return undefined;
  const row = await select(db).where('portal_id', '=', portalId).executeTakeFirst();
  return row && connectionOf(row);
}

export async function connectionOfAccount(db: Kysely<Database>, accountId: string): Promise<Connection | undefined> {
  if (!isUuid(accountId)) return undefined;
  const row = await select(db).where('account_id', '=', accountId).executeTakeFirst();
  return row && connectionOf(row);
}

/** Whatever their status, in the order they were made. */
export async function listConnections(db: Kysely<Database>): Promise<Connection[]> {
  return (await select(db).orderBy('created_at').orderBy('portal_id').execute()).map(connectionOf);
}

interface StatusChange {
  portalId: string;
  status: Connection['status'];
  /** Why, for people; null where the status says it all. */
  detail: string | null;
  /** Only from these. */
  from?: readonly Connection['status'][];
  /** Only while this sealed token is the one in use: a portal connected anew meanwhile is left alone. */
  sealedToken?: Buffer | undefined;
}

/** @returns whether it changed anything */
export async function setStatus(db: Kysely<Database>, change: StatusChange, actor: string): Promise<boolean> {
  const { portalId, status, detail, sealedToken, from = ['active', 'paused', 'revoked'] } = change;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('hubspot_connections')
      .set({ status, status_detail: detail, updated_at: new Date() })
      .where('portal_id', '=', portalId)
      .where('status', 'in', [...from])
      .where('status', '<>', status)
      .$if(sealedToken !== undefined, (query) => query.where('access_token', '=', sealedToken as Buffer))
      .returning('account_id')
      .executeTakeFirst();
    if (row === undefined) return false;
    const entry = { accountId: row.account_id, actor, action: `hubspot.${status}` as const, target: portalId };
    await writeAudit(trx, { ...entry, detail: { reason: detail } });
    return true;
  });
}

/** The portal no longer lets us in: all work for it stops until it is connected anew. @returns whether this is news */
export function markRevoked(
  db: Kysely<Database>,
  portalId: string,
  detail: string,
  sealedToken?: Buffer,
): Promise<boolean> {
  return setStatus(db, { portalId, status: 'revoked', detail, sealedToken }, 'system');
}

/** Keeps the app's id once a delivery or a token has told it; a static token does not. */
export async function learnAppId(db: Kysely<Database>, portalId: string, appId: string): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ app_id: appId })
    .where('portal_id', '=', portalId)
    .where('app_id', 'is', null)
    .execute();
}

/** HubSpot takes no more calls of the day for a portal: it is asked again after so many ms. */
export async function noteDailyLimit(db: Kysely<Database>, portalId: string, ms: number): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ limited_until: sql<Date>`now() + make_interval(secs => ${ms / 1_000})` })
    .where('portal_id', '=', portalId)
    .execute();
}

/** Up to when contacts that were created in the portal have been looked for. */
export async function noteSwept(db: Kysely<Database>, portalId: string, until: Date): Promise<void> {
  await db.updateTable('hubspot_connections').set({ swept_until: until }).where('portal_id', '=', portalId).execute();
}

/** What the mapping reads and the portal does not have; a mapping that was saved meanwhile stays as it was checked then. */
export async function noteMappingTrouble(
  db: Kysely<Database>,
  { portalId, mappingVersion }: Pick<Connection, 'portalId' | 'mappingVersion'>,
  { at, trouble }: { at: Date; trouble: string[] },
): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ mapping_checked_at: at, mapping_trouble: trouble })
    .where('portal_id', '=', portalId)
    .where('mapping_version', '=', mappingVersion)
    .execute();
}

export async function deleteConnection(db: Kysely<Database>, portalId: string): Promise<void> {
  await db.deleteFrom('hubspot_connections').where('portal_id', '=', portalId).execute();
}

export const isAtDailyLimit = ({ limitedUntil }: Pick<Connection, 'limitedUntil'>): boolean =>
  limitedUntil !== null && limitedUntil.getTime() > Date.now();

function select(db: Kysely<Database>) {
  return db.selectFrom('hubspot_connections').select(columns);
}

type Row = Pick<Selectable<HubSpotConnections>, (typeof columns)[number]>;

function connectionOf(row: Row): Connection {
  return {
    accountId: row.account_id,
    portalId: row.portal_id,
    auth: row.auth,
    status: row.status,
    statusDetail: row.status_detail,
    scopes: row.scopes,
    appId: row.app_id,
    uiDomain: row.ui_domain,
    timeZone: row.time_zone,
    mapping: row.mapping,
    mappingVersion: row.mapping_version,
    permissions: row.permissions,
    permissionsVersion: row.permissions_version,
    mappingCheckedAt: row.mapping_checked_at,
    mappingTrouble: row.mapping_trouble,
    limitedUntil: row.limited_until,
    sweptUntil: row.swept_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
