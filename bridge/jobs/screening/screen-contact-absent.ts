import type { Kysely } from 'kysely';
import type { ReadContacts } from '../../hubspot/contacts/read-contacts.ts';
import type { SeenLead } from '../../leads/lead-rows.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { ScreeningPortal } from '../portals/screen-contact-portals.ts';
import { type ContactClaims, eventIdsOf, type ScreenedContact } from './screen-contact-batch.ts';
import { errorNotes } from './screen-contact-failure.ts';
import { GRACE_MS } from './screen-contact-plan.ts';
import { failedContact } from './screen-contact-results.ts';

/** A requested contact that HubSpot did not return. */
export interface Missing {
  claims: ContactClaims;
  lead: SeenLead | undefined;
}

interface Absence {
  portal: ScreeningPortal;
  read: Pick<ReadContacts, 'refused'>;
  missing: readonly Missing[];
}

const RECHECK_SECONDS = 5;

/** Outcomes of contacts that HubSpot refused, does not have yet, or no longer has. */
export async function withoutContacts(
  { db, now }: { db: Kysely<Database>; now(): Date },
  { portal, read, missing }: Absence,
): Promise<ScreenedContact[]> {
  const received = await newestEvents(db, missing.filter(mayBeLate));
  const earliest = now().getTime() - GRACE_MS;
  return missing.map(({ claims, lead }): ScreenedContact => {
    const failure = read.refused.get(claims.contactId);
    if (failure !== undefined) {
      const draft = failedContact({ claims, lead, portal }, errorNotes(failure.message));
      return { claims, outcome: { kind: 'done', word: 'error' }, draft };
    }
    if (eventIdsOf(claims).some((id) => (received.get(id) ?? 0) > earliest)) {
      const why = 'HubSpot does not have the contact yet';
      return { claims, outcome: { kind: 'again', seconds: RECHECK_SECONDS, why }, draft: null };
    }
    return { claims, outcome: { kind: 'done', word: 'gone' }, draft: null, gone: true };
  });
}

const late = new Set(['created', 'restored', 'merged']);

/** A contact may become readable a moment after its webhook. */
const mayBeLate = ({ claims, lead }: Missing): boolean =>
  lead === undefined && claims.claims.some(({ data }) => late.has(data.cause));

/**
 * When the events of these contacts were received, epoch ms. Age is used instead of job attempts: an outage of HubSpot
 * uses up none, and after a long one a missing contact is gone.
 */
async function newestEvents(db: Kysely<Database>, missing: readonly Missing[]): Promise<Map<string, number>> {
  const ids = missing.flatMap(({ claims }) => eventIdsOf(claims));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('webhook_events').select(['id', 'received_at']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, received_at }) => [id, received_at.getTime()]));
}
