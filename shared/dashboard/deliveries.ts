import { z } from 'zod';
import { at, cursor, type DashboardOperation, none } from './operation.ts';

/** HubSpot's contact events, as stored. */
const webhookKinds = ['created', 'changed', 'deleted', 'merged', 'restored', 'erased'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

const deliveryStatus = z.enum(['open', 'failed', 'done']);

const delivery = z
  .object({
    /** Null for a job that nothing from HubSpot caused; it is replayed with all that failed. */
    id: z.string().nullable(),
    contactId: z.string().nullable(),
    /** What came; null for such a job. */
    kind: z.enum([...webhookKinds, 'workflow']).nullable(),
    status: deliveryStatus,
    /** Its outcome, in a word. */
    outcome: z.string().nullable(),
    /** Why it failed last, in words. */
    error: z.string().nullable(),
    /** Failed or postponed attempts. */
    attempts: z.int().min(0),
    receivedAt: at.nullable(),
    processedAt: at.nullable(),
    /** When it is retried, if it waits for a time. */
    dueAt: at.nullable(),
    /** Whether it can be replayed. */
    canReplay: z.boolean(),
  })
  .meta({ id: 'Delivery' });

/** HubSpot deliveries, their state, and why they failed. */
export const deliveryOperations = {
  listDeliveries: {
    method: 'GET',
    path: '/dashboard-api/deliveries',
    summary: 'List what came from HubSpot, newest first, after the jobs that failed permanently',
    role: 'admin',
    query: z.strictObject({ status: deliveryStatus.optional(), cursor: cursor.optional() }),
    output: z.object({ deliveries: z.array(delivery), next: cursor.nullable() }),
    problems: ['invalid_cursor'],
  },
  replayDelivery: {
    method: 'POST',
    path: '/dashboard-api/deliveries/:deliveryId/replay',
    summary: 'Retry one delivery',
    role: 'admin',
    input: none.strict(),
    output: none,
    problems: ['delivery_not_found', 'replay_refused'],
  },
  replayAllFailed: {
    method: 'POST',
    path: '/dashboard-api/deliveries/replay',
    summary: 'Retry every job that failed permanently and every failed screening',
    role: 'admin',
    input: none.strict(),
    output: z.object({ jobs: z.int().min(0), leads: z.int().min(0) }),
    problems: ['portal_not_connected'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type Delivery = z.output<typeof delivery>;
