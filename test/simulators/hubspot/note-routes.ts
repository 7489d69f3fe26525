import { invalid } from './api-error.ts';
import { batchError, batchReply } from './batch-reply.ts';
import { batchInputs, checkBody, idText, isObject, type Json, textList } from './body-check.ts';
import { instantText } from './instant.ts';
import type { Note } from './portal.ts';
import { type Exchange, type Route, reply } from './route.ts';

/** The association of a note with a contact. */
const noteToContact = 202;
const bodyLimit = 65_536;
const inputLimit = 100;

function associatedContacts({ portal }: Exchange, associations: unknown): string[] {
  const list = Array.isArray(associations) ? associations : [];
  return list.map((association) => {
    const { to, types } = association as { to?: { id?: unknown }; types?: Json[] };
    const type = types?.[0];
    if (type?.associationCategory !== 'HUBSPOT_DEFINED' || type.associationTypeId !== noteToContact) {
      throw invalid('invalid from object type 0-46 for associations to be created. expected: 0-1');
    }
    const id = String(to?.id);
    if (portal.store.live(id) === undefined) {
      throw invalid('One or more associations are invalid', {
        context: { INVALID_OBJECT_IDS: [`CONTACT=${id} is not valid`], objectId: [id], objectType: ['CONTACT'] },
      });
    }
    return id;
  });
}

function momentOf(value: unknown): string {
  const text = String(value ?? '');
  const ms = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (!Number.isFinite(ms)) throw invalid(`hs_timestamp ${text} was not a valid long.`);
  return instantText(ms);
}

function createNote(exchange: Exchange) {
  const { portal, report, version } = exchange;
  const { properties, associations } = checkBody('create', exchange.body, report);
  if (!isObject(properties) || !('hs_timestamp' in properties)) throw invalid('hs_timestamp is required');
  for (const name of Object.keys(properties)) {
    if (!noteProperties.has(name)) throw invalid(`Property "${name}" does not exist`);
  }
  const body = properties.hs_note_body ?? '';
  if (typeof body !== 'string') report('not_text', 'hs_note_body is not a string');
  if (String(body).length > bodyLimit) throw invalid(`hs_note_body is longer than ${bodyLimit} characters`);
  const at = momentOf(properties.hs_timestamp);
  const contactIds = associatedContacts(exchange, associations);
  const id = String(70_000_000_001 + portal.notes.length);
  portal.notes.push({ id, contactIds, body: String(body), at });
  const now = instantText(Date.now());
  const view = { id, properties: { hs_object_id: id }, createdAt: now, updatedAt: now, archived: false };
  return reply(201, view, { location: `/crm/objects/${version}/notes/${id}` });
}

const noteProperties = new Set(['hs_timestamp', 'hs_note_body', 'hs_object_id', 'hubspot_owner_id']);

function viewNote({ id, body, at }: Note, names: readonly string[]) {
  const values: Record<string, string | null> = { hs_object_id: id, hs_note_body: body, hs_timestamp: at };
  const shown = ['hs_object_id', ...names.filter((name) => noteProperties.has(name))];
  const properties = Object.fromEntries(shown.map((name) => [name, values[name] ?? null]));
  return { id, properties, createdAt: at, updatedAt: at, archived: false };
}

function readNotes(exchange: Exchange) {
  const { portal, report } = exchange;
  const body = checkBody('batchRead', exchange.body, report);
  const names = textList(body, 'properties');
  for (const name of names) if (!noteProperties.has(name)) report('unknown_property', `reads ${name}`);
  const ids = batchInputs(body, inputLimit, report).map((input) =>
    idText(checkBody('readInput', input, report).id, report),
  );
  const found = portal.notes.filter(({ id }) => ids.includes(id));
  const absent = ids.filter((id) => !found.some((note) => note.id === id));
  const results = found.map((note) => viewNote(note, names));
  const message = 'Could not get some NOTE objects, they may be deleted or not exist. Check that ids are valid.';
  const errors = [batchError({ category: 'OBJECT_NOT_FOUND', message, context: { ids: absent } })];
  return batchReply(results, absent.length === 0 ? [] : errors);
}

const scopes = { read: ['crm.objects.contacts.read'], write: ['crm.objects.contacts.write'] };

export const noteRoutes: readonly Route[] = [
  {
    kind: 'notes.create',
    method: 'POST',
    path: '/crm/objects/{ver}/notes',
    scopes: scopes.write,
    hasBody: true,
    handle: createNote,
  },
  {
    kind: 'notes.batchRead',
    method: 'POST',
    path: '/crm/objects/{ver}/notes/batch/read',
    scopes: scopes.read,
    hasBody: true,
    handle: readNotes,
  },
];
