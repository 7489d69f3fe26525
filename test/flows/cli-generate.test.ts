import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/run-cli.ts';

const root = path.join(import.meta.dirname, '..', '..');
const generated = ['.env.example', 'bridge/docs/api.md', 'bridge/docs/errors.md', 'plugin/slack/manifest.json'];

let copy: Awaited<ReturnType<typeof temporaryFolder>>;

/** The product beside itself, so that a test may spoil its files. */
beforeAll(async () => {
  copy = await temporaryFolder();
  for (const part of ['bridge', 'shared', 'plugin', 'package.json', '.env.example'])
    await cp(path.join(root, part), path.join(copy.path, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy.path, 'node_modules'));
});
afterAll(() => copy[Symbol.asyncDispose]());

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

const check = async () => {
  const { code, stdout } = await generate('--check', '--json');
  return { code, ...(JSON.parse(stdout) as { stale: string[] }) };
};
const contentOf = (file: string) => readFile(path.join(copy.path, file), 'utf8');

test('the files that come with the project are up to date', async () => {
  expect(await check()).toEqual({ code: 0, stale: [] });
  expect((await generate('--check')).stdout).toBe('Generated files are up to date.\n');
});

test.each(generated)('%s: a word changed, cut off or gone is found, and mended by generate', async (file) => {
  const whole = await contentOf(file);
  const spoil: (() => Promise<void>)[] = [
    () => writeFile(path.join(copy.path, file), `${whole}\n`),
    () => writeFile(path.join(copy.path, file), whole.slice(0, -10)),
    () => rm(path.join(copy.path, file)),
  ];
  for (const how of spoil) {
    await how();
    expect(await check()).toEqual({ code: 1, stale: [file] });
    // A check writes nothing.
    expect(await check()).toEqual({ code: 1, stale: [file] });
    const { code, stdout } = await generate('--json');
    expect([code, JSON.parse(stdout)]).toEqual([0, { written: [file] }]);
    expect(await contentOf(file)).toBe(whole);
  }
  expect(JSON.parse((await generate('--json')).stdout)).toEqual({ written: [] });
});

test('all of them at once, the folder included', async () => {
  const before = await Promise.all(generated.map(contentOf));
  for (const file of generated) await rm(path.join(copy.path, file));
  expect(await check()).toEqual({ code: 1, stale: generated });
  expect((await generate('--check')).stdout).toBe(`Stale, run npm run generate: ${generated.join(', ')}\n`);
  await rm(path.join(copy.path, 'bridge/docs'), { recursive: true });
  expect((await generate()).stdout).toBe(`Wrote ${generated.join(', ')}\n`);
  expect(await Promise.all(generated.map(contentOf))).toEqual(before);
});

test('a change of the table that a file is made from makes that file stale, and no other', async () => {
  const table = path.join(copy.path, 'shared/problems.ts');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('Use a UUID or another short unique string', 'Use a UUID'));
  expect((await check()).stale).toContain('bridge/docs/errors.md');
  expect((await check()).stale).not.toContain('.env.example');
  await writeFile(table, text);
  await mkdir(path.join(copy.path, 'bridge/docs'), { recursive: true });
  expect(await check()).toEqual({ code: 0, stale: [] });
});
