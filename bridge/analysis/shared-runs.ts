interface Run<T> {
  promise: Promise<T>;
  controller: AbortController;
  callers: number;
}

function begin<T>(start: (signal: AbortSignal) => Promise<T>): Run<T> {
  const controller = new AbortController();
  const promise = Promise.resolve().then(() => start(controller.signal));
  // Everyone may have left by the time it fails; each caller that stayed hears of it through its own promise.
  promise.catch(() => undefined);
  return { promise, controller, callers: 0 };
}

function follow<T>(run: Run<T>, signal: AbortSignal | undefined, abandon: (reason: unknown) => void): Promise<T> {
  run.callers += 1;
  if (signal === undefined) return run.promise;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      run.callers -= 1;
      if (run.callers === 0) abandon(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    run.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Requests for the same key that are under way at the same time share one piece of work. */
export function createSharedRuns<T>() {
  const runs = new Map<string, Run<T>>();
  const forget = (key: string, run: Run<T>) => {
    if (runs.get(key) === run) runs.delete(key);
  };
  return {
    /**
     * Joins the run of this key, or starts it. A caller whose signal fires leaves with the signal's reason;
     * the run is aborted only when the last caller has left.
     */
    async join(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      const run = runs.get(key) ?? begin(start);
      if (!runs.has(key)) {
        runs.set(key, run);
        const over = () => forget(key, run);
        run.promise.then(over, over);
      }
      return follow(run, signal, (reason) => {
        forget(key, run);
        run.controller.abort(reason);
      });
    },
    get size() {
      return runs.size;
    },
  };
}
