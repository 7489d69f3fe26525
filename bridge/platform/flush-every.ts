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

interface Buffer<Item> {
  everyMs: number;
  /** Empties what was collected. */
  take(): Item[];
  /** In one statement. */
  write(batch: Item[]): Promise<void>;
  /** Collects again what could not be written, beside what came meanwhile. */
  putBack(batch: Item[]): void;
  onError(error: unknown): void;
}

/** Writes at intervals what the caller collects in memory; no request waits for it. */
export function bufferWrites<Item>({ everyMs, take, write, putBack, onError }: Buffer<Item>): Flushing {
  return flushEvery(everyMs, async () => {
    const batch = take();
    if (batch.length === 0) return;
    try {
      await write(batch);
    } catch (error) {
      putBack(batch);
      onError(error);
    }
  });
}
