import type { JobDefinition } from '../../platform/queue/define-job.ts';
import { retentionJob } from '../upkeep/delete-expired.ts';
import { backfillPageJob } from './backfill-page-job.ts';
import { completeWorkflowJob } from './complete-workflow-job.ts';
import { contactChangeJob } from './contact-change-job.ts';
import { backfillContactJob, screenContactJob } from './screen-contact-job.ts';
import { slackJobs } from './slack-jobs.ts';
import { sweepContactsJob, sweepEventsJob } from './sweep-jobs.ts';
import { writeOverrideJob } from './write-override-job.ts';

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
