import type { z } from 'zod';

interface RetryPolicy {
  /** Retries after the first attempt; then the job goes to the dead letters. */
  limit: number;
  delaySeconds: number;
  /** Each delay is up to twice the previous one, with jitter, at most this. */
  maxDelaySeconds: number;
}

/** A kind of job. Its data is parsed on write and on read: the worker may be older or newer than the writer. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  retry: RetryPolicy;
  /** A worker without a heartbeat for this long counts as dead. At least 10. */
  heartbeatSeconds: number;
  /** Timeout of one attempt. */
  expireInSeconds: number;
  /** A pending job is deleted after this long. */
  retentionSeconds: number;
}

type Given<Data extends object> = Pick<JobDefinition<Data>, 'name' | 'schema'> & Partial<JobDefinition<Data>>;

const DAY = 24 * 60 * 60;
/** For jobs that must outlast a portal outage of weeks. */
export const LONG_RETENTION_SECONDS = 90 * DAY;

const usual = {
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 900 },
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retentionSeconds: 14 * DAY,
};

export function defineJob<Data extends object>(given: Given<Data>): JobDefinition<Data> {
  return { ...usual, ...given };
}

/** The queue for jobs of this kind that failed permanently. */
export function deadLetterQueue(job: Pick<JobDefinition, 'name'>): string {
  return `${job.name}.dead`;
}
