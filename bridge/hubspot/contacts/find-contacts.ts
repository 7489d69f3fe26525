import { readBatchReply } from '../client/batch-reply.ts';
import { HubSpotFailure } from '../client/ports.ts';
import type { ContactApi } from './read-contacts.ts';
import { readSearchReply } from './search-contacts.ts';

/** What a person looks a contact up by; it is asked for live and kept nowhere. */
export type ContactSought = { email: string } | { phone: string } | { name: string };

/** More than a person reads through. */
const FOUND_MAX = 20;

/** The ids of the contacts with this address, number or name, the newest first. @throws {HubSpotFailure} */
export async function findContacts(
  api: ContactApi,
  portalId: string,
  sought: ContactSought,
  most = FOUND_MAX,
): Promise<string[]> {
  if ('email' in sought) return findByEmail(api, portalId, sought.email);
  const { call, paths } = api;
  const { body } = await call({
    portalId,
    method: 'POST',
    path: paths.contactsSearch,
    body: {
      ...('phone' in sought ? { query: sought.phone, filterGroups: [] } : { filterGroups: groupsFor(sought.name) }),
      sorts: [{ propertyName: 'hs_object_id', direction: 'DESCENDING' }],
      properties: ['hs_object_id'],
      limit: most,
      after: '0',
    },
    repeatable: true,
    priority: 'live',
  });
  return readSearchReply(body).ids;
}

/** One word is a first or a last name; of more, the first and the last are, in either order. */
function groupsFor(name: string) {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const filter = (propertyName: string, word: string) => ({
    propertyName,
    operator: 'CONTAINS_TOKEN',
    value: `${word}*`,
  });
  if (words.length === 1) return ['firstname', 'lastname'].map((property) => ({ filters: [filter(property, first)] }));
  return [
    { filters: [filter('firstname', first), filter('lastname', last)] },
    { filters: [filter('firstname', last), filter('lastname', first)] },
  ];
}

async function findByEmail({ call, paths }: ContactApi, portalId: string, email: string): Promise<string[]> {
  try {
    const { body } = await call({
      portalId,
      method: 'POST',
      path: paths.contactsBatchRead,
      body: { inputs: [{ id: email }], idProperty: 'email', properties: ['email'], propertiesWithHistory: [] },
      repeatable: true,
      priority: 'live',
    });
    return readBatchReply(body).results.map(({ id }) => id);
  } catch (error) {
    // What is no address belongs to no contact.
    if (error instanceof HubSpotFailure && error.kind === 'permanent') return [];
    throw error;
  }
}
