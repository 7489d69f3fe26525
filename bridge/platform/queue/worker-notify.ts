import { setTimeout as delay } from 'node:timers/promises';

/** Retries and delayed jobs come due without a notification, and notifications get lost, so workers also poll. */
const POLL_MS = 1_000;

/** Wakes one worker when there may be work; a notification while it is busy is not lost. */
interface Bell extends Disposable {
  /** Waits for a notification since the last wait, for the next poll, or for the signal. */
  wait(signal: AbortSignal): Promise<void>;
}

export interface WorkerNotify {
  bell(queue: string): Bell;
  /** @param queue the one with work; null for any */
  ring(queue: string | null): void;
}

export function createWakeUps(pollMs = POLL_MS): WorkerNotify {
  const bells = new Set<{ queue: string; rung: AbortController }>();
  return {
    bell(queue) {
      const bell = { queue, rung: new AbortController() };
      bells.add(bell);
      return {
        async wait(signal) {
          await delay(pollMs, undefined, { signal: AbortSignal.any([signal, bell.rung.signal]) }).catch(
            () => undefined,
          );
          bell.rung = new AbortController();
        },
        [Symbol.dispose]: () => void bells.delete(bell),
      };
    },
    ring(queue) {
      for (const bell of bells) if (queue === null || queue === bell.queue) bell.rung.abort();
    },
  };
}
