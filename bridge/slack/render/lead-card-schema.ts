import { z } from 'zod';
import { handlingStates } from '../../../shared/lead-actions.ts';

const quote = z.object({ field: z.string(), text: z.string() });

/**
 * Everything a message tells of a lead. It is personal: kept sealed with its message, deleted with the lead and after
 * a while. Every text in it is hostile.
 */
export const leadCard = z.object({
  leadId: z.uuid(),
  contactId: z.string(),
  /** Counts the different results of the contact. */
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
  /** What is known of the case, under the fixed names of facts; cards of earlier releases hold none. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  /** What to ask on the phone, the most valuable first; three at most. */
  questions: z.array(z.string()).default([]),
  flags: z.array(z.object({ name: z.string(), label: z.string(), detail: z.string().nullable() })),
  screenedAt: z.iso.datetime(),
  /** Where the contact is opened in HubSpot; null where the portal's address is not known. */
  url: z.url().nullable(),
});
export type LeadCard = z.infer<typeof leadCard>;

/** How far the team is with a lead. */
const handling = z.object({
  state: z.enum(handlingStates),
  /** Of Slack, for a mention that notifies nobody; null where somebody else did it. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type Handling = z.infer<typeof handling>;
