import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';

/** Why a contact is screened; kept on the lead. */
const screenCause = z.enum(['created', 'changed', 'restored', 'merged', 'sweep', 'backfill', 'manual', 'workflow']);
export type ScreenCause = z.infer<typeof screenCause>;

/** The priority of what goes behind new leads. */
export const BEHIND = -1;

/** Behind are those found later than their webhook, and those enrolled by the hundred. */
export const priorityOf = (cause: ScreenCause): number => (cause === 'sweep' || cause === 'workflow' ? BEHIND : 0);

/** Ids only: jobs hold nothing of a person. */
const screenContact = z.object({
  portalId: hubspotId,
  contactId: hubspotId,
  cause: screenCause,
  /** The row of `webhook_events` this job answers for. */
  eventId: hubspotId.optional(),
  backfillId: z.uuid().optional(),
});

export type ScreenContact = z.infer<typeof screenContact>;

const patient = {
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
  // Two hundred contacts may wait for a slow model; a dead worker is known by its heartbeat long before.
  expireInSeconds: 3_600,
};

/** Reads a contact, screens it, writes the result. The group is the portal. */
export const screenContactJob = defineJob({ name: 'screen-contact', schema: screenContact, ...patient });

/** The same for contacts that were there before; a queue of its own, so that new leads never wait behind it. */
export const backfillContactJob = defineJob({ name: 'backfill-contact', schema: screenContact, ...patient });
