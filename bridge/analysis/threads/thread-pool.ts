import type { AnalysisPriority } from '../compose-analysis.ts';
import { type KeepOptions, type KeptThreads, keepThreads } from './keep-threads.ts';
import { type AnalysisThread, threadsClosed } from './open-thread.ts';
import type { ThreadJob, ThreadResult } from './thread-messages.ts';

export interface ThreadPool extends Pick<KeptThreads, 'state' | 'started'>, AsyncDisposable {
  /** @throws {LineFull}; the signal's reason; whatever the thread fails with. */
  run(job: ThreadJob, turn: { priority: AnalysisPriority; signal?: AbortSignal | undefined }): Promise<ThreadResult>;
}

export interface PoolOptions extends Omit<KeepOptions, 'onFree' | 'onLost'> {
  /** Jobs of one priority that may wait. */
  maxWaiting: number;
  onLost(reason: Error): void;
}

interface Waiting extends PromiseWithResolvers<ThreadResult> {
  job: ThreadJob;
}

export class LineFull extends Error {
  override readonly name = 'LineFull';
}

/** Jobs wait in line for a few warm threads; a thread that is lost costs the one job it had. */
export function createThreadPool({ maxWaiting, onLost, ...options }: PoolOptions): ThreadPool {
  const line = createWaitingLine<Waiting>(maxWaiting);
  let closed = false;

  const refuseAll = (reason: Error) => {
    for (const { reject } of line.clear()) reject(reason);
  };
  const threads = keepThreads({
    ...options,
    onFree: () => assign(),
    onLost(reason, state) {
      onLost(reason);
      if (state === 'failed') refuseAll(reason);
    },
  });
  const work = async (thread: AnalysisThread, { job, resolve, reject }: Waiting) => {
    await thread.run(job).then(resolve, reject);
    threads.giveBack(thread);
  };
  const assign = () => {
    while (line.size > 0) {
      const thread = threads.take();
      const waiting = thread && line.next();
      if (thread === undefined || waiting === undefined) return;
      void work(thread, waiting);
    }
  };

  return {
    state: threads.state,
    started: threads.started,
    async run(job, { priority, signal }) {
      signal?.throwIfAborted();
      if (closed || threads.state() === 'failed') throw new Error('no analysis thread runs');
      const waiting: Waiting = { job, ...Promise.withResolvers<ThreadResult>() };
      if (!line.add(priority, waiting)) throw new LineFull(`${maxWaiting} analyses wait already`);
      const leave = () => {
        line.remove(waiting);
        waiting.reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      assign();
      return waiting.promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      refuseAll(threadsClosed());
      await threads.close();
    },
  };
}

/** Requests and new leads take turns; what can wait goes when there is neither, and each ninth time in any case. */
const turns: readonly AnalysisPriority[] = [
  ...Array.from({ length: 4 }, () => ['request', 'live'] as const).flat(),
  'background',
];

/** One line for each priority, each of them bounded, so that none fills the place of another. */
function createWaitingLine<T>(maxEach: number) {
  const lines = { request: new Set<T>(), live: new Set<T>(), background: new Set<T>() };
  const all = Object.values(lines);
  let turn = 0;
  return {
    /** False where its line is full. */
    add: (priority: AnalysisPriority, item: T) => lines[priority].size < maxEach && lines[priority].add(item).has(item),
    next(): T | undefined {
      const first = turns[turn % turns.length] ?? 'request';
      turn += 1;
      for (const line of [lines[first], ...all])
        for (const item of line) {
          line.delete(item);
          return item;
        }
      return undefined;
    },
    remove(item: T) {
      for (const line of all) line.delete(item);
    },
    /** Everything that waited, in no order. */
    clear(): T[] {
      const waiting = all.flatMap((line) => [...line]);
      for (const line of all) line.clear();
      return waiting;
    },
    get size() {
      return all.reduce((sum, line) => sum + line.size, 0);
    },
  };
}
