import type { ErasedResults } from '../../../shared/dashboard/kept-calls.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import { type ContactApi, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, sourceProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { openKeyedHash } from '../../platform/hashes/hashes.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { openOrExplain } from '../../platform/store/seal.ts';
import { eraseResults } from '../../v1/erase-results.ts';
import { countKeptCalls, openRecord, readKeptCalls, type SealedCall } from '../../v1/kept-call-rows.ts';
import { personHashes } from '../../v1/person-hashes.ts';
import { bounded } from './lead-names.ts';

/** Hashes of a person's email and phone; null when unknown. */
type Person = readonly Buffer[] | null;

export const UNKNOWN_PERSON =
  'HubSpot did not give the email and phone of this contact, so saved API calls could not be searched. Search for the email or phone instead.';

export const CALLS_ALONE = 'HubSpot is not responding, so only saved API calls were searched. Try again in a minute.';

export interface PersonDeps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Db };
  api: ContactApi;
}

/** An email address or a phone number, as typed. */
export async function personOfText(store: PersonDeps['store'], accountId: string, text: string): Promise<Buffer[]> {
  return personHashes(await openKeyedHash(store), accountId, typed(text));
}

const typed = (text: string) => (text.includes('@') ? { email: text, phone: '' } : { email: '', phone: text });

/** The person behind a contact. HubSpot is asked only when calls are kept: the hashes are used for nothing else. */
export async function personOfContact({ store, api }: PersonDeps, connection: Connection, id: string): Promise<Person> {
  const { accountId, portalId, mapping } = connection;
  if ((await countKeptCalls(store.db, accountId)) === 0) return [];
  const { email, phone } = mapping.fields;
  const properties = [...new Set(['email', 'phone', ...sourceProperties(email), ...sourceProperties(phone)])];
  try {
    const request = { portalId, contactIds: [id], properties, priority: 'live' } as const;
    const contact = (await readContacts(bounded(api), request)).contacts.get(id);
    if (contact === undefined) return null;
    const hashOf = await openKeyedHash(store);
    const { record } = contactToRecord(contact.properties, mapping);
    const own = { email: contact.properties.email ?? '', phone: contact.properties.phone ?? '' };
    return [record, own].flatMap((one) => personHashes(hashOf, accountId, one));
  } catch (error) {
    if (error instanceof HubSpotFailure) return null;
    throw error;
  }
}

export async function countCallsOf(db: Db, accountId: string, person: Person): Promise<number> {
  return person === null || person.length === 0 ? 0 : countKeptCalls(db, accountId, { personHashes: person });
}

/** Kept calls of a person for export: the record in clear, without internal fields. */
export async function exportCallsOf(store: PersonDeps['store'], accountId: string, person: Person) {
  const calls = await callsOf(store.db, accountId, person);
  return calls.map(({ record: _sealed, recordHash: _hash, resultKey: _key, at, until, ...call }) => ({
    ...call,
    at: at.toISOString(),
    keptUntil: until.toISOString(),
    record: openOrExplain(() => openRecord(store, { record: _sealed })),
  }));
}

/** Also erases everything else kept of their records. */
export async function eraseCallsOf(
  db: Db,
  person: Person,
  by: { accountId: string; actor: string },
): Promise<ErasedResults> {
  const calls = await callsOf(db, by.accountId, person);
  if (calls.length === 0) return { results: 0, answers: 0, calls: 0 };
  return eraseResults(db, { recordHashes: calls.map(({ recordHash }) => recordHash) }, by);
}

async function callsOf(db: Db, accountId: string, person: Person): Promise<SealedCall[]> {
  return person === null || person.length === 0 ? [] : readKeptCalls(db, accountId, { personHashes: person });
}
