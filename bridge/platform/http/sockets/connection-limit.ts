import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock } from '../limits/rate-limiter.ts';

interface Connection {
  address: string;
  /** Start of the connection, then of its latest request; `performance.now()`. */
  since: number;
  latest: { req: IncomingMessage; res: ServerResponse } | undefined;
}

interface LimitOptions {
  max: number;
  /** Called for the first connection in a minute that was closed to make room. */
  onFull(): void;
}

export interface ConnectionLimiter {
  /** Connections without a request so far: Node does not count them as idle, and browsers open them in advance. */
  unused(): Socket[];
}

/** A connection this young may have its request in flight. */
const YOUNG_MS = 100;
/** A client this slow to read an answer is not waiting for it. */
const ANSWER_MAX_MS = 120_000;
const LOG_EVERY_MS = 60_000;

/**
 * Keeps the number of connections below a limit. A new one replaces an inactive one: of the address with the most
 * connections, the one whose unfinished or last request is the oldest. Connections being answered stay. So a client
 * with many open connections only takes slots from itself.
 */
export function limitConnections(server: Server, { max, onFull }: LimitOptions): ConnectionLimiter {
  const connections = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Socket>>();
  let loggedAt = Number.NEGATIVE_INFINITY;

  const forget = (socket: Socket, address: string) => {
    connections.delete(socket);
    const others = byAddress.get(address);
    others?.delete(socket);
    if (others?.size === 0) byAddress.delete(address);
  };

  const makeRoom = (address: string): boolean => {
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now();
      onFull();
    }
    const largest = largestOf(byAddress);
    const own = byAddress.get(address)?.size ?? 0;
    const least = own < largest.size ? 0 : YOUNG_MS;
    const victim = longestIdle(largest, connections, least) ?? longestIdle(connections.keys(), connections, YOUNG_MS);
    if (victim === undefined) return false;
    forget(victim, connections.get(victim)?.address ?? '');
    victim.destroy();
    return true;
  };

  server.on('connection', (socket) => {
    const address = addressBlock(socket.remoteAddress ?? '');
    if (connections.size >= max && !makeRoom(address)) {
      socket.destroy();
      return;
    }
    connections.set(socket, { address, since: performance.now(), latest: undefined });
    const others = byAddress.get(address);
    if (others === undefined) byAddress.set(address, new Set([socket]));
    else others.add(socket);
    socket.once('close', () => forget(socket, address));
  });
  server.on('request', (req, res) => {
    const connection = connections.get(req.socket);
    if (connection === undefined) return;
    connection.since = performance.now();
    connection.latest = { req, res };
  });
  return {
    unused: () => [...connections].filter(([, { latest }]) => latest === undefined).map(([socket]) => socket),
  };
}

function largestOf(byAddress: ReadonlyMap<string, Set<Socket>>): Set<Socket> {
  let largest = new Set<Socket>();
  for (const sockets of byAddress.values()) if (sockets.size > largest.size) largest = sockets;
  return largest;
}

/** Among those not being answered; `leastMs` old. */
function longestIdle(
  sockets: Iterable<Socket>,
  connections: ReadonlyMap<Socket, Connection>,
  leastMs: number,
): Socket | undefined {
  const now = performance.now();
  let oldest = now - leastMs;
  let found: Socket | undefined;
  for (const socket of sockets) {
    const connection = connections.get(socket);
    if (connection === undefined || connection.since > oldest || isAnswered(connection, now)) continue;
    oldest = connection.since;
    found = socket;
  }
  return found;
}

function isAnswered({ latest, since }: Connection, now: number): boolean {
  if (latest === undefined || !latest.req.complete || latest.res.writableFinished) return false;
  return now - since < ANSWER_MAX_MS;
}

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

export function refuseTinyChunks(
  app: RequestListener,
  refuse: (error: Error, socket: Socket) => void,
): RequestListener {
  return (req, res) => {
    watchTinyChunks(req, () => {
      if (!res.headersSent) refuse(new Error('A body came in tiny chunks'), req.socket);
      req.socket.destroySoon();
    });
    app(req, res);
  };
}
