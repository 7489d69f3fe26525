import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { mintKey } from '../../bridge/auth/authenticate.ts';
import { revokeKey } from '../../bridge/auth/keys.ts';
import { Problem } from '../../bridge/platform/problem.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { createCaller, type ErrorBody, json, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer({ failedKeysPerMinute: 1_000 });
  ({ key } = await createCaller(server));
});
afterAll(() => server[Symbol.asyncDispose]());

const wrongRecord = { record: { ...exampleRecord, phone: undefined } };

describe('400', () => {
  test('a record without a field names it', async () => {
    const response = await post(server, { key, body: wrongRecord });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Record must match the InputRecord type',
      details: [{ path: 'record.phone', code: 'invalid_type', message: 'phone is required' }],
    });
  });

  test('a header names the error and another leads to its explanation', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    const answers = [
      await post(server, { key, body: wrongRecord }),
      await post(server, {}),
      await post(server, { key, headers: { 'idempotency-key': '' } }),
      await fetch(`${server.url}/api/v1/nothing`),
    ];
    const codes = answers.map(({ headers }) => headers.get('x-error-code'));
    expect(codes).toEqual(['invalid_record', 'invalid_api_key', 'invalid_idempotency_key', 'not_found']);
    for (const [index, { headers }] of answers.entries()) {
      expect(headers.get('link')).toBe(`</docs#${codes[index]}>; rel="help"`);
      expect(page).toContain(`id="${codes[index]}"`);
    }
  });

  test('every mistake is listed, and nothing of what was sent', async () => {
    const record = { ...exampleRecord, zip: 78704, county: null, intakeNotes: 'secret '.repeat(3_000) };
    const response = await post(server, { key, body: { record } });
    const text = await response.text();
    const { details } = JSON.parse(text) as ErrorBody;
    expect(details?.map(({ path }) => path)).toEqual(['record.zip', 'record.county', 'record.intakeNotes']);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('78704');
  });

  test.each(['', 'a'.repeat(256), 'tab\there'])('an Idempotency-Key that cannot be one: %j', async (header) => {
    const response = await post(server, { key, headers: { 'idempotency-key': header } });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).error).toContain('Idempotency-Key');
  });
});

describe('401', () => {
  const missing = { error: 'Invalid or missing API key' };

  test.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['no credential', 'Bearer'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a key without scheme', mintKey().key],
    ['a mistyped key', `Bearer ${mintKey().key.slice(0, -1)}!`],
    ['a key that was never issued', `Bearer ${mintKey().key}`],
    ['a key and something behind it', `Bearer ${mintKey().key} x`],
    ['an absurdly long one', `Bearer ${'a'.repeat(8_000)}`],
  ])('%s', async (_what, authorization) => {
    const response = await post(server, authorization === undefined ? {} : { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(missing);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(response.headers.get('ratelimit')).toBeNull();
  });

  test('the scheme is read in any case', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      const response = await post(server, { headers: { authorization: `${scheme} ${key}` } });
      expect(response.status, scheme).toBe(200);
    }
  });

  test('a revoked key', async () => {
    const caller = await createCaller(server);
    await revokeKey(server.db, { keyId: caller.keyId }, 'test');
    expect(await json(post(server, { key: caller.key }))).toEqual(missing);
  });

  test.each(['past_due', 'canceled', 'none'] as const)(
    'subscription %s, before the plan is looked at',
    async (state) => {
      const caller = await createCaller(server);
      await setAccount(server.db, { accountId: caller.accountId, subscription: state, plan: 'free' }, 'test');
      const response = await post(server, { key: caller.key, body: 'not json' });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: 'User does not have an active subscription' });
    },
  );

  test('a plan without the API, before the body is looked at', async () => {
    const caller = await createCaller(server);
    await setAccount(server.db, { accountId: caller.accountId, plan: 'free' }, 'test');
    const response = await post(server, { key: caller.key, body: 'not json' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "User's plan does not have access to the API" });
  });
});

describe('404 and 405', () => {
  test.each(['/api/v1/scores', '/api/v2/score', '/api/v1/score/', '/nothing', '/%zz', '//'])('%s', async (path) => {
    const response = await post(server, { key, path });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Not found' });
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s on an operation', async (method) => {
    const response = await fetch(`${server.url}/api/v1/score`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.json()).toEqual({ error: 'Method not allowed' });
  });

  test('HEAD is refused without a body, OPTIONS says what there is', async () => {
    const head = await fetch(`${server.url}/api/v1/score`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([405, '']);
    const options = await fetch(`${server.url}/api/v1/screen`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const open = await fetch(`${server.url}/docs`, { method: 'POST' });
    expect([open.status, open.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('500', () => {
  test('whatever the analysis throws is "Failed to analyze record", without a word more', async () => {
    const thrown = [new Error('secret detail'), 'text', undefined, new Problem('analysis_failed', { cause: 'why' })];
    for (const reason of thrown) {
      const before = () => Promise.reject(reason);
      await using other = await startTestServer({ store: server.store, analyzer: instantAnalyzer({ before }) });
      const response = await post(other, { key });
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('{"error":"Failed to analyze record"}');
    }
  });

  test('an answer of the wrong shape is a failed analysis, not an answer', async () => {
    await using other = await startTestServer({ store: server.store, analyzer: instantAnalyzer({ score: 101 }) });
    const response = await post(other, { key });
    expect([response.status, await response.json()]).toEqual([500, { error: 'Failed to analyze record' }]);
  });
});

describe('every answer', () => {
  test('has a request id, the one that was sent where it is sane', async () => {
    const own = await post(server, { key, headers: { 'x-request-id': 'order-42_a.b:c' } });
    expect(own.headers.get('x-request-id')).toBe('order-42_a.b:c');
    for (const id of ['with space', 'a'.repeat(129), '<script>', '']) {
      const response = await post(server, { key, body: '{', headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('says nothing of what it is made of', async () => {
    const response = await post(server, { key });
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
