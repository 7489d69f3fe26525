import type { Kysely } from 'kysely';
import { createNote, hasNote, type NoteApi, referenceOf } from '../../hubspot/contacts/contact-notes.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { writeContacts } from '../../hubspot/contacts/write-contacts.ts';
import { survivorOf } from '../../leads/lead-handling.ts';
import { forgetNote, markHistoryWritten } from '../../leads/lead-history.ts';
import { leadStatusOf } from '../../leads/lead-status.ts';
import { loadTeam } from '../../leads/team-members.ts';
import { html } from '../../platform/http/html.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { writeOverrideJob } from '../definitions/write-override-job.ts';
import { workByPortal } from '../portals/work-by-portal.ts';
import { whatText, whoText } from './action-history-words.ts';
import { refuseOverride } from './refuse-override.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  api: ContactApi & NoteApi;
  log: Log;
}

/** Writes overrides set on the card, until the signal. */
export function runWriteOverrides(deps: Deps, signal: AbortSignal): Promise<void> {
  return workByPortal(deps, writeOverrideJob, { signal, handle: ({ data }) => writeOverride(deps, data) });
}

const MOST_WRITES = 5;

/** Writes the lead's current status, in whatever order the jobs run; a change meanwhile is written afterwards. */
async function writeOverride(deps: Deps, { leadId, historyId }: { leadId: string; historyId: string }): Promise<void> {
  let last: string | undefined;
  for (let written = 0; written < MOST_WRITES; written += 1) {
    const lead = await findLead(deps.db, leadId);
    if (lead === undefined || lead.state === 'deleted') return;
    const status = leadStatusOf(lead);
    if (status === last) break;
    const { portal_id: portalId, contact_id: id } = lead;
    const updates = [{ id, properties: { lead_intake_status: status } }];
    const { refused } = await writeContacts(deps.api, { portalId, updates, priority: 'live' });
    const err = refused.get(id);
    // A later change has its own history line.
    if (err !== undefined && written > 0) break;
    if (err !== undefined) {
      deps.log.warn({ err, portalId, historyId }, 'HubSpot refused a status set on the card');
      await refuseOverride(deps, { historyId, words: err.message });
      return forgetNote(deps.db, historyId);
    }
    if (last === undefined) await noteOverride(deps, { portalId, contactId: id, historyId });
    last = status;
  }
  await markHistoryWritten(deps.db, historyId);
}

/** For a merged contact, returns the survivor's. */
function findLead(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('leads')
    .select(['portal_id', 'contact_id', 'state', 'score', 'valid', 'override_status'])
    .where('id', '=', survivorOf(leadId))
    .executeTakeFirst();
}

interface Noted {
  portalId: string;
  contactId: string;
  historyId: string;
}

/** Puts the note typed with a status on the contact; it is stored only there. */
async function noteOverride(
  { db, api }: Pick<Deps, 'db' | 'api'>,
  { portalId, contactId, historyId }: Noted,
): Promise<void> {
  const line = await db
    .selectFrom('lead_history')
    .select(['account_id', 'actor', 'action', 'detail', 'at', 'written_at'])
    .where('id', '=', historyId)
    .executeTakeFirst();
  if (line === undefined || line.written_at !== null || typeof line.detail.note !== 'string') return;
  const reference = referenceOf(historyId);
  // HubSpot would store the same note twice.
  if (await hasNote(api, { portalId, contactId }, reference)) return;
  const who = whoText(line.actor, (await loadTeam(db, line.account_id)).nameOf(line.actor));
  const said = `${whatText(line.action, line.detail)}, says ${who}.`;
  const body = html`${[said, line.detail.note, reference].map((text) => html`<p>${text}</p>`)}`;
  await createNote(api, { portalId, contactId, body: body.markup, at: line.at });
}
