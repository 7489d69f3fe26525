import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hubspotProjectFiles } from '../../bridge/hubspot/app/project-files.ts';
import { linkPackages, temporaryFolder } from '../fixtures/run-cli.ts';

const root = path.join(import.meta.dirname, '..', '..');
const generated = [
  '.env.example',
  'bridge/docs/api.md',
  'bridge/docs/errors.md',
  'bridge/docs/event-kinds.md',
  'plugin/slack/manifest.json',
];
const projectFiles = Object.keys(hubspotProjectFiles());

let copy: Awaited<ReturnType<typeof temporaryFolder>>;

/** The product beside itself, so that a test may spoil its files. */
beforeAll(async () => {
  copy = await temporaryFolder();
  const isNeeded = (file: string) => !/dashboard[/\\](dist|node_modules)/.test(file);
  for (const part of ['bridge', 'shared', 'plugin', 'package.json', 'package-lock.json', '.env.example', 'README.md'])
    await cp(path.join(root, part), path.join(copy.path, part), { recursive: true, filter: isNeeded });
  await linkPackages(root, copy.path);
});
afterAll(() => copy[Symbol.asyncDispose]());

/** In a process of its own, which reads the sources as they are now. */
async function generate(...options: string[]): Promise<{ code: number; stdout: string }> {
  const main = path.join(copy.path, 'bridge/cli/main.js');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [main, 'generate', ...options], { cwd: copy.path });
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, stdout };
  }
}

interface Generated {
  code: number;
  text: string;
  stale?: string[];
  written?: string[];
}

/** In this process, where no source has changed since it began: what it would print, as text and as JSON. */
async function generateHere(check = false): Promise<Generated> {
  const { generate: command } = await import(path.join(copy.path, 'bridge/cli/generate/generate.ts'));
  const { json, text, exitCode = 0 } = await command({ values: check ? { check } : {} });
  return { code: exitCode, text, ...json };
}

const contentOf = (file: string) => readFile(path.join(copy.path, file), 'utf8');

test('the files that come with the project are up to date', async () => {
  const { code, stdout } = await generate('--check');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/\nGenerated files are up to date\.\n$/)]);
});

test('a house that grows past its limits is refused, with the number that does', async () => {
  const file = path.join(copy.path, 'bridge/long.ts');
  await writeFile(file, '// A line.\n'.repeat(400));
  const { code, text } = await generateHere(true);
  await rm(file);
  expect(code).toBe(1);
  expect(text).toContain('lines of the longest file: 400 (at most');
  expect(text).toContain('Over the limit: lines of the longest file.');
});

test.each<[string, (file: string, whole: string) => Promise<void>]>([
  ['with a line more', (file, whole) => writeFile(file, `${whole}\n`)],
  ['cut off', (file, whole) => writeFile(file, whole.slice(0, -10))],
  ['gone', (file) => rm(file)],
])('each of them, %s, is found, and mended by generate', async (_how, spoil) => {
  const before = await Promise.all(generated.map(contentOf));
  for (const [at, file] of generated.entries()) await spoil(path.join(copy.path, file), before[at] ?? '');
  const found = () => Promise.all(generated.map((file) => contentOf(file).catch(() => 'gone')));
  const spoilt = await found();
  expect(await generateHere(true)).toMatchObject({ code: 1, stale: generated });
  // A check writes nothing.
  expect(await found()).toEqual(spoilt);
  expect(await generateHere()).toMatchObject({ code: 0, written: generated });
  expect(await found()).toEqual(before);
});

test('what the README shows of the product is written anew, and nothing else of it', async () => {
  const whole = await contentOf('README.md');
  expect(whole.match(/<!-- generated: /g)).toHaveLength(7);
  await writeFile(path.join(copy.path, 'README.md'), whole.replace(/Score \d+\/100/, 'Score 1/100'));
  expect(await generateHere(true)).toMatchObject({ code: 1, stale: ['README.md'] });
  expect(await generateHere()).toMatchObject({ written: ['README.md'] });
  expect(await contentOf('README.md')).toBe(whole);
});

