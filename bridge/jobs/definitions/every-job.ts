import type { JobDefinition } from '../../platform/queue/define-job.ts';
import { retentionJob } from '../upkeep/delete-expired.ts';
import {
  backfillContactJob,
  backfillPageJob,
  completeWorkflowJob,
  contactChangeJob,
  screenContactJob,
  sweepContactsJob,
  sweepEventsJob,
  writeOverrideJob,
} from './contact-jobs.ts';
import { slackJobs } from './slack-jobs.ts';

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
