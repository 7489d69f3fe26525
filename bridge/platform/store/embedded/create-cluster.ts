import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreRefusal } from '../../refusal.ts';
import type { Binaries } from './find-binaries.ts';
import { isWatched, watchPipe } from './lease.ts';
import { runProgram } from './run-program.ts';
import { clusterAsSeenBy, clusterMaker, ownCluster, type ServerUser } from './server-user.ts';

const POSTGRES_MAJOR = '18';
export const SUPERUSER = 'bridge';

const ABANDONED_AFTER_MS = 10 * 60_000;
const LOOK_MS = 50;

/** Refuses a data folder of another PostgreSQL version; @returns whether a cluster exists. */
export async function clusterExists(cluster: string): Promise<boolean> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StoreRefusal(`${cluster} cannot be read (${error.code}). Run as the user that owns it, or as root.`);
  });
  if (version === undefined) return false;
  if (version.trim() === POSTGRES_MAJOR) return true;
  throw new StoreRefusal(
    `${cluster} was made by PostgreSQL ${version.trim()}, this program has ${POSTGRES_MAJOR}. ` +
      'Start the release that made it, dump the database with pg_dump, and restore it here.',
  );
}

interface Options {
  cluster: string;
  binaries: Binaries;
  user: ServerUser | undefined;
}

/** Creates the database, or waits while another process does: concurrently, both take twice as long. */
export async function createCluster(options: Options): Promise<void> {
  const pipe = `${options.cluster}.making`;
  while (isWatched(pipe)) await delay(LOOK_MS);
  if (await clusterExists(options.cluster)) return;
  // If nothing can be written, creating the database reports it better.
  const making = await watchPipe(pipe).catch(() => undefined);
  try {
    await makeCluster(options);
  } finally {
    await rm(pipe, { force: true });
    making?.release();
  }
}

/**
 * In a temporary folder, renamed when complete: a kill halfway leaves nothing that looks like a database, and of two
 * concurrent ones one wins.
 */
async function makeCluster({ cluster, binaries, user }: Options): Promise<void> {
  const draft = `${cluster}.init-${Date.now()}-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    const maker = clusterMaker(user);
    if (maker) await chown(draft, maker.uid, maker.gid);
    const args = ['-D', clusterAsSeenBy(maker, draft), '-U', SUPERUSER, '--auth-local=peer', '-E', 'UTF8'];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];
    await runProgram({ file: binaries.initdb, args: [...args, ...locale], user: maker, cwd: draft });
    await ownCluster(draft, user);
    await rename(draft, cluster);
    await syncFolder(path.dirname(cluster));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await clusterExists(cluster))) throw cannotCreate(cluster, error as Error);
  }
  await removeAbandoned(cluster);
}

function cannotCreate(cluster: string, cause: Error): StoreRefusal {
  const advice = 'Make that possible, or set DATABASE_URL to use a PostgreSQL server instead.';
  return new StoreRefusal(`The embedded database cannot be made in ${cluster}: ${cause.message}. ${advice}`, { cause });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Leftovers of killed first starts; a recent one may still be in use. */
async function removeAbandoned(cluster: string): Promise<void> {
  const parent = path.dirname(cluster);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${path.basename(cluster)}.init-`)) continue;
    const folder = path.join(parent, name);
    const info = await stat(folder).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}
