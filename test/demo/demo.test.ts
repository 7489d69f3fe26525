import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { demoContacts } from './contacts.ts';

const demo = path.join(import.meta.dirname, 'demo.ts');

/** The demonstration in a clean environment, with a place of its own for temporary files. */
function startDemo(args: string[], temporary: string) {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [demo, ...args], { env: { PATH, HOME, TMPDIR: temporary }, cwd: temporary });
}

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
  expect(told).toMatch(/\n1 of them stand in Slack: http:\/\/127\.0\.0\.1:\d+\n/);
  expect(await readdir(folder.path)).toEqual([]);
});

test('interrupted it ends in order and leaves nothing behind', async () => {
  await using folder = await temporaryFolder();
  const child = startDemo([], folder.path);
  const ended = once(child, 'close');
  for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
    if (`${piece}`.includes('arrives')) break;
  }
  child.stdout.resume();
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
  expect(await readdir(folder.path)).toEqual([]);
});

test('its people are invented, and no two are alike', () => {
  const emails = demoContacts.map(({ values }) => values.email ?? '');
  expect(new Set(emails).size).toBe(demoContacts.length);
  expect(emails.every((email) => email.endsWith('@example.com'))).toBe(true);
  expect(demoContacts.every(({ values }) => /^512-555-01\d\d$/.test(values.phone ?? ''))).toBe(true);
});
