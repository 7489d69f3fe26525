import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createAppProxy } from './app-proxy.ts';
import { signatureV3 } from './webhook-signature.ts';

const PUBLIC_URL = 'https://bridge.example';
const SECRET = 'a secret';
const user = { portalId: 11, userId: 7 };

interface Seen {
  target: string;
  method: string;
  body: string;
  signed: boolean;
}

/** A product that answers as the test says; null is a broken connection. */
async function openProduct(
  answer: (nth: number) => { status: number; body: string } | null | Promise<null>,
  endAfter: (ms: number) => AbortSignal = AbortSignal.timeout,
) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const nth = seen.length;
    const [target = '', method = ''] = [request.url, request.method];
    const entry = { target, method, body: '', signed: false };
    seen.push(entry);
    entry.body = await readText(request);
    const timestamp = Number(request.headers['x-hubspot-request-timestamp']);
    const uri = PUBLIC_URL + target;
    const expected = signatureV3({ clientSecret: SECRET, method, uri, body: entry.body, timestamp });
    entry.signed = request.headers['x-hubspot-signature-v3'] === expected;
    const answered = await answer(nth);
    if (answered === null) request.socket.destroy();
    else response.writeHead(answered.status, { 'content-type': 'application/json' }).end(answered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = createAppProxy({ appId: 4, clientSecret: () => SECRET, endAfter });
  proxy.point(PUBLIC_URL, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    seen,
    proxy,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const fine = () => ({ status: 200, body: '{"fine":true}' });

test('appends who asks, signs the public address, sends JSON, and hands the answer on', async () => {
  await using product = await openProduct(fine);
  const response = await product.proxy.fetch(user, `${PUBLIC_URL}/card?a=b`, { method: 'POST', body: { x: 'ü' } });
  expect(await response.json()).toEqual({ fine: true });
  expect(product.seen).toEqual([
    {
      target: '/card?a=b&userId=7&portalId=11&userEmail=amy%40firm.example&appId=4',
      method: 'POST',
      body: '{"x":"ü"}',
      signed: true,
    },
  ]);
});

test.each([500, 503, null])('asks once more after %s, and only once', async (status) => {
  await using product = await openProduct(() => (status === null ? null : { status, body: '{}' }));
  const response = await product.proxy.fetch(user, `${PUBLIC_URL}/card`);
  expect(response.status).toBe(status ?? 502);
  expect(product.seen).toHaveLength(2);
});

test('an answer that gets lost is asked for once more, and the second one counts', async () => {
  await using product = await openProduct((nth) => ({ status: 200, body: `{"nth":${nth}}` }));
  const { proxy, seen } = product;
  proxy.loseAnswers(1);
  const ask = async () => (await proxy.fetch(user, `${PUBLIC_URL}/card`, { method: 'POST', body: {} })).json();
  expect(await ask()).toEqual({ nth: 1 });
  expect(proxy.lost).toEqual([{ status: 200, body: '{"nth":0}' }]);
  expect(seen).toHaveLength(2);
  expect(await ask()).toEqual({ nth: 2 });
  proxy.loseAnswers(2);
  expect((await proxy.fetch(user, `${PUBLIC_URL}/card`)).status).toBe(502);
  expect(proxy.sent.at(-1)?.status).toBe(200);
});

test.each([200, 202, 400, 401, 404, 409, 429])('takes %i for an answer', async (status) => {
  await using product = await openProduct(() => ({ status, body: '{}' }));
  expect((await product.proxy.fetch(user, `${PUBLIC_URL}/card`)).status).toBe(status);
  expect(product.seen).toHaveLength(1);
});

test('of the product only what the project permits', async () => {
  await using product = await openProduct(fine);
  product.proxy.point(PUBLIC_URL, product.proxy.targetOf(PUBLIC_URL), {
    permitted: [`${PUBLIC_URL}/card/`],
  });
  expect((await product.proxy.fetch(user, `${PUBLIC_URL}/card/1`)).status).toBe(200);
  expect((await product.proxy.fetch(user, `${PUBLIC_URL}/api/v1/score`)).status).toBe(403);
  expect(product.seen).toHaveLength(1);
});

test('only permitted addresses, https, a megabyte each way', async () => {
  await using product = await openProduct(() => ({ status: 200, body: JSON.stringify('x'.repeat(1_100_000)) }));
  const { proxy } = product;
  await expect(proxy.fetch(user, 'http://bridge.example/card')).rejects.toThrow('https');
  expect((await proxy.fetch(user, 'https://bridge.example.evil.example/card')).status).toBe(403);
  const large = { method: 'POST', body: { x: 'x'.repeat(1_100_000) } } as const;
  expect((await proxy.fetch(user, `${PUBLIC_URL}/card`, large)).status).toBe(413);
  expect(product.seen).toEqual([]);
  expect((await proxy.fetch(user, `${PUBLIC_URL}/card`)).status).toBe(502);
});

test('twenty at a time for an account, others beside it', async () => {
  const { promise: open, resolve: release } = Promise.withResolvers<void>();
  await using product = await openProduct(async () => {
    await open;
    return null;
  });
  const twenty = [...Array(20)].map(() => product.proxy.fetch(user, `${PUBLIC_URL}/card`));
  await expect.poll(() => product.seen.length).toBe(20);
  expect((await product.proxy.fetch(user, `${PUBLIC_URL}/card`)).status).toBe(429);
  const other = product.proxy.fetch({ portalId: 12, userId: 7 }, `${PUBLIC_URL}/card`);
  await expect.poll(() => product.seen.length).toBe(21);
  release();
  await Promise.all([...twenty, other]);
});

test('gives up when the page’s patience is over', async () => {
  await using product = await openProduct(() => new Promise<null>(() => undefined));
  await expect(product.proxy.fetch(user, `${PUBLIC_URL}/card`, { timeout: 50 })).rejects.toThrow('timeout');
  // None where the time was over before it was sent.
  expect(product.seen.length).toBeLessThan(2);
});

test.each([
  [60_000, 15_000],
  [15_001, 15_000],
  [14_000, 14_000],
  [undefined, 15_000],
])('a page that asks for %s ms gets %i', async (asked, given) => {
  const clock = new AbortController();
  const patience: number[] = [];
  await using product = await openProduct(
    () => new Promise<null>(() => undefined),
    (ms) => {
      patience.push(ms);
      return clock.signal;
    },
  );
  const answer = product.proxy.fetch(user, `${PUBLIC_URL}/card`, asked === undefined ? {} : { timeout: asked });
  const ended = expect(answer).rejects.toThrow('The time is over');
  await expect.poll(() => product.seen.length).toBe(1);
  expect(patience).toEqual([given]);
  clock.abort(new DOMException('The time is over', 'TimeoutError'));
  await ended;
  expect(product.seen).toHaveLength(1);
});
