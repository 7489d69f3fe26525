import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../platform/refusal.ts';

export interface EnvironmentToken {
  /** Why the token is not in use, in words for the operator; undefined where it is, or where there is none. */
  trouble(): string | undefined;
  /** Connects what the token is for; retries while the service or the database is away, until the signal. */
  connect(signal: AbortSignal): Promise<void>;
}

/** That there is trouble, where its reason is not for everyone who may ask. */
export const TOKEN_UNUSED = 'The token of the environment is not in use; the log says why.';

export interface EnvironmentTokenOptions {
  token: string | undefined;
  /** Called after each attempt; the trouble is undefined when the token is in use. */
  onAttempt(trouble: string | undefined): void;
  retryMs?: number;
}

interface Options extends EnvironmentTokenOptions {
  variable: string;
  /** @throws {Refusal} where the token cannot be used */
  bind(token: string): Promise<void>;
  /** What a failure of the service says; undefined for another one. */
  reasonOf(error: unknown): string | undefined;
}

const RETRY_MS = 30_000;

/** A token that a variable of the environment gives. */
export function createEnvironmentToken(options: Options): EnvironmentToken {
  const { token, variable, onAttempt, retryMs = RETRY_MS } = options;
  let trouble = token === undefined ? undefined : `${variable} has not been tried yet.`;
  return {
    trouble: () => trouble,
    async connect(signal) {
      while (token !== undefined && !signal.aborted) {
        const result = await attempt(options, token);
        trouble = result.trouble;
        onAttempt(trouble);
        if (!result.again) return;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function attempt(
  { variable, bind, reasonOf }: Options,
  token: string,
): Promise<{ trouble: string | undefined; again: boolean }> {
  try {
    await bind(token);
    return { trouble: undefined, again: false };
  } catch (error) {
    if (error instanceof Refusal) return { trouble: error.message, again: false };
    const reason = reasonOf(error) ?? 'the database did not answer';
    return { trouble: `${variable} is not in use yet: ${reason}.`, again: true };
  }
}
