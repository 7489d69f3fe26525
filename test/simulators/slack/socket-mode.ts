import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Random, randomToken, randomUuid } from '../hubspot/seeded-random.ts';
import type { Receipt, Send } from './delivery.ts';
import { isObject, type Json } from './json.ts';
import { acceptKey, createFrameReader, encodeFrame, opcodes } from './socket-frames.ts';

export interface SocketMode {
  /** A WebSocket address that works once. */
  issueUrl(): string;
  upgrade(request: IncomingMessage, socket: Duplex): void;
  /** Sends an envelope over one of the open connections and waits for its acknowledgement. */
  send: Send;
  /** Open connections. */
  count(): number;
  /** Tells every connection that it is about to be closed; the app opens new ones. */
  refresh(): void;
  /** Cuts every connection without a word. */
  cut(): void;
  stop(): void;
}

interface SocketDeps {
  appId: string;
  random: Random;
  ackLimitMs: () => number;
  /** Of the simulator. */
  url: () => string;
}

/** Clients give a connection up when they hear nothing for half a minute. */
const pingMs = 10_000;

const notDelivered = (reason: Receipt['reason']): Receipt => ({ status: null, body: '', reason, noRetry: false });

/** The server's side of Socket Mode. */
export function createSocketMode({ appId, random, ackLimitMs, url }: SocketDeps): SocketMode {
  const tickets = new Set<string>();
  const sockets: Duplex[] = [];
  const waiting = new Map<string, (body: unknown) => void>();
  let turn = 0;

  const write = (socket: Duplex, message: Json) =>
    socket.write(encodeFrame(opcodes.text, Buffer.from(JSON.stringify(message))));

  const pings = setInterval(() => {
    for (const socket of sockets) socket.write(encodeFrame(opcodes.ping, Buffer.from('slack')));
  }, pingMs);
  pings.unref();

  const forget = (socket: Duplex) => {
    const at = sockets.indexOf(socket);
    if (at >= 0) sockets.splice(at, 1);
  };

  const onMessage = (socket: Duplex) => (opcode: number, payload: Buffer) => {
    if (opcode === opcodes.ping) socket.write(encodeFrame(opcodes.pong, payload));
    else if (opcode === opcodes.close) {
      forget(socket);
      socket.write(encodeFrame(opcodes.close, payload));
      // Clients read frames later than they see the end of the connection.
      setTimeout(() => socket.end(), 20).unref();
    } else if (opcode === opcodes.text) {
      const message: unknown = JSON.parse(payload.toString());
      if (isObject(message)) waiting.get(String(message.envelope_id))?.(message.payload ?? '');
    }
  };

  const open = (socket: Duplex, key: string) => {
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...lines, `Sec-WebSocket-Accept: ${acceptKey(key)}`, '', ''].join('\r\n'));
    sockets.push(socket);
    const read = createFrameReader(onMessage(socket));
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch {
        socket.destroy();
      }
    });
    socket.on('close', () => forget(socket));
    socket.on('error', () => forget(socket));
    const debug = { host: 'applink-simulator', build_number: 1, approximate_connection_time: 18_060 };
    write(socket, {
      type: 'hello',
      num_connections: sockets.length,
      connection_info: { app_id: appId },
      debug_info: debug,
    });
  };

  return {
    issueUrl() {
      const ticket = randomToken(random, 24);
      tickets.add(ticket);
      return `${url().replace('http', 'ws')}/link/?ticket=${ticket}&app_id=${appId}`;
    },
    upgrade(request, socket) {
      const ticket = new URL(request.url ?? '', 'http://slack').searchParams.get('ticket') ?? '';
      const key = request.headers['sec-websocket-key'];
      if (!tickets.delete(ticket) || key === undefined) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      else open(socket, key);
    },
    send(outgoing, retry) {
      turn += 1;
      const socket = sockets[turn % Math.max(1, sockets.length)];
      if (socket === undefined) return Promise.resolve(notDelivered('connection_failed'));
      const envelopeId = randomUuid(random);
      const answered = new Promise<Receipt>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(envelopeId);
          resolve(notDelivered('http_timeout'));
        }, ackLimitMs());
        waiting.set(envelopeId, (body) => {
          clearTimeout(timer);
          waiting.delete(envelopeId);
          resolve({ status: 200, body, reason: null, noRetry: false });
        });
      });
      write(socket, {
        envelope_id: envelopeId,
        type: outgoing.kind,
        payload: outgoing.payload,
        accepts_response_payload: outgoing.kind !== 'events_api',
        ...(outgoing.kind === 'events_api'
          ? { retry_attempt: retry?.attempt ?? 0, retry_reason: retry?.reason ?? '' }
          : {}),
      });
      return answered;
    },
    count: () => sockets.length,
    refresh() {
      for (const socket of sockets.splice(0)) {
        write(socket, { type: 'disconnect', reason: 'refresh_requested', debug_info: { host: 'applink-simulator' } });
      }
    },
    cut() {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    stop() {
      clearInterval(pings);
      for (const socket of sockets.splice(0)) {
        socket.write(encodeFrame(opcodes.close, Buffer.from([0x03, 0xe9])));
        setTimeout(() => socket.destroy(), 50);
      }
    },
  };
}
