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
