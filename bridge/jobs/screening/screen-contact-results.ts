import { type HubSpotContact, type LastChange, readLastChanges } from '../../hubspot/contacts/read-contacts.ts';
import {
  changedProperties,
  resultOf,
  resultToProperties,
  type WrittenContacts,
  writeContacts,
} from '../../hubspot/contacts/write-contacts.ts';
import { aboutContact } from '../../hubspot/mapping/contact-to-record.ts';
import { overrideOf, ownerOfStatus, type StatusOwner } from '../../leads/lead-override.ts';
import type { LeadDraft, SeenLead } from '../../leads/lead-rows.ts';
import type { ScreeningPortal } from '../portals/work-by-portal.ts';
import { describeFailureForPeople, errorNotes, refusedNotes } from './screen-contact-commit.ts';
import { ANALYZER_UNAVAILABLE, type Judged } from './screen-contact-judge.ts';
import {
  ASK_AGAIN_SECONDS,
  attemptOf,
  type ClaimsOutcome,
  type ContactClaims,
  type PlanStep,
  type ScreenedContact,
} from './screen-contact-plan.ts';
import type { PortalDeps, PortalWork } from './screen-contact-portal.ts';

interface Present {
  claims: ContactClaims;
  contact: HubSpotContact;
  lead: SeenLead | undefined;
}

export type JudgedContact = Present &
  (
    | { judged: Judged; step: PlanStep; failure?: never; unavailable?: Unavailable }
    | { failure: unknown; judged?: never; step?: never; unavailable?: never }
  );

/** The analyzer is unavailable; the contact is retried. */
interface Unavailable {
  seconds: number;
}

/** A contact with the values to write. */
interface Update {
  of: JudgedContact;
  wanted: Record<string, string>;
  /** A status that a human has set; the bridge leaves it alone. */
  kept: string | null;
  override?: ScreenedContact['override'];
}

/** Writes results: values that HubSpot already holds are skipped, and so is a status set by a human. */
export async function writeResults(
  deps: PortalDeps,
  work: PortalWork,
  contacts: readonly JudgedContact[],
): Promise<ScreenedContact[]> {
  // Contacts to be retried are not written until the last attempt.
  const retried = contacts.filter((one) => one.failure !== undefined && !isLast(one, work));
  const settled = contacts.filter((one) => !retried.includes(one));
  const updates = await withOverrides(deps, work, settled);
  const first = await write(deps, work, updates);
  const refused = updates.filter(({ of }) => first.refused.has(of.contact.id));
  const marks = refused.map((update) => toErrorMark(update, refusedNotes(wordsOf(first, update))));
  const second = await write(deps, work, marks);
  return [
    ...retried.map(({ claims, failure }) => ({ claims, outcome: failed(failure, false), draft: null })),
    ...updates.map((update) => settle(work, update, { first, second })),
  ];
}

const isLast = ({ claims }: Present, { retryLimit }: PortalWork) => attemptOf(claims) >= retryLimit;
const failed = (error: unknown, last: boolean): ClaimsOutcome => ({
  kind: 'failed',
  words: describeFailureForPeople(error),
  last,
});
const wordsOf = ({ refused }: WrittenContacts, { of }: Update) => refused.get(of.contact.id)?.message ?? '';

async function withOverrides(
  deps: PortalDeps,
  { portal, priority }: PortalWork,
  contacts: readonly JudgedContact[],
): Promise<Update[]> {
  const seen = contacts.map((of) => ({ of, owner: statusOwner(of) }));
  const contactIds = seen.filter(({ owner }) => owner === 'suspected').map(({ of }) => of.contact.id);
  const property = 'lead_intake_status';
  const request = { portalId: portal.portalId, contactIds, property, priority };
  const changes = contactIds.length > 0 ? await readLastChanges(deps.api, request) : new Map<string, LastChange>();
  return seen.map(({ of, owner }) => {
    const before = of.lead?.override_status ?? null;
    const found = owner === 'suspected' ? overrideOf(changes.get(of.contact.id), portal.appId) : null;
    if (found !== null) {
      return { of, kept: found.status, wanted: wantedOf(of, true), override: { before, change: found } };
    }
    if (owner === 'ended') return { of, kept: null, wanted: wantedOf(of, false), override: { before, change: null } };
    if (before === null) return { of, kept: null, wanted: wantedOf(of, false) };
    // The result overwrote a status that a human set at the same moment: it is restored.
    return { of, kept: before, wanted: { ...wantedOf(of, true), lead_intake_status: before } };
  });
}

const currentStatus = ({ contact }: Present) => contact.properties.lead_intake_status ?? '';

function statusOwner(of: JudgedContact): StatusOwner {
  const { lead } = of;
  return ownerOfStatus({
    current: currentStatus(of),
    written: lead?.written?.lead_intake_status ?? null,
    override: lead?.override_status ?? null,
  });
}

