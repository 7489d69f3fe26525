import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../shared/operations.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ metricsToken: 'a token for metrics' });
});
afterAll(() => server[Symbol.asyncDispose]());

const posts: string[] = Object.values(operations).map(({ path }) => path);
const gets = ['/api/v1/openapi.json', '/docs', '/healthz', '/readyz'];
const closed = '/metrics';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const send = (method: string, path: string) => fetch(`${server.url}${path}`, { method, redirect: 'manual' });

describe.each([...posts, ...gets, closed])('%s', (path) => {
  const allowed = posts.includes(path) ? ['POST'] : ['GET', 'HEAD'];
  const allow = [...allowed, 'OPTIONS'].join(', ');

  test.each(methods.filter((method) => ![...allowed, 'OPTIONS'].includes(method)))(
    '%s is refused, and Allow says what is not',
    async (method) => {
      const response = await send(method, path);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe(allow);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.text()).toBe(method === 'HEAD' ? '' : '{"error":"Method not allowed"}');
    },
  );

  test('OPTIONS says what there is, with nothing in the body', async () => {
    const response = await send('OPTIONS', path);
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([204, allow, '']);
  });

  test('the path is what it is: no other case, no slash behind it', async () => {
    // A page for people may have one: it is written by hand.
    const slashed = path === '/docs' ? [] : [`${path}/`];
    for (const other of [path.toUpperCase(), ...slashed, `${path}%20`, `/${path}`]) {
      const response = await send(allowed[0]!, other);
      expect([other, response.status, await response.text()]).toEqual([other, 404, '{"error":"Not found"}']);
    }
  });

  test('a query changes nothing', async () => {
    const [plain, asked] = [await send(allowed[0]!, path), await send(allowed[0]!, `${path}?a=1&a[b]=2&__proto__=3`)];
    expect(asked.status).toBe(plain.status);
  });
});

describe.each(gets)('HEAD %s', (path) => {
  test('answers as GET does, without the body', async () => {
    const [get, head] = [await send('GET', path), await send('HEAD', path)];
    expect([head.status, await head.text()]).toEqual([get.status, '']);
    for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    await get.text();
  });
});

test('a HEAD of the metrics is asked for the token too', async () => {
  expect((await send('HEAD', closed)).status).toBe(401);
  const headers = { authorization: 'Bearer a token for metrics' };
  const response = await fetch(`${server.url}${closed}`, { method: 'HEAD', headers });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('a refused method with a body leaves the connection usable', async () => {
  const { key } = await createCaller(server);
  for (let again = 0; again < 5; again += 1) {
    const refused = await fetch(`${server.url}/healthz`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([refused.status, await refused.text()]).toEqual([405, '{"error":"Method not allowed"}']);
    expect((await post(server, { key })).status).toBe(200);
  }
});

test('every answer of every route has a request id and is no page to be guessed at', async () => {
  for (const path of [...posts, ...gets, closed, '/nothing', '/', '/%zz', '/..%2f..%2fetc/passwd']) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers } = await send(method, path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  }
});
