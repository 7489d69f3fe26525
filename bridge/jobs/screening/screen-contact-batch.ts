import type { OverrideChange } from '../../leads/lead-override.ts';
import type { LeadDraft } from '../../leads/lead-rows.ts';
import type { Claim } from '../../platform/queue/claim.ts';
import type { ScreenCause, ScreenContact } from '../definitions/screen-contact-job.ts';

/** The claims of one contact: it is read, judged and written once for all of them. */
export interface ContactClaims {
  contactId: string;
  claims: Claim<ScreenContact>[];
  /** The strongest of theirs. */
  cause: ScreenCause;
}

/** The stronger, the higher: every caller is answered, and news is not mistaken for a repeat. */
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
  /** Its client speaks of suicide or of violence. */
  inDanger?: true;
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
    else {
      known.claims.push(claim);
      if (strength[cause] > strength[known.cause]) known.cause = cause;
    }
  }
  return new Map([...portals].map(([portalId, contacts]) => [portalId, [...contacts.values()]]));
}

export const eventIdsOf = ({ claims }: ContactClaims): string[] => claims.flatMap(({ data }) => data.eventId ?? []);

/** The most often any of them was tried; 0 on the first try. */
export const attemptOf = ({ claims }: ContactClaims): number => Math.max(...claims.map(({ attempt }) => attempt));

/**
 * The jobs that stand for a contact's claims when it is asked again: one for each event and each run they answer for, and
 * one for nothing of these only where its cause is stronger than all of theirs. One at least.
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

/** Whether somebody looks at what becomes of the job itself. */
const answers = ({ eventId, backfillId }: ScreenContact): boolean => eventId !== undefined || backfillId !== undefined;
