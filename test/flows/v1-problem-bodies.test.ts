import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { mintKey } from '../../bridge/auth/authenticate.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { type OperationId, operations } from '../../shared/operations.ts';
import { type ProblemCode, problems } from '../../shared/problems/problems.ts';
import { openCuttableStore } from '../fixtures/cuttable-store.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function answerOf(request: Promise<Response>): Promise<Answer> {
  const response = await request;
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function raw(port: number, text: string): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(chunk.toString('utf8')));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = chunks.join('').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line): [string, string] => [line.split(': ')[0]!, line.split(': ')[1]!]));
  return { status: Number(statusLine.split(' ')[1]), headers, text: body };
}

type Reach = (server: TestServer, path: string) => Promise<Answer>;

async function callerOf(server: TestServer): Promise<string> {
  return (await createCaller(server)).key;
}

/** How each problem of the operations is met from outside. */
const reach: Record<(typeof operations)[OperationId]['problems'][number], Reach> = {
  invalid_record: async (server, path) =>
    answerOf(post(server, { path, key: await callerOf(server), body: { record: { ...exampleRecord, zip: 78704 } } })),
  invalid_idempotency_key: async (server, path) =>
    answerOf(post(server, { path, key: await callerOf(server), headers: { 'idempotency-key': 'x'.repeat(256) } })),
  malformed_request: (server, path) =>
    raw(server.port, `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`),
  invalid_api_key: (server, path) => answerOf(post(server, { path, key: mintKey().key })),
  no_active_subscription: async (server, path) => {
    const { key, accountId } = await createCaller(server);
    await setAccount(server.db, { accountId, subscription: 'past_due' }, 'test');
    return answerOf(post(server, { path, key }));
  },
  plan_without_api: async (server, path) => {
    const { key, accountId } = await createCaller(server);
    await setAccount(server.db, { accountId, plan: 'free' }, 'test');
    return answerOf(post(server, { path, key }));
  },
  request_timeout: async (server, path) => {
    const key = await callerOf(server);
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json`;
    return raw(server.port, `${head}\r\nContent-Length: 100\r\n\r\n{`);
  },
  idempotency_conflict: async (server, path) => {
    const options = { path, key: await callerOf(server), headers: { 'idempotency-key': 'one' } };
    await post(server, options);
    return answerOf(post(server, { ...options, body: { record: { ...exampleRecord, zip: '1' } } }));
  },
  payload_too_large: async (server, path) =>
    answerOf(post(server, { path, key: await callerOf(server), body: 'x'.repeat(262_145) })),
  header_fields_too_large: (server, path) =>
    raw(server.port, `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`),
  rate_limited: async (server, path) => {
    await using tight = await startTestServer({ store: server.store, requests: 1 });
    const key = await callerOf(server);
    await post(tight, { path, key });
    return await answerOf(post(tight, { path, key }));
  },
  analysis_failed: async (server, path) => {
    const before = () => Promise.reject(new Error('the reason is nobody’s business'));
    await using failing = await startTestServer({ store: server.store, analyzer: instantAnalyzer({ before }) });
    return await answerOf(post(failing, { path, key: await callerOf(server) }));
  },
  unavailable: async (_server, path) => {
    await using cuttable = await openCuttableStore();
    await using cut = await startTestServer({ store: cuttable.store });
    const key = await callerOf(cut);
    cuttable.link.cut();
    return await answerOf(post(cut, { path, key }));
  },
};

const codes = Object.keys(reach) as (keyof typeof reach)[];

/** What an answer says beside its body; counted means that it came after the rate limit was asked. */
const counted: ProblemCode[] = [
  'invalid_record',
  'invalid_idempotency_key',
  'idempotency_conflict',
  'payload_too_large',
  'rate_limited',
  'analysis_failed',
];
const challenged: ProblemCode[] = ['invalid_api_key', 'no_active_subscription', 'plan_without_api'];
const waiting: ProblemCode[] = ['rate_limited', 'unavailable'];
const detailed: ProblemCode[] = ['invalid_record', 'invalid_idempotency_key'];

describe.each(Object.values(operations).map(({ path, problems: listed }) => ({ path, listed })))(
  '$path',
  ({ path, listed }) => {
    test('every problem it is documented to have is met here', () => {
      expect(codes.toSorted()).toEqual(listed.toSorted());
    });

    test.each(codes)('%s', async (code) => {
      await using server = await startTestServer({ requestTimeoutMs: 1_500 });
      const { status, headers, text } = await reach[code](server, path);
      expect(status).toBe(problems[code].status);
      const body = JSON.parse(text) as Record<string, unknown>;
      expect(Object.keys(body)).toEqual(detailed.includes(code) ? ['error', 'details'] : ['error']);
      expect(body.error).toBe(problems[code].error);
      // The table alone decides the bytes.
      if (!detailed.includes(code)) expect(text).toBe(`{"error":${JSON.stringify(problems[code].error)}}`);

      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(text));
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('idempotency-replayed')).toBeNull();
      expect(headers.has('ratelimit')).toBe(counted.includes(code));
      expect(headers.has('ratelimit-policy')).toBe(counted.includes(code));
      expect(headers.get('www-authenticate')).toBe(challenged.includes(code) ? 'Bearer realm="api"' : null);
      expect(headers.has('retry-after')).toBe(waiting.includes(code));
      if (waiting.includes(code)) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    });
  },
);

describe('what stands in front', () => {
  /** Each request is wrong in this and in everything after it: the first thing that is wrong answers. */
  test('budget, key, subscription, plan, limit, body, in this order', async () => {
    await using server = await startTestServer({ requests: 1, failedKeysPerMinute: 2 });
    const { key, accountId } = await createCaller(server);
    const change = async (settings: Parameters<typeof setAccount>[1]) => {
      await setAccount(server.db, settings, 'test');
      server.directory.forget(accountId);
    };
    const send = async (authorization: string) => {
      const response = await post(server, {
        headers: { authorization, 'content-type': 'text/plain', 'idempotency-key': 'x'.repeat(300) },
        body: 'nonsense',
      });
      return [response.status, ((await response.json()) as { error: string }).error];
    };
    const answer = (code: ProblemCode) => [problems[code].status, problems[code].error];

    await post(server, { key });
    await change({ accountId, plan: 'free', subscription: 'none' });
    expect(await send(`Bearer ${key}`)).toEqual(answer('no_active_subscription'));
    await change({ accountId, subscription: 'active' });
    expect(await send(`Bearer ${key}`)).toEqual(answer('plan_without_api'));
    await change({ accountId, plan: 'pro' });
    expect(await send(`Bearer ${key}`)).toEqual(answer('rate_limited'));
    expect(await send('Bearer nonsense')).toEqual(answer('invalid_api_key'));
    expect(await send('Bearer nonsense')).toEqual(answer('invalid_api_key'));
    expect(await send(`Bearer ${key}`)).toEqual(answer('rate_limited'));

    await using free = await startTestServer({ store: server.store });
    const other = await createCaller(free);
    const wrong = await post(free, {
      key: other.key,
      body: 'nonsense',
      headers: { 'idempotency-key': 'x'.repeat(300) },
    });
    expect((await wrong.json()) as object).toMatchObject({ error: problems.invalid_record.error });
  });

  test('an account that is out of requests gets them back when its window ends, not before', async () => {
    await using server = await startTestServer({ requests: 1, windowSeconds: 10 });
    const { key } = await createCaller(server);
    expect((await post(server, { key })).status).toBe(200);
    const refused = await post(server, { key });
    const wait = Number(refused.headers.get('retry-after'));
    expect(refused.status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(10);
    await sleep(500);
    expect((await post(server, { key })).status).toBe(429);
    await sleep(wait * 1_000);
    expect((await post(server, { key })).status).toBe(200);
  });
});
