import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { openSocket } from '../fixtures/raw-socket.ts';
import { createCaller, post, startTestServer } from '../fixtures/test-server.ts';

function answerOf(raw: string): { status: number; body: unknown } {
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const head = (key: string, length: number, more = '') =>
  `POST /api/v1/score HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe('408', () => {
  test('a body that arrives byte by byte is cut off when its time is over', async () => {
    await using server = await startTestServer({ requestTimeoutMs: 1_000 });
    const { key } = await createCaller(server);
    const { socket, received, closed } = await openSocket(server.port);
    socket.write(head(key, 1_000));
    const drip = setInterval(() => socket.write(' '), 50);
    await closed;
    clearInterval(drip);
    expect(answerOf(received())).toEqual({ status: 408, body: { error: 'Request timed out' } });
    expect((await post(server, { key })).status).toBe(200);
  });

  test('fifty slow heads keep nobody else waiting', async () => {
    await using server = await startTestServer({ requestTimeoutMs: 10_000 });
    const { key } = await createCaller(server);
    const slow = await Promise.all(Array.from({ length: 50 }, () => openSocket(server.port)));
    for (const { socket } of slow) socket.write('POST /api/v1/score HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect((await post(server, { key })).status).toBe(200);
    // Answered while every slow one was still being waited for.
    expect(slow.map(({ received }) => received()).join('')).toBe('');
    await Promise.all(slow.map(({ closed }) => closed));
    expect(answerOf(slow[0]!.received()).status).toBe(408);
  });
});

describe('413', () => {
  const tooLarge = { error: 'Request body is larger than 256 kB' };

  test('a body over 256 kB, announced or not', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    const announced = await post(server, { key, body: 'x'.repeat(256 * 1024 + 1) });
    expect([announced.status, await announced.json()]).toEqual([413, tooLarge]);
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 40; part += 1) controller.enqueue(Buffer.alloc(10_000, 'x'));
        controller.close();
      },
    });
    const chunked = await fetch(`${server.url}/api/v1/score`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: stream,
      duplex: 'half',
    });
    expect([chunked.status, await chunked.json()]).toEqual([413, tooLarge]);
  });

  test('exactly 256 kB is read, and is a wrong record', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    expect((await post(server, { key, body: ' '.repeat(256 * 1024) })).status).toBe(400);
  });

  test('a sender that never stops is answered, then cut off', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    const { socket, received, closed } = await openSocket(server.port);
    socket.write(head(key, 100_000_000));
    const megabyte = Buffer.alloc(1_000_000, 'x');
    const flood = setInterval(() => socket.write(megabyte), 5);
    await closed;
    clearInterval(flood);
    expect(answerOf(received())).toEqual({ status: 413, body: tooLarge });
  });
});

describe('400 and 431 below HTTP', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['a GET with a body', 'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}', 400],
    ['a GET with chunks', 'GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_what, text, status) => {
    await using server = await startTestServer();
    const { socket, received, closed } = await openSocket(server.port);
    socket.write(text);
    await closed;
    expect(answerOf(received())).toEqual({ status, body: { error: expect.any(String) } });
  });

  test('an unknown expectation is ignored', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    const { socket, received } = await openSocket(server.port);
    socket.write(`${head(key, 2, 'Expect: wonders\r\nConnection: close\r\n')}{}`);
    await expect.poll(received).toContain('\r\n\r\n{');
    expect(received()).toContain('HTTP/1.1 400');
    socket.destroy();
  });
});

test('a client that hangs up cancels the analysis', async () => {
  const started = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<unknown>();
  const analyzer = instantAnalyzer({
    async before(signal) {
      started.resolve();
      signal.addEventListener('abort', () => cancelled.resolve(signal.reason));
      await cancelled.promise;
      signal.throwIfAborted();
    },
  });
  await using server = await startTestServer({ analyzer });
  const { key } = await createCaller(server);
  const controller = new AbortController();
  const request = post(server, { key, signal: controller.signal }).catch(() => 'gone');
  await started.promise;
  controller.abort();
  expect(await request).toBe('gone');
  expect(await cancelled.promise).toBeInstanceOf(Error);
  await expect.poll(async () => (await server.metrics.httpAborted.get()).values[0]?.value).toBe(1);
  const { values } = await server.metrics.analysisDuration.get();
  expect(values.find(({ labels }) => labels.outcome === 'cancelled')).toBeDefined();
});

describe('shutting down', () => {
  test('what was accepted is answered, nothing new is', async () => {
    const gate = Promise.withResolvers<void>();
    const analyzer = instantAnalyzer({ before: () => gate.promise });
    await using server = await startTestServer({ analyzer });
    const { key } = await createCaller(server);
    const requests = Array.from({ length: 5 }, () => post(server, { key }));
    await expect.poll(() => analyzer.calls()).toBe(5);
    const closing = server.close();
    await sleep(50);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    gate.resolve();
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await closing;
  });

  test('the first request of a connection that was accepted before is answered, and its last', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    const { socket, received, closed } = await openSocket(server.port);
    await sleep(50);
    const closing = server.close();
    socket.write(`${head(key, 2)}{}`);
    await closed;
    expect(answerOf(received()).status).toBe(400);
    expect(received()).toContain('Connection: close');
    await closing;
  });

  test('a request that does not end is cut off when the time is over', async () => {
    const analyzer = instantAnalyzer({ before: () => new Promise(() => undefined) });
    await using server = await startTestServer({ analyzer, drainMs: 300 });
    const { key } = await createCaller(server);
    const request = post(server, { key }).catch(() => 'cut off');
    await expect.poll(() => analyzer.calls()).toBe(1);
    await server.close();
    expect(await request).toBe('cut off');
  });

  test('an idle connection does not hold it up', async () => {
    await using server = await startTestServer();
    const { closed } = await openSocket(server.port);
    const kept = await fetch(`${server.url}/healthz`);
    await kept.text();
    await server.close();
    await closed;
  });
});
