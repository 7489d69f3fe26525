import { z } from 'zod';
import { at, type DashboardOperation } from './operation.ts';

/** Days; the database has the same bounds. */
export const retentionBounds = {
  explanationDays: { min: 1, max: 365 },
  leadDays: { min: 30, max: 3_650 },
  auditDays: { min: 90, max: 3_650 },
} as const;

const days = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

const retention = z
  .strictObject({
    /** Results with their reasons, which quote the client's text. */
    explanationDays: days(retentionBounds.explanationDays),
    /** Leads, counted from their last change; null: until they are erased or HubSpot is disconnected. */
    leadDays: days(retentionBounds.leadDays).nullable(),
    auditDays: days(retentionBounds.auditDays),
  })
  .meta({ id: 'Retention', description: 'How long what is kept, in days.' });

const count = z.int().min(0);
const holdings = z.object({
  leads: count,
  history: count,
  results: count,
  slackMessages: count,
  deliveries: count,
  calls: count,
});

const rows = z.array(z.record(z.string(), z.unknown()));

/** Rows as in the tables, unsealed. */
const contactData = z
  .object({
    exportedAt: at,
    portalId: z.string(),
    /** Including merged ones. */
    contactIds: z.array(z.string()),
    leads: rows,
    handling: rows,
    history: rows,
    results: rows,
    slackMessages: rows,
    slackMessagesOfEarlierConnections: rows,
    deliveries: rows,
    /** Saved API calls, by the contact's email and phone in HubSpot. */
    calls: rows,
    announcements: rows,
    bulkRuns: rows,
    workflows: rows,
    jobs: rows,
    audit: rows,
    /** Other places with data of this person, in sentences. */
    notIncluded: z.array(z.string()),
  })
  .meta({ id: 'ContactData', description: 'Everything that is kept of one contact.' });

const ofContact = '/dashboard-api/personal-data/:contactId';

/** What is kept about people, for how long, and how to erase it. */
export const privacyOperations = {
  readRetention: {
    method: 'GET',
    path: '/dashboard-api/retention',
    summary: 'Show how long explanations, leads and the audit log are kept',
    role: 'admin',
    output: retention,
    problems: [],
  },
  saveRetention: {
    method: 'PUT',
    path: '/dashboard-api/retention',
    summary: 'Change how long they are kept; older data is deleted within the hour',
    role: 'owner',
    input: retention,
    output: retention,
    problems: [],
  },
  findPersonalData: {
    method: 'POST',
    path: '/dashboard-api/personal-data',
    summary: 'Find contacts about whom something is stored, by name, phone, email or record id; searches HubSpot',
    role: 'admin',
    // In the body: an address in a query would end up in logs.
    input: z.strictObject({ text: z.string().min(2).max(100) }),
    output: z.object({
      people: z.array(z.object({ contactId: z.string(), name: z.string().nullable(), leadId: z.string().nullable() })),
      /** Why names or people are missing, in words; null when none is. */
      namesProblem: z.string().nullable(),
      /** Saved API calls with this email or phone. */
      calls: count,
    }),
    problems: ['portal_not_connected', 'hubspot_unavailable'],
  },
  readPersonalData: {
    method: 'GET',
    path: ofContact,
    summary: 'Count what is stored about one contact, and whether it was erased before',
    role: 'admin',
    output: z.object({
      holdings,
      erased: z.boolean(),
      /** Why the contact's saved API calls are unknown, in words; null when they are known. */
      callsProblem: z.string().nullable(),
    }),
    problems: ['portal_not_connected', 'contact_not_found'],
  },
  exportPersonalData: {
    method: 'POST',
    path: `${ofContact}/export`,
    summary: 'Export everything stored about one contact',
    role: 'admin',
    input: z.strictObject({}),
    output: contactData,
    problems: ['portal_not_connected', 'contact_not_found'],
  },
  erasePersonalData: {
    method: 'DELETE',
    path: ofContact,
    summary: 'Erase everything stored about one contact, here and in Slack; the contact in HubSpot stays',
    role: 'admin',
    output: z.object({
      leads: count,
      results: count,
      deliveries: count,
      /** Null when HubSpot did not return the email and phone of the contact, and calls are kept. */
      calls: count.nullable(),
    }),
    problems: ['portal_not_connected', 'contact_not_found'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/dashboard-api/account/deletion',
    summary: 'Disconnect HubSpot and Slack, and delete the account and everything stored for it',
    role: 'owner',
    input: z.strictObject({
      /** Name of the account, as a confirmation. */
      name: z.string().max(200),
      /** Continues when HubSpot or Slack does not answer; otherwise nothing is deleted then. */
      evenIfAway: z.boolean().optional(),
    }),
    /** `left`: the app stays installed, for its owners to remove. `kept`: another account uses it. */
    output: z.object({
      hubspot: z.enum(['none', 'done', 'already', 'left']),
      slack: z.enum(['none', 'kept', 'removed', 'left']),
    }),
    problems: [
      'account_name_wrong',
      'account_connected',
      'hubspot_unavailable',
      'hubspot_refused',
      'hubspot_scopes_missing',
      'slack_unavailable',
      'slack_refused',
    ],
  },
} as const satisfies Record<string, DashboardOperation>;

export type ContactHoldings = z.output<typeof holdings>;
export type ContactData = z.output<typeof contactData>;
export type Retention = z.output<typeof retention>;
