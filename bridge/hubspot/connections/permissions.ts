import type { Permissions } from '../../../shared/app-settings.ts';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';

export type Permission = keyof Permissions;

/** Whether a HubSpot user has this permission; without a list, everybody has. */
export function isPermitted(permissions: Permissions, userId: string, permission: Permission): boolean {
  return permissions[permission]?.includes(userId) ?? true;
}

interface Change {
  accountId: string;
  portalId: string;
  permissions: Permissions;
  actor: string;
  /** The version this change is based on; a newer one is a conflict. When omitted, the last writer wins. */
  expectedVersion?: number;
}

/**
 * Saves who may change settings and override statuses, with an audit entry; an unchanged list keeps its version.
 * @throws {Problem} `permissions_conflict`
 */
export async function savePermissions(db: Db, change: Change): Promise<{ version: number }> {
  const { accountId, portalId, permissions, actor, expectedVersion } = change;
  return db.transaction().execute(async (trx) => {
    const { permissions: before, permissions_version: last } = await trx
      .selectFrom('hubspot_connections')
      .select(['permissions', 'permissions_version'])
      .where('portal_id', '=', portalId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (textOf(before) === textOf(permissions)) return { version: last };
    if (expectedVersion !== undefined && expectedVersion !== last) throw new Problem('permissions_conflict');
    const version = last + 1;
    await trx
      .updateTable('hubspot_connections')
      .set({ permissions: textOf(permissions), permissions_version: version, updated_at: new Date() })
      .where('portal_id', '=', portalId)
      .execute();
    const detail = { version, from: before, to: permissions };
    await writeAudit(trx, { accountId, actor, action: 'permissions.changed', target: portalId, detail });
    return { version };
  });
}

const textOf = ({ settings, overrule }: Permissions): string => JSON.stringify({ settings, overrule });
