import { type FieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import { Problem } from '../../platform/problem.ts';
import { differences, writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';

interface SavedMapping {
  version: number;
  /** Changed fields, `practiceAreas` and `about`; empty when nothing was saved. */
  changed: string[];
}

interface Change {
  accountId: string;
  portalId: string;
  mapping: FieldMapping;
  actor: string;
  /** The version this change is based on; a newer one is a conflict. When omitted, the last writer wins. */
  expectedVersion?: number;
}

/**
 * Saves a checked mapping with an audit entry; an unchanged one keeps its version. Source and outcome are kept when it
 * omits them.
 * @throws {Problem} `mapping_conflict`
 */
export async function saveMapping(db: Db, change: Change): Promise<SavedMapping> {
  const { accountId, portalId, mapping: given, actor, expectedVersion } = change;
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('hubspot_connections')
      .select(['mapping', 'mapping_version'])
      .where('portal_id', '=', portalId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = fieldMapping.parse(before.mapping);
    const { about = known.about } = given;
    const mapping: FieldMapping = about === undefined ? given : { ...given, about };
    const other = differences(flat(known), flat(mapping));
    const changed = Object.keys(other);
    // An unchanged mapping is no conflict: the request may be a retry of the one that saved it.
    if (changed.length === 0) return { version: before.mapping_version, changed };
    if (expectedVersion !== undefined && expectedVersion !== before.mapping_version) {
      throw new Problem('mapping_conflict');
    }
    const version = before.mapping_version + 1;
    await trx
      .updateTable('hubspot_connections')
      .set({
        mapping: JSON.stringify(mapping),
        mapping_version: version,
        mapping_checked_at: null,
        mapping_trouble: [],
        updated_at: new Date(),
      })
      .where('portal_id', '=', portalId)
      .execute();
    const detail = { version, changed: other };
    await writeAudit(trx, { accountId, actor, action: 'mapping.changed', target: portalId, detail });
    return { version, changed };
  });
}

const flat = ({ fields, practiceAreas, about }: FieldMapping) => ({ ...fields, practiceAreas, about });
