import { ApiError } from './api-error.ts';
import { batchReply, refusedInput } from './batch-reply.ts';
import { batchInputs, checkBody, isObject, type Json } from './body-check.ts';
import { instantText } from './instant.ts';
import type { PropertyDefinition } from './property-definition.ts';
import { missingProperty } from './property-store.ts';
import { type Exchange, type Route, reply } from './route.ts';

/** Reading definitions works with the scope for contacts too. */
const read = ['crm.schemas.contacts.read', 'crm.objects.contacts.read', 'crm.objects.contacts.write'];
const write = ['crm.schemas.contacts.write'];

function viewProperty(property: PropertyDefinition): Json {
  const { readOnly, createdAt, updatedAt, archivedAt, ...rest } = property;
  return {
    ...rest,
    createdAt: instantText(createdAt),
    updatedAt: instantText(updatedAt),
    archived: archivedAt !== null,
    ...(archivedAt === null ? {} : { archivedAt: instantText(archivedAt) }),
    calculated: false,
    externalOptions: property.name === 'hubspot_owner_id',
    modificationMetadata: {
      archivable: !property.hubspotDefined,
      readOnlyDefinition: property.hubspotDefined,
      readOnlyValue: readOnly,
    },
  };
}

function list({ portal, query }: Exchange) {
  const archived = query.get('archived') === 'true';
  const sensitivity = query.get('dataSensitivity') ?? 'non_sensitive';
  const all = [...portal.properties.properties.values()].filter(
    (property) => (property.archivedAt !== null) === archived && property.dataSensitivity === sensitivity,
  );
  return reply(200, { results: all.map(viewProperty) });
}

function readOne({ portal, query, parameters: [name = ''] }: Exchange) {
  const archived = query.get('archived') === 'true';
  const property = portal.properties.properties.get(name);
  if (property === undefined || (property.archivedAt !== null) !== archived) throw missingProperty(name);
  return reply(200, viewProperty(property));
}

const nameOf = (exchange: Exchange, input: Json) => String(checkBody('propertyName', input, exchange.report).name);

function batchRead(exchange: Exchange) {
  const { portal, report } = exchange;
  const body = checkBody('propertyBatchRead', exchange.body, report);
  const names = batchInputs(body, 100, report).map((input) => nameOf(exchange, input));
  const found = names.map((name) => portal.properties.live(name)).filter((property) => property !== undefined);
  const absent = names.filter((name) => portal.properties.live(name) === undefined);
  const results = found.map(viewProperty);
  const errors = absent.map((name) => refusedInput(missingProperty(name).body, { name: [name] }));
  return batchReply(results, errors);
}

/** Each input succeeds or fails for itself. */
function batchCreate(exchange: Exchange) {
  const { portal, report } = exchange;
  const inputs = batchInputs(checkBody('batchInputs', exchange.body, report), 100, report);
  const results: Json[] = [];
  const errors: Json[] = [];
  for (const input of inputs) {
    try {
      results.push(viewProperty(portal.properties.create(input, report)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.push(refusedInput(error.body, { name: [String(input.name)] }));
    }
  }
  return batchReply(results, errors, 201);
}

function batchArchive(exchange: Exchange) {
  const { portal, report } = exchange;
  for (const input of batchInputs(checkBody('batchInputs', exchange.body, report), 100, report)) {
    portal.properties.archive(nameOf(exchange, input));
  }
  return reply(204);
}

function archiveGroup({ portal, parameters: [name = ''] }: Exchange) {
  portal.properties.groups.delete(name);
  return reply(204);
}

function readGroup({ portal, parameters: [name = ''] }: Exchange) {
  const group = portal.properties.groups.get(name);
  if (group === undefined) throw missingProperty(name);
  return reply(200, group);
}

const bodyOf = ({ body }: Exchange): Json => (isObject(body) ? body : {});
const base = '/crm/properties/{ver}/contacts';

function route(kind: string, method: string, path: string, handle: Route['handle']): Route {
  const hasBody = method === 'POST' || method === 'PATCH';
  const reads = method === 'GET' || kind === 'properties.batchRead';
  return { kind, method, path: base + path, scopes: reads ? read : write, hasBody, handle };
}

export const propertyRoutes: readonly Route[] = [
  route('properties.list', 'GET', '', list),
  route('properties.create', 'POST', '', (exchange) =>
    reply(201, viewProperty(exchange.portal.properties.create(bodyOf(exchange), exchange.report))),
  ),
  route('properties.batchRead', 'POST', '/batch/read', batchRead),
  route('properties.batchCreate', 'POST', '/batch/create', batchCreate),
  route('properties.batchArchive', 'POST', '/batch/archive', batchArchive),
  route('groups.list', 'GET', '/groups', ({ portal }) =>
    reply(200, { results: [...portal.properties.groups.values()] }),
  ),
  route('groups.create', 'POST', '/groups', (exchange) =>
    reply(201, exchange.portal.properties.createGroup(bodyOf(exchange), exchange.report)),
  ),
  route('groups.read', 'GET', '/groups/{}', readGroup),
  route('groups.update', 'PATCH', '/groups/{}', (exchange) =>
    reply(200, exchange.portal.properties.updateGroup(exchange.parameters[0] ?? '', bodyOf(exchange), exchange.report)),
  ),
  route('groups.archive', 'DELETE', '/groups/{}', archiveGroup),
  route('properties.read', 'GET', '/{}', readOne),
  route('properties.update', 'PATCH', '/{}', (exchange) =>
    reply(
      200,
      viewProperty(exchange.portal.properties.update(exchange.parameters[0] ?? '', bodyOf(exchange), exchange.report)),
    ),
  ),
  route('properties.archive', 'DELETE', '/{}', ({ portal, parameters: [name = ''] }) => {
    portal.properties.archive(name);
    return reply(204);
  }),
];
