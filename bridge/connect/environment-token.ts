import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';

export interface EnvironmentToken {
  /** Why the token is not in use, for the operator; undefined when it is, or when there is none. */
  problem(): string | undefined;
  /** Connects what the token is for; retries during an outage of the service or the database, until the signal. */
  connect(signal: AbortSignal): Promise<void>;
}

/** Reports a problem without the reason, which not everyone who may ask should see. */
export const TOKEN_UNUSED = 'The token of the environment is not in use; the log says why.';

export interface EnvironmentTokenOptions {
  token: string | undefined;
  /** Called after each attempt; `problem` is undefined when the token is in use. */
  onAttempt(problem: string | undefined): void;
  retryMs?: number;
}

interface Options extends EnvironmentTokenOptions {
  variable: string;
  /** @throws {Refusal} where the token cannot be used */
  bind(token: string): Promise<void>;
  /** The message for a failure of the service; undefined for any other error. */
  reasonOf(error: unknown): string | undefined;
}

const RETRY_MS = 30_000;

/** Logs each attempt to use the token of a portal or a workspace. */
export const logAttempts =
  (log: Pick<Log, 'info' | 'warn'>, what: string, variable: string): EnvironmentTokenOptions['onAttempt'] =>
  (reason) =>
    reason === undefined
      ? log.info({}, `the ${what} of ${variable} is connected`)
      : log.warn({ reason }, `${variable} is not in use`);

/** A token set by an environment variable. */
export function createEnvironmentToken(options: Options): EnvironmentToken {
  const { token, variable, onAttempt, retryMs = RETRY_MS } = options;
  let problem = token === undefined ? undefined : `${variable} has not been tried yet.`;
  return {
    problem: () => problem,
    async connect(signal) {
      while (token !== undefined && !signal.aborted) {
        const result = await attempt(options, token);
        problem = result.problem;
        onAttempt(problem);
        if (!result.again) return;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function attempt(
  { variable, bind, reasonOf }: Options,
  token: string,
): Promise<{ problem: string | undefined; again: boolean }> {
  try {
    await bind(token);
    return { problem: undefined, again: false };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message, again: false };
    const reason = reasonOf(error) ?? 'the database did not answer';
    return { problem: `${variable} is not in use yet: ${reason}.`, again: true };
  }
}
