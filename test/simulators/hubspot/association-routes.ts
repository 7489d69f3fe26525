import { batchError, batchReply } from './batch-reply.ts';
import { batchInputs, checkBody, idText, type Json } from './body-check.ts';
import type { Exchange, Route } from './route.ts';

const contactToNote = 201;
const inputLimit = 1_000;
const pageLimit = 500;

/** The newest come last, as they were associated; a contact without any is an error of its own. */
function readNotesOfContacts(exchange: Exchange) {
  const { portal, report } = exchange;
  const body = checkBody('batchInputs', exchange.body, report);
  const results: Json[] = [];
  const errors: Json[] = [];
  for (const raw of batchInputs(body, inputLimit, report)) {
    const input = checkBody('associationInput', raw, report);
    const id = idText(input.id, report);
    const all = portal.notes.filter(({ contactIds }) => contactIds.includes(id));
    if (all.length === 0 || portal.store.live(id) === undefined) errors.push(noneOf(id));
    else results.push(pageOf(id, all, Number(input.after ?? 0)));
  }
  return batchReply(results, errors);
}

function pageOf(id: string, notes: readonly { id: string }[], from: number): Json {
  const page = notes.slice(from, from + pageLimit);
  const end = from + page.length;
  const associationTypes = [{ category: 'HUBSPOT_DEFINED', typeId: contactToNote }];
  return {
    from: { id },
    to: page.map((note) => ({ toObjectId: note.id, associationTypes })),
    ...(end < notes.length && { paging: { next: { after: String(end) } } }),
  };
}

const noneOf = (id: string): Json =>
  batchError({
    category: 'OBJECT_NOT_FOUND',
    subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND',
    message: `No note is associated with contact ${id}.`,
    context: { fromObjectId: [id], fromObjectType: ['contact'], toObjectType: ['note'] },
  });

export const associationRoutes: readonly Route[] = [
  {
    kind: 'associations.contactNotes',
    method: 'POST',
    path: '/crm/associations/{ver}/contacts/notes/batch/read',
    scopes: ['crm.objects.contacts.read'],
    hasBody: true,
    handle: readNotesOfContacts,
  },
];
