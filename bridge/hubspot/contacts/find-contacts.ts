import { HubSpotFailure } from '../client/ports.ts';
import { type ContactApi, readBatchReply } from './read-contacts.ts';
import { readSearchReply, SEARCH_PAGE } from './search-contacts.ts';

/** What a contact is searched by; looked up live and not stored. */
export type ContactQuery = { email: string } | { phone: string } | { name: string };

export interface FoundContacts {
  /** The newest first. */
  ids: string[];
  /** How many HubSpot has; more than there are ids when it has too many to look through. */
  total: number;
}

/** The contacts with this address, number or name. @throws {HubSpotFailure} */
export async function findContacts(
  api: ContactApi,
  portalId: string,
  criteria: ContactQuery,
  most = SEARCH_PAGE,
): Promise<FoundContacts> {
  const search = (what: object) => findBySearch(api, portalId, { ...what, limit: most });
  if ('email' in criteria) return findByEmail(api, portalId, criteria.email);
  if ('name' in criteria) return search({ filterGroups: groupsFor(criteria.name) });
  const { phone } = criteria;
  const exact = phone.length < WHOLE_NUMBER ? NONE : await search({ filterGroups: numberGroups(phone) }).catch(orNone);
  return exact.ids.length > 0 ? exact : search({ query: phone, filterGroups: [] });
}

const NONE: FoundContacts = { ids: [], total: 0 };
const WHOLE_NUMBER = 10;

async function findBySearch({ call, paths }: ContactApi, portalId: string, what: object): Promise<FoundContacts> {
  const { body } = await call({
    portalId,
    method: 'POST',
    path: paths.contactsSearch,
    body: {
      sorts: [{ propertyName: 'hs_object_id', direction: 'DESCENDING' }],
      properties: ['hs_object_id'],
      after: '0',
      ...what,
    },
    repeatable: true,
    priority: 'live',
  });
  return readSearchReply(body);
}

/** How HubSpot normalizes a phone number: area code and local number, without the country code. */
const numberGroups = (phone: string) =>
  ['hs_searchable_calculated_phone_number', 'hs_searchable_calculated_mobile_number'].map((propertyName) => ({
    filters: [{ propertyName, operator: 'EQ', value: phone }],
  }));

/** One word is a first or last name; of more, the first and the last word, in either order. */
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

async function findByEmail({ call, paths }: ContactApi, portalId: string, email: string): Promise<FoundContacts> {
  try {
    const { body } = await call({
      portalId,
      method: 'POST',
      path: paths.contactsBatchRead,
      body: { inputs: [{ id: email }], idProperty: 'email', properties: ['email'], propertiesWithHistory: [] },
      repeatable: true,
      priority: 'live',
    });
    const ids = readBatchReply(body).results.map(({ id }) => id);
    return { ids, total: ids.length };
  } catch (error) {
    return orNone(error);
  }
}

/** An invalid address matches no contact; nor does a property that the portal lacks. */
function orNone(error: unknown): FoundContacts {
  if (error instanceof HubSpotFailure && error.kind === 'permanent') return NONE;
  throw error;
}
