import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';

/** Writes to HubSpot a status that somebody set or cleared on the card; the group is the portal. */
export const writeOverrideJob = defineJob({
  name: 'write-override',
  schema: z.object({ leadId: z.uuid(), historyId: hubspotId }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
