import { setTimeout as delay } from 'node:timers/promises';

/** Retries and delayed jobs come due without a notification, and notifications get lost, so workers also poll. */
const POLL_MS = 1_000;

/** Wakes one worker when there may be work; a notification while it is busy is not lost. */
interface Listener extends Disposable {
  /** Waits for a notification since the last wait, for the next poll, or for the signal. */
  wait(signal: AbortSignal): Promise<void>;
}

export interface WorkerNotify {
  listener(queue: string): Listener;
  /** @param queue the one with work; null for any */
  notify(queue: string | null): void;
}

export function createWorkerNotify(pollMs = POLL_MS): WorkerNotify {
  const listeners = new Set<{ queue: string; notified: AbortController }>();
  return {
    listener(queue) {
      const listener = { queue, notified: new AbortController() };
      listeners.add(listener);
      return {
        async wait(signal) {
          await delay(pollMs, undefined, { signal: AbortSignal.any([signal, listener.notified.signal]) }).catch(
            () => undefined,
          );
          listener.notified = new AbortController();
        },
        [Symbol.dispose]: () => void listeners.delete(listener),
      };
    },
    notify(queue) {
      for (const listener of listeners) if (queue === null || queue === listener.queue) listener.notified.abort();
    },
  };
}
