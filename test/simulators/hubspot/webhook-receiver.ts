import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { WebhookEvent } from './webhook-events.ts';
import { signatureV3 } from './webhook-signature.ts';

export interface Received {
  events: WebhookEvent[];
  /** Whether the v3 signature over the receiver's own address holds. */
  signed: boolean;
}

export interface Receiver extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  events(): WebhookEvent[];
  /** How the nth request (from 0) is answered: a status, or nothing at all. */
  answer: (nth: number) => number | null | Promise<number | null>;
}

/** Takes webhooks as the product would, on a free loopback port. */
export async function startReceiver(clientSecret: string): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const nth = received.length;
    const uri = `${receiver.url}`;
    const timestamp = Number(request.headers['x-hubspot-request-timestamp']);
    const place: Received = { events: [], signed: false };
    received.push(place);
    const body = await readText(request);
    const expected = signatureV3({ clientSecret, method: request.method ?? '', uri, body, timestamp });
    place.signed = expected === request.headers['x-hubspot-signature-v3'];
    place.events = JSON.parse(body) as WebhookEvent[];
    const status = await receiver.answer(nth);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/hubspot?a=b%40c`,
    received,
    events: () => received.flatMap(({ events }) => events),
    answer: () => 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
