import { z } from 'zod';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, HubSpotFailure } from '../client/ports.ts';
import { batchError, batches, readBatchReply } from './read-contacts.ts';

export interface NoteApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'notes' | 'notesBatchRead' | 'notesOfContacts'>;
}

interface ContactNote {
  portalId: string;
  contactId: string;
  /** HTML, as HubSpot shows it; texts of people must be escaped. */
  body: string;
  at: Date;
}

/** Reference text by which the note of a history line is found again. */
export const referenceOf = (historyId: string) => `[lead-intake ${historyId}]`;

/** HubSpot's own association of a note with a contact. */
const NOTE_TO_CONTACT = 202;

/**
 * Creates a note on a contact. It is not retried here: HubSpot would keep both.
 * @throws {HubSpotFailure} with `outcomeUnknown` when it may have been created
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

/** Fewer than HubSpot allows: this many of the longest notes fit into the response limit. */
const NOTES_BATCH = 20;

/** Whether a note of the contact contains these words. @throws {HubSpotFailure} */
export async function hasNote(
  api: NoteApi,
  { portalId, contactId }: Pick<ContactNote, 'portalId' | 'contactId'>,
  words: string,
): Promise<boolean> {
  const ids = await listNotes(api, portalId, contactId);
  // The one we look for is among the newest.
  for (const some of batches(ids.toReversed(), NOTES_BATCH)) {
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

const cursor = z.looseObject({ next: z.looseObject({ after: z.string() }).optional() });
const associated = z.looseObject({
  results: z.array(
    z.looseObject({
      to: z.array(z.looseObject({ toObjectId: z.coerce.string() })),
      paging: cursor.optional(),
    }),
  ),
  errors: z.array(batchError).default([]),
});

async function listNotes(api: NoteApi, portalId: string, contactId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const { results, errors } = await readAssociated(api, portalId, { id: contactId, ...(after && { after }) });
    if (errors.some(({ category }) => category !== NOT_FOUND))
      throw new HubSpotFailure('retryable', 'HubSpot could not list the notes of a contact');
    ids.push(...results.flatMap(({ to }) => to.map(({ toObjectId }) => toObjectId)));
    after = results[0]?.paging?.next?.after;
    if (after === undefined) return ids;
  }
}

const NOT_FOUND = 'OBJECT_NOT_FOUND';
const none: z.output<typeof associated> = { results: [], errors: [] };

/** HubSpot answers "not found" for a contact without notes, and for a deleted one. */
async function readAssociated(
  { call, paths }: NoteApi,
  portalId: string,
  input: { id: string; after?: string },
): Promise<z.output<typeof associated>> {
  const request = { portalId, method: 'POST', path: paths.notesOfContacts, body: { inputs: [input] } } as const;
  const reply = await call({ ...request, repeatable: true, priority: 'live' }).catch((error: unknown) => {
    if (error instanceof HubSpotFailure && error.kind === 'not_found') return undefined;
    throw error;
  });
  if (reply === undefined) return none;
  const parsed = associated.safeParse(reply.body);
  if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot’s list of notes cannot be read');
  return parsed.data;
}

const reply = z.looseObject({
  results: z.array(
    z.looseObject({
      id: z.string().regex(/^\d{1,19}$/),
      archived: z.boolean().optional(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
});

/** `may_not`: the app lacks the scope to read owners. */
type FoundOwner = { kind: 'owner'; id: string; name: string | null } | { kind: 'none' } | { kind: 'may_not' };

interface OwnerApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'owners'>;
}

/** The owner in the portal with this address. @throws {HubSpotFailure} */
export async function findOwner({ call, paths }: OwnerApi, portalId: string, email: string): Promise<FoundOwner> {
  try {
    const query = { email, limit: '2' };
    const { body } = await call({
      portalId,
      method: 'GET',
      path: paths.owners,
      query,
      repeatable: true,
      priority: 'live',
    });
    const parsed = reply.safeParse(body);
    if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot’s list of owners cannot be read');
    const [owner, other] = parsed.data.results.filter(({ archived }) => archived !== true);
    if (owner === undefined || other !== undefined) return { kind: 'none' };
    const name = [owner.firstName, owner.lastName].filter((part) => part != null && part.trim() !== '').join(' ');
    return { kind: 'owner', id: owner.id, name: name === '' ? null : name };
  } catch (error) {
    if (error instanceof HubSpotFailure && error.kind === 'missing_scopes') return { kind: 'may_not' };
    throw error;
  }
}
