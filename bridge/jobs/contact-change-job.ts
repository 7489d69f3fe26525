import { z } from 'zod';
import { defineJob, LONG_RETENTION_SECONDS } from '../queue/define-job.ts';

const id = z.string().regex(/^\d{1,19}$/);

const contactChange = z.object({
  portalId: id,
  contactId: id,
  kind: z.enum(['deleted', 'merged', 'erased', 'status']),
  eventId: id,
});

export type ContactChange = z.infer<typeof contactChange>;

/**
 * Follows a deletion, a merge, a privacy deletion or a status set by hand in HubSpot; the details stand in
 * `webhook_events`.
 */
export const contactChangeJob = defineJob({
  name: 'contact-change',
  schema: contactChange,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
