import { z } from 'zod';
import { configuration, configurationInput } from '../configuration.ts';
import { customFilter, filterReading } from '../filter-conditions.ts';
import { at, cursor, type DashboardOperation, digitsText } from './operation.ts';

const version = z.int().min(0);

/** Maximum number of last leads that a draft is tried on. */
export const PREVIEW_MAX = 500;

const savedRules = z
  .object({
    version,
    configuration,
    /** How each filter is read, in order. */
    filters: z.array(filterReading),
    /** Who saved it, and when; null for the default configuration. */
    by: z.string().nullable(),
    at: at.nullable(),
  })
  .meta({ id: 'SavedRules' });

const ruleVersion = z.object({
  version,
  by: z.string().nullable(),
  at: at.nullable(),
  /** What it changed, one sentence each. */
  changes: z.array(z.string()),
});

const triedLead = z.object({
  leadId: z.string(),
  contactId: z.string(),
  /** Null when HubSpot does not return it. */
  name: z.string().nullable(),
  verdict: z.enum(['met', 'violated', 'unknown']),
  why: z.string(),
  /** The quoted words of the notes. */
  quote: z.string().nullable(),
});

const flip = z.object({
  leadId: z.string(),
  contactId: z.string(),
  name: z.string().nullable(),
  /** The new verdict. */
  valid: z.boolean(),
  before: z.int(),
  after: z.int(),
  why: z.string().nullable(),
});

/** What the firm takes: areas, threshold and filters, with their history, tried before they are saved. */
export const rulesOperations = {
  readRules: {
    method: 'GET',
    path: '/dashboard-api/rules',
    summary: 'Show what the firm takes, and how each filter is read',
    role: 'read_only',
    output: savedRules,
    problems: [],
  },
  saveRules: {
    method: 'PUT',
    path: '/dashboard-api/rules',
    summary: 'Save a new version; a conflict if someone else saved first',
    role: 'admin',
    input: z.strictObject({ expectedVersion: version, configuration: configurationInput }),
    output: savedRules,
    problems: ['invalid_configuration', 'configuration_conflict'],
  },
  listRuleVersions: {
    method: 'GET',
    path: '/dashboard-api/rules/versions',
    summary: 'List the versions, newest first',
    role: 'read_only',
    query: z.strictObject({ cursor: cursor.optional() }),
    output: z.object({ versions: z.array(ruleVersion), next: cursor.nullable() }),
    problems: ['invalid_cursor'],
  },
  readRuleVersion: {
    method: 'GET',
    path: '/dashboard-api/rules/versions/:version',
    summary: 'Show one version as it was saved',
    role: 'read_only',
    output: savedRules,
    problems: ['version_not_found'],
  },
  revertRules: {
    method: 'POST',
    path: '/dashboard-api/rules/versions/:version/revert',
    summary: 'Publish an old version again',
    role: 'admin',
    input: z.strictObject({ expectedVersion: version }),
    output: savedRules,
    problems: ['version_not_found', 'configuration_conflict'],
  },
  readFilter: {
    method: 'POST',
    path: '/dashboard-api/rules/filter',
    summary: 'Show how a filter is read, before it is saved',
    role: 'read_only',
    input: z.strictObject({ filter: customFilter }),
    output: filterReading,
    problems: [],
  },
  tryFilter: {
    method: 'POST',
    path: '/dashboard-api/rules/filter/try',
    summary: 'Judge recent leads by a filter, with the words that show the result',
    role: 'intake',
    input: z.strictObject({ filter: customFilter, leads: z.int().min(1).max(100) }),
    output: z.object({
      reading: filterReading,
      leads: z.array(triedLead),
      /** Leads that could not be read from HubSpot, or not judged in time. */
      unread: z.int().min(0),
    }),
    problems: ['portal_not_connected', 'hubspot_unavailable', 'rate_limited'],
  },
  previewRules: {
    method: 'POST',
    path: '/dashboard-api/rules/preview',
    summary: 'List the recent leads that a draft would judge differently, and why; repeat until `next` is null',
    role: 'intake',
    input: z.strictObject({
      configuration: configurationInput,
      leads: z.int().min(1).max(PREVIEW_MAX),
      /** Whether the stated number of language model calls is confirmed. */
      confirmed: z.boolean(),
      /** Where to continue: `next` of the previous answer; null at the start. */
      from: cursor.nullable(),
    }),
    output: z.object({
      /** Total number of leads, over all answers. */
      leads: z.int().min(0),
      /** How many of them this answer judged. */
      judged: z.int().min(0),
      /** Leads of this answer whose status a person set: it stays. */
      kept: z.int().min(0),
      /** Leads of this answer that could not be read. */
      unread: z.int().min(0),
      /** How often a language model would be called, to be confirmed first; null when never, or once confirmed. */
      calls: z.int().min(1).nullable(),
      /** Changed leads of this answer. */
      flips: z.array(flip),
      next: cursor.nullable(),
    }),
    problems: [
      'invalid_configuration',
      'portal_not_connected',
      'hubspot_unavailable',
      'invalid_cursor',
      'rate_limited',
    ],
  },
  readScores: {
    method: 'GET',
    path: '/dashboard-api/rules/scores',
    summary: 'Count the leads by score',
    role: 'read_only',
    query: z.strictObject({ days: digitsText(3_650).optional() }),
    output: z.object({
      /** 101 counts, of the scores 0 to 100. */
      counts: z.array(z.int().min(0)).length(101),
      total: z.int().min(0),
    }),
    problems: [],
  },
} as const satisfies Record<string, DashboardOperation>;

export type SavedRules = z.output<typeof savedRules>;
export type RuleVersion = z.output<typeof ruleVersion>;
export type TriedLead = z.output<typeof triedLead>;
export type RuleFlip = z.output<typeof flip>;
