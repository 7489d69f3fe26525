import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { exampleRecord } from '../../shared/examples.ts';
import { scoreResponse } from '../../shared/results.ts';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { runCli } from '../fixtures/commands.ts';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';

const run = promisify(execFile);
const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const READY = /is running at (http:\S+)/;

test('start on a fresh folder prints an account, a key once and a curl line that returns a real score', async () => {
  await using folder = await temporaryFolder();
  const environment = { DATA_DIR: folder.path, PORT: '0' };
  await using bridge = startCli(['start'], environment);
  const [, url] = await bridge.printed(READY);
  const [, key] = await bridge.printed(/ API key +(\S+)/);
  await bridge.printed(/First account +My firm +\([0-9a-f-]{36}\)\n +accepts Personal Injury,.*; threshold 60\n/);
  await bridge.printed(/Ctrl-C/);
  expect(bridge.output()).toMatch(/offline analyzer/);
  // What is no terminal is kept by whatever reads it: the link that lets somebody in is not in it.
  expect(bridge.output()).not.toContain('/link#');
  const [, command = ''] = await bridge.printed(/sign-in link for its first owner: npm run --silent cli -- (.+)\)/);
  const owner = await runCli(command.replace('EMAIL', 'owner@firm.example').split(' '), environment);
  expect(owner.stdout).toMatch(
    /owner@firm\.example can now sign in with the role owner .*\n\n {2}http\S+\/link#[\w-]{43}\n/,
  );

  const [curl] = /^curl .*$/m.exec(bridge.output()) ?? [''];
  const { stdout } = await run('sh', ['-c', curl]);
  const answer = scoreResponse.parse(JSON.parse(stdout));
  expect(answer.results.analysisScore).toBeGreaterThan(60);
  expect(answer.results.analysisNotes.length).toBeGreaterThan(20);

  expect(await bridge.stop()).toBe(0);
  await using again = startCli(['start'], environment);
  const [, second] = await again.printed(READY);
  await again.printed(/Ctrl-C/);
  expect(again.output()).not.toContain(key);
  expect(again.output()).not.toContain('First account');
  expect(again.output()).toMatch(
    /Account +My firm +\([0-9a-f-]{36}\)\n +Another key +npm run --silent cli -- key create --name NAME/,
  );
  const health = await fetch(`${second}/healthz`);
  expect(health.status).toBe(200);
  expect(await again.stop()).toBe(0);
  expect(again.output()).toMatch(
    /Stopping: finishing accepted work …\n[\s\S]*Stopped\. Everything is saved; npm start picks up from here\.\n/,
  );
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

/** Under a terminal of its own, as util-linux makes one; without LOG_LEVEL, which the other tests set. */
async function onTerminal(folder: string, more: Record<string, string> = {}): Promise<string> {
  const command = `${process.execPath} ${main} start`;
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: folder, PORT: '0', ...more };
  const child = spawn('script', ['-qec', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let shown = '';
  for await (const piece of child.stdout) {
    if (!shown.includes('Ctrl-C') && `${shown}${piece}`.includes('Ctrl-C')) child.stdin.write('\u0003');
    shown += piece;
  }
  return shown.replaceAll('\r\n', '\n');
}

/** What is another at every first start is the same in each. */
const withoutChance = (banner: string): string =>
  banner
    .trim()
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/lis_live_[\w-]+|lis_live_…/g, 'KEY')
    .replaceAll(/link#\S+/g, 'LINK')
    .replace(/(?<=^curl .*KEY').*$/m, ' …');

test.runIf(process.platform === 'linux')(
  'a terminal shows the banner and nothing else, and a last line; JSON is for those who ask',
  async () => {
    await using folder = await temporaryFolder();
    const shown = await onTerminal(folder.path);
    const [, banner, rest] = /^\n(Lead intake scoring .* {2}Stop +Ctrl-C\n\n)([\s\S]*)$/s.exec(shown) ?? [];
    expect(banner).toContain('Try it:');
    expect(banner).not.toContain('"level"');
    const readme = await readFile(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const [, printed = ''] = /<!-- generated: the start -->\n```text\n([\s\S]*?)\n```/.exec(readme) ?? [];
    expect(withoutChance(printed)).toBe(withoutChance(banner ?? ''));
    expect(rest).toBe(
      '^C\nStopping: finishing accepted work …\nStopped. Everything is saved; npm start picks up from here.\n',
    );
    expect(await onTerminal(folder.path, { LOG_LEVEL: 'info' })).toContain('"msg":"ready"');
  },
);

test('a wrong configuration refuses to start and lists every mistake at once', async () => {
  await using folder = await temporaryFolder();
  await using bridge = startCli(['serve'], { DATA_DIR: folder.path, PORT: 'x', REDIS_URL: 'y', ANALYZER: 'openai' });
  await new Promise((resolve) => bridge.child.once('close', resolve));
  expect(bridge.child.exitCode).toBe(2);
  expect(bridge.output()).toMatch(/3 mistakes/);
  for (const name of ['PORT', 'REDIS_URL', 'OPENAI_API_KEY']) expect(bridge.output()).toContain(name);
});

test('SIGTERM answers what was accepted before the process ends', async () => {
  await using place = await openCliPlace();
  await using bridge = startCli(['start'], place.environment);
  const [, url] = await bridge.printed(READY);
  const [, key] = await bridge.printed(/ API key +(\S+)/);
  const send = (number: number) =>
    fetch(`${url}/api/v1/score`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ record: { ...exampleRecord, lastName: `${number}` } }),
    });
  await send(0);
  const answers = Promise.allSettled(Array.from({ length: 30 }, (_, number) => send(number)));
  const stopped = bridge.stop();
  const settled = await answers;
  const answered = settled.filter((answer) => answer.status === 'fulfilled');
  for (const { value } of answered) expect(value.status).toBe(200);
  for (const answer of settled) {
    if (answer.status === 'fulfilled') continue;
    // The kernel refuses who comes later, and resets who had connected but was not accepted yet; whoever was, and has
    // asked for nothing, is let go: what was asked for stands in the log.
    const { code } = (answer.reason as Error & { cause: { code: string } }).cause;
    expect(code).toMatch(/^(ECONN(REFUSED|RESET)|UND_ERR_SOCKET)$/);
  }
  expect(await stopped).toBe(0);
  const logged = bridge.output().match(/.*"route":"\/api\/v1\/score".*/g) ?? [];
  expect(logged.filter((line) => line.includes('"aborted":true'))).toEqual([]);
  expect(logged).toHaveLength(1 + answered.length);
});
