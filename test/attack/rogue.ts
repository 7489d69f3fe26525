import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

export type Misdeed = 'flood' | 'announced flood' | 'bomb' | 'redirect' | 'drip' | 'hang';

/** Stands before a simulator as whoever has taken over a name or a proxy does. */
export interface Rogue extends AsyncDisposable {
  url: string;
  /** From now on, to calls on such a path; null ends it, and whatever hangs with it. */
  misbehave(misdeed: Misdeed | null, path?: RegExp): void;
  /** Calls that met a misdeed. */
  met(): number;
  /** Requests that followed a redirect, by where they went. */
  readonly followed: string[];
}

const FLOOD_BYTES = 200 * 1_024 * 1_024;
const FILLER = Buffer.alloc(64 * 1_024, ' ');
const DRIP_MS = 50;
const STOLEN = '/stolen';

export async function startRogue(upstream: string): Promise<Rogue> {
  const followed: string[] = [];
  const held = new Set<ServerResponse>();
  let misdeed: Misdeed | null = null;
  let where = /./;
  let met = 0;
  const other = await serve((request, response) => {
    followed.push(`another server: ${request.method} ${request.url}`);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const own = await serve((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith(STOLEN)) {
      followed.push(`another path: ${request.method}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } else if (misdeed !== null && where.test(path)) {
      met += 1;
      held.add(response.on('close', () => held.delete(response)));
      request.resume();
      commit(misdeed, response, met % 2 === 0 ? STOLEN : `${other.url}${path}`);
    } else void passOn(upstream, request, response);
  });
  return {
    url: own.url,
    misbehave(next, path = /./) {
      misdeed = next;
      where = path;
      if (next === null) for (const response of held) response.destroy();
    },
    met: () => met,
    followed,
    async [Symbol.asyncDispose]() {
      await own[Symbol.asyncDispose]();
      await other[Symbol.asyncDispose]();
    },
  };
}

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function commit(misdeed: Misdeed, response: ServerResponse, elsewhere: string): void {
  const json = { 'content-type': 'application/json' };
  if (misdeed === 'hang') return;
  if (misdeed === 'redirect') {
    response.writeHead(307, { location: elsewhere }).end();
  } else if (misdeed === 'drip') {
    response.writeHead(200, json);
    const dripping = setInterval(() => response.write(' '), DRIP_MS);
    response.on('close', () => clearInterval(dripping));
  } else if (misdeed === 'bomb') {
    const packed = createGzip();
    packed.pipe(response.writeHead(200, { ...json, 'content-encoding': 'gzip' }));
    response.on('close', () => packed.destroy());
    flood(packed);
  } else {
    response.writeHead(200, misdeed === 'flood' ? json : { ...json, 'content-length': `${FLOOD_BYTES}` });
    flood(response);
  }
}

/** As fast as it is taken. */
function flood(to: NodeJS.WritableStream & { destroyed: boolean }): void {
  let written = 0;
  to.on('error', () => undefined);
  const write = () => {
    while (written < FLOOD_BYTES && !to.destroyed) {
      written += FILLER.length;
      if (!to.write(FILLER)) return void to.once('drain', write);
    }
    if (!to.destroyed) to.end();
  };
  write();
}

const OF_THE_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'keep-alive',
];

const passed = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (OF_THE_CONNECTION.includes(name) ? [] : [[name, String(value)]])),
  );

async function passOn(upstream: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await buffer(request);
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: passed(Object.entries(request.headers)),
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, passed(answer.headers)).end(text);
  } catch {
    response.destroy();
  }
}
