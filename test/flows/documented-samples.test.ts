import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestSamples } from '../../bridge/v1/docs/samples.ts';
import { exampleScore } from '../../shared/examples.ts';
import { operations } from '../../shared/operations.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type RunningCli, startCli, temporaryFolder } from '../fixtures/run-cli.ts';

const root = path.join(import.meta.dirname, '..', '..');
const main = path.join(root, 'bridge', 'cli', 'main.js');
const readDocument = (file: string) => readFile(path.join(root, file), 'utf8');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let bridge: RunningCli;
let url: string;
let environment: NodeJS.ProcessEnv;

/** `npm start` as a reader does it; what it prints is all that is known. */
beforeAll(async () => {
  folder = await temporaryFolder();
  const port = `${await freePort()}`;
  bridge = startCli(['start'], { DATA_DIR: path.join(folder.path, 'data'), PORT: port }, 'ignore', folder.path);
  const [, key = ''] = await bridge.printed(/API key +(lis_live_\w+)/);
  await bridge.printed(/"msg":"ready"/);
  url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  environment = { PATH, HOME, DATA_DIR: path.join(folder.path, 'data'), PORT: port, LEAD_INTAKE_KEY: key };
});
afterAll(async () => {
  await bridge?.stop();
  await folder?.[Symbol.asyncDispose]();
});

interface Block {
  language: string;
  code: string;
}

/** The blocks of code under a heading, in order. */
function blocksUnder(text: string, heading: string): Block[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(([, language = '', code = '']) => ({ language, code }));
}

/** A block as it stands, but for what only the reader's machine knows. */
async function run(code: string, program = 'sh'): Promise<string> {
  const own = code
    .replaceAll('npm run --silent cli --', `${process.execPath} ${main}`)
    .replaceAll('http://127.0.0.1:3000', url);
  const options = { cwd: folder.path, env: environment };
  if (program === 'sh') return (await promisify(execFile)('sh', ['-e', '-c', own], options)).stdout;
  const file = path.join(folder.path, program === 'ts' ? 'sample.mts' : 'sample.py');
  await writeFile(file, own);
  return (await promisify(execFile)(program === 'ts' ? process.execPath : 'python3', [file], options)).stdout;
}

describe('the README', () => {
  test('its first request is answered as it shows', async () => {
    const blocks = blocksUnder(await readDocument('README.md'), 'First request');
    const [, record, curl, answer, explain, points] = blocks.map(({ code }) => code);
    expect(blocks.map(({ language }) => language)).toEqual(['sh', 'sh', 'sh', 'json', 'sh', 'text']);
    await run(record ?? '');
    const given = JSON.parse(await run(curl ?? '')) as typeof exampleScore;
    const shown = JSON.parse(answer ?? '') as typeof exampleScore;
    expect(given.success).toBe(true);
    expect(given.results.analysisScore).toBe(shown.results.analysisScore);
    const printed = (await run(explain ?? '')).split('\n');
    // How long ago three weeks are is another day for each reader.
    for (const line of (points ?? '').split('\n').filter((one) => one !== '…' && !/\d{4}/.test(one)))
      expect(printed).toContain(line);
  });

  test('its settings are saved and read as it shows', async () => {
    const blocks = blocksUnder(await readDocument('README.md'), 'Tell it what the firm takes');
    const [settings, save, filters] = blocks.map(({ code }) => code);
    await run(settings ?? '');
    expect(await run(save ?? '')).toContain(filters?.trim());
  });
});

describe('the API reference', () => {
  test('a key is made by its commands', async () => {
    const [commands] = blocksUnder(await readDocument('bridge/docs/api.md'), 'Get a key');
    expect(await run(commands?.code ?? '')).toMatch(/lis_live_\w{20}/);
  });

  test.each(['sh', 'ts', 'python'])('its first request in %s prints the score it shows', async (language) => {
    const blocks = blocksUnder(await readDocument('bridge/docs/api.md'), 'First request');
    const body = blocks.find((block) => block.language === 'json')?.code ?? '';
    await writeFile(path.join(folder.path, 'record.json'), body);
    const code = blocks.find((block) => block.language === language)?.code ?? '';
    expect(await run(code, language)).toMatch(
      new RegExp(`\\banalysisScore\\W{1,4}${exampleScore.results.analysisScore}\\b`),
    );
  });

  test.each(Object.values(operations))('$path is called as it shows', async (operation) => {
    const [curl] = requestSamples(operation, 'http://127.0.0.1:3000');
    const blocks = blocksUnder(await readDocument('bridge/docs/api.md'), operation.summary);
    expect(blocks[0]?.code).toBe(`${curl?.code}\n`);
    const { timestamp, ...given } = JSON.parse(await run(blocks[0]?.code ?? '')) as typeof exampleScore;
    expect(Date.parse(timestamp)).toBeGreaterThan(0);
    expect(Object.keys(given.results)).toEqual(Object.keys(JSON.parse(blocks[1]?.code ?? '').results));
  });
});

test('a backup brings back the account and its keys, by the commands of the operations manual', async () => {
  const [backup, restore] = blocksUnder(await readDocument('bridge/docs/operations.md'), 'The store');
  const listKeys = async () =>
    (JSON.parse(await run('npm run --silent cli -- key list --json')) as { keyId: string }[]).map(({ keyId }) => keyId);
  const keys = await listKeys();
  await bridge.stop();
  await run(backup?.code ?? '');
  await rm(path.join(folder.path, 'data'), { recursive: true });
  const lost = await promisify(execFile)(process.execPath, [main, 'key', 'list'], { env: environment });
  expect(lost.stderr).toBe(`Made a new, empty store in ${path.join(folder.path, 'data')}\n`);
  expect(restore?.code).toMatch(/^npm start$/m);
  await run((restore?.code ?? '').replace('npm start\n', ''));
  expect(keys.length).toBeGreaterThan(0);
  expect(await listKeys()).toEqual(keys);
});
