import { execFile } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..', '..');
const dashboard = path.join(root, 'bridge', 'dashboard');

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the pages are missing or older than their sources. */
function isStale(): boolean {
  const built = changedAt(path.join(dashboard, 'dist', 'index.html'));
  const sources = globSync([
    path.join(dashboard, '{src/**/*,index.html,vite.config.ts,package.json}'),
    path.join(root, 'shared', '**', '*.ts'),
  ]);
  return built === 0 || sources.some((file) => changedAt(file) > built);
}

/** The bundler; undefined when dev dependencies are not installed. Other packages may bring a bundler without the rest. */
function findVite(): string | undefined {
  try {
    const { resolve } = createRequire(path.join(dashboard, 'package.json'));
    resolve('@mantine/core');
    const manifest = resolve('vite/package.json');
    return path.join(path.dirname(manifest), 'bin', 'vite.js');
  } catch {
    return undefined;
  }
}

/** Builds the dashboard pages when needed. Returns why they are missing, and never throws. */
export async function buildDashboard(): Promise<string | null> {
  if (!isStale()) return null;
  const vite = findVite();
  const isThere = changedAt(path.join(dashboard, 'dist', 'index.html')) > 0;
  if (vite === undefined) {
    return isThere ? null : 'The dashboard is not built: its packages are not installed. Run `npm ci`.';
  }
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: dashboard });
    return null;
  } catch (error) {
    // Half-built pages would be served instead of the start page.
    rmSync(path.join(dashboard, 'dist'), { recursive: true, force: true });
    const message = error instanceof Error ? error.message.trim() : String(error);
    return `The dashboard could not be built; everything else works. ${message}`;
  }
}

if (import.meta.main) {
  const fault = await buildDashboard();
  if (fault !== null) process.stderr.write(`${fault}\n`);
}
