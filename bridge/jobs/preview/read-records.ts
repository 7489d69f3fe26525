import type { Connection } from '../../hubspot/connections/connections.ts';
import { type ContactApi, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, type MappedContact, mappedProperties } from '../../hubspot/mapping/contact-to-record.ts';

const HUBSPOT_WITHIN_MS = 3_000;

export type Records = ReadonlyMap<string, MappedContact>;

/** By contact id, one call per hundred; contacts that HubSpot no longer has are missing. @throws {HubSpotFailure} */
export async function readRecords(
  api: ContactApi,
  { portalId, mapping }: Pick<Connection, 'portalId' | 'mapping'>,
  contactIds: readonly string[],
): Promise<Records> {
  if (contactIds.length === 0) return new Map();
  const signal = AbortSignal.timeout(HUBSPOT_WITHIN_MS);
  const call: ContactApi['call'] = (request) => api.call({ ...request, signal, whenPaused: true });
  const request = { portalId, contactIds, properties: mappedProperties(mapping), priority: 'background' } as const;
  const { contacts } = await readContacts({ paths: api.paths, call }, request);
  return new Map([...contacts].map(([id, { properties }]) => [id, contactToRecord(properties, mapping)]));
}

/** Name of the client; null when HubSpot returns none. */
export function nameIn(records: Records, contactId: string): string | null {
  const { firstName = '', lastName = '' } = records.get(contactId)?.record ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? null : name;
}
