import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { StoreRefusal } from '../../refusal.ts';
import { SUPERUSER } from './create-cluster.ts';

const SOCKET = '.s.PGSQL.5432';
/** The kernel takes 107 bytes on Linux, 103 on macOS. */
const LONGEST = 100;

/**
 * Where clients find the server's socket: its data folder, or a link to it when that path is too long for a socket. The
 * link is in a private folder, so that nobody else can redirect it.
 */
async function socketFolder(cluster: string): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, SOCKET)) <= LONGEST) return cluster;
  const uid = process.getuid?.() ?? 0;
  const folder = path.join(os.tmpdir(), `lead-intake-${uid}`);
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  const { uid: owner, mode } = await lstat(folder);
  if (owner !== uid || (mode & 0o077) !== 0) {
    throw new StoreRefusal(
      `${folder} belongs to someone else or is open to others. Remove it, or use a shorter DATA_DIR.`,
    );
  }
  const link = path.join(folder, createHash('sha256').update(cluster).digest('hex').slice(0, 16));
  await symlink(cluster, link).catch(ignoreExisting);
  if ((await readlink(link)) !== cluster) throw new StoreRefusal(`${link} points elsewhere. Remove it.`);
  return link;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Paths of one embedded server. */
export interface ServerPlace {
  dataDir: string;
  cluster: string;
  pipe: string;
  logFile: string;
  connection: ClientConfig & { host: string; user: string; database: string };
  /** The same, for psql and for other processes. */
  connectionString: string;
}

export async function serverPlace(dataDir: string): Promise<ServerPlace> {
  const folder = await realpath(dataDir);
  const cluster = path.join(folder, 'postgres');
  const host = await socketFolder(cluster);
  const database = 'postgres';
  return {
    dataDir: folder,
    cluster,
    pipe: path.join(folder, 'postgres.lease'),
    logFile: path.join(folder, 'postgres.log'),
    connection: { host, port: 5432, user: SUPERUSER, database, ssl: false },
    connectionString: `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${SUPERUSER}&port=5432`,
  };
}

/** Created as private; an existing one keeps its mode. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
