import type { Kysely } from 'kysely';
import { type FieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import { Problem } from '../../platform/problem.ts';
import { differences, writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';

interface SavedMapping {
  version: number;
  /** Fields, `practiceAreas` and `about`, that differ from before; none where nothing was to be saved. */
  changed: string[];
}

interface Change {
  accountId: string;
  portalId: string;
  mapping: FieldMapping;
  actor: string;
  /** The version the change was made from; another one meanwhile is a conflict. Left out, the last writer wins. */
  expectedVersion?: number;
}

/**
 * Saves a mapping that was checked, with its trace; the same one again stays the version it is. Source and outcome stay
 * as they are where it does not tell them.
 * @throws {Problem} `mapping_conflict`
 */
export async function saveMapping(db: Kysely<Database>, change: Change): Promise<SavedMapping> {
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
    // What is so already is no conflict: the request may be a repetition of the one that made it so.
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