test('an example and a kind of event that the engine does not have are found, and what is made from them follows in one run', async () => {
  const [examples, kinds] = ['shared/generated/examples.gen.ts', 'shared/generated/event-kinds.gen.ts'] as const;
  const before = await Promise.all([examples, kinds].map(contentOf));
  const [oldExamples = '', oldKinds = ''] = before;
  await writeFile(
    path.join(copy.path, examples),
    oldExamples.replaceAll(/"analysisScore": \d+/g, '"analysisScore": 1'),
  );
  await writeFile(path.join(copy.path, kinds), oldKinds.replace(/^ {2}"crash_rear".*\n/m, ''));
  const stale = ['bridge/docs/api.md', kinds, examples].sort();
  await writeFile(path.join(copy.path, 'bridge/docs/api.md'), 'old');
  const { written } = JSON.parse((await generate('--json')).stdout) as { written: string[] };
  expect(written.sort()).toEqual(stale);
  expect(await Promise.all([examples, kinds].map(contentOf))).toEqual(before);
});

test('a folder that is gone is made again', async () => {
  const docs = generated.filter((file) => file.startsWith('bridge/docs/'));
  const before = await Promise.all(docs.map(contentOf));
  await rm(path.join(copy.path, 'bridge/docs'), { recursive: true });
  expect((await generateHere(true)).text).toContain(`\nStale, run npm run generate: ${docs.join(', ')}`);
  expect((await generateHere()).text).toBe(`Wrote ${docs.join(', ')}`);
  expect(await Promise.all(docs.map(contentOf))).toEqual(before);
});

test('every file of the HubSpot project that is made from tables is found when it is changed, and mended', async () => {
  const before = await Promise.all(projectFiles.map(contentOf));
  for (const file of projectFiles) await writeFile(path.join(copy.path, file), `${await contentOf(file)} `);
  expect(await generateHere(true)).toMatchObject({ code: 1, stale: projectFiles });
  expect(await generateHere()).toMatchObject({ code: 0, written: projectFiles });
  expect(await Promise.all(projectFiles.map(contentOf))).toEqual(before);
});

const surfaceTables = ['cards', 'settings', 'actions'].map(
  (folder) => `plugin/hubspot/src/app/${folder}/tables.gen.ts`,
);
const workflowAction = 'plugin/hubspot/src/app/workflow-actions/screen-lead-hsmeta.json';

/** A text of a source, what it becomes, the files that are made from it, and what they say then. */
type Change = [source: string, old: string, changed: string, made: string[], shown: string];

const changes: Change[] = [
  [
    'shared/problems/problems.ts',
    'Use a UUID or another short unique string',
    'Use some UUID',
    ['bridge/docs/errors.md'],
    'Use some UUID',
  ],
  ['shared/configuration.ts', '.max(20)', '.max(21)', surfaceTables, '"max": 21,'],
  ['shared/workflow-action.ts', "label: 'Lead notes'", "label: 'All notes'", [workflowAction], '"All notes"'],
  [
    'shared/field-mapping.ts',
    "location: { firstOf: ['city'] }",
    "location: { firstOf: ['town'] }",
    ['plugin/hubspot/src/app/webhooks/webhooks-hsmeta.json'],
    '"propertyName": "town"',
  ],
  [
    'plugin/hubspot/src/app/cards/moment-text.ts',
    'export',
    '// Changed.\nexport',
    ['settings', 'actions'].map((folder) => `plugin/hubspot/src/app/${folder}/moment-text.gen.ts`),
    '// Changed.',
  ],
  ['shared/hubspot-properties.ts', "valid: 'Valid'", "valid: 'Fit'", [...surfaceTables, workflowAction], '"Fit"'],
  ['shared/card.ts', 'BULK_MAX = ', 'BULK_MAX = 1 + ', surfaceTables, '501'],
];

test('a change of a table, of the properties of HubSpot or of the card reaches the files that are made from it', async () => {
  const texts = await Promise.all(changes.map(([source]) => contentOf(source)));
  for (const [at, [source, old, changed]] of changes.entries()) {
    expect(texts[at]).toContain(old);
    await writeFile(path.join(copy.path, source), (texts[at] ?? '').replace(old, changed));
  }
  const { written } = JSON.parse((await generate('--json')).stdout) as { written: string[] };
  for (const [at, [source, , , made, shown]] of changes.entries()) {
    for (const file of made) {
      expect(written).toContain(file);
      expect(await contentOf(file)).toContain(shown);
    }
    await writeFile(path.join(copy.path, source), texts[at] ?? '');
  }
  expect(written).not.toContain('.env.example');
  expect(await generateHere()).toMatchObject({ written });
});

test('afterwards everything is as it was', async () => {
  expect(await generateHere()).toMatchObject({ code: 0, written: [] });
});
