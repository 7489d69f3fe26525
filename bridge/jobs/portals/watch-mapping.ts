import type { Kysely } from 'kysely';
import { findConnection } from '../../hubspot/connections/connections.ts';
import { refreshMappingTrouble } from '../../hubspot/contacts/mapping-trouble.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Database } from '../../platform/store/schema.ts';

const DAY_MS = 24 * 3_600_000;
/** After trouble was found: it may be fixed by now. */
const HOUR_MS = 3_600_000;

interface Deps {
  db: Kysely<Database>;
  hubspot: Pick<ContactApi, 'call' | 'paths'>;
  log: Log;
  now?(): number;
}

/**
 * Checks once a day whether a portal still has every property its mapping reads, and logs when that changes.
 * @throws {HubSpotFailure}
 */
export async function watchMapping({ db, hubspot, log, now = Date.now }: Deps, portalId: string): Promise<void> {
  const connection = await findConnection(db, portalId);
  if (connection?.status !== 'active') return;
  const { mappingCheckedAt, mappingTrouble: before } = connection;
  const every = before.length > 0 ? HOUR_MS : DAY_MS;
  if (mappingCheckedAt !== null && now() - mappingCheckedAt.getTime() < every) return;
  const trouble = await refreshMappingTrouble({ db, api: hubspot }, connection, new Date(now()));
  if (trouble.length === 0 && before.length > 0)
    log.info({ portalId }, 'the portal has every property of its mapping again');
  if (trouble.join() === before.join() || trouble.length === 0) return;
  log.warn({ portalId, trouble }, 'the mapping reads properties that the portal does not have; contacts lack them');
}
