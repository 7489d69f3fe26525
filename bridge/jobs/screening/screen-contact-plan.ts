import type { RecordField } from '../../../shared/record.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import { COMPOSITION_VERSION } from '../../analysis/analyzer.ts';
import { type AnalysisContent, contentKey, contentText } from '../../analysis/content-key.ts';
import type { HubSpotContact } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, type MappedContact } from '../../hubspot/mapping/contact-to-record.ts';
import type { OverrideChange } from '../../leads/lead-override.ts';
import type { LeadDraft, SeenLead } from '../../leads/lead-rows.ts';
import type { Claim } from '../../platform/queue/handle-batch.ts';
import type { ScreenCause, ScreenContact } from '../definitions/job-kinds.ts';
import type { ScreeningPortal } from '../portals/work-by-portal.ts';

/** The claims of one contact: it is read, judged and written once for all of them. */
export interface ContactClaims {
  contactId: string;
  claims: Claim<ScreenContact>[];
  /** The strongest of their causes. */
  cause: ScreenCause;
}

/** Higher wins: every requester is answered, and a new lead is not taken for a repeat. */
const strength: Record<ScreenCause, number> = {
  backfill: 0,
  sweep: 1,
  workflow: 2,
  changed: 3,
  merged: 4,
  restored: 5,
  created: 6,
  manual: 7,
};

/** The outcome of a contact's claims. */
export type ClaimsOutcome =
  /** Done; `word` is the outcome of the events. */
  | { kind: 'done'; word: string }
  /** Retried later, by new jobs; the events stay open, with the reason if it is worth showing. */
  | { kind: 'again'; seconds: number; why: string | null }
  /** Back to the queue after its retry delay, or to the dead letters after the last attempt. */
  | { kind: 'failed'; words: string; last: boolean };

export interface ScreenedContact {
  claims: ContactClaims;
  outcome: ClaimsOutcome;
  /** Null when there is nothing to store. */
  draft: LeadDraft | null;
  /** HubSpot no longer has the contact. */
  gone?: true;
  /** The key its analysis is stored under. */
  analysis?: Buffer;
  /** The client mentions suicide or violence. */
  inDanger?: true;
  /** A human has set or cleared the status. */
  override?: { before: string | null; change: OverrideChange };
}

/** Claims by portal and contact. */
export function groupClaims(claims: readonly Claim<ScreenContact>[]): Map<string, ContactClaims[]> {
  const portals = new Map<string, Map<string, ContactClaims>>();
  for (const claim of claims) {
    const { portalId, contactId, cause } = claim.data;
    const contacts = portals.get(portalId) ?? new Map<string, ContactClaims>();
    portals.set(portalId, contacts);
    const known = contacts.get(contactId);
    if (known === undefined) contacts.set(contactId, { contactId, claims: [claim], cause });
    else {
      known.claims.push(claim);
      if (strength[cause] > strength[known.cause]) known.cause = cause;
    }
  }
  return new Map([...portals].map(([portalId, contacts]) => [portalId, [...contacts.values()]]));
}

export const eventIdsOf = ({ claims }: ContactClaims): string[] => claims.flatMap(({ data }) => data.eventId ?? []);

/** The highest attempt of its claims; 0 on the first try. */
export const attemptOf = ({ claims }: ContactClaims): number => Math.max(...claims.map(({ attempt }) => attempt));

/**
 * The jobs that replace a contact's claims on a retry: one for each event and backfill they settle, and one for neither
 * only if its cause is stronger than all others. At least one.
 */
export function jobsFor({ claims }: ContactClaims): ScreenContact[] {
  const strongestFirst = claims
    .map(({ data }) => data)
    .toSorted((a, b) => strength[b.cause] - strength[a.cause] || Number(answers(b)) - Number(answers(a)));
  const jobs = new Map<string, ScreenContact>();
  for (const data of strongestFirst) {
    const key = `${data.eventId}:${data.backfillId}`;
    if (!jobs.has(key)) jobs.set(key, data);
  }
  return [...jobs.values()].filter((data, at) => at === 0 || answers(data));
}

/** Whether something waits for the outcome of this job. */
const answers = ({ eventId, backfillId }: ScreenContact): boolean => eventId !== undefined || backfillId !== undefined;

/** Case notes often arrive seconds after the contact. */
export const GRACE_MS = 60_000;
export const ASK_AGAIN_SECONDS = 15;

/**
 * - `wait`: the case notes may still arrive
 * - `needs_info`: there is nothing to judge
 * - `unchanged`: the stored result was made from the same content
 * - `judge`: the analyzer is asked
 */
export type PlanStep = 'wait' | 'needs_info' | 'unchanged' | 'judge';

export interface Plan {
  step: PlanStep;
  mapped: MappedContact;
  /** SHA-256 over record, configuration and engine, without the day. */
  contentHash: Buffer;
}

interface Situation {
  contact: HubSpotContact;
  lead: SeenLead | undefined;
  portal: Pick<ScreeningPortal, 'mapping' | 'configuration'>;
  engine: EngineIdentity;
  now: Date;
}

/** Decides what to do for a contact, without doing it. */
export function planScreening({ contact, lead, portal, engine, now }: Situation): Plan {
  const mapped = contactToRecord(contact.properties, portal.mapping);
  const { configuration } = portal;
  const contentHash = contentHashOf({ record: mapped.record, configuration, engine });
  const step = (): PlanStep => {
    if (lead !== undefined && hasResultOf(lead, contentHash)) return 'unchanged';
    if (!mapped.missing.includes('intakeNotes')) return 'judge';
    return isYoung(contact, lead, now) ? 'wait' : 'needs_info';
  };
  return { step: step(), mapped, contentHash };
}

/** SHA-256 of everything a screening depends on except the day. */
export function contentHashOf(content: Pick<AnalysisContent, 'record' | 'configuration' | 'engine'>): Buffer {
  return contentKey(contentText({ operation: 'screen', composition: COMPOSITION_VERSION, day: '', ...content }));
}

/** By HubSpot's clock or ours, the one that makes it older: clock differences must not delay it. */
function isYoung({ createdAt }: HubSpotContact, lead: SeenLead | undefined, now: Date): boolean {
  const starts = [createdAt, lead?.created_at].flatMap((moment) => moment ?? []);
  return starts.length > 0 && starts.every((start) => now.getTime() - start.getTime() < GRACE_MS);
}

function hasResultOf(lead: SeenLead, contentHash: Buffer): boolean {
  if (lead.content_hash === null || !lead.content_hash.equals(contentHash)) return false;
  return lead.state === 'needs_info' || (lead.score !== null && lead.valid !== null && lead.screened_at !== null);
}

const fieldLabels = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  email: 'email',
  location: 'city',
  zip: 'ZIP code',
  county: 'county',
  state: 'state',
  practiceArea: 'practice area',
  intakeNotes: 'case notes',
} as const satisfies Record<RecordField, string>;

/** The notes of a lead that cannot be judged yet. */
export function describeMissingFields(missing: readonly RecordField[]): string {
  const others = missing.filter((field) => field !== 'intakeNotes').map((field) => fieldLabels[field]);
  const also = others.length > 0 ? ` Also missing: ${others.join(', ')}.` : '';
  return `Not screened: the case notes are empty.${also}`;
}
