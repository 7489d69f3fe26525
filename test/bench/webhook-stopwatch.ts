import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** How long the bridge took to answer one webhook delivery. */
export interface TimedDelivery {
  events: number;
  tookMs: number;
}

export interface Stopwatch extends AsyncDisposable {
  /** Deliveries sent here go on to the bridge. */
  url: string;
  deliveries: readonly TimedDelivery[];
}

/**
 * Times webhook deliveries in a thread of its own: the simulator that sends them also plays the rest of HubSpot in its
 * thread, and its own delays would count as the bridge's.
 */
export async function startStopwatch(bridgeUrl: string): Promise<Stopwatch> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { bridgeUrl } });
  const deliveries: TimedDelivery[] = [];
  const [port] = (await once(worker, 'message')) as [number];
  worker.on('message', (delivery: TimedDelivery) => deliveries.push(delivery));
  return {
    url: `http://127.0.0.1:${port}`,
    deliveries,
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}

async function forward(bridgeUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<TimedDelivery> {
  const body = await buffer(incoming);
  const startedAt = performance.now();
  const { method, headers, url = '/' } = incoming;
  const call = request(new URL(url, bridgeUrl), { method, headers });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const text = await buffer(answer);
  const tookMs = performance.now() - startedAt;
  outgoing.writeHead(answer.statusCode ?? 502).end(text);
  return { events: (JSON.parse(body.toString()) as unknown[]).length, tookMs };
}

if (!isMainThread) {
  const { bridgeUrl } = workerData as { bridgeUrl: string };
  const server = createServer((incoming, outgoing) => {
    forward(bridgeUrl, incoming, outgoing).then(
      (delivery) => parentPort?.postMessage(delivery),
      () => outgoing.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  parentPort?.postMessage((server.address() as AddressInfo).port);
}
