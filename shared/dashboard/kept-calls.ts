import { z } from 'zod';
import { inputRecord } from '../record.ts';
import { breakdown, screening } from '../results.ts';
import { at, cursor, type DashboardOperation, digitsText } from './operation.ts';

/** Days; the database has the same bounds. */
export const callDaysBounds = { min: 1, max: 365 } as const;

const keptCall = z
  .object({
    id: z.string(),
    at,
    keyId: z.string(),
    keyName: z.string(),
    operation: z.enum(['score', 'screen', 'explain']),
    score: z.int().min(0).max(100),
    /** Null when nothing was screened. */
    valid: z.boolean().nullable(),
    /** The `X-Request-Id` of its answer. */
    requestId: z.string(),
    keptUntil: at,
  })
  .meta({ id: 'KeptCall' });

/** Also used in the page address: every value is text. */
const callFilter = z.strictObject({
  key: z.uuid().optional(),
  /** `none` for those that were only scored. */
  outcome: z.enum(['valid', 'invalid', 'none']).optional(),
});

const count = z.int().min(0);
/** What was erased of a record: results of every day, answers stored for `Idempotency-Key`, kept calls. */
const erasedResults = z.object({ results: count, answers: count, calls: count }).meta({ id: 'ErasedResults' });

const callKeeping = z.object({
  /** Null: records of calls are not kept. */
  days: z.int().min(callDaysBounds.min).max(callDaysBounds.max).nullable(),
});

const callId = '/dashboard-api/kept-calls/:callId';
/** An email address or a phone number, in the body: a query would end up in logs. */
const person = z.strictObject({ person: z.string().min(5).max(100) });

/** Records of API calls, for accounts that keep them, and their settings and results. */
export const keptCallOperations = {
  listKeptCalls: {
    method: 'GET',
    path: '/dashboard-api/kept-calls',
    summary: 'List the saved API calls, newest first',
    role: 'read_only',
    query: callFilter.extend({ cursor: cursor.optional(), limit: digitsText(100).optional() }),
    output: callKeeping.extend({
      calls: z.array(keptCall),
      next: cursor.nullable(),
      /** Keys that kept calls were made with, for the filter. */
      keys: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    problems: ['invalid_cursor'],
  },
  readKeptCall: {
    method: 'GET',
    path: callId,
    summary: 'Show one saved call: its record, and its result with reasons while that is stored',
    role: 'read_only',
    output: z.object({
      call: keptCall,
      /** Null when it cannot be read: its sealing key is gone. */
      record: inputRecord.nullable(),
      /** Null when it is no longer stored, or nothing was screened. */
      screening: screening.nullable(),
      /** The case score with reasons; null when it is no longer stored. */
      breakdown: breakdown.nullable(),
    }),
    problems: ['kept_call_not_found'],
  },
  eraseKeptCall: {
    method: 'DELETE',
    path: callId,
    summary: 'Erase a saved call and everything else stored about its record',
    role: 'admin',
    output: erasedResults,
    problems: ['kept_call_not_found'],
  },
  readCallKeeping: {
    method: 'GET',
    path: '/dashboard-api/call-keeping',
    summary: 'Show how long API calls are saved, and how many are saved now',
    role: 'admin',
    output: callKeeping.extend({ calls: count }),
    problems: [],
  },
  saveCallKeeping: {
    method: 'PUT',
    path: '/dashboard-api/call-keeping',
    summary: 'Save API calls for this many days; null saves none and erases saved ones',
    role: 'admin',
    input: z.strictObject(callKeeping.shape),
    output: callKeeping.extend({ calls: count, erased: count }),
    problems: [],
  },
  exportPersonCalls: {
    method: 'POST',
    path: '/dashboard-api/call-data/export',
    summary: 'Export the saved calls about one person, by email or phone',
    role: 'admin',
    input: person,
    output: z.object({ exportedAt: at, calls: z.array(z.record(z.string(), z.unknown())) }),
    problems: [],
  },
  erasePersonCalls: {
    method: 'POST',
    path: '/dashboard-api/call-data/erasure',
    summary: 'Erase the saved calls about one person, by email or phone, and what is stored about their records',
    role: 'admin',
    input: person,
    output: erasedResults,
    problems: [],
  },
  eraseResults: {
    method: 'POST',
    path: '/dashboard-api/results/erasure',
    summary: 'Erase what is stored about a record from the API, by request id or by the record',
    role: 'admin',
    input: z
      .strictObject({
        /** The `X-Request-Id` of an answer. */
        requestId: z.string().min(1).max(200).nullable(),
        record: inputRecord.nullable(),
      })
      .refine(({ requestId, record }) => (requestId === null) !== (record === null), 'one of the two has to be given'),
    output: erasedResults,
    problems: [],
  },
} as const satisfies Record<string, DashboardOperation>;

export type KeptCall = z.output<typeof keptCall>;
export type CallFilter = z.output<typeof callFilter>;
export type ErasedResults = z.output<typeof erasedResults>;
