import type { Contact } from './contact.ts';
import { type ContactStore, readValue } from './contact-store.ts';
import type { PropertyStore } from './property-store.ts';
import type { Filter, SearchRequest } from './search-request.ts';

export interface SearchIndex {
  /** Notes that a contact changed; the index follows after its delay. */
  touch(id: string): void;
  /** Contacts as the index knows them, which may be as they were. */
  search(request: SearchRequest): { total: number; contacts: Contact[] };
  /** Brings the index up to date at once. */
  flush(): void;
}

const searchable = ['firstname', 'lastname', 'email', 'phone', 'mobilephone', 'company'];

export function createSearchIndex(
  contacts: ContactStore,
  properties: PropertyStore,
  options: { now(): number; delayMs: number },
): SearchIndex {
  const documents = new Map<string, Contact>();
  const pending = new Map<string, number>();

  const update = (id: string) => {
    const contact = contacts.contacts.get(id);
    if (contact === undefined || contact.archivedAt !== null) documents.delete(id);
    else documents.set(id, { ...contact, values: new Map(contact.values), history: new Map() });
  };

  /** A changed contact keeps its place in the line: the index lags, it does not starve. */
  const catchUp = (until: number) => {
    for (const [id, due] of pending) {
      if (due > until) break;
      pending.delete(id);
      update(id);
    }
  };

  const compare = (name: string, left: string, right: string): number => {
    const type = properties.live(name)?.type;
    if (type === 'number') return Number(left) - Number(right);
    if (type === 'datetime' || type === 'date') return epoch(left) - epoch(right);
    const [a, b] = type === 'enumeration' ? [left, right] : [left.toLowerCase(), right.toLowerCase()];
    return a < b ? -1 : a > b ? 1 : 0;
  };

  const matches = (contact: Contact, filter: Filter): boolean => {
    const held = readValue(contact, filter.propertyName);
    const by = (value: string) => (held === undefined ? Number.NaN : compare(filter.propertyName, held, value));
    switch (filter.operator) {
      case 'HAS_PROPERTY':
        return held !== undefined;
      case 'NOT_HAS_PROPERTY':
        return held === undefined;
      case 'EQ':
        return by(filter.value) === 0;
      case 'NEQ':
        return by(filter.value) !== 0;
      case 'LT':
        return by(filter.value) < 0;
      case 'LTE':
        return by(filter.value) <= 0;
      case 'GT':
        return by(filter.value) > 0;
      case 'GTE':
        return by(filter.value) >= 0;
      case 'BETWEEN':
        return by(filter.value) >= 0 && by(filter.highValue) <= 0;
      case 'IN':
        return isIn(filter, held, properties.live(filter.propertyName)?.type);
      case 'NOT_IN':
        return !isIn(filter, held, properties.live(filter.propertyName)?.type);
      case 'CONTAINS_TOKEN':
        return containsToken(held, filter.value);
      default:
        return !containsToken(held, filter.value);
    }
  };

  const found = (request: SearchRequest): Contact[] => {
    const query = request.query.toLowerCase();
    const hits: Contact[] = [];
    for (const contact of documents.values()) {
      const inGroups =
        request.groups.length === 0 ||
        request.groups.some((group) => group.every((filter) => matches(contact, filter)));
      if (!inGroups) continue;
      if (query === '' || searchable.some((name) => holds(contact.values.get(name) ?? '', query))) {
        hits.push(contact);
      }
    }
    return hits;
  };

  return {
    touch(id) {
      if (!pending.has(id)) pending.set(id, options.now() + options.delayMs);
    },
    flush: () => catchUp(Number.POSITIVE_INFINITY),
    search(request) {
      catchUp(options.now());
      const hits = found(request);
      const { sort } = request;
      const sign = sort?.descending === true ? -1 : 1;
      const name = sort?.propertyName ?? 'createdate';
      const keyed = hits.map((contact) => ({ contact, key: readValue(contact, name) ?? '' }));
      keyed.sort((a, b) => sign * compare(name, a.key, b.key) || Number(a.contact.id) - Number(b.contact.id));
      const page = keyed.slice(request.offset, request.offset + request.limit);
      return { total: hits.length, contacts: page.map(({ contact }) => contact) };
    },
  };
}

/** HubSpot keeps a second copy of numbers, without what formats them, for the search. */
const holds = (value: string, query: string): boolean =>
  value.toLowerCase().includes(query) || (/^\d{7,}$/.test(query) && value.replace(/\D/g, '').includes(query));

const epoch = (text: string) =>
  text === '' ? Number.NEGATIVE_INFINITY : /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);

/** The values are compared as they are with a lowered stored text: capitals in them never match. */
function isIn(filter: Filter, held: string | undefined, type: string | undefined): boolean {
  if (held === undefined) return false;
  return filter.values.includes(type === 'string' ? held.toLowerCase() : held);
}

function containsToken(held: string | undefined, wanted: string): boolean {
  if (held === undefined) return false;
  const pattern = wanted
    .toLowerCase()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  const whole = new RegExp(`^${pattern}$`);
  const text = held.toLowerCase();
  return whole.test(text) || text.split(/[\s@.,;:]+/).some((token) => whole.test(token));
}
