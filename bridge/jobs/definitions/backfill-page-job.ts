import { z } from 'zod';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';

const backfillPage = z.object({ backfillId: z.uuid(), portalId: z.string() });
export type BackfillPage = z.infer<typeof backfillPage>;

/** Enqueues the next page of a backfill, and the job for the page after it. */
export const backfillPageJob = defineJob({
  name: 'backfill-page',
  schema: backfillPage,
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
