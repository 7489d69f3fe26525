import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Json } from './json.ts';
import { slackSignature } from './slack-signature.ts';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  raw: string;
  /** The event, the action or the command. */
  payload: Json;
  /** Whether signature v0 holds and is fresh. */
  signed: boolean;
}

export interface AppAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface AppReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** How a request is answered; null not at all. */
  answer: (request: ReceivedRequest, nth: number) => AppAnswer | null;
}

function readPayload(raw: string, type: string): Json {
  if (type === 'application/json') return JSON.parse(raw) as Json;
  const form = new URLSearchParams(raw);
  const payload = form.get('payload');
  return payload === null ? Object.fromEntries(form) : (JSON.parse(payload) as Json);
}

/** Takes what Slack sends as an app would, on a free loopback port. */
export async function startAppReceiver(signingSecret: string): Promise<AppReceiver> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const nth = received.length;
    const raw = await readText(request);
    const timestamp = Number(request.headers['x-slack-request-timestamp']);
    const isFresh = Math.abs(Date.now() / 1_000 - timestamp) < 300;
    const signed = isFresh && request.headers['x-slack-signature'] === slackSignature(signingSecret, timestamp, raw);
    const payload = readPayload(raw, request.headers['content-type'] ?? '');
    const one = { headers: request.headers, raw, payload, signed };
    received.push(one);
    const answer = receiver.answer(one, nth);
    if (answer === null) return;
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    const type = text === '' ? {} : { 'content-type': 'application/json' };
    response.writeHead(answer.status ?? 200, { ...type, ...answer.headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: AppReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/slack/events`,
    received,
    answer: () => ({}),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