function wantedOf({ judged, failure }: JudgedContact, keepStatus: boolean): Record<string, string> {
  if (judged !== undefined) return resultToProperties(resultOf(judged), { keepStatus });
  const notes = errorNotes(describeFailureForPeople(failure));
  return resultToProperties({ status: 'error', notes }, { keepStatus });
}

const toErrorMark = (update: Update, notes: string): Update => ({
  ...update,
  wanted: resultToProperties({ status: 'error', notes }, { keepStatus: update.kept !== null }),
});

async function write({ api }: PortalDeps, work: PortalWork, updates: readonly Update[]): Promise<WrittenContacts> {
  const { portal, priority } = work;
  const changed = updates
    .map(({ of, wanted }) => ({ id: of.contact.id, properties: changedProperties(wanted, of.contact.properties) }))
    .filter(({ properties }) => Object.keys(properties).length > 0);
  return writeContacts(api, { portalId: portal.portalId, updates: changed, priority });
}

type Writes = Record<'first' | 'second', WrittenContacts>;

function settle(work: PortalWork, update: Update, { first, second }: Writes): ScreenedContact {
  const { of } = update;
  const { claims, contact, judged, failure } = of;
  if (first.gone.has(contact.id)) return { claims, outcome: { kind: 'done', word: 'gone' }, draft: null, gone: true };
  const more = {
    ...(update.override !== undefined && { override: update.override }),
    ...(judged?.analysis !== undefined && { analysis: judged.analysis }),
    ...(judged?.inDanger === true && { inDanger: true as const }),
  };
  const refusal = first.refused.get(contact.id);
  if (refusal !== undefined) {
    const notes = refusedNotes(refusal.message);
    const marked = !second.refused.has(contact.id) ? toErrorMark(update, notes).wanted : {};
    const draft = draftOf(work, update, { state: 'error', last_error: refusal.message, written: marked });
    return { claims, draft, outcome: { kind: 'done', word: 'error' }, ...more };
  }
  if (judged === undefined) {
    const last_error = describeFailureForPeople(failure);
    const draft = draftOf(work, update, { state: 'error', last_error, written: update.wanted });
    return { claims, draft, outcome: failed(failure, true), ...more };
  }
  const last_error = of.unavailable === undefined ? null : ANALYZER_UNAVAILABLE;
  const draft = draftOf(work, update, { state: judged.state, last_error, written: update.wanted });
  return { claims, draft, outcome: outcomeOf(of), ...more };
}

function outcomeOf({ judged, step, unavailable }: JudgedContact): ClaimsOutcome {
  if (unavailable !== undefined) return { kind: 'again', seconds: unavailable.seconds, why: ANALYZER_UNAVAILABLE };
  if (step === 'wait') return { kind: 'again', seconds: ASK_AGAIN_SECONDS, why: null };
  return { kind: 'done', word: step === 'unchanged' ? 'unchanged' : (judged?.state ?? 'error') };
}

interface Ending {
  state: LeadDraft['state'];
  last_error: string | null;
  /** The values HubSpot is now known to hold. */
  written: Record<string, string>;
}

function draftOf({ portal }: PortalWork, { of }: Update, { written, ...ending }: Ending): LeadDraft {
  const { claims, contact, lead, judged } = of;
  // Notes are stored sealed or not at all; HubSpot's own value shows whether it has them.
  const { lead_intake_notes: _words, ...plain } = written;
  return {
    ...baseOf({ claims, lead, portal }),
    ...(judged !== undefined && resultColumns(judged)),
    ...ending,
    contact_created_at: contact.createdAt,
    ...aboutContact(contact.properties, portal.mapping),
    written: JSON.stringify({ ...lead?.written, ...plain }),
    written_at: Object.keys(written).length > 0 ? new Date() : (lead?.written_at ?? null),
  };
}

function resultColumns({
  state: _state,
  analysis: _analysis,
  inDanger: _danger,
  ...columns
}: Judged): Partial<LeadDraft> {
  return columns;
}

type Base = { claims: ContactClaims; lead: SeenLead | undefined; portal: ScreeningPortal };

/** Lead columns for when nothing better is known. */
function baseOf({ claims, lead, portal }: Base): LeadDraft {
  return {
    contact_id: claims.contactId,
    state: 'error',
    score: lead?.score ?? null,
    valid: lead?.valid ?? null,
    notes: lead?.notes ?? null,
    engine: lead?.engine ?? null,
    content_hash: lead?.content_hash ?? null,
    configuration_version: portal.configurationVersion,
    mapping_version: portal.mappingVersion,
    written: lead?.written ? JSON.stringify(lead.written) : null,
    written_at: lead?.written_at ?? null,
    last_error: null,
    cause: claims.cause,
    contact_created_at: lead?.contact_created_at ?? null,
    area: lead?.area ?? null,
    source: lead?.source ?? null,
    outcome: lead?.outcome ?? null,
    screened_at: lead?.screened_at ?? null,
  };
}

/** A lead that is only known to have failed. */
export function failedContact(base: Base, words: string): LeadDraft {
  return { ...baseOf(base), state: 'error', last_error: words };
}
