import type { RecordField } from '../../../shared/record.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import { COMPOSITION_VERSION } from '../../analysis/analyzer.ts';
import { type AnalysisContent, contentKey, contentText } from '../../analysis/content-key.ts';
import type { HubSpotContact } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, type MappedContact } from '../../hubspot/mapping/contact-to-record.ts';
import type { SeenLead } from '../../leads/lead-rows.ts';
import type { ScreeningPortal } from '../portals/screen-contact-portals.ts';

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
