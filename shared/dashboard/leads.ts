import { z } from 'zod';
import { handlingAction, handlingState, requestId } from '../card.ts';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from '../lead-actions.ts';
import { inputRecord } from '../record.ts';
import { screening } from '../results.ts';
import { at, cursor, type DashboardOperation, digitsText } from './operation.ts';

/** A lead's status in the list. */
const leadStatuses = ['valid', 'invalid', 'needs_info', 'pending', 'error'] as const;
const leadStatus = z.enum(leadStatuses);

/** Also used in the page address: every value is text. */
export const leadFilter = z.strictObject({
  status: leadStatus.optional(),
  handling: handlingState.optional(),
  /** As matched. */
  area: z.string().min(1).max(100).optional(),
  source: z.string().min(1).max(100).optional(),
  outcome: z.string().min(1).max(100).optional(),
  /** Days as YYYY-MM-DD, both included, by when the lead was created. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  scoreFrom: digitsText(100).optional(),
  scoreUntil: digitsText(100).optional(),
  /** Name, phone or email: HubSpot is asked. */
  search: z.string().min(2).max(100).optional(),
});

const leadRow = z
  .object({
    id: z.string(),
    contactId: z.string(),
    /** Null when HubSpot was not reached, or the contact is gone. */
    name: z.string().nullable(),
    status: leadStatus,
    /** Null before the first result. */
    score: z.int().min(0).max(100).nullable(),
    area: z.string().nullable(),
    source: z.string().nullable(),
    /** Its outcome in HubSpot. */
    outcome: z.string().nullable(),
    handling: handlingState,
    /** Who has it; null when nobody does. */
    by: z.string().nullable(),
    /** Whether a person set the status. */
    overridden: z.boolean(),
    createdAt: at,
    screenedAt: at.nullable(),
  })
  .meta({ id: 'LeadRow' });

const historyEntry = z.object({ at, who: z.string(), what: z.string() });

/** Everything known about a lead; every text in it is untrusted. */
const leadPage = z
  .object({
    row: leadRow,
    /** What was judged, as HubSpot has it now; null when HubSpot cannot be reached or the contact is gone. */
    record: inputRecord.nullable(),
    /** Why there is no record, in words. */
    recordProblem: z.string().nullable(),
    /** With its country code, if it can be dialed as it is. */
    dialable: z.string().nullable(),
    safety: z.object({ text: z.string(), quote: z.string().nullable() }).nullable(),
    /** What to do, and why, in one line. */
    decision: z.object({ tone: z.enum(['go', 'ask', 'stop', 'wait']), text: z.string() }).nullable(),
    reasons: z.array(z.object({ points: z.int().nullable(), text: z.string(), quote: z.string().nullable() })).max(3),
    threshold: z.int().min(1).max(100).nullable(),
    /** Null when the result can no longer be explained: the contact or the rules have changed since. */
    explanation: screening.nullable(),
    work: z.enum(['idle', 'queued', 'running']),
    /** Why the last screening failed, in words. */
    error: z.string().nullable(),
    override: z.object({ status: z.string(), by: z.string(), at }).nullable(),
    handling: z
      .object({
        version: z.int().min(1),
        mine: z.boolean(),
        reason: z.string().nullable(),
        at: at.nullable(),
        actions: z.array(handlingAction),
      })
      .nullable(),
    history: z.array(historyEntry),
    hubspotUrl: z.url().nullable(),
    slackUrl: z.url().nullable(),
    /** Why it cannot be screened again, in words; null when it can. */
    obstacle: z.string().nullable(),
  })
  .meta({ id: 'LeadPage' });

const leadId = '/dashboard-api/leads/:leadId';

