import { execFile } from 'node:child_process';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { temporaryFolder } from '../fixtures/run-cli.ts';

const root = path.join(import.meta.dirname, '..', '..');
const dashboard = path.join(root, 'bridge', 'dashboard');
const SIGN_IN = 'better-auth';

const names = z.record(z.string(), z.string()).default({});
const entry = z.looseObject({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
type Packages = Readonly<Record<string, z.output<typeof entry>>>;

/** Where npm put the package that one at this place means by a name. */
function placeOf(packages: Packages, from: string, name: string): string[] {
  for (let at = from; ; at = path.posix.dirname(at)) {
    const place = path.posix.join(at, 'node_modules', name);
    if (packages[place] !== undefined) return [place];
    if (at === '.' || at === '') return [];
  }
}

function closure(packages: Packages, first: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const open = [...first]; open.length > 0; ) {
    const place = open.pop() ?? '';
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? entry.parse({});
    const wanted = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    open.push(...wanted.flatMap((name) => placeOf(packages, place, name)));
  }
  return found;
}

function neededBy(packages: Packages, from: string, except: readonly string[] = []): Set<string> {
  const { dependencies, devDependencies, optionalDependencies } = packages[from] ?? entry.parse({});
  const wanted = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const kept = wanted.filter((name) => !except.includes(name));
  return closure(
    packages,
    kept.flatMap((name) => placeOf(packages, from, name)),
  );
}

const BLOCK = 512;

/** What a folder takes on the disk, as `du` counts. */
const bytesIn = (folder: string, exclude: (name: string) => boolean = () => false): number =>
  ['.', ...globSync('**/*', { cwd: folder, exclude: (name) => exclude(name) })].reduce(
    (sum, file) => sum + lstatSync(path.join(folder, file)).blocks * BLOCK,
    0,
  );

/** Megabytes of packages that would not be installed without the pages and their sign-in, and of the built pages. */
export function addedMegabytes(): number {
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(lock);
  const without = neededBy(packages, '', [SIGN_IN]);
  const pages = [...neededBy(packages, 'bridge/dashboard'), ...closure(packages, [`node_modules/${SIGN_IN}`])];
  const added = new Set(pages.filter((place) => !without.has(place)));
  const ofPackage = (place: string) =>
    bytesIn(path.join(root, place), (name) => name.split('/').includes('node_modules'));
  const bytes = [...added].reduce((sum, place) => sum + ofPackage(place), bytesIn(path.join(dashboard, 'dist')));
  return bytes / 1_024 ** 2;
}

/** From nothing, to a folder beside the one that is served. */
export async function buildSeconds(): Promise<number> {
  await using folder = await temporaryFolder();
  const manifest = createRequire(path.join(dashboard, 'package.json')).resolve('vite/package.json');
  const vite = path.join(path.dirname(manifest), 'bin', 'vite.js');
  const outDir = ['--outDir', path.join(folder.path, 'dist'), '--emptyOutDir'];
  const started = performance.now();
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', ...outDir], { cwd: dashboard });
  return (performance.now() - started) / 1_000;
}
