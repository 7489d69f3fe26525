import type { JobDefinition } from '../platform/queue/define-job.ts';
import { writeOverrideJob } from './app/write-override-job.ts';
import { backfillPageJob } from './backfill/backfill-page-job.ts';
import { contactChangeJob } from './contacts/contact-change-job.ts';
import { retentionJob } from './retention.ts';
import { backfillContactJob, screenContactJob } from './screening/screen-contact-job.ts';
import { slackJobs } from './slack/slack-jobs.ts';
import { sweepContactsJob, sweepEventsJob } from './sweep-jobs.ts';
import { completeWorkflowJob } from './workflows/complete-workflow-job.ts';

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
