import { invalid, notFound, notNumeric } from './api-error.ts';
import { checkBody, idText, isObject } from './body-check.ts';
import { checkValues, type WriteContext } from './check-values.ts';
import { byApp, type Contact } from './contact.ts';
import { type View, viewContact, viewWritten } from './contact-view.ts';
import { type Exchange, type Route, reply } from './route.ts';
import { readSearch } from './search-request.ts';

const read = ['crm.objects.contacts.read'];
const write = ['crm.objects.contacts.write'];

export const writeContext = ({ portal, version, report }: Exchange): WriteContext => ({
  portalId: portal.portalId,
  version,
  properties: portal.properties,
  contacts: portal.store,
  writeRules: portal.writeRules,
  report,
});

/** What the caller sees of the properties it names. A name the portal lacks is left out without a word. */
export function viewFor({ portal, access, report }: Exchange, properties: string[], withHistory: string[]): View {
  const sees = access.scopes.includes('crm.objects.contacts.sensitive.read.v2');
  for (const name of [...properties, ...withHistory]) {
    if (portal.properties.live(name) === undefined) report('unknown_property', `reads ${name}`);
  }
  const visible = (name: string) => {
    const property = portal.properties.live(name);
    return property !== undefined && (sees || property.dataSensitivity === 'non_sensitive');
  };
  return { properties, withHistory, visible };
}

export function findContact(
  { portal, query }: Exchange,
  id: string,
  idProperty: string | undefined,
): Contact | undefined {
  if (idProperty !== undefined && idProperty !== '' && idProperty !== 'hs_object_id') {
    const unique = idProperty === 'email' || portal.properties.live(idProperty)?.hasUniqueValue === true;
    if (!unique) throw invalid(`Unable to perform update/upsert by non-unique 0-1 property ${idProperty}`);
    return portal.store.liveBy(idProperty, id);
  }
  if (query.get('archived') !== 'true') return portal.store.live(id);
  const contact = portal.store.contacts.get(id);
  return contact?.archivedAt === null ? undefined : contact;
}

function need(exchange: Exchange): Contact {
  const id = exchange.parameters[0] ?? '';
  const idProperty = exchange.query.get('idProperty') ?? undefined;
  const contact = findContact(exchange, id, idProperty);
  if (contact !== undefined) return contact;
  throw idProperty === undefined && !/^\d+$/.test(id) ? notNumeric(id) : notFound();
}

const commaList = (query: URLSearchParams, key: string) =>
  query.getAll(key).flatMap((part) => part.split(',').filter((name) => name !== ''));

const queryView = (exchange: Exchange) =>
  viewFor(exchange, commaList(exchange.query, 'properties'), commaList(exchange.query, 'propertiesWithHistory'));

/** Applies values and counts the write, changed or not. */
export function applyWrite(exchange: Exchange, contact: Contact, values: Record<string, string>): void {
  exchange.portal.store.write(contact, values, byApp(exchange.appId));
  contact.apiWrites += 1;
}

export function createContact(exchange: Exchange, raw: unknown): Contact {
  const values = checkValues(writeContext(exchange), null, raw);
  const contact = exchange.portal.store.create(values, byApp(exchange.appId));
  contact.apiWrites += 1;
  return contact;
}

function list(exchange: Exchange) {
  const limit = Number(exchange.query.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalid('limit has to be between 1 and 100');
  const after = BigInt(exchange.query.get('after') ?? '0');
  const archived = exchange.query.get('archived') === 'true';
  const view = queryView(exchange);
  const rest = [...exchange.portal.store.contacts.values()]
    .filter((contact) => (contact.archivedAt !== null) === archived && BigInt(contact.id) >= after)
    .sort((a, b) => Number(a.id) - Number(b.id));
  const next = rest[limit]?.id;
  return reply(200, {
    results: rest.slice(0, limit).map((contact) => viewContact(contact, view)),
    ...(next === undefined ? {} : { paging: { next: { after: next } } }),
  });
}

function search(exchange: Exchange) {
  const { portal, body, bodyLength, report } = exchange;
  const request = readSearch(body, bodyLength, portal.properties, report);
  const view = viewFor(exchange, request.properties, []);
  const { total, contacts } = portal.index.search(request);
  const end = request.offset + contacts.length;
  return reply(200, {
    total,
    results: contacts.map((contact) => viewContact(contact, view)),
    ...(end < total ? { paging: { next: { after: String(end) } } } : {}),
  });
}

function create(exchange: Exchange) {
  const body = checkBody('create', exchange.body, exchange.report);
  const contact = createContact(exchange, body.properties);
  const written = isObject(body.properties) ? Object.keys(body.properties) : [];
  const location = `/crm/objects/${exchange.version}/contacts/${contact.id}`;
  return reply(201, viewWritten(contact, written), { location });
}

function update(exchange: Exchange) {
  const contact = need(exchange);
  const body = checkBody('update', exchange.body, exchange.report);
  const values = checkValues(writeContext(exchange), contact, body.properties);
  applyWrite(exchange, contact, values);
  return reply(200, viewWritten(contact, Object.keys(values)));
}

function merge(exchange: Exchange) {
  const body = checkBody('merge', exchange.body, exchange.report);
  const [primary, other] = (['primaryObjectId', 'objectIdToMerge'] as const).map((key) => {
    const contact = exchange.portal.store.live(idText(body[key], exchange.report));
    if (contact === undefined) throw notFound();
    return contact;
  }) as [Contact, Contact];
  if (primary === other) throw invalid('A record cannot be merged with itself.');
  const survivor = exchange.portal.store.merge(primary, other, byApp(exchange.appId));
  return reply(200, viewWritten(survivor, []));
}

function gdprDelete(exchange: Exchange) {
  const body = checkBody('gdprDelete', exchange.body, exchange.report);
  const idProperty = typeof body.idProperty === 'string' ? body.idProperty : undefined;
  const contact = findContact(exchange, idText(body.objectId, exchange.report), idProperty);
  if (contact !== undefined) exchange.portal.store.erase(contact, byApp(exchange.appId));
  return reply(204);
}

function archive(exchange: Exchange) {
  const contact = exchange.portal.store.live(exchange.parameters[0] ?? '');
  if (contact !== undefined) exchange.portal.store.archive(contact, byApp(exchange.appId));
  return reply(204);
}

const base = '/crm/objects/{ver}/contacts';
const json = { method: 'POST', hasBody: true };
const plain = { hasBody: false };

export const contactRoutes: readonly Route[] = [
  { ...plain, kind: 'contacts.list', method: 'GET', path: base, scopes: read, handle: list },
  { ...json, kind: 'contacts.create', path: base, scopes: write, handle: create },
  { ...json, kind: 'contacts.search', path: `${base}/search`, scopes: read, handle: search },
  { ...json, kind: 'contacts.merge', path: `${base}/merge`, scopes: write, handle: merge },
  { ...json, kind: 'contacts.gdprDelete', path: `${base}/gdpr-delete`, scopes: write, handle: gdprDelete },
  {
    ...plain,
    kind: 'contacts.read',
    method: 'GET',
    path: `${base}/{}`,
    scopes: read,
    handle: (exchange) => reply(200, viewContact(need(exchange), queryView(exchange))),
  },
  { ...json, kind: 'contacts.update', method: 'PATCH', path: `${base}/{}`, scopes: write, handle: update },
  { ...plain, kind: 'contacts.archive', method: 'DELETE', path: `${base}/{}`, scopes: write, handle: archive },
];

export { read as readScopes, write as writeScopes };
