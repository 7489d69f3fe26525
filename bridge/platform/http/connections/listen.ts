import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '../../../../shared/problems/problems.ts';
import { type ConnectionLimiter, limitConnections } from './crowd.ts';
import { connectionLimit } from './descriptor-limit.ts';
import { answerBrokenRequest } from './raw-answers.ts';

/** This many chunks are free; beyond them chunks must have this many bytes on average. */
const FREE_CHUNKS = 1_000;
const BYTES_PER_CHUNK = 64;

/**
 * Reports a body in tiny chunks as soon as it is detected: two million one-byte chunks fit into 12 MB and would block
 * the event loop for seconds. Without chunked encoding, network packets bound their number.
 */
function watchTinyChunks(req: IncomingMessage, onTiny: () => void): void {
  if (req.headers['transfer-encoding'] === undefined) return;
  const push = req.push.bind(req);
  let chunks = 0;
  let bytes = 0;
  let refused = false;
  // The parser passes each chunk to `push`, even without a listener.
  req.push = (chunk: Buffer | null) => {
    if (chunk === null || refused) return !refused && push(chunk);
    chunks += 1;
    bytes += chunk.length;
    refused = bytes < (chunks - FREE_CHUNKS) * BYTES_PER_CHUNK;
    if (!refused) return push(chunk);
    onTiny();
    return false;
  };
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

function refuseTinyChunks(app: RequestListener, refuse: (error: Error, socket: Socket) => void): RequestListener {
  return (req, res) => {
    watchTinyChunks(req, () => {
      if (!res.headersSent) refuse(new Error('A body came in tiny chunks'), req.socket);
      req.socket.destroySoon();
    });
    app(req, res);
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
