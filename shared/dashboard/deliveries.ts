import { z } from 'zod';
import { at, cursor, type DashboardOperation, none } from './operation.ts';

/** What HubSpot reports of a contact, as it is kept. */
export const webhookKinds = ['created', 'changed', 'deleted', 'merged', 'restored', 'erased'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

const deliveryStatus = z.enum(['open', 'failed', 'done']);

const delivery = z
  .object({
    /** Null for a job that nothing from HubSpot asked for; it is put back with all that failed. */
    id: z.string().nullable(),
    contactId: z.string().nullable(),
    /** What came; null for such a job. */
    kind: z.enum([...webhookKinds, 'workflow']).nullable(),
    status: deliveryStatus,
    /** What became of it, in a word. */
    outcome: z.string().nullable(),
    /** Why it failed last, in words. */
    error: z.string().nullable(),
    /** Those that failed or were put off. */
    attempts: z.int().min(0),
    receivedAt: at.nullable(),
    processedAt: at.nullable(),
    /** When it is tried next, where it waits for a time. */
    dueAt: at.nullable(),
    /** Whether it can be put back. */
    canReplay: z.boolean(),
  })
  .meta({ id: 'Delivery' });

/** What HubSpot brought, where it is, and why it failed. */
export const deliveryOperations = {
  listDeliveries: {
    method: 'GET',
    path: '/dashboard-api/deliveries',
    summary: 'What came from HubSpot, the newest first; jobs that failed for good are before them',
    role: 'admin',
    query: z.strictObject({ status: deliveryStatus.optional(), cursor: cursor.optional() }),
    output: z.object({ deliveries: z.array(delivery), next: cursor.nullable() }),
    problems: ['invalid_cursor'],
  },
  replayDelivery: {
    method: 'POST',
    path: '/dashboard-api/deliveries/:deliveryId/replay',
    summary: 'Put one back',
    role: 'admin',
    input: none.strict(),
    output: none,
    problems: ['delivery_not_found', 'replay_refused'],
  },
  replayAllFailed: {
    method: 'POST',
    path: '/dashboard-api/deliveries/replay',
    summary: 'Put back all jobs that failed for good, and screen the leads again whose screening failed',
    role: 'admin',
    input: none.strict(),
    output: z.object({ jobs: z.int().min(0), leads: z.int().min(0) }),
    problems: ['portal_not_connected'],
  },
} as const satisfies Record<string, DashboardOperation>;

export type Delivery = z.output<typeof delivery>;
