import type { Claim } from '../queue/claim.ts';
import type { OverrideChange } from './lead-override.ts';
import type { LeadDraft } from './lead-rows.ts';
import type { ScreenCause, ScreenContact } from './screen-contact-job.ts';

/** The claims of one contact: it is read, judged and written once for all of them. */
export interface ContactClaims {
  contactId: string;
  claims: Claim<ScreenContact>[];
  cause: ScreenCause;
}

/** What became of a contact's claims. */
export type ClaimsOutcome =
  /** Done; the word goes to the events. */
  | { kind: 'done'; word: string }
  /** Asked again later, by jobs of their own; the events stay open, with the reason where it is worth telling. */
  | { kind: 'again'; seconds: number; why: string | null }
  /** Back to the queue after the wait its policy says, after the last try to the dead letters. */
  | { kind: 'failed'; words: string; last: boolean };

export interface ScreenedContact {
  claims: ContactClaims;
  outcome: ClaimsOutcome;
  /** Null where there is nothing to keep. */
  draft: LeadDraft | null;
  /** HubSpot no longer has the contact. */
  gone?: true;
  /** The key its analysis is kept under. */
  analysis?: Buffer;
  /** A human has set the status, or cleared it. */
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
    else known.claims.push(claim);
  }
  return new Map([...portals].map(([portalId, contacts]) => [portalId, [...contacts.values()]]));
}

export const eventIdsOf = ({ claims }: ContactClaims): string[] => claims.flatMap(({ data }) => data.eventId ?? []);

/** The most often any of them was tried; 0 on the first try. */
export const attemptOf = ({ claims }: ContactClaims): number => Math.max(...claims.map(({ attempt }) => attempt));
