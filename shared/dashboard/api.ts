import { z } from 'zod';
import { configurationInput } from '../configuration.ts';
import { inputRecord } from '../record.ts';
import { screening } from '../results.ts';
import { storableText } from '../storable-text.ts';
import { at, type DashboardOperation } from './operation.ts';

const keyName = storableText(100);

const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Its first and last characters. */
    hint: z.string(),
    createdAt: at,
    lastUsedAt: at.nullable(),
    expiresAt: at.nullable(),
    revokedAt: at.nullable(),
    rotatedFrom: z.string().nullable(),
  })
  .meta({ id: 'DashboardKey' });

/** The key itself is shown only once. */
const newKey = z.object({ key: z.string(), apiKey });

const callsInHour = z.object({
  /** Start of the hour. */
  hour: at,
  keyId: z.string(),
  outcome: z.enum(['answered', 'refused', 'limited', 'failed']),
  calls: z.int().min(1),
});

const keyProblems = ['key_needs_subscription', 'key_needs_pro_plan', 'invalid_key_name'] as const;

/** Keys of the v1 API, their usage, and a playground. */
export const apiOperations = {
  listKeys: {
    method: 'GET',
    path: '/dashboard-api/keys',
    summary: 'List the keys, newest first, including ended ones',
    role: 'admin',
    output: z.object({
      keys: z.array(apiKey),
      /** Why no key can be made, in words; null when one can. */
      obstacle: z.string().nullable(),
    }),
    problems: [],
  },
  createKey: {
    method: 'POST',
    path: '/dashboard-api/keys',
    summary: 'Create a key',
    role: 'admin',
    input: z.strictObject({ name: keyName }),
    output: newKey,
    problems: keyProblems,
  },
  renameKey: {
    method: 'PUT',
    path: '/dashboard-api/keys/:keyId',
    summary: 'Change the name of a key',
    role: 'admin',
    input: z.strictObject({ name: keyName }),
    output: apiKey,
    problems: ['key_not_found', 'invalid_key_name'],
  },
  rotateKey: {
    method: 'POST',
    path: '/dashboard-api/keys/:keyId/rotation',
    summary: 'Create a replacement key; the old one ends after the overlap',
    role: 'admin',
    input: z.strictObject({ overlapHours: z.int().min(0).max(720) }),
    output: newKey.extend({ oldKeyExpiresAt: at }),
    problems: ['key_not_found', 'key_not_active', ...keyProblems],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/dashboard-api/keys/:keyId',
    summary: 'Revoke a key; it stops working at once',
    role: 'admin',
    output: apiKey,
    problems: ['key_not_found'],
  },
  readCalls: {
    method: 'GET',
    path: '/dashboard-api/calls',
    summary: 'Count the calls of the last seven days by hour, key and outcome',
    role: 'admin',
    output: z.object({ calls: z.array(callsInHour) }),
    problems: [],
  },
  tryRecord: {
    method: 'POST',
    path: '/dashboard-api/playground',
    summary: 'Score and screen a record by the saved rules or a draft; nothing is stored',
    role: 'intake',
    input: z.strictObject({
      record: inputRecord,
      /** Null for the saved rules. */
      configuration: configurationInput.nullable(),
    }),
    output: z.object({ screening, threshold: z.int().min(1).max(100) }),
    problems: ['invalid_configuration', 'analysis_failed', 'rate_limited'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type ApiKey = z.output<typeof apiKey>;
export type CallsInHour = z.output<typeof callsInHour>;
