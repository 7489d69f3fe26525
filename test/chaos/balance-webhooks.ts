import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  type?: string | undefined;
  body?: Buffer;
}

/** Stands before the bridges as a load balancer does: each delivery goes to one that listens, 502 where none does. */
export async function balanceWebhooks(ports: readonly number[]): Promise<AsyncDisposable & { url: string }> {
  let next = 0;
  const deliver = async (path: string, headers: Record<string, string>, body: Buffer): Promise<Answer> => {
    for (let tried = 0; tried < ports.length; tried += 1) {
      next += 1;
      const target = `http://127.0.0.1:${ports[next % ports.length]}${path}`;
      try {
        const response = await fetch(target, { method: 'POST', headers, body: new Uint8Array(body) });
        const type = response.headers.get('content-type') ?? undefined;
        return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
      } catch (error) {
        // Of one that died on the way nobody knows whether it had taken the delivery in: HubSpot has to repeat it.
        if (!isRefused(error)) return { status: 502 };
      }
    }
    return { status: 502 };
  };
  const server = createServer(async (request, response) => {
    const passed = Object.entries(request.headers).filter(([name]) =>
      /^(?:content-type$|x-hubspot-|x-slack-)/.test(name),
    );
    const headers = Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
    const { status, type, body } = await deliver(request.url ?? '', headers, await buffer(request));
    response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
