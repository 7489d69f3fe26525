import { createHash } from 'node:crypto';
import { lstat, mkdir, readlink, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StoreRefusal } from '../../store-refusal.ts';

const SOCKET = '.s.PGSQL.5432';
/** The kernel takes 107 bytes on Linux, 103 on macOS. */
const LONGEST = 100;

/**
 * Where clients find the server's socket: its data folder, or a link to it where that path is too long for a socket.
 * The link lies in a private folder, so that nobody else can point it at a server of theirs.
 */
export async function socketFolder(cluster: string): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, SOCKET)) <= LONGEST) return cluster;
  const uid = process.getuid?.() ?? 0;
  const folder = path.join(os.tmpdir(), `lead-intake-${uid}`);
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  const { uid: owner, mode } = await lstat(folder);
  if (owner !== uid || (mode & 0o077) !== 0) {
    throw new StoreRefusal(
      `${folder} belongs to somebody else or is open to others. Remove it, or use a shorter DATA_DIR.`,
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
