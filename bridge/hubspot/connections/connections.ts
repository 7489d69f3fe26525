import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Permissions } from '../../../shared/app-settings.ts';
import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { isUuid } from '../../platform/ids.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, HubSpotConnections } from '../../platform/store/schema.ts';
import type { Sealer } from '../../platform/store/seal.ts';

/** A portal that is connected to an account, without its tokens. */
export interface Connection {
  accountId: string;
  /** Digits. */
  portalId: string;
  auth: 'oauth' | 'static';
  status: 'active' | 'paused' | 'revoked';
  /** Reason of the status, for people. */
  statusDetail: string | null;
  scopes: string[];
  /** The app's id; null until it is known. */
  appId: string | null;
  /** Host of HubSpot's pages for this portal, such as `app.hubspot.com`. */
  uiDomain: string | null;
  timeZone: string | null;
  mapping: FieldMapping;
  mappingVersion: number;
  permissions: Permissions;
  permissionsVersion: number;
  /** When the mapping was last checked against the portal's properties. */
  mappingCheckedAt: Date | null;
  /** What the mapping reads and the portal lacks, for people. */
  mappingProblems: string[];
  /** Until then its daily calls are used up, as far as known. */
  limitedUntil: Date | null;
  sweptUntil: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** Reason for revoked access when HubSpot gave none. */
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

export async function findConnection(db: Db, portalId: string): Promise<Connection | undefined> {
  if (!isPortalId(portalId)) return undefined;
  const row = await select(db).where('portal_id', '=', portalId).executeTakeFirst();
  return row && connectionOf(row);
}

export async function connectionOfAccount(db: Db, accountId: string): Promise<Connection | undefined> {
  if (!isUuid(accountId)) return undefined;
  const row = await select(db).where('account_id', '=', accountId).executeTakeFirst();
  return row && connectionOf(row);
}

/** Whatever their status, in the order they were made. */
export async function listConnections(db: Db): Promise<Connection[]> {
  return (await select(db).orderBy('created_at').orderBy('portal_id').execute()).map(connectionOf);
}

interface StatusChange {
  portalId: string;
  status: Connection['status'];
  /** Reason, for people; null when the status says it all. */
  detail: string | null;
  /** Only from these statuses. */
  from?: readonly Connection['status'][];
  /** Only while this sealed token is in use: a portal reconnected meanwhile is unchanged. */
  sealedToken?: Buffer | undefined;
}

/** @returns whether it changed anything */
export async function setStatus(db: Db, change: StatusChange, actor: string): Promise<boolean> {
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

/** The portal revoked access: all work for it stops until it is reconnected. @returns whether this changed anything */
export function markRevoked(db: Db, portalId: string, detail: string, sealedToken?: Buffer): Promise<boolean> {
  return setStatus(db, { portalId, status: 'revoked', detail, sealedToken }, 'system');
}

/** Stores the app's id once a delivery or a token reveals it; a static token does not. */
export async function learnAppId(db: Db, portalId: string, appId: string): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ app_id: appId })
    .where('portal_id', '=', portalId)
    .where('app_id', 'is', null)
    .execute();
}

/** The portal's daily calls are used up; it is tried again after so many ms. */
export async function noteDailyLimit(db: Db, portalId: string, ms: number): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ limited_until: sql<Date>`now() + make_interval(secs => ${ms / 1_000})` })
    .where('portal_id', '=', portalId)
    .execute();
}

/** Records up to when created contacts have been swept. */
export async function noteSwept(db: Db, portalId: string, until: Date): Promise<void> {
  await db.updateTable('hubspot_connections').set({ swept_until: until }).where('portal_id', '=', portalId).execute();
}

/** Records what the mapping reads and the portal lacks; a mapping saved meanwhile keeps the result of its own check. */
export async function noteMappingProblems(
  db: Db,
  { portalId, mappingVersion }: Pick<Connection, 'portalId' | 'mappingVersion'>,
  { at, problem }: { at: Date; problem: string[] },
): Promise<void> {
  await db
    .updateTable('hubspot_connections')
    .set({ mapping_checked_at: at, mapping_trouble: problem })
    .where('portal_id', '=', portalId)
    .where('mapping_version', '=', mappingVersion)
    .execute();
}

export async function deleteConnection(db: Db, portalId: string): Promise<void> {
  await db.deleteFrom('hubspot_connections').where('portal_id', '=', portalId).execute();
}

export const isAtDailyLimit = ({ limitedUntil }: Pick<Connection, 'limitedUntil'>): boolean =>
  limitedUntil !== null && limitedUntil.getTime() > Date.now();

function select(db: Db) {
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
    mappingProblems: row.mapping_trouble,
    limitedUntil: row.limited_until,
    sweptUntil: row.swept_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Purposes of sealed tokens; `secrets reseal` uses the same columns. */
const ACCESS = 'hubspot_connections.access_token';
const REFRESH = 'hubspot_connections.refresh_token';

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

export function readSealedTokens(db: Db, portalId: string): Promise<SealedTokens | undefined> {
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
  db: Db,
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

/** The largest id the database can hold; larger ones cannot exist. */
export const LARGEST_ID = 2n ** 63n - 1n;

/** The id of a portal, a contact or an event, as text. */
export const hubspotId = z.string().regex(/^\d{1,19}$/);
