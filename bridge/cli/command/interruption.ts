import { once } from 'node:events';
import { constants } from 'node:os';
import process from 'node:process';

const names = ['SIGTERM', 'SIGINT'] as const;

/** npm forwards the Ctrl-C that the terminal has sent already: only a signal after this time is a second one. */
const SECOND_AFTER_MS = 500;

/** A signal came before the work was done. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  /** The shell convention: 128 plus the signal number. */
  readonly exitCode: number;

  constructor(signal: (typeof names)[number]) {
    super(`stopped by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Fires on the first SIGTERM or SIGINT; a second one ends the process at once. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  for (const name of names)
    process.on(name, () => {
      const interruption = new Interruption(name);
      if (controller.signal.aborted && Date.now() - firstAt > SECOND_AFTER_MS) endBySignal(name);
      firstAt ||= Date.now();
      controller.abort(interruption);
    });
  return controller.signal;
}

/**
 * Ends the process as the default signal handler would, whatever its threads do: `process.exit` waits for threads that
 * write, and a write to a pipe without a reader never ends.
 */
export function endBySignal(name: (typeof names)[number]): void {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
}

/** @throws {Interruption} as soon as the signal fires. */
export async function interrupted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}
