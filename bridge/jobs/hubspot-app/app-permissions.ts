import { type CardCaller, type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { isPermitted, type Permission, savePermissions } from '../../hubspot/connections/permissions.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type AppPortal, appPortalOf } from '../portals/served-portal.ts';

/** The portal of a user who has this permission. @throws {Problem} `portal_not_connected`, `not_permitted` */
export async function permittedPortalOf(db: Db, caller: CardCaller, permission: Permission): Promise<AppPortal> {
  const portal = await appPortalOf(db, caller);
  if (!isPermitted(portal.connection.permissions, caller.userId, permission)) throw new Problem('not_permitted');
  return portal;
}

/** Saves the permissions; nobody can remove themselves from `settings`, or nobody might be left to change it. */
export function createSavePermissions({ db }: { db: Db }): CardHandlers['savePermissions'] {
  return async ({ caller, body: { expectedVersion, permissions } }) => {
    const { account } = await permittedPortalOf(db, caller, 'settings');
    const { portalId, userId } = caller;
    if (!isPermitted(permissions, userId, 'settings')) {
      const message = `Your own id (${userId}) must be in the list`;
      throw new Problem('invalid_permissions', { details: [{ path: 'settings', code: 'custom', message }] });
    }
    const change = { accountId: account.id, portalId, permissions, actor: hubspotActor(caller), expectedVersion };
    return { ...(await savePermissions(db, change)), value: permissions };
  };
}
