import { HubSpotFailure } from './ports.ts';

interface Options {
  /** Whether repeating the call is safe. */
  repeatable: boolean;
  /** Total time for waits, calls and retries, ms. */
  totalMs: number;
  signal?: AbortSignal | undefined;
  now?: () => number;
  /** In [0, 1). */
  random?: () => number;
}

const MOST_ATTEMPTS = 4;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** HubSpot sends these without having done anything. */
const refusedUndone = new Set([423, 429, 477]);
const passing = new Set([502, 503, 504, 521, 522, 523, 524]);

/**
 * Retries a call that failed for a transient reason, while that is safe and time is left.
 * @param attempt receives the remaining ms
 * @throws the last failure; with `retryAfterMs` when HubSpot asks for a wait too long to wait here
 */
export async function withRetries<T>(attempt: (leftMs: number) => Promise<T>, options: Options): Promise<T> {
  const { signal, now = Date.now, random = Math.random } = options;
  const end = now() + options.totalMs;
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(end - now());
    } catch (error) {
      if (!(error instanceof HubSpotFailure) || tried === MOST_ATTEMPTS || !mayRepeat(error, options.repeatable))
        throw error;
      const wait = waitBefore(tried, error.retryAfterMs, random);
      if (now() + wait >= end || !(await pause(wait, signal))) throw error;
    }
  }
}

/** A failure without a status is a network error or a timeout. */
function mayRepeat(failure: HubSpotFailure, repeatable: boolean): boolean {
  const { kind, status, outcomeUnknown, retryAfterMs, unusable } = failure;
  if (kind !== 'retryable' || unusable !== undefined) return false;
  if (status === undefined || status < 300) return retryAfterMs === undefined && (repeatable || !outcomeUnknown);
  return refusedUndone.has(status) || (repeatable && passing.has(status));
}

/** Backoff with jitter; never shorter than what HubSpot asks for. */
function waitBefore(tried: number, retryAfterMs: number | undefined, random: () => number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** tried, LONGEST_WAIT_MS);
  const jittered = longest * (0.5 + random() / 2);
  return retryAfterMs === undefined ? jittered : retryAfterMs + jittered;
}

/** @returns whether the time has passed; false as soon as the signal fires */
function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (passed: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolve(passed);
    };
    const onAbort = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
