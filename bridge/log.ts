import pino, { type DestinationStream, type Logger } from 'pino';
import { inputRecord } from '../shared/record.ts';
import { describeError } from './describe-error.ts';
import { createRequestLines, type RequestLine } from './request-line.ts';

export interface Log extends Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'> {
  /** One line of the access log, at level `info`. */
  request(line: RequestLine): void;
}

const credentials = ['authorization', 'key', 'apiKey', 'token', 'secret', 'password', 'cookie', 'connectionString'];
const content = ['record', 'body', 'notes', 'analysisNotes', 'quote', 'text', 'detail', 'parameters', 'url'];

/**
 * Field names whose values never reach the log; callers log ids, counts and codes only, so this is the second lock.
 * Top level only: wildcard paths make a log line fifteen times slower.
 */
const redacted = [...Object.keys(inputRecord.shape), ...credentials, ...content];

/** Lines under load are written together, quiet ones after a quarter of a second: each write wakes another thread. */
const WRITE_TOGETHER_BYTES = 16_000;
const WRITE_AT_LEAST_EVERY_MS = 250;

/** Where lines go without anybody waiting for them: a descriptor or a file. */
export function openLogDestination(dest: number | string): DestinationStream {
  return pino.destination({
    dest,
    sync: false,
    minLength: WRITE_TOGETHER_BYTES,
    periodicFlush: WRITE_AT_LEAST_EVERY_MS,
  });
}

/**
 * The one logger: JSON lines, errors without the data they quote, personal fields and credentials redacted.
 * Lines are written asynchronously; `flush` before the process ends.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): {
  log: Log;
  flush: () => void;
} {
  const destination = options.destination ?? openLogDestination(1);
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: { err: describeError, error: describeError, cause: describeError },
    },
    destination,
  );
  const request = logger.isLevelEnabled('info')
    ? createRequestLines((line) => void destination.write(line))
    : () => undefined;
  const log = Object.assign(logger, { request });
  return { log, flush: () => 'flushSync' in destination && flushQuietly(destination as { flushSync(): void }) };
}

function flushQuietly(destination: { flushSync(): void }): void {
  try {
    destination.flushSync();
  } catch {
    // sonic-boom throws when it never got to open its descriptor; then there is nothing to flush.
  }
}
