import type { SubscriptionState } from '../../../shared/plan-limits.ts';
import type { ProblemCode } from '../../../shared/problems/problems.ts';
import type { BlockedCode } from '../../../shared/problems/screen-blocked-reasons.ts';
import { type Connection, connectionOfAccount, findConnection } from '../../hubspot/connections/connections.ts';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';

/** A portal that HubSpot's app asks about, with what decides whether it is served. */
export interface AppPortal {
  connection: Connection;
  account: { id: string; name: string; subscription: SubscriptionState };
}

export async function findAppPortal(db: Db, portalId: string): Promise<AppPortal | undefined> {
  const connection = await findConnection(db, portalId);
  return connection && withAccount(db, connection);
}

async function withAccount(db: Db, connection: Connection): Promise<AppPortal | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'subscription'])
    .where('id', '=', connection.accountId)
    .executeTakeFirst();
  return account && { connection, account };
}

/** @throws {Problem} `portal_not_connected` */
export async function appPortalOf(db: Db, { portalId }: { portalId: string }): Promise<AppPortal> {
  const portal = await findAppPortal(db, portalId);
  if (portal === undefined) throw new Problem('portal_not_connected');
  return portal;
}

/** The portal of an account, as the dashboard asks for it. @throws {Problem} `portal_not_connected` */
export async function portalOfAccount(db: Db, accountId: string): Promise<AppPortal> {
  const connection = await connectionOfAccount(db, accountId);
  const portal = connection && (await withAccount(db, connection));
  if (portal === undefined) throw new Problem('portal_not_connected');
  return portal;
}

/** Why a lead cannot be screened at all. */
export type BlockedReason = Exclude<BlockedCode, 'backfill_paused' | 'daily_limit'>;

/** Why nothing of this portal is screened; null when it is. */
export function blockedReasonOf({ connection, account }: AppPortal): BlockedReason | null {
  if (connection.status === 'revoked') return 'revoked';
  if (connection.status === 'paused') return 'paused';
  return account.subscription === 'active' ? null : 'no_subscription';
}

interface Wanted {
  db: Db;
  tombstones: Pick<Tombstones, 'find'>;
}

/** The same for one contact. */
export async function contactBlockedReason(
  { db, tombstones }: Wanted,
  portal: AppPortal,
  contactId: string,
): Promise<BlockedReason | null> {
  const contact: ContactRef = { portalId: portal.connection.portalId, contactId };
  const erased = await tombstones.find(db, [contact]);
  return erased.size > 0 ? 'erased' : blockedReasonOf(portal);
}

const problemOf = {
  paused: 'screening_paused',
  revoked: 'portal_revoked',
  no_subscription: 'screening_without_subscription',
  erased: 'contact_erased',
} as const satisfies Record<BlockedReason, ProblemCode>;

/** @throws {Problem} when screening is blocked */
export function refuseIfBlocked(obstacle: BlockedReason | null): void {
  if (obstacle !== null) throw new Problem(problemOf[obstacle]);
}
