import { once } from 'node:events';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { type RunningCli, startCli, temporaryFolder } from '../fixtures/run-cli.ts';

const secret = '0123456789abcdef0123456789abcdef';

/** A server that takes connections and never says a word. */
async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://bridge@127.0.0.1:${port}/bridge`,
    connected,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

/** @returns what a shell reports: the exit code, or 128 and the number of the signal that ended it */
async function end({ child }: RunningCli): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 128 + constants.signals[child.signalCode ?? 'SIGKILL'];
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends a command that waits for the database', async (signal, code) => {
  await using folder = await temporaryFolder();
  await using silent = await startSilentServer();
  const environment = { DATA_DIR: folder.path, DATABASE_URL: silent.url, APP_SECRET: secret };
  await using command = startCli(['account', 'list', '--json'], environment);
  await silent.connected;
  command.child.kill(signal);
  expect(await end(command)).toBe(code);
  expect(command.output()).toBe(`{"error":"stopped by ${signal}"}\nstopped by ${signal}\n`);
});

/** Sends a bridge that waits for its database two signals, one right behind the other. @returns whether it lived on */
async function outlivesTwo(): Promise<boolean> {
  await using folder = await temporaryFolder();
  await using silent = await startSilentServer();
  const environment = { DATA_DIR: folder.path, DATABASE_URL: silent.url, APP_SECRET: secret, PORT: '0' };
  await using bridge = startCli(['serve'], environment);
  await silent.connected;
  bridge.child.kill('SIGINT');
  await delay(50);
  bridge.child.kill('SIGINT');
  await delay(700);
  const lives = bridge.child.exitCode === null;
  bridge.child.kill('SIGINT');
  expect(await end(bridge)).toBe(130);
  return lives;
}

test('a second signal ends the bridge at once, one right behind the first does not', async () => {
  // On a machine that is busy, half a second may lie between the two.
  let lives = false;
  for (let tries = 0; tries < 5 && !lives; tries += 1) lives = await outlivesTwo();
  expect(lives).toBe(true);
});

test('a command that reads standard input ends on SIGINT', async () => {
  await using folder = await temporaryFolder();
  await using command = startCli(['score', '--file', '-', '--json'], { DATA_DIR: folder.path }, 'pipe');
  // More than a pipe holds: written means that the command reads, and it waits for the rest.
  await new Promise((resolve) => command.child.stdin?.write(' '.repeat(900_000), resolve));
  command.child.stdin?.on('error', () => undefined);
  command.child.kill('SIGINT');
  expect(await end(command)).toBe(130);
});

test('a port that is taken is named, with what to do, and without a stack', async () => {
  await using place = await openCliPlace();
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await using bridge = startCli(['serve'], { ...place.environment, PORT: `${port}`, LOG_LEVEL: 'warn' });
  expect(await end(bridge)).toBe(1);
  expect(bridge.output()).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program, perhaps another bridge. Stop it, or set PORT.\n`,
  );
  other.close();
});
