export interface Flushing extends AsyncDisposable {
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
}

/** Writes what is gathered in memory every so often, unless the last time is not over, and once more at the end. */
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
