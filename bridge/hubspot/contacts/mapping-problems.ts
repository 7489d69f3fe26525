import type { Db } from '../../platform/store/schema.ts';
import { type Connection, noteMappingProblems } from '../connections/connections.ts';
import { checkMapping } from '../mapping/check-mapping.ts';
import { listProperties } from '../mapping/list-properties.ts';
import type { ContactApi } from './read-contacts.ts';

type Mapped = Pick<Connection, 'portalId' | 'mapping' | 'mappingVersion'>;

/**
 * What the mapping reads and the portal lacks, field by field, for people. HubSpot silently reads such a property as
 * absent: contacts would just lack information.
 * @throws {HubSpotFailure}
 */
export async function findMappingProblems(
  api: Pick<ContactApi, 'call' | 'paths'>,
  { portalId, mapping }: Pick<Mapped, 'portalId' | 'mapping'>,
): Promise<string[]> {
  const properties = await listProperties(api, { portalId, priority: 'background' });
  return checkMapping(mapping, properties).errors.map(({ field, message }) => `${field}: ${message}`);
}

/** The same, stored for `/readyz`. */
export async function refreshMappingProblems(
  { db, api }: { db: Db; api: Pick<ContactApi, 'call' | 'paths'> },
  connection: Mapped,
  now = new Date(),
): Promise<string[]> {
  const problem = await findMappingProblems(api, connection);
  await noteMappingProblems(db, connection, { at: now, problem });
  return problem;
}