/** Every lead and why, and a person's actions on it. */
export const leadOperations = {
  listLeads: {
    method: 'GET',
    path: '/dashboard-api/leads',
    summary: 'List the leads, newest first',
    role: 'read_only',
    query: leadFilter.extend({ cursor: cursor.optional(), limit: digitsText(100).optional() }),
    output: z.object({
      leads: z.array(leadRow),
      next: cursor.nullable(),
      /** Why names or search results are missing, in words; null when none is. */
      namesProblem: z.string().nullable(),
      /** Areas, sources and outcomes that leads of this account have, for the filters. */
      areas: z.array(z.string()),
      sources: z.array(z.string()),
      outcomes: z.array(z.string()),
    }),
    problems: ['invalid_cursor', 'hubspot_unavailable', 'portal_not_connected'],
  },
  readLead: {
    method: 'GET',
    path: leadId,
    summary: 'Show one lead: what to do, every point, every rule, its history',
    role: 'read_only',
    output: leadPage,
    problems: ['lead_not_found'],
  },
  handleLead: {
    method: 'POST',
    path: `${leadId}/handling`,
    summary: 'Claim or release a lead, mark it contacted or not a fit, or reopen it',
    role: 'intake',
    input: z
      .strictObject({
        requestId,
        action: handlingAction,
        /** The version shown. */
        seen: z.int().min(1),
        reason: z.enum(Object.keys(unfitReasons) as [UnfitReason, ...UnfitReason[]]).nullable(),
        note: z.string().max(UNFIT_NOTE_MAX).nullable(),
      })
      .refine(
        ({ action, reason }) => (action === 'not_a_fit') === (reason !== null),
        'a reason goes with not_a_fit alone',
      ),
    /** False when somebody was faster; `words` is for the person who was slower. */
    output: z.object({ done: z.boolean(), words: z.string().nullable() }),
    problems: ['lead_not_found', 'lead_not_screened', 'portal_not_connected'],
  },
  setStatus: {
    method: 'PUT',
    path: `${leadId}/status`,
    summary: 'Set the status of a lead manually; null restores the automatic one',
    role: 'intake',
    input: z.strictObject({
      requestId,
      status: z.enum(['valid', 'invalid', 'needs_info']).nullable(),
      /** Why, for the history. */
      reason: z.string().max(UNFIT_NOTE_MAX).nullable(),
    }),
    /** Whether HubSpot has it already; if not, it will follow. */
    output: z.object({ written: z.boolean() }),
    problems: [
      'lead_not_found',
      'lead_not_screened',
      'override_refused',
      'portal_not_connected',
      'screening_paused',
      'portal_revoked',
      'contact_erased',
    ],
  },
  screenLead: {
    method: 'POST',
    path: `${leadId}/screening`,
    summary: 'Screen a lead again',
    role: 'intake',
    input: z.strictObject({ requestId }),
    output: z.object({ work: z.enum(['queued', 'running']) }),
    problems: [
      'lead_not_found',
      'portal_not_connected',
      'screening_paused',
      'portal_revoked',
      'screening_without_subscription',
      'contact_erased',
    ],
  },
  eraseLead: {
    method: 'DELETE',
    path: leadId,
    summary: 'Erase everything stored about a lead, here and in Slack, with saved API calls; the contact stays',
    role: 'admin',
    /** Null when HubSpot did not return the email and phone of the contact, and calls are kept: they stay. */
    output: z.object({ calls: z.int().min(0).nullable() }),
    problems: ['lead_not_found'],
  },
} as const satisfies Record<string, DashboardOperation>;

/** Not in the table, since the answers are not JSON: rows as they change (server-sent events), and a CSV list. */
export const LEAD_EVENTS_PATH = '/dashboard-api/lead-events';
export const LEADS_CSV_PATH = '/dashboard-api/leads.csv';

/**
 * Data of an event `lead`: a new or changed row; without a name, which the page requests. An event `gone` has the `id`
 * of a lead that no longer exists, and `again` means that something may have been missed.
 */
export const leadEvent = leadRow.omit({ name: true });

export type LeadRow = z.output<typeof leadRow>;
export type LeadPage = z.output<typeof leadPage>;
export type LeadFilter = z.output<typeof leadFilter>;
