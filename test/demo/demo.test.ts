import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../../bridge/accounts/parse-configuration.ts';
import { exampleAnalyzer } from '../../bridge/cli/generate/examples.ts';
import { contactToRecord } from '../../bridge/hubspot/mapping/contact-to-record.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
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
  expect(told).toMatch(/\n1 of them are in Slack: http:\/\/127\.0\.0\.1:\d+\n/);
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

test('what the README shows of it is what the engine gives', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/^ *[\d.]+ s {2}(valid|invalid) (\d+) +(.+), (.+)\n +(.*)$/gm)];
  expect(shown.length).toBeGreaterThan(3);
  const practiceAreas = ['Car Accident', 'Personal Injury', 'Workers Compensation', 'Employment Law'];
  const configuration = parseConfiguration({ practiceAreas, threshold: 50 });
  for (const [, verdict, score, who, area, notes = ''] of shown) {
    const contact = demoContacts.find(({ who: one }) => one === `${who}, ${area}`);
    const values = { ...contact?.values, ...(contact?.later && { lead_intake_case_notes: contact.later.notes }) };
    const { record } = contactToRecord(values, defaultFieldMapping);
    const result = await exampleAnalyzer().screen(record, configuration);
    expect([result.valid ? 'valid' : 'invalid', `${result.score}`]).toEqual([verdict, score]);
    expect(result.notes.startsWith(notes.replace(/ …$/, '')), `${who}: ${result.notes}`).toBe(true);
  }
});

test('its people are invented, and no two are alike', () => {
  const emails = demoContacts.map(({ values }) => values.email ?? '');
  expect(new Set(emails).size).toBe(demoContacts.length);
  expect(emails.every((email) => email.endsWith('@example.com'))).toBe(true);
  expect(demoContacts.every(({ values }) => /^512-555-01\d\d$/.test(values.phone ?? ''))).toBe(true);
});
