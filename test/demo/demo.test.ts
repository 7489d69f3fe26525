import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { buildDashboard } from '../../bridge/cli/serve/build-dashboard.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';
import { demoContacts } from './contacts.ts';
import { demoFirm } from './demo-lines.ts';
import { isCurrent } from './readme-block.ts';
import { startDemo, stopDemo, untilDemo } from './start-demo.ts';

// Building them would leave things of its own in the folder for temporary files.
beforeAll(async () => expect(await buildDashboard()).toBe(null));

test('a few contacts: each arrival and each result is told, and nothing is left behind', async () => {
  await using folder = await temporaryFolder();
  const child = startDemo(['--contacts', '2', '--seconds', '1', '--exit'], folder.path);
  const [told, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(complaints).toBe('');
  expect(code).toBe(0);
  expect(told.match(/arrives/g)).toHaveLength(2);
  expect(told).toMatch(/valid \d+ +Maria Delgado, Car Accident\n.*Rear-ended/);
  expect(told).toMatch(/invalid 0 +Paul Okafor, Trademark\n.*Not accepted/);
  expect(told).toMatch(/http:\/\/127\.0\.0\.1:\d+\/docs/);
  expect(told).toMatch(/\n1 of them are in Slack: http:\/\/127\.0\.0\.1:\d+\n/);
  expect(await readdir(folder.path)).toEqual([]);
});

test('the README shows what it prints, and a word of it changed is noticed', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  expect(await isCurrent(readme)).toBe(true);
  expect(await isCurrent(readme.replace(/valid \d+ {4}Maria/, 'valid 99    Maria'))).toBe(false);
  expect(await isCurrent(readme.replace('Scored offline', 'Scored'))).toBe(false);
});

test('asked for help, it prints its options', async () => {
  await using folder = await temporaryFolder();
  const child = startDemo(['--help'], folder.path);
  const [told, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect([code, told]).toEqual([0, expect.stringContaining('--stand-ins')]);
});

test('with a key of OpenAI the model is asked; interrupted it ends in order and leaves nothing behind', async () => {
  await using folder = await temporaryFolder();
  await using openai = await startOpenAISimulator();
  const model = { OPENAI_API_KEY: 'sim-key', OPENAI_BASE_URL: openai.url };
  const child = startDemo([], folder.path, model);
  const complaints = text(child.stderr);
  const told = await untilDemo(child, /(?:in)?valid \d+ +Maria Delgado/);
  expect(told).toMatch(/^ *\d+\.\d s {2}simulated HubSpot and Slack/);
  expect(told).toContain('Scored with the language model of OPENAI_API_KEY.');
  // Others are still to arrive.
  expect([await stopDemo(child), await complaints]).toEqual([0, '']);
  expect(await readdir(folder.path)).toEqual([]);
  expect(openai.requests.length).toBeGreaterThan(0);
});

test('a key that is refused ends it at once, with the reason', async () => {
  await using folder = await temporaryFolder();
  await using openai = await startOpenAISimulator();
  const child = startDemo([], folder.path, { OPENAI_API_KEY: 'sk-wrong', OPENAI_BASE_URL: openai.url });
  const [complaints, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  expect(complaints).toMatch(/key/i);
  expect(complaints).not.toContain('sk-wrong');
  expect(await readdir(folder.path)).toEqual([]);
});

test('the stand-ins alone: what they print connects a bridge of one’s own, and its backfill screens their contacts', async () => {
  await using folder = await temporaryFolder();
  await using database = await createTestDatabase();
  const PORT = `${await freePort()}`;
  const child = startDemo(['--stand-ins'], folder.path, { PORT });
  let told = '';
  child.stdout.on('data', (piece) => {
    told += piece;
  });
  const printed = (wanted: RegExp) => expect.poll(() => told, { timeout: 60_000 }).toMatch(wanted);
  await printed(/Ctrl-C/);
  const settings = Object.fromEntries([...told.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  const own = {
    DATA_DIR: folder.path,
    DATABASE_URL: database.databaseUrl,
    APP_SECRET: 'for tests: thirty-two characters or more',
  };
  const cli = (line: string, input = '') => runCli(line.split(' '), { ...own, PORT, ...settings }, input);
  await cli('account create --name Hill');
  await cli('configuration set --file -', JSON.stringify(demoFirm));
  await using bridge = startCli(['serve'], { ...own, PORT, ...settings });
  await bridge.printed(/"msg":"ready"/);
  const commands = [...told.matchAll(/^(?:echo (\S+) \| )?npm run --silent cli -- (.*)$/gm)];
  expect(commands.length).toBe(5);
  for (const [, input, line = ''] of commands) {
    const { code, stdout, stderr } = await cli(line, input);
    expect([line, code, stderr]).toEqual([line, 0, '']);
    if (line.startsWith('hubspot connect')) await printed(/contacts for the backfill/);
    if (line === 'leads list') expect(stdout).toMatch(/^180000000001 +screened +7\d +true/m);
  }
  const [, curl = ''] = /^(curl .*)$/m.exec(told) ?? [];
  expect(curl).not.toBe('');
  await promisify(execFile)('sh', ['-c', curl]);
  const slack = /open here: (\S+)/.exec(told)?.[1] ?? '';
  const announced = async () => (await fetch(new URL('/page/view', slack))).text();
  await expect.poll(announced, { timeout: 20_000 }).toContain('Lena Ortiz');
  expect(await bridge.stop()).toBe(0);
  expect(await stopDemo(child)).toBe(0);
});

test('its people are invented, and no two are alike', () => {
  const emails = demoContacts.map(({ values }) => values.email ?? '');
  expect(new Set(emails).size).toBe(demoContacts.length);
  expect(emails.every((email) => email.endsWith('@example.com'))).toBe(true);
  expect(demoContacts.every(({ values }) => /^512-555-01\d\d$/.test(values.phone ?? ''))).toBe(true);
});
