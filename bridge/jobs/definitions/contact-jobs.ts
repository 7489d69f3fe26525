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

const backfillPage = z.object({ backfillId: z.uuid(), portalId: z.string() });
export type BackfillPage = z.infer<typeof backfillPage>;

/** Enqueues the next page of a backfill, and the job for the page after it. */
export const backfillPageJob = defineJob({
  name: 'backfill-page',
  schema: backfillPage,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});

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

const count = z.int().nonnegative().default(0);

/** Notifies a workflow of a lead's result, or checks whether there is one. The group is the portal. */
export const completeWorkflowJob = defineJob({
  name: 'complete-workflow',
  schema: z.object({
    portalId: hubspotId,
    runId: z.uuid(),
    /** True: the screening ended, notify the workflow. False: check whether one is running. */
    screened: z.boolean(),
    /** How often it was checked. */
    looks: count,
    /** How often HubSpot did not know the callback. */
    refusals: count,
  }),
  // Longer than any workflow waits: the run itself expires earlier.
  retry: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
});

export type CompleteWorkflow = z.output<typeof completeWorkflowJob.schema>;

/** Without a portal: the run over all of them. */
const sweepContacts = z.object({ portalId: hubspotId.optional() });

/** Looks in HubSpot for contacts whose webhook never came. */
export const sweepContactsJob = defineJob({
  name: 'sweep-contacts',
  schema: sweepContacts,
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  // The first sweep after a long outage may have many pages to read.
  expireInSeconds: 3_600,
});

/** Looks for events without a job; a failure is retried the next minute. */
export const sweepEventsJob = defineJob({
  name: 'sweep-events',
  schema: z.object({}),
  retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 },
});

/** Writes to HubSpot a status that somebody set or cleared on the card; the group is the portal. */
export const writeOverrideJob = defineJob({
  name: 'write-override',
  schema: z.object({ leadId: z.uuid(), historyId: hubspotId }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
