import { z } from 'zod';
import { defineJob } from '../queue/define-job.ts';

const id = z.string().regex(/^\d{1,19}$/);

const contactChange = z.object({
  portalId: id,
  contactId: id,
  kind: z.enum(['deleted', 'merged', 'erased']),
  eventId: id,
});

export type ContactChange = z.infer<typeof contactChange>;

/** Follows a deletion, a merge or a privacy deletion in HubSpot; the details stand in `webhook_events`. */
export const contactChangeJob = defineJob({ name: 'contact-change', schema: contactChange });
