import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

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
