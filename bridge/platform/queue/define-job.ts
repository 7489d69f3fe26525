import type { z } from 'zod';

interface RetryPolicy {
  /** How often after the first try; then the job goes to the dead letters. */
  limit: number;
  delaySeconds: number;
  /** Each wait up to twice as long as the one before, with jitter, to at most this. */
  maxDelaySeconds: number;
}

/** A kind of job. Its data is parsed when written and when read: the worker may be older or newer than the writer. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  retry: RetryPolicy;
  /** A worker that has not been heard of for so long is taken to be dead. At least 10. */
  heartbeatSeconds: number;
  /** One try may take so long. */
  expireInSeconds: number;
  /** So long it may wait to be done; then it is deleted. */
  retentionSeconds: number;
}

type Given<Data extends object> = Pick<JobDefinition<Data>, 'name' | 'schema'> & Partial<JobDefinition<Data>>;

const DAY = 24 * 60 * 60;
/** For what must outlast a portal that is away for weeks. */
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

/** Where jobs of this kind end that failed for good. */
export function deadLetterQueue(job: Pick<JobDefinition, 'name'>): string {
  return `${job.name}.dead`;
}
