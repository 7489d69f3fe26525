import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

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
