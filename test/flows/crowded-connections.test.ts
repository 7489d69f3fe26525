import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connectionLimit } from '../../bridge/platform/http/sockets/listen.ts';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { freePort } from '../fixtures/free-port.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { openSocket, statusOf } from '../fixtures/raw-socket.ts';
import { createCaller, post, startTestServer } from '../fixtures/test-server.ts';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const slowHead = 'POST /api/v1/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';
const CROWD = '127.0.1.1';

describe('at the limit of connections', () => {
  test('a new one takes the place of the oldest slow body of whoever holds the most', async () => {
    await using server = await startTestServer({ maxConnections: 8 });
    const { key } = await createCaller(server);
    const head = `${slowHead}Authorization: Bearer ${key}\r\n\r\n{`;
    const slow = [];
    for (let count = 0; count < 8; count += 1) {
      const raw = await openSocket(server.port, CROWD);
      raw.socket.write(head);
      slow.push(raw);
      await delay(5);
    }
    const caller = await openSocket(server.port);
    caller.socket.write(health);
    await expect.poll(() => statusOf(caller.received())).toBe(200);
    await slow[0]?.closed;
    expect(slow.filter(({ socket }) => !socket.destroyed)).toHaveLength(7);
    for (const { socket } of [...slow, caller]) socket.destroy();
  });

  test('what is being answered is never closed for another', async () => {
    const gate = Promise.withResolvers<void>();
    const analyzer = instantAnalyzer({ before: () => gate.promise });
    await using server = await startTestServer({ maxConnections: 4, analyzer });
    const { key } = await createCaller(server);
    const requests = Array.from({ length: 4 }, () => post(server, { key, headers: { connection: 'close' } }));
    await expect.poll(() => analyzer.calls()).toBe(4);
    const refused = await openSocket(server.port, CROWD);
    await refused.closed;
    gate.resolve();
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200);
  });

  test('it leaves half of few descriptors, and 128 of many, to the bridge itself', () => {
    expect([64, 256, 1_024, 1_048_576, Number.POSITIVE_INFINITY].map(connectionLimit)).toEqual([
      32, 128, 896, 4_000, 4_000,
    ]);
  });
});

test('with 256 descriptors and 300 slow bodies that come back, others are answered', async () => {
  await using place = await openCliPlace();
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const bridge = spawn('sh', ['-c', 'ulimit -n 256; exec "$@"', 'sh', process.execPath, main, 'serve'], {
    cwd: place.path,
    env: { PATH, HOME, TMPDIR, ...place.environment, PORT: `${port}`, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask = (where: string) =>
    fetch(`http://127.0.0.1:${port}${where}`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 0,
    );
  let attacked = true;
  const comeBack = (number: number) => {
    if (!attacked) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (number % 10)}` });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(comeBack, 50, number));
    socket.write(`${slowHead}\r\n{`);
    void over.promise.then(() => socket.destroy());
  };
  const over = Promise.withResolvers<void>();
  try {
    await expect.poll(() => ask('/readyz'), { interval: 200 }).toBe(200);
    for (let number = 0; number < 300; number += 1) comeBack(number);
    await delay(2_000);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push(await ask(count % 2 === 0 ? '/healthz' : '/readyz'));
      await delay(200);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  } finally {
    attacked = false;
    over.resolve();
    bridge.kill('SIGTERM');
    await once(bridge, 'exit');
  }
});
