import { z } from 'zod';
import { hubspotId } from '../hubspot/hubspot-ids.ts';
import { defineJob } from '../queue/define-job.ts';

/**
 * Tells a workflow what came of a lead. `screened`: a screening has just ended; otherwise it looks whether one is still
 * under way.
 */
export const completeWorkflowJob = defineJob({
  name: 'complete-workflow',
  schema: z.object({ portalId: hubspotId, runId: z.uuid(), screened: z.boolean() }),
  // Longer than any workflow waits: the run itself says when it is over.
  retry: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
});
