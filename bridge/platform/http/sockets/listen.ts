import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problems } from '../../../../shared/problems/problems.ts';
import { errorHeaders } from '../../problem.ts';
import { type ConnectionLimiter, limitConnections, refuseTinyChunks } from './connection-limit.ts';

/** Node's parser errors, as rows of the problem table. */
const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'header_fields_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers requests that failed in the parser or never completed: no handler runs, so the answer is written to the raw
 * socket, and the connection cannot be reused.
 */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): ProblemCode | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request';
  const { status, error: text } = problems[code];
  const body = JSON.stringify({ error: text });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      ...Object.entries(errorHeaders(code)).map(([name, value]) => `${name}: ${value}`),
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  return code;
}

/** For the store, for calls to HubSpot, Slack and OpenAI, for threads, logs and files. */
const RESERVED = 128;
/** A connection costs memory too. */
const CONNECTIONS_MAX = 4_000;

/** The connection limit that leaves descriptors for what the bridge itself opens. */
export function connectionLimit(descriptors = descriptorLimit()): number {
  return Math.min(CONNECTIONS_MAX, Math.max(descriptors - RESERVED, Math.floor(descriptors / 2)));
}

/** Open file limit of this process; infinite when the system does not report one. */
function descriptorLimit(): number {
  const text = process.platform === 'linux' ? limitOfLinux() : limitOfReport();
  return text === undefined || !/^\d+$/.test(text) ? Number.POSITIVE_INFINITY : Number(text);
}

/** Node's process report takes a hundred times as long. */
function limitOfLinux(): string | undefined {
  try {
    return /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  } catch {
    return limitOfReport();
  }
}

function limitOfReport(): string | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return String(userLimits?.open_files?.soft);
}

interface ListenOptions {
  host: string;
  port: number;
  /** How long headers, and a whole request, may take to arrive. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
  /** How long requests in flight may take to finish once the server is closing. */
  drainMs?: number;
  /** Defaults to what the descriptors of this process allow. */
  maxConnections?: number;
  onBrokenRequest?(code: ProblemCode): void;
  /** Called when connections were closed because there were too many; at most once a minute. */
  onFull?(): void;
}

interface Listening extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
}

const IDLE_SWEEP_MS = 50;
/** A connection that was just accepted may have its first request in flight. */
const FIRST_REQUEST_MS = 200;

/**
 * Serves until disposed: then nothing new is accepted, accepted requests are answered, and connections are closed as
 * they become idle; after `drainMs` the rest is cut off.
 * @throws when the address cannot be bound (`EADDRINUSE`, `EACCES`).
 */
export async function listen(app: RequestListener, options: ListenOptions): Promise<Listening> {
  const { requestTimeoutMs = 30_000, headersTimeoutMs = Math.min(10_000, requestTimeoutMs) } = options;
  const refuse = (error: NodeJS.ErrnoException, socket: Duplex) => {
    const code = answerBrokenRequest(error, socket);
    if (code !== undefined) options.onBrokenRequest?.(code);
  };
  const answer = refuseTinyChunks(app, refuse);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1_000,
      // Longer than the idle timeouts of usual load balancers, so that they close first.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      noDelay: true,
      // Node's own refusal has no body.
      requireHostHeader: false,
    },
    answer,
  );
  server.on('clientError', refuse);
  // Unknown expectations may be ignored (RFC 9110 §10.1.1); Node's own 417 has no JSON body.
  server.on('checkExpectation', answer);
  const { maxConnections: max = connectionLimit(), onFull = () => undefined } = options;
  const limiter = limitConnections(server, { max, onFull });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { address, port, family } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    [Symbol.asyncDispose]: () => drain(server, limiter, options.drainMs ?? 25_000),
  };
}

async function drain(server: Server, limiter: ConnectionLimiter, drainMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const unawaited = setTimeout(() => {
    for (const socket of limiter.unused()) socket.destroy();
  }, FIRST_REQUEST_MS);
  // A connection that was busy when the server closed becomes idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    await closed;
  } finally {
    clearTimeout(unawaited);
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
