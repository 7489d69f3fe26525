import type { OverrideChange } from '../../leads/lead-override.ts';
import type { LeadDraft } from '../../leads/lead-rows.ts';
import type { Claim } from '../../platform/queue/claim.ts';
import type { ScreenCause, ScreenContact } from '../definitions/contact-jobs.ts';

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
