import { ApiError, invalid } from './api-error.ts';
import { batchError, batchReply, refusedInput } from './batch-reply.ts';
import { batchInputs, checkBody, idText, type Json, textList } from './body-check.ts';
import { checkValues } from './check-values.ts';
import { byApp, type Contact } from './contact.ts';
import {
  applyWrite,
  createContact,
  findContact,
  readScopes,
  viewFor,
  writeContext,
  writeScopes,
} from './contact-routes.ts';
import { viewContact, viewWritten } from './contact-view.ts';
import { type Exchange, type Route, reply } from './route.ts';
import type { Reply } from './transport.ts';

const inputLimit = 100;
/** Fewer where the history of properties is asked for. */
const historyLimit = 50;

function missing(ids: string[], doing: string): Json[] {
  if (ids.length === 0) return [];
  const message = `Could not ${doing} some CONTACT objects, they may be deleted or not exist. Check that ids are valid.`;
  return [batchError({ category: 'OBJECT_NOT_FOUND', message, context: { ids } })];
}

function batchRead(exchange: Exchange): Reply {
  const { report } = exchange;
  const body = checkBody('batchRead', exchange.body, report);
  const withHistory = textList(body, 'propertiesWithHistory');
  const inputs = batchInputs(body, withHistory.length > 0 ? historyLimit : inputLimit, report);
  const idProperty = typeof body.idProperty === 'string' ? body.idProperty : undefined;
  const view = viewFor(exchange, textList(body, 'properties'), withHistory);
  const found = new Set<Contact>();
  const absent: string[] = [];
  for (const input of inputs) {
    const id = idText(checkBody('readInput', input, report).id, report);
    const contact = findContact(exchange, id, idProperty);
    if (contact === undefined) absent.push(id);
    else found.add(contact);
  }
  return batchReply(
    [...found].map((contact) => viewContact(contact, view)),
    missing(absent, 'get'),
  );
}

function refuseDuplicates(ids: string[], exchange: Exchange): void {
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length === 0) return;
  exchange.report('duplicate_inputs', twice.join(', '));
  throw invalid(`Duplicate IDs found in batch input: [${twice.join(', ')}]. IDs must be unique`, {
    context: { ids: twice },
  });
}

/** Whether each input fails for itself: all of them carry a trace id of their own. */
function isTraced(inputs: Json[]): boolean {
  const traces = inputs.map((input) => input.objectWriteTraceId);
  return traces.every((trace) => typeof trace === 'string') && new Set(traces).size === traces.length;
}

function tracedError(error: unknown, input: Json): Json {
  if (!(error instanceof ApiError)) throw error;
  return refusedInput(error.body, { objectWriteTraceId: [String(input.objectWriteTraceId)] });
}

/** Every value is checked before any is written: one bad input spoils an untraced batch, and nothing of it is applied. */
function batchUpdate(exchange: Exchange): Reply {
  const { report, portal } = exchange;
  const inputs = batchInputs(checkBody('batchInputs', exchange.body, report), inputLimit, report);
  const traced = portal.options.multiStatusUpdates && isTraced(inputs);
  const ids = inputs.map((input) => idText(checkBody('updateInput', input, report).id, report));
  refuseDuplicates(ids, exchange);
  const ready: { contact: Contact; values: Record<string, string> }[] = [];
  const absent: string[] = [];
  const errors: Json[] = [];
  for (const [at, input] of inputs.entries()) {
    const idProperty = typeof input.idProperty === 'string' ? input.idProperty : undefined;
    const contact = findContact(exchange, ids[at] as string, idProperty);
    if (contact === undefined) absent.push(ids[at] as string);
    else {
      try {
        ready.push({ contact, values: checkValues(writeContext(exchange), contact, input.properties) });
      } catch (error) {
        if (!traced) throw error;
        errors.push(tracedError(error, input));
      }
    }
  }
  for (const { contact, values } of ready) applyWrite(exchange, contact, values);
  const results = ready.map(({ contact, values }) => viewWritten(contact, Object.keys(values)));
  return batchReply(results, [...missing(absent, 'update'), ...errors]);
}

function batchCreate(exchange: Exchange): Reply {
  const { report } = exchange;
  const inputs = batchInputs(checkBody('batchInputs', exchange.body, report), inputLimit, report);
  for (const input of inputs) checkBody('createInput', input, report);
  const traced = isTraced(inputs);
  if (!traced) for (const input of inputs) checkValues(writeContext(exchange), null, input.properties);
  const results: Json[] = [];
  const errors: Json[] = [];
  for (const input of inputs) {
    try {
      const contact = createContact(exchange, input.properties);
      results.push(viewWritten(contact, Object.keys(input.properties as Json)));
    } catch (error) {
      if (!traced) throw error;
      errors.push(tracedError(error, input));
    }
  }
  return batchReply(results, errors, 201);
}

function batchArchive(exchange: Exchange): Reply {
  const { report, portal } = exchange;
  for (const input of batchInputs(checkBody('batchInputs', exchange.body, report), inputLimit, report)) {
    const contact = portal.store.live(idText(checkBody('readInput', input, report).id, report));
    if (contact !== undefined) portal.store.archive(contact, byApp(exchange.appId));
  }
  return reply(204);
}

const batch = (name: string, scopes: readonly string[], handle: Route['handle']): Route => ({
  kind: `contacts.batch${name[0]?.toUpperCase()}${name.slice(1)}`,
  method: 'POST',
  path: `/crm/objects/{ver}/contacts/batch/${name}`,
  scopes,
  hasBody: true,
  handle,
});

export const batchRoutes: readonly Route[] = [
  batch('read', readScopes, batchRead),
  batch('update', writeScopes, batchUpdate),
  batch('create', writeScopes, batchCreate),
  batch('archive', writeScopes, batchArchive),
];
