import type { Breakdown, EngineIdentity, Screening } from '../../../shared/results.ts';
import { Problem } from '../../platform/problem.ts';
import type { CaseAnalysis, CaseInput } from '../compose-analysis.ts';
import type { SentRecord } from '../engine.ts';
import type { ThreadJob, ThreadResult } from './thread-messages.ts';
import { createThreadPool, LineFull, type PoolOptions, type ThreadPool } from './thread-pool.ts';

type Turn = Pick<CaseInput, 'priority' | 'signal'>;

export interface ThreadedAnalysis extends CaseAnalysis, Pick<ThreadPool, 'started' | 'state'>, AsyncDisposable {
  /** What of a record a model reads, for engines that ask one. */
  redact(input: Turn & Pick<CaseInput, 'record'>): Promise<SentRecord>;
}

export type ThreadedAnalysisOptions = Pick<PoolOptions, 'engine' | 'onLost'> &
  Partial<PoolOptions> & {
    /** What the engine of the module calls itself: known here before a thread has loaded it. */
    identity: EngineIdentity;
  };

/** A hundred times what the longest notes take on a quiet machine. */
const DEADLINE_MS = 20_000;
const START_MS = 120_000;
const HEAP_MB = 128;
/** Each holds word lists and expressions of its own, 100 MB: a second one takes the process past 300 MB. */
const THREADS = 1;
const MAX_WAITING = 256;
const RETRY_AFTER_SECONDS = '5';

/**
 * The same analysis in a thread of its own: the event loop only hands over records and takes results, so that no text holds up
 * a request, a webhook or a click.
 */
export function createThreadedAnalysis({ identity, ...options }: ThreadedAnalysisOptions): ThreadedAnalysis {
  const pool = createThreadPool({
    deadlineMs: DEADLINE_MS,
    startMs: START_MS,
    heapMb: HEAP_MB,
    size: THREADS,
    maxWaiting: MAX_WAITING,
    ...options,
  });

  const run = async (job: ThreadJob, { priority = 'request', signal }: Turn): Promise<ThreadResult> => {
    try {
      return await pool.run(job, { priority, signal });
    } catch (cause) {
      if (!(cause instanceof LineFull)) throw cause;
      throw new Problem('unavailable', { cause, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
    }
  };

  return {
    identity,
    state: pool.state,
    started: pool.started,
    redact: async (input) => (await run({ operation: 'redact', record: input.record }, input)) as SentRecord,
    async score(input) {
      const { record, today, answer } = input;
      return (await run({ operation: 'score', record, today, answer }, input)) as Breakdown;
    },
    async screen(input) {
      const { record, today, answer, configuration, matched } = input;
      return (await run({ operation: 'screen', record, today, answer, configuration, matched }, input)) as Screening;
    },
    async unaccepted(input) {
      const { record, configuration, judged } = input;
      return (await run({ operation: 'unaccepted', record, configuration, judged }, input)) as Screening;
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  };
}
