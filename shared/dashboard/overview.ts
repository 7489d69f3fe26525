import { z } from 'zod';
import { at, cursor, type DashboardOperation, digitsText } from './operation.ts';

const day = z.object({ date: z.iso.date(), leads: z.int().min(0), valid: z.int().min(0) });

const spread = z.object({ median: z.number().min(0), p90: z.number().min(0) });

const auditEntry = z.object({
  id: z.string(),
  at,
  who: z.string(),
  /** What was done, in a sentence. */
  what: z.string(),
  action: z.string(),
  /** Before and after, if known; without lead data. */
  detail: z.record(z.string(), z.unknown()),
});

/** Also used in the page address. */
export const auditFilter = z.strictObject({
  /** A part of the name. */
  who: z.string().max(320).optional(),
  /** Such as `key.created`, or `key` for everything done with keys. */
  action: z.string().max(100).optional(),
});

/** The overview page and the audit log. */
export const overviewOperations = {
  readOverview: {
    method: 'GET',
    path: '/dashboard-api/overview',
    summary: 'Show numbers of leads, how fast they were claimed, why some were not a fit, what needs attention',
    role: 'read_only',
    query: z.strictObject({ days: digitsText(365).optional() }),
    output: z.object({
      days: z.array(day),
      leads: z.int().min(0),
      valid: z.int().min(0),
      /** Of the valid ones: announced in Slack, claimed, and their clients contacted. */
      alerted: z.int().min(0),
      claimed: z.int().min(0),
      contacted: z.int().min(0),
      /** For valid leads, from creation to the Slack alert; null when there was none. */
      minutesToAlert: spread.nullable(),
      /** For valid leads, from creation; null when none was claimed. */
      minutesToClaim: spread.nullable(),
      unclaimed: z.int().min(0),
      /** Leads of backfills; of the other figures they are only in `unclaimed`. */
      backfilled: z.int().min(0),
      unfit: z.array(z.object({ reason: z.string(), leads: z.int().min(1) })),
      /** What is left to do before leads come in, in order. */
      checklist: z.array(
        z.object({ key: z.enum(['areas', 'filters', 'sample', 'hubspot', 'slack', 'key']), done: z.boolean() }),
      ),
      parts: z.array(z.object({ name: z.string(), ok: z.boolean(), text: z.string() })),
      oldestWork: at.nullable(),
    }),
    problems: [],
  },
  listAudit: {
    method: 'GET',
    path: '/dashboard-api/audit',
    summary: 'List who did what, newest first',
    role: 'admin',
    query: auditFilter.extend({ cursor: cursor.optional() }),
    output: z.object({ entries: z.array(auditEntry), next: cursor.nullable() }),
    problems: ['invalid_cursor'],
  },
} as const satisfies Record<string, DashboardOperation>;

export const AUDIT_CSV_PATH = '/dashboard-api/audit.csv';

export type AuditFilter = z.output<typeof auditFilter>;
export type AuditEntry = z.output<typeof auditEntry>;
export type Overview = z.output<(typeof overviewOperations)['readOverview']['output']>;
