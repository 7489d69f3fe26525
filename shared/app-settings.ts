import { z } from 'zod';
import type { CardOperation } from './card.ts';
import { digits, requestId } from './card.ts';
import { configuration, configurationInput } from './configuration.ts';
import { fieldMapping } from './field-mapping.ts';
import { filterReading } from './filter-conditions.ts';
import { subscriptionState } from './plan-limits.ts';
import { recordFields } from './record.ts';

const version = z.int().min(0);

/** HubSpot user ids; null for everybody who may open the page. */
const users = z.array(digits).min(1).max(100).nullable();

/** Who may change the settings (these too), and who may override a lead's status. */
export const permissions = z.strictObject({ settings: users, overrule: users }).meta({ id: 'Permissions' });

/** What the settings page in HubSpot shows first; read from the store alone. */
const appSettings = z
  .object({
    account: z.object({ name: z.string(), subscription: subscriptionState }),
    connection: z.object({
      portalId: digits,
      auth: z.enum(['static', 'oauth']),
      status: z.enum(['active', 'paused', 'revoked']),
      /** Reason, for people. */
      detail: z.string().nullable(),
      connectedAt: z.iso.datetime(),
    }),
    configuration: z.object({ version, value: configuration, filters: z.array(filterReading) }),
    mapping: z.object({ version, value: fieldMapping }),
    permissions: z.object({ version, value: permissions }),
    /** The caller, and whether they may change the settings. */
    user: z.object({ id: digits, maySet: z.boolean() }),
    engine: z.object({ name: z.enum(['rubric', 'openai']), model: z.string().nullable() }),
    /** Null when there is no dashboard. */
    dashboardUrl: z.url().nullable(),
  })
  .meta({ id: 'AppSettings' });

/** The health of the connection; HubSpot is asked, which may take seconds. */
const appHealth = z
  .object({
    checkedAt: z.iso.datetime(),
    findings: z.array(z.object({ level: z.enum(['ok', 'warning', 'error']), subject: z.string(), text: z.string() })),
    lastEventAt: z.iso.datetime().nullable(),
    lastScreenedAt: z.iso.datetime().nullable(),
    /** Contacts that wait for a screening, and leads whose last screening failed. */
    waiting: z.int().min(0),
    failed: z.int().min(0),
  })
  .meta({ id: 'AppHealth' });

/** Another version meanwhile is a 409: the page then shows the saved one and keeps the draft. */
const saveConfiguration = z.strictObject({ expectedVersion: version, configuration: configurationInput });
const savedConfiguration = appSettings.shape.configuration;

const savePermissions = z.strictObject({ expectedVersion: version, permissions });
const savedPermissions = appSettings.shape.permissions;

const setPaused = z.strictObject({ paused: z.boolean() });
const pauseSet = z.object({ status: appSettings.shape.connection.shape.status });

const mappedField = z.enum(recordFields as [(typeof recordFields)[number], ...(typeof recordFields)[number][]]);

/** The portal's contact properties that a field may be read from, and what their names suggest. */
const mappingChoices = z
  .object({
    properties: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), fieldType: z.string() })),
    suggestion: fieldMapping,
    /** Options of every property that may be the practice area, the likely ones first; `area` is the built-in area that each names, null when there is none. */
    practiceAreaOptions: z.array(
      z.object({ property: z.string(), value: z.string(), label: z.string(), area: z.string().nullable() }),
    ),
  })
  .meta({ id: 'MappingChoices' });

const readSample = z.strictObject({
  /** The chosen mapping, saved or not. */
  mapping: fieldMapping,
  /** Null for the newest lead. */
  contactId: digits.nullable(),
});
/** A real contact and each mapped field; every text is untrusted. */
const mappingSample = z
  .object({
    /** Null when there is no lead yet. */
    contact: z.object({ id: digits, name: z.string(), url: z.url().nullable() }).nullable(),
    values: z.array(z.object({ field: mappedField, value: z.string() })),
  })
  .meta({ id: 'MappingSample' });

