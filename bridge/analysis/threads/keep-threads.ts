import { type AnalysisThread, openThread, type ThreadOptions } from './open-thread.ts';

export type KeptThreads = ReturnType<typeof keepThreads>;

/** `failed` while none runs and the last one that was to did not start. */
type ThreadsState = 'starting' | 'ready' | 'failed';

export interface KeepOptions extends ThreadOptions {
  size: number;
  /** A thread is free. */
  onFree(): void;
  /** One ended of itself or at its deadline; another takes its place. */
  onLost(reason: Error, state: ThreadsState): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Keeps so many warm threads; those that end are replaced, those that do not even start with growing pauses. */
export function keepThreads(options: KeepOptions) {
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
