import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { contractErrors, schemaErrors } from './api-contract.ts';
import { type Api, checkKey, checkRequest, formatOf, models } from './check-request.ts';
import type { Fault } from './faults.ts';
import { answerByRule, readPrompt } from './note-reader.ts';
import { type ApiError, chatReply, type Ending, errorBody, responsesReply } from './replies.ts';

type Body = Record<string, unknown>;

export interface ReceivedRequest {
  path: string;
  /** As it came over the wire. */
  text: string;
  body: Body;
  /** When the client hung up before it had an answer. */
  aborted: boolean;
}

export interface OpenAISimulator extends AsyncDisposable {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Contradictions of the simulator's own replies to the API description; a test asserts there are none. */
  readonly ownFaults: string[];
  /** Queues deviations for the next calls. */
  script(...faults: Fault[]): void;
  /** What this server lacks; may change while it runs, as when a server is upgraded. */
  lacks: Partial<Record<Api, ApiError>>;
}

const paths: Record<string, Api> = { '/v1/responses': 'responses', '/v1/chat/completions': 'chat' };
export const notFound: ApiError = { status: 404, code: null, message: 'Not Found' };
export const methodNotAllowed: ApiError = { status: 405, code: null, message: 'Method Not Allowed' };

function promptsOf(api: Api, body: Body): { system: string; user: string } {
  if (api === 'responses') {
    const turns = body.input as { content: string }[];
    return { system: String(body.instructions), user: turns[0]?.content ?? '' };
  }
  const [system, user] = body.messages as { content: string }[];
  return { system: system?.content ?? '', user: user?.content ?? '' };
}

function writeForm(api: Api, body: Body, fault: Fault | undefined): string {
  const prompts = promptsOf(api, body);
  const form = answerByRule(readPrompt(prompts.user));
  if (fault?.kind === 'form') fault.change(form);
  else {
    const errors = schemaErrors(formatOf(api, body)?.schema ?? {}, form);
    if (errors.length > 0) throw new Error(`the rules do not fill in the form asked for: ${errors.join('; ')}`);
  }
  const written = JSON.stringify(form);
  if (fault?.kind !== 'text') return written;
  return typeof fault.text === 'string' ? fault.text : fault.text(written, prompts.system);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_simulated', ...headers });
  response.end(JSON.stringify(body));
}

const sendError = (response: ServerResponse, error: ApiError) =>
  send(response, error.status, errorBody(error), error.headers);

function drip(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const bytes = JSON.stringify(body);
  let at = 0;
  const timer = setInterval(() => response.write(bytes[at++ % bytes.length]), 20);
  response.on('close', () => clearInterval(timer));
}

/** Sends what a transport fault sends; false when the call is to be answered after all. */
function deviate(response: ServerResponse, fault: Fault | undefined): boolean {
  if (fault?.kind === 'error') sendError(response, fault.error);
  else if (fault?.kind === 'reset') response.socket?.resetAndDestroy();
  else if (fault?.kind === 'raw')
    response.writeHead(fault.status, { 'content-type': fault.contentType }).end(fault.body);
  else return fault?.kind === 'hang';
  return true;
}

/** Starts the server on a free loopback port. `today` decides which models are past their shutdown. */
export async function startOpenAISimulator(options: { today?: string } = {}): Promise<OpenAISimulator> {
  const today = options.today ?? '2026-11-20';
  const requests: ReceivedRequest[] = [];
  const ownFaults: string[] = [];
  const queue: Fault[] = [];
  let lacks: OpenAISimulator['lacks'] = {};

  const generate = async (api: Api, body: Body, response: ServerResponse) => {
    const fault = queue.shift();
    if (deviate(response, fault)) return;
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const ending: Ending = fault?.kind === 'ending' ? fault.ending : 'stop';
    const whole = writeForm(api, body, fault);
    const text = ending === 'length' ? whole.slice(0, 40) : whole;
    const reply = api === 'responses' ? responsesReply(body, text, ending) : chatReply(body, text, ending);
    ownFaults.push(...contractErrors(api === 'responses' ? 'Response' : 'CreateChatCompletionResponse', reply));
    if (fault?.kind === 'drip') drip(response, reply);
    else send(response, 200, reply);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const denied = checkKey(request.headers.authorization);
    if (denied !== null) return sendError(response, denied);
    if (request.method === 'GET' && path === '/v1/models') return send(response, 200, listModels());
    const api = paths[path];
    if (api === undefined || request.method !== 'POST') return sendError(response, notFound);
    const text = await readText(request);
    const received: ReceivedRequest = { path, text, body: JSON.parse(text) as Body, aborted: false };
    requests.push(received);
    response.on('close', () => {
      received.aborted = !response.writableFinished;
    });
    const refusal = lacks[api] ?? checkRequest(api, received.body, today);
    if (refusal) return sendError(response, refusal);
    await generate(api, received.body, response);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      ownFaults.push(String(error));
      sendError(response, { status: 500, code: 'simulator_fault', message: String(error) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    ownFaults,
    script: (...faults) => void queue.push(...faults),
    get lacks() {
      return lacks;
    },
    set lacks(missing) {
      lacks = missing;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listModels(): Body {
  const data = Object.entries(models).map(([id, shutdown_date]) => ({
    id,
    object: 'model',
    created: 1_790_000_000,
    owned_by: 'openai',
    shutdown_date,
  }));
  return { object: 'list', data };
}
