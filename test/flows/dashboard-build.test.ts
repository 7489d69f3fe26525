import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { linkPackages, startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { post } from '../fixtures/test-server.ts';

const root = path.join(import.meta.dirname, '..', '..');
const READY = /is running at (http:\S+)/;
const APP_SECRET = 'for tests: thirty-two characters or more';

let copy: Awaited<ReturnType<typeof temporaryFolder>>;
const place = (file: string) => path.join(copy.path, file);

/** The product beside itself, with pages that are not built and a folder of its own for what is compiled. */
beforeAll(async () => {
  copy = await temporaryFolder();
  const isNeeded = (file: string) => !/dashboard[/\\](dist|node_modules)/.test(file);
  for (const part of ['bridge', 'shared', 'package.json', 'tsconfig.json'])
    await cp(path.join(root, part), place(part), { recursive: true, preserveTimestamps: true, filter: isNeeded });
  await linkPackages(root, copy.path);
  await symlink(path.join(root, 'bridge/dashboard/node_modules'), place('bridge/dashboard/node_modules'));
});
afterAll(() => copy[Symbol.asyncDispose]());

const pageOf = async ({ url }: { url: string }) => (await fetch(url)).text();
const BUILT = /<script[^>]+src="\/assets\/(index-[\w-]+\.js)"/;

test('npm start builds pages that are missing or older than a source, and a build that fails stops nothing', async () => {
  await using database = await createTestDatabase({ migrated: true });
  await using folder = await temporaryFolder();
  const environment = { DATABASE_URL: database.databaseUrl, APP_SECRET, DATA_DIR: folder.path, PORT: '0' };
  const start = async () => {
    const program = startCli(['start'], environment, 'ignore', folder.path, place('bridge/cli/main.js'));
    const [, url = ''] = await program.printed(READY);
    await program.printed(/Ctrl-C/);
    return { ...program, url };
  };
  const source = place('bridge/dashboard/src/main.tsx');
  const sound = await readFile(source, 'utf8');
  await writeFile(source, `${sound}\nimport './not-there.ts';\n`);
  await using broken = await start();
  expect(broken.output()).toMatch(/The dashboard could not be built; everything else works\. [\s\S]*not-there/);
  expect(await pageOf(broken)).not.toMatch(BUILT);
  const [, key = ''] = await broken.printed(/ API key +(\S+)/);
  expect((await post(broken, { key })).status).toBe(200);
  expect(await broken.stop()).toBe(0);

  await writeFile(source, sound);
  await using program = await start();
  expect(program.output()).not.toContain('could not be built');
  const [, first = ''] = BUILT.exec(await pageOf(program)) ?? [];
  expect((await fetch(`${program.url}/assets/${first}`)).status).toBe(200);
  expect(await program.stop()).toBe(0);

  // What a start does before all else, without the rest of it.
  const index = place('bridge/dashboard/dist/index.html');
  const build = async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [place('bridge/cli/serve/build-dashboard.ts')]);
    expect(stderr).toBe('');
    return readFile(index, 'utf8');
  };
  // What is newer than its sources stays as it is.
  await appendFile(index, '<!-- as it was built -->');
  expect(await build()).toContain('<!-- as it was built -->');
  await appendFile(source, "document.documentElement.dataset.newer = 'yes';\n");
  expect(BUILT.exec(await build())?.[1]).toMatch(new RegExp(`^(?!${first}$)index-`));
});

test('what signs people in and what reads rules is loaded with the first request of a page, and not for the API alone', async () => {
  await using database = await createTestDatabase({ migrated: true });
  await using folder = await temporaryFolder();
  const list = path.join(folder.path, 'loaded');
  const watched = {
    NODE_OPTIONS: `--import=${path.join(root, 'test/fixtures/write-loaded.js')}`,
    LOADED_MODULES: list,
  };
  const environment = { DATABASE_URL: database.databaseUrl, APP_SECRET, DATA_DIR: folder.path, PORT: '0', ...watched };
  await using program = startCli(['start'], environment);
  const [, url = ''] = await program.printed(READY);
  const [, key = ''] = await program.printed(/ API key +(\S+)/);
  const loaded = async (name: string) => (await readFile(list, 'utf8')).includes(name);
  for (const operation of ['score', 'screen', 'explain'])
    expect((await post({ url }, { key, path: `/api/v1/${operation}` })).status).toBe(200);
  expect((await fetch(`${url}/sign-in`)).status).toBe(200);
  expect(await loaded('/node_modules/express/')).toBe(true);
  expect(await loaded('/node_modules/better-auth/')).toBe(false);
  expect(await loaded('/bridge/wiring/dashboard.ts')).toBe(false);
  // The threads of the analysis, which are not watched, have the engine to themselves.
  expect(await loaded('/bridge/analysis/lexicon/')).toBe(true);
  expect(await loaded('/bridge/analysis/filters/compile-filter.ts')).toBe(false);
  expect((await fetch(`${url}/dashboard-api/me`)).status).toBe(401);
  expect(await loaded('/node_modules/better-auth/')).toBe(true);
  expect(await loaded('/bridge/wiring/dashboard.ts')).toBe(true);
  expect(await loaded('/bridge/analysis/filters/compile-filter.ts')).toBe(true);
});
