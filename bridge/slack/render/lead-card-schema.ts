import { z } from 'zod';
import { handlingStates } from '../../../shared/lead-actions.ts';

const quote = z.object({ field: z.string(), text: z.string() });

/**
 * Content of a lead's message. It is personal: sealed with its message, deleted with the lead and after a while. All of
 * its texts are untrusted.
 */
export const leadCard = z.object({
  leadId: z.uuid(),
  contactId: z.string(),
  /** Counts the distinct results of the contact. */
  revision: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Town, county, state. */
  place: z.string(),
  state: z.string(),
  practiceArea: z.string(),
  language: z.enum(['en', 'es']),
  score: z.int().min(0).max(100),
  valid: z.boolean(),
  notes: z.string(),
  /** The strongest first, three at most. */
  quotes: z.array(quote),
  /** Known facts of the case, by fixed names; empty in cards of earlier releases. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  /** Questions for the phone, most valuable first; three at most. */
  questions: z.array(z.string()).default([]),
  flags: z.array(z.object({ name: z.string(), label: z.string(), detail: z.string().nullable() })),
  screenedAt: z.iso.datetime(),
  /** URL of the contact in HubSpot; null when the portal's address is unknown. */
  url: z.url().nullable(),
});
export type LeadCard = z.infer<typeof leadCard>;

/** How far the team is with a lead. */
const handling = z.object({
  state: z.enum(handlingStates),
  /** Slack user id, for a mention that notifies nobody; null when somebody else did it. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type Handling = z.infer<typeof handling>;
