import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';

/** Why a contact is screened; stored on the lead. */
const screenCause = z.enum(['created', 'changed', 'restored', 'merged', 'sweep', 'backfill', 'manual', 'workflow']);
export type ScreenCause = z.infer<typeof screenCause>;

/** Priority of work behind new leads. */
export const BEHIND = -1;

/** Sweeps and workflow enrollments go behind new leads. */
export const priorityOf = (cause: ScreenCause): number => (cause === 'sweep' || cause === 'workflow' ? BEHIND : 0);

/** Only ids: jobs hold no personal data. */
const screenContact = z.object({
  portalId: hubspotId,
  contactId: hubspotId,
  cause: screenCause,
  /** The `webhook_events` row that this job settles. */
  eventId: hubspotId.optional(),
  backfillId: z.uuid().optional(),
});

export type ScreenContact = z.infer<typeof screenContact>;

const patient = {
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
  // Two hundred contacts may wait for a slow model; a dead worker is detected by its heartbeat much earlier.
  expireInSeconds: 3_600,
};

/** Reads a contact, screens it, writes the result. The group is the portal. */
export const screenContactJob = defineJob({ name: 'screen-contact', schema: screenContact, ...patient });

/** The same for existing contacts; a separate queue, so that new leads never wait behind it. */
export const backfillContactJob = defineJob({ name: 'backfill-contact', schema: screenContact, ...patient });
