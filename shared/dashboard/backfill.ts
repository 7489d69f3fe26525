import { z } from 'zod';
import { at, type DashboardOperation } from './operation.ts';

const count = z.int().min(0);

const backfill = z
  .object({
    status: z.enum(['running', 'paused', 'done', 'cancelled']),
    rescreen: z.boolean(),
    /** Creation time range of the contacts. Null for no lower bound. */
    from: at.nullable(),
    until: at,
    /** HubSpot's count at the start. */
    total: count,
    /** Contacts looked at so far, those of them to screen, and of these the pending ones. */
    found: count,
    enqueued: count,
    waiting: count,
    /** Why it is blocked, in words; null when it is not, is over, or was paused by hand. */
    obstacle: z.string().nullable(),
    startedAt: at,
  })
  .meta({ id: 'Backfill' });

const wanted = z.strictObject({
  /** Contacts created from this day on, YYYY-MM-DD; null for all. */
  from: z.iso.date().nullable(),
  /** Whether contacts with a result are screened again. */
  rescreen: z.boolean(),
});

const problems = ['portal_not_connected', 'hubspot_unavailable', 'hubspot_scopes_missing', 'hubspot_refused'] as const;

/** Contacts that were in HubSpot before the bridge. */
export const backfillOperations = {
  readBackfill: {
    method: 'GET',
    path: '/dashboard-api/connections/hubspot/backfill',
    summary: 'Show the last backfill and its progress',
    role: 'admin',
    output: z.object({ backfill: backfill.nullable() }),
    problems: [],
  },
  estimateBackfill: {
    method: 'POST',
    path: '/dashboard-api/connections/hubspot/backfill/estimate',
    summary: 'Estimate a backfill; HubSpot counts the contacts',
    role: 'admin',
    input: wanted,
    output: z.object({
      contacts: count,
      toScreen: count,
      hubspotCalls: count,
      /** At most. */
      modelCalls: count,
      /** At most, in US dollars. */
      costUsd: z.number().min(0),
      seconds: count,
    }),
    problems,
  },
  startBackfill: {
    method: 'POST',
    path: '/dashboard-api/connections/hubspot/backfill',
    summary: 'Start screening existing contacts; new leads go first',
    role: 'admin',
    input: wanted,
    output: z.object({ backfill }),
    problems: [...problems, 'backfill_refused'],
  },
  moveBackfill: {
    method: 'PUT',
    path: '/dashboard-api/connections/hubspot/backfill',
    summary: 'Pause, resume or cancel the backfill',
    role: 'admin',
    input: z.strictObject({ move: z.enum(['pause', 'resume', 'cancel']) }),
    output: z.object({ backfill }),
    problems: ['backfill_refused'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type Backfill = z.output<typeof backfill>;
