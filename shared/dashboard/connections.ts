import { z } from 'zod';
import { fieldMapping } from '../field-mapping.ts';
import { recordFields } from '../record.ts';
import { at, type DashboardOperation, none } from './operation.ts';

export const connectedText = (service: 'HubSpot' | 'Slack'): string => `${service} is connected.`;

const finding = z.object({ level: z.enum(['ok', 'warning', 'error']), subject: z.string(), text: z.string() });
const mappedField = z.enum(recordFields as [(typeof recordFields)[number], ...(typeof recordFields)[number][]]);

const hubspot = z.object({
  portalId: z.string(),
  auth: z.enum(['static', 'oauth']),
  status: z.enum(['active', 'paused', 'revoked']),
  detail: z.string().nullable(),
  connectedAt: at,
  mapping: z.object({ version: z.int().min(0), value: fieldMapping }),
});

const slack = z.object({
  teamId: z.string(),
  teamName: z.string().nullable(),
  channelId: z.string(),
  status: z.string(),
  detail: z.string().nullable(),
  connectedAt: at,
});

const connections = z
  .object({
    /** Null when none is connected. */
    hubspot: hubspot.nullable(),
    slack: slack.nullable(),
    /** Whether this server can ask for consent; otherwise a token is pasted. */
    hubspotConsent: z.boolean(),
    slackConsent: z.boolean(),
  })
  .meta({ id: 'Connections' });

/** HubSpot and Slack. */
export const connectionOperations = {
  readConnections: {
    method: 'GET',
    path: '/dashboard-api/connections',
    summary: 'Show what is connected',
    role: 'read_only',
    output: connections,
    problems: [],
  },
  checkHubSpot: {
    method: 'GET',
    path: '/dashboard-api/connections/hubspot/health',
    summary: 'Check the connection with HubSpot',
    role: 'read_only',
    output: z.object({
      findings: z.array(finding),
      lastEventAt: at.nullable(),
      lastScreenedAt: at.nullable(),
      waiting: z.int().min(0),
      failed: z.int().min(0),
    }),
    problems: ['portal_not_connected'],
  },
  connectHubSpot: {
    method: 'PUT',
    path: '/dashboard-api/connections/hubspot',
    summary: 'Connect a portal with the access token of an app, and create the properties',
    role: 'admin',
    input: z.strictObject({ token: z.string().min(1).max(2_000) }),
    output: connections,
    problems: ['reconnect_refused', 'hubspot_unavailable', 'hubspot_scopes_missing', 'hubspot_refused'],
  },
  askHubSpotConsent: {
    method: 'POST',
    path: '/dashboard-api/connections/hubspot/consent',
    summary: 'Get the link where an administrator of the portal grants access',
    role: 'admin',
    input: none.strict(),
    output: z.object({ url: z.url() }),
    problems: ['consent_not_offered'],
  },
  pauseHubSpot: {
    method: 'PUT',
    path: '/dashboard-api/connections/hubspot/paused',
    summary: 'Pause or resume screening',
    role: 'admin',
    input: z.strictObject({ paused: z.boolean() }),
    output: connections,
    problems: ['portal_not_connected', 'portal_revoked'],
  },
  createProperties: {
    method: 'POST',
    path: '/dashboard-api/connections/hubspot/properties',
    summary: 'Create the properties that the portal lacks',
    role: 'admin',
    input: none.strict(),
    output: z.object({ created: z.array(z.string()), problems: z.array(z.string()) }),
    problems: ['portal_not_connected', 'hubspot_unavailable', 'hubspot_scopes_missing', 'hubspot_refused'],
  },
  readMappingChoices: {
    method: 'GET',
    path: '/dashboard-api/connections/hubspot/mapping/choices',
    summary: 'List the properties that a field can be read from',
    role: 'admin',
    output: z.object({
      properties: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), fieldType: z.string() })),
      suggestion: fieldMapping,
    }),
    problems: ['portal_not_connected', 'hubspot_unavailable', 'hubspot_scopes_missing', 'hubspot_refused'],
  },
  saveMapping: {
    method: 'PUT',
    path: '/dashboard-api/connections/hubspot/mapping',
    summary: 'Save the field mapping',
    role: 'admin',
    input: z.strictObject({ expectedVersion: z.int().min(0), mapping: fieldMapping }),
    output: z.object({
      version: z.int().min(0),
      value: fieldMapping,
      warnings: z.array(z.object({ field: z.union([mappedField, z.literal('practiceAreas')]), message: z.string() })),
    }),
    problems: ['portal_not_connected', 'invalid_mapping', 'mapping_conflict', 'hubspot_unavailable'],
  },
  readSample: {
    method: 'POST',
    path: '/dashboard-api/connections/hubspot/mapping/sample',
    summary: 'Show what each field would be for a real contact',
    role: 'admin',
    input: z.strictObject({ mapping: fieldMapping }),
    output: z.object({
      contact: z.object({ id: z.string(), name: z.string(), url: z.url().nullable() }).nullable(),
      values: z.array(z.object({ field: mappedField, value: z.string() })),
    }),
    problems: ['portal_not_connected', 'hubspot_unavailable'],
  },
  disconnectHubSpot: {
    method: 'DELETE',
    path: '/dashboard-api/connections/hubspot',
    summary: 'Disconnect the portal and delete what is stored about its leads',
    role: 'owner',
    output: connections,
    problems: ['portal_not_connected', 'hubspot_unavailable'],
  },
  connectSlack: {
    method: 'PUT',
    path: '/dashboard-api/connections/slack',
    summary: 'Connect a workspace with the bot token of an app, or choose the channel of one that granted access',
    role: 'admin',
    input: z.strictObject({
      /** Null for a workspace that is connected, or was approved, already. */
      token: z.string().min(1).max(2_000).nullable(),
      /** Its id. */
      channel: z.string().min(1).max(100),
    }),
    output: connections,
    problems: ['slack_refused', 'slack_unavailable'],
  },
  askSlackConsent: {
    method: 'POST',
    path: '/dashboard-api/connections/slack/consent',
    summary: 'Get the link where an administrator of the workspace grants access',
    role: 'admin',
    input: none.strict(),
    output: z.object({ url: z.url() }),
    problems: ['consent_not_offered'],
  },
  testSlack: {
    method: 'POST',
    path: '/dashboard-api/connections/slack/test',
    summary: 'Post a test message to the channel',
    role: 'admin',
    input: none.strict(),
    output: z.object({ channelId: z.string() }),
    problems: ['slack_not_connected'],
  },
  disconnectSlack: {
    method: 'DELETE',
    path: '/dashboard-api/connections/slack',
    summary: 'Disconnect the workspace; refused while messages are waiting, unless they are dropped',
    role: 'owner',
    query: z.strictObject({ waiting: z.literal('drop').optional() }),
    output: connections,
    problems: ['slack_not_connected', 'slack_waiting', 'slack_unavailable'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type Connections = z.output<typeof connections>;
