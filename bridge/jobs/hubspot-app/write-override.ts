import { z } from 'zod';
import { createNote, hasNote, type NoteApi, referenceOf } from '../../hubspot/contacts/owners-and-notes.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import type { ContactRef } from '../../hubspot/contacts/tombstones.ts';
import { writeContacts } from '../../hubspot/contacts/write-contacts.ts';
import { leadStatusOf } from '../../leads/lead-columns.ts';
import { forgetNote, markHistoryRefused, markHistoryWritten, survivorOf } from '../../leads/lead-handling.ts';
import { putBackOverride } from '../../leads/lead-override.ts';
import { loadTeam } from '../../leads/team-members.ts';
import { html } from '../../platform/http/html.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { writeOverrideJob } from '../definitions/job-kinds.ts';
import { whatText, whoText } from '../lead-view/history-words.ts';
import { type PortalWorkDeps, workByPortal } from '../portals/work-by-portal.ts';
import { showContact } from '../slack/messages/contact-alerts.ts';

interface Deps extends PortalWorkDeps {
  api: ContactApi & NoteApi;
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
function findLead(db: Db, leadId: string) {
  return db
    .selectFrom('leads')
    .select(['portal_id', 'contact_id', 'state', 'score', 'valid', 'override_status'])
    .where('id', '=', survivorOf(leadId))
    .executeTakeFirst();
}

interface Noted extends ContactRef {
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

interface RefusalDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

/** The new status, and the old one, whose source and time are missing in lines of earlier versions. */
const change = z.looseObject({
  from: z.string().nullable(),
  to: z.string().nullable(),
  fromSource: z.string().nullable().default(null),
  fromAt: z.coerce.date().nullable().default(null),
});

interface Refusal {
  historyId: string;
  /** The reason, without contact data. */
  words: string;
  /** Runs once the lead is restored, in the same transaction. */
  onUndone?(trx: Trx): Promise<void>;
}

/**
 * HubSpot refused the change of a history line: marks the line and restores the lead. Kept, the status would be refused
 * again with every later result, and the result with it.
 */
export async function refuseOverride(
  { db, queue }: RefusalDeps,
  { historyId, words, onUndone }: Refusal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const line = await markHistoryRefused(trx, historyId, words);
    if (line === undefined) return;
    const lead = await putBack(trx, line);
    if (lead === undefined) return;
    const { portal_id: portalId, contact_id: contactId } = lead;
    await showContact({ queue }, trx, { portalId, contactId });
    await onUndone?.(trx);
  });
}

type Line = NonNullable<Awaited<ReturnType<typeof markHistoryRefused>>>;

/** Unless somebody has set another status since, which has its own history line. */
async function putBack(trx: Trx, { lead_id: leadId, account_id: accountId, actor, detail }: Line) {
  const { from, to, fromSource, fromAt } = change.parse(detail);
  const before = { status: from, source: fromSource, at: fromAt };
  const lead = await putBackOverride(trx, { leadId, actor, refused: to, before });
  if (lead === undefined) return undefined;
  const action = 'lead.override_refused';
  await writeAudit(trx, { accountId, actor: 'system', action, target: leadId, detail: { from: to, to: from } });
  return lead;
}
