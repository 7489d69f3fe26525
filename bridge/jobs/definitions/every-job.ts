import type { JobDefinition } from '../../platform/queue/define-job.ts';
import { retentionJob } from '../retention/delete-expired.ts';
import {
  backfillContactJob,
  backfillPageJob,
  completeWorkflowJob,
  contactChangeJob,
  screenContactJob,
  slackJobs,
  sweepContactsJob,
  sweepEventsJob,
  writeOverrideJob,
} from './job-kinds.ts';

/** Every kind of job there is. */
export const everyJob: readonly JobDefinition[] = [
  screenContactJob,
  contactChangeJob,
  backfillContactJob,
  backfillPageJob,
  sweepContactsJob,
  sweepEventsJob,
  retentionJob,
  writeOverrideJob,
  completeWorkflowJob,
  ...slackJobs,
];
