import { openSync, write, writeSync } from 'node:fs';
import process from 'node:process';
import pino, { type DestinationStream, type Logger } from 'pino';
import { inputRecord } from '../../../shared/record.ts';
import { describeError } from './describe-error.ts';

interface LogDestination {
  write(line: string): void;
  /** Whether everything was written within this time, ms. */
  flush(withinMs: number): Promise<boolean>;
}

/** Under load lines are written in batches, otherwise after a quarter of a second: each write wakes another thread. */
const WRITE_TOGETHER = 16_000;
const WRITE_AT_LEAST_EVERY_MS = 250;
/** Most buffered characters; a few minutes of a busy bridge. */
const WAITING_MAX = 4_000_000;
/** Size of one write. */
const WRITE_MAX = 64_000;
const RETRY_MS = 100;
/** A full disk, or a slow reader, may recover. */
const PASSING = new Set(['EAGAIN', 'EBUSY', 'ENOSPC', 'EDQUOT', 'EINTR']);

/**
 * Writes lines asynchronously to a descriptor or a file. A reader that stops costs lines, never memory or time:
 * overflow is dropped and counted, and the count is logged when writing works again.
 */
export function openLogDestination(dest: number | string): LogDestination {
  const fd = typeof dest === 'number' ? dest : openSync(dest, 'a');
  const lines = createBacklog();
  const drained: (() => void)[] = [];
  let writing = false;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = writing ? undefined : lines.take();
    if (batch === undefined) return;
    writing = true;
    writeWhole(fd, Buffer.from(batch), (gone) => {
      writing = false;
      if (gone) lines.close();
      if (lines.isEmpty()) for (const resolve of drained.splice(0)) resolve();
      else startSoon();
    });
  };

  const startSoon = () => {
    if (lines.length() >= WRITE_TOGETHER || drained.length > 0) start();
    else timer ??= setTimeout(start, WRITE_AT_LEAST_EVERY_MS).unref();
  };

  // The last lines of a failing process; skipped when the reader is already slow.
  process.once('exit', () => {
    for (let batch = writing ? undefined : lines.take(); batch !== undefined; batch = lines.take())
      writeQuietly(fd, batch);
  });

  return {
    write(line) {
      lines.add(line);
      startSoon();
    },
    flush(withinMs) {
      if (!writing && lines.isEmpty()) return Promise.resolve(true);
      return new Promise((resolve) => {
        const late = setTimeout(resolve, withinMs, false);
        drained.push(() => {
          clearTimeout(late);
          resolve(true);
        });
        start();
      });
    },
  };
}

/** Buffered lines, up to a number of characters, in batches of one write. */
function createBacklog() {
  const batches: string[] = [];
  let length = 0;
  let dropped = 0;
  let closed = false;
  const append = (line: string) => {
    const last = batches.length - 1;
    const open = batches[last];
    if (open === undefined || open.length + line.length > WRITE_MAX) batches.push(line);
    else batches[last] = open + line;
    length += line.length;
  };
  return {
    length: () => length,
    isEmpty: () => batches.length === 0,
    add(line: string) {
      if (closed) return;
      if (length + line.length > WAITING_MAX) dropped += 1;
      else append(line);
    },
    take(): string | undefined {
      const batch = batches.shift();
      length -= batch?.length ?? 0;
      if (dropped > 0 && length < WAITING_MAX / 2) {
        append(lineOfDropped(dropped));
        dropped = 0;
      }
      return batch;
    },
    /** No reader will ever come back. */
    close() {
      closed = true;
      batches.length = 0;
      length = 0;
    },
  };
}

/** A bridge without a log still answers, so a permanent failure is an outcome, not an error. */
function writeWhole(fd: number, bytes: Buffer, onEnd: (gone: boolean) => void): void {
  write(fd, bytes, (error, written) => {
    if (error === null) {
      if (written === bytes.length) onEnd(false);
      else writeWhole(fd, bytes.subarray(written), onEnd);
    } else if (PASSING.has(error.code ?? '')) setTimeout(writeWhole, RETRY_MS, fd, bytes, onEnd).unref();
    else onEnd(true);
  });
}

function lineOfDropped(lines: number): string {
  const fields = { level: 'warn', time: new Date().toISOString(), lines };
  return `${JSON.stringify({ ...fields, msg: 'log lines were dropped: the reader was too slow' })}\n`;
}

function writeQuietly(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // There is no log to report it to.
  }
}

/** The access log entry of a request: ids, fixed words and numbers, nothing that could hold lead data. */
export interface RequestLine {
  method: string;
  /** The route pattern, never the path. */
  route: string;
  status: number;
  /** Milliseconds from the first byte of the headers to the end of the answer. */
  ms: number;
  requestId: string;
  accountId: string | undefined;
  /** Set for requests of the app in HubSpot. */
  portalId?: string | undefined;
  /** The client disconnected before the answer was complete. */
  aborted: boolean;
}

/**
 * Formats access log lines like every other line. Each request writes one, and the general logger, which checks every
 * field for redaction, costs several times as much.
 */
function createRequestLines(write: (line: string) => void): (line: RequestLine) => void {
  const time = createTimestamps();
  return (line) => write(`{"level":"info","time":"${time()}",${JSON.stringify(line).slice(1, -1)},"msg":"request"}\n`);
}

/** ISO 8601; made once for each millisecond. */
function createTimestamps(): () => string {
  let made = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== made) {
      made = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}

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
