import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProblemCode } from '../../shared/problems.ts';
import { answerBrokenRequest } from './raw-answers.ts';

interface ListenOptions {
  host: string;
  port: number;
  /** How long a head, and a whole request, may take to arrive. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
  /** How long requests in flight may take to finish once the server is closing. */
  drainMs?: number;
  onBrokenRequest?(code: ProblemCode): void;
}

export interface Listening extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
}

const IDLE_SWEEP_MS = 50;

/**
 * Serves until it is disposed: then nothing new is accepted, what was accepted is answered, and connections are closed
 * as they fall idle; after `drainMs` the rest is cut off.
 * @throws when the address cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function listen(app: RequestListener, options: ListenOptions): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: options.headersTimeoutMs ?? 10_000,
      requestTimeout: options.requestTimeoutMs ?? 30_000,
      connectionsCheckingInterval: 1_000,
      // Longer than the idle time of usual load balancers, so that it is they who close.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      noDelay: true,
    },
    app,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const code = answerBrokenRequest(error, socket);
    if (code !== undefined) options.onBrokenRequest?.(code);
  });
  // An expectation nobody knows may be ignored (RFC 9110 §10.1.1); Node's own 417 has no JSON body.
  server.on('checkExpectation', app);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { address, port, family } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    [Symbol.asyncDispose]: () => drain(server, options.drainMs ?? 25_000),
  };
}

async function drain(server: Server, drainMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // A connection that was busy when the server closed falls idle only after its answer.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    await closed;
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
