import { z } from 'zod';
import { hubspotId } from '../../hubspot/connections/hubspot-ids.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

const count = z.int().nonnegative().default(0);

/** Tells a workflow what came of a lead, or looks whether there is anything to tell. The group is the portal. */
export const completeWorkflowJob = defineJob({
  name: 'complete-workflow',
  schema: z.object({
    portalId: hubspotId,
    runId: z.uuid(),
    /** The screening has ended: the workflow is told; otherwise it is looked whether one is under way. */
    screened: z.boolean(),
    /** How often it was looked before. */
    looks: count,
    /** How often HubSpot did not know of the callback. */
    refusals: count,
  }),
  // Longer than any workflow waits: the run itself says when it is over.
  retry: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
});

export type CompleteWorkflow = z.output<typeof completeWorkflowJob.schema>;
