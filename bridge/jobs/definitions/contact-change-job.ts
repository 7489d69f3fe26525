import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';

const contactChange = z.object({
  portalId: hubspotId,
  contactId: hubspotId,
  kind: z.enum(['deleted', 'merged', 'erased', 'status', 'about']),
  eventId: hubspotId,
});

export type ContactChange = z.infer<typeof contactChange>;

/**
 * Handles a deletion, a merge, a privacy deletion, a status set by hand in HubSpot, or a new source or outcome; the
 * details are in `webhook_events`.
 */
export const contactChangeJob = defineJob({
  name: 'contact-change',
  schema: contactChange,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
