import pino, { type DestinationStream, type Logger } from 'pino';
import { inputRecord } from '../../../shared/record.ts';
import { describeError } from './describe-error.ts';
import { type LogDestination, openLogDestination } from './log-destination.ts';
import { createRequestLines, type RequestLine } from './request-line.ts';

export interface Log extends Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'> {
  /** One line of the access log, at level `info`. */
  request(line: RequestLine): void;
}

const credentials = ['authorization', 'key', 'apiKey', 'token', 'secret', 'password', 'cookie', 'connectionString'];
const content = ['record', 'body', 'notes', 'analysisNotes', 'quote', 'text', 'detail', 'parameters', 'url'];

/**
 * Field names that are never logged; callers log only ids, counts and codes, so this is a second safeguard. Top level
 * only: wildcard paths make a log line fifteen times slower.
 */
const redacted = [...Object.keys(inputRecord.shape), ...credentials, ...content];

/** A reader slower than this has stopped reading. */
const FLUSH_WITHIN_MS = 3_000;

/**
 * The one logger: JSON lines, errors without the data they quote, personal fields and credentials redacted. Lines are
 * written asynchronously; call `flush` before the process ends: it returns whether all were written.
 */
export function createLog(options: { level: string; destination?: DestinationStream | LogDestination }): {
  log: Log;
  flush: () => Promise<boolean>;
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
  const flush = () => (isOurs(destination) ? destination.flush(FLUSH_WITHIN_MS) : Promise.resolve(true));
  return { log, flush };
}

/** Other destinations write their lines at once. */
const isOurs = (destination: DestinationStream | LogDestination): destination is LogDestination =>
  'flush' in destination;
