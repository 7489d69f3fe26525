import { z } from 'zod';
import { readBatchReply } from './batch-reply.ts';
import type { HubSpotPaths } from './paths.ts';
import { type CallHubSpot, HubSpotFailure } from './ports.ts';
import { BATCH_MAX, batches } from './read-contacts.ts';

interface NoteApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'notes' | 'notesBatchRead' | 'notesOfContact'>;
}

export interface ContactNote {
  portalId: string;
  contactId: string;
  /** HTML, as HubSpot shows it; every text of a person in it has to be escaped. */
  body: string;
  at: Date;
}

/** HubSpot's own association of a note with a contact. */
const NOTE_TO_CONTACT = 202;

/**
 * Puts a note on a contact. It is not repeated here: HubSpot would keep both.
 * @throws {HubSpotFailure} with `outcomeUnknown` where it may be there all the same
 */
export async function createNote(
  { call, paths }: NoteApi,
  { portalId, contactId, body, at }: ContactNote,
): Promise<void> {
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }];
  await call({
    portalId,
    method: 'POST',
    path: paths.notes,
    body: {
      properties: { hs_timestamp: at.toISOString(), hs_note_body: body },
      associations: [{ to: { id: contactId }, types }],
    },
    repeatable: false,
    priority: 'live',
  });
}

const page = z.looseObject({
  results: z.array(z.looseObject({ toObjectId: z.coerce.string() })),
  paging: z.looseObject({ next: z.looseObject({ after: z.string() }).optional() }).optional(),
});

/** Whether a note of the contact has these words in it. @throws {HubSpotFailure} */
export async function hasNote(
  api: NoteApi,
  { portalId, contactId }: Pick<ContactNote, 'portalId' | 'contactId'>,
  words: string,
): Promise<boolean> {
  const ids = await listNotes(api, portalId, contactId);
  // The one that is looked for is among the newest.
  for (const some of batches(ids.toReversed(), BATCH_MAX)) {
    const { body } = await api.call({
      portalId,
      method: 'POST',
      path: api.paths.notesBatchRead,
      body: { inputs: some.map((id) => ({ id })), properties: ['hs_note_body'], propertiesWithHistory: [] },
      repeatable: true,
      priority: 'live',
    });
    const { results } = readBatchReply(body);
    if (results.some(({ properties }) => properties.hs_note_body?.includes(words))) return true;
  }
  return false;
}

async function listNotes({ call, paths }: NoteApi, portalId: string, contactId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const path = paths.notesOfContact(contactId);
    const query: Record<string, string> = { limit: '500', ...(after !== undefined && { after }) };
    const { body } = await call({ portalId, method: 'GET', path, query, repeatable: true, priority: 'live' });
    const parsed = page.safeParse(body);
    if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot answered a list of notes with something else');
    ids.push(...parsed.data.results.map(({ toObjectId }) => toObjectId));
    after = parsed.data.paging?.next?.after;
    if (after === undefined) return ids;
  }
}
