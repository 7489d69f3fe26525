import type { Logger } from '@slack/bolt';
import type { Log } from '../../platform/log/log.ts';

/** The SDK's level type; importing the enum would load the SDK. */
type Level = ReturnType<Logger['getLevel']>;
const LEVEL = 'info' as Level;

const LONGEST = 100;

/**
 * Passes the SDK's log to ours without the data it quotes. Bodies, headers, addresses and foreign messages all follow a
 * colon, a bracket or a brace, or are further arguments.
 */
export function createSdkLogger(log: Pick<Log, 'debug'>): Logger {
  const logAt = (sdkLevel: string) => (message: unknown) =>
    log.debug({ sdkLevel, said: wordsOf(message) }, 'message of the Slack SDK');
  return {
    // These two quote requests, replies and frames.
    debug: () => undefined,
    info: () => undefined,
    warn: logAt('warn'),
    error: logAt('error'),
    setLevel: () => undefined,
    getLevel: () => LEVEL,
    setName: () => undefined,
  };
}

function wordsOf(message: unknown): string {
  if (typeof message === 'string') return (/^[\w ',-]*/.exec(message)?.[0] ?? '').trim().slice(0, LONGEST);
  const { code } = (message ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[a-z_]{3,80}$/.test(code) ? code : 'an error';
}
