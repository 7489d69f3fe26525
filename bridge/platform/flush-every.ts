export interface Flushing extends AsyncDisposable {
  /** Writes what was collected since the last flush. */
  flush(): Promise<void>;
}

/** Flushes collected data at intervals, unless the last flush is still running, and once more at the end. */
export function flushEvery(ms: number, flush: () => Promise<void>, isBusy = () => false): Flushing {
  const timer = setInterval(() => {
    if (!isBusy()) void flush();
  }, ms);
  timer.unref();
  return {
    flush,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await flush();
    },
  };
}

interface Buffer<Batch> {
  everyMs: number;
  none(): Batch;
  /** In one statement. */
  write(batch: Batch): Promise<void>;
  /** What is pending when a batch could not be written, with what came meanwhile. */
  putBack(batch: Batch, later: Batch): Batch;
  onError(error: unknown): void;
}

/** Collects in memory and writes at intervals; no request waits for it. */
export function bufferWrites<Batch extends Iterable<unknown>>({
  everyMs,
  none,
  write,
  putBack,
  onError,
}: Buffer<Batch>) {
  let pending = none();
  const flush = async () => {
    if (pending[Symbol.iterator]().next().done) return;
    const batch = pending;
    pending = none();
    try {
      await write(batch);
    } catch (error) {
      pending = putBack(batch, pending);
      onError(error);
    }
  };
  return { pending: () => pending, ...flushEvery(everyMs, flush) };
}
