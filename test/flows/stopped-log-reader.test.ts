import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { freePort } from '../fixtures/free-port.ts';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const quote = (text: string) => `'${text}'`;

/** A pipe as a shell makes it, whose reader holds it open and never reads. */
const unread = (command: string, before = ':') =>
  `{ ${before}; ${command} & echo $! >&3; wait; echo "ended $?" >&3; } | sleep 1000`;
/** All that a pipe holds. */
const FILLED = 'head -c 65536 /dev/zero';

/** A bridge on such a pipe; the shell says its process id, and how it ended. */
async function startUnread(line: (serve: string) => string, more: Record<string, string> = {}) {
  await using opening = new AsyncDisposableStack();
  const { path: cwd, environment: own } = opening.use(await openCliPlace());
  const { PATH, HOME, TMPDIR } = process.env;
  const environment = { PATH, HOME, TMPDIR, ...own, LOG_LEVEL: 'info', ...more };
  const serve = `${quote(process.execPath)} ${quote(main)} serve`;
  const shell = spawn('bash', ['-c', line(serve)], {
    cwd,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    detached: true,
  });
  let told = '';
  shell.stdio[3]?.on('data', (chunk) => (told += chunk));
  opening.defer(async () => {
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL');
    await Promise.race([once(shell, 'exit'), delay(5_000)]);
  });
  const open = opening.move();
  return {
    async end() {
      process.kill(Number.parseInt(told, 10), 'SIGTERM');
      await expect.poll(() => told, { timeout: 30_000 }).toMatch(/ended (0|143)/);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test.each(['', ' 2>&1'])('a bridge whose log%s nobody reads answers on, and ends on SIGTERM', async (joined) => {
  const port = await freePort();
  await using bridge = await startUnread((serve) => unread(`${serve}${joined}`), { PORT: `${port}` });
  const alive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(alive, { interval: 200 }).toBe(200);
  // About 200 bytes a line: three times what the pipe holds.
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 50 }, alive));
  expect(await alive()).toBe(200);
  await bridge.end();
});

test('a bridge that has something to say to a full pipe ends on SIGTERM before it is open', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const environment = {
    DATABASE_URL: `postgres://bridge@127.0.0.1:${port}/bridge`,
    APP_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  };
  await using bridge = await startUnread((serve) => unread(`${serve} 2>&1`, FILLED), environment);
  await once(silent, 'connection');
  await bridge.end();
  silent.close();
});
