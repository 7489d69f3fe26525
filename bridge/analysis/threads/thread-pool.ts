import type { AnalysisPriority } from '../compose-analysis.ts';
import { type AnalysisThread, openThread, type ThreadOptions, threadsClosed } from './open-thread.ts';
import type { ThreadJob, ThreadResult } from './thread-messages.ts';

type KeptThreads = ReturnType<typeof keepThreads>;

/** `failed` while none runs and the last one that was to did not start. */
type ThreadsState = 'starting' | 'ready' | 'failed';

interface KeepOptions extends ThreadOptions {
  size: number;
  /** A thread is free. */
  onFree(): void;
  /** One ended of itself or at its deadline; another takes its place. */
  onLost(reason: Error, state: ThreadsState): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Keeps so many warm threads; those that end are replaced, those that do not even start with growing pauses. */
function keepThreads(options: KeepOptions) {
  const all = new Set<AnalysisThread>();
  const warm = new Set<AnalysisThread>();
  const free = new Set<AnalysisThread>();
  const firstAttempt = Promise.withResolvers<void>();
  let failedStarts = 0;
  let closed = false;
  let pause: NodeJS.Timeout | undefined;
  const state = (): ThreadsState => (warm.size > 0 ? 'ready' : failedStarts > 0 ? 'failed' : 'starting');

  /** One after the other: the second warms while the first works already. */
  const fill = () => {
    clearTimeout(pause);
    if (closed || all.size >= options.size || all.size > warm.size) return;
    const thread = openThread(options);
    all.add(thread);
    void thread.ready.then(() => join(thread)).then(firstAttempt.resolve, firstAttempt.resolve);
    void thread.ended.then((reason) => leave(thread, reason));
  };
  const join = (thread: AnalysisThread) => {
    failedStarts = 0;
    warm.add(thread);
    giveBack(thread);
    fill();
  };
  const leave = (thread: AnalysisThread, reason: Error) => {
    all.delete(thread);
    free.delete(thread);
    if (!warm.delete(thread)) failedStarts += 1;
    if (closed) return;
    options.onLost(reason, state());
    clearTimeout(pause);
    if (failedStarts === 0) fill();
    else pause = setTimeout(fill, Math.min(FIRST_PAUSE_MS * 2 ** failedStarts, LONGEST_PAUSE_MS)).unref();
  };
  const giveBack = (thread: AnalysisThread) => {
    if (!warm.has(thread)) return;
    free.add(thread);
    options.onFree();
  };

  fill();
  return {
    giveBack,
    state,
    /** Settles when the first attempt to start is over, whatever came of it. */
    started: () => firstAttempt.promise,
    /** A warm thread without work, to be given back after its job. */
    take(): AnalysisThread | undefined {
      const [thread] = free;
      if (thread !== undefined) free.delete(thread);
      return thread;
    },
    async close() {
      closed = true;
      clearTimeout(pause);
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

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