const previewRules = z.strictObject({
  configuration: configurationInput,
  /** Whether the stated number of language model calls is confirmed. */
  confirmed: z.boolean(),
  /** How many leads were judged already. */
  from: z.int().min(0),
});
/** What other rules would change for the last leads. */
const rulesPreview = z
  .object({
    leads: z.int().min(0),
    judged: z.int().min(0),
    /** Leads whose status a person set: it stays. */
    kept: z.int().min(0),
    /** Leads whose contact is gone. */
    unread: z.int().min(0),
    /** How often a language model would be called; null when it is not, or is confirmed. */
    calls: z.int().min(1).nullable(),
    /** Where to continue; null when all were judged. */
    next: z.int().min(0).nullable(),
    flips: z.array(
      z.object({
        contactId: digits,
        name: z.string().nullable(),
        url: z.url().nullable(),
        /** The new verdict. */
        valid: z.boolean(),
        before: z.int(),
        after: z.int(),
        why: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RulesPreview' });

const pressed = z.strictObject({ requestId });
const propertiesCreated = z.object({
  created: z.array(z.string()),
  /** What a person still has to fix. */
  problems: z.array(z.string()),
});
const replayed = z.object({ jobs: z.int().min(0), leads: z.int().min(0) });
const reconnect = z.strictObject({
  requestId,
  /** Token of a static app; null for any other. */
  token: z.string().max(2_000).nullable(),
});
const reconnected = z.object({
  status: appSettings.shape.connection.shape.status,
  /** The consent URL; null when the portal is connected already. */
  url: z.url().nullable(),
});

const saveFieldMapping = z.strictObject({ expectedVersion: version, mapping: fieldMapping });
const savedFieldMapping = z.object({
  version,
  value: fieldMapping,
  /** May be intended, or a mistake; errors are a 400 with `details`. */
  warnings: z.array(z.object({ field: z.union([mappedField, z.literal('practiceAreas')]), message: z.string() })),
});

/** The settings page's requests to the bridge; statuses as for the card. */
export const settingsOperations = {
  readSettings: { method: 'GET', path: '/hubspot/card/settings', input: null, output: appSettings },
  readHealth: { method: 'GET', path: '/hubspot/card/settings/health', input: null, output: appHealth },
  saveConfiguration: {
    method: 'PUT',
    path: '/hubspot/card/settings/configuration',
    input: saveConfiguration,
    output: savedConfiguration,
  },
  savePermissions: {
    method: 'PUT',
    path: '/hubspot/card/settings/permissions',
    input: savePermissions,
    output: savedPermissions,
  },
  setPaused: { method: 'PUT', path: '/hubspot/card/settings/paused', input: setPaused, output: pauseSet },
  readMappingChoices: {
    method: 'GET',
    path: '/hubspot/card/settings/mapping/choices',
    input: null,
    output: mappingChoices,
  },
  readSample: {
    method: 'POST',
    path: '/hubspot/card/settings/mapping/sample',
    input: readSample,
    output: mappingSample,
  },
  previewRules: {
    method: 'POST',
    path: '/hubspot/card/settings/configuration/preview',
    input: previewRules,
    output: rulesPreview,
    withinMs: 12_000,
  },
  createProperties: {
    method: 'POST',
    path: '/hubspot/card/settings/properties',
    input: pressed,
    output: propertiesCreated,
    withinMs: 12_000,
  },
  replayFailed: { method: 'POST', path: '/hubspot/card/settings/replay', input: pressed, output: replayed },
  reconnect: {
    method: 'POST',
    path: '/hubspot/card/settings/reconnect',
    input: reconnect,
    output: reconnected,
    withinMs: 12_000,
  },
  saveFieldMapping: {
    method: 'PUT',
    path: '/hubspot/card/settings/mapping',
    input: saveFieldMapping,
    output: savedFieldMapping,
  },
} as const satisfies Record<string, CardOperation>;

export type AppSettings = z.output<typeof appSettings>;
export type Permissions = z.output<typeof permissions>;
export type SavedPermissions = z.output<typeof savedPermissions>;
export type AppHealth = z.output<typeof appHealth>;
export type SavedConfiguration = z.output<typeof savedConfiguration>;
export type MappingSample = z.output<typeof mappingSample>;
export type RulesPreview = z.output<typeof rulesPreview>;
export type MappingChoices = z.output<typeof mappingChoices>;
export type SavedFieldMapping = z.output<typeof savedFieldMapping>;
