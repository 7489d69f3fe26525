import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SUPERUSER } from './create-cluster.ts';
import { isOrdinary, type ServerUser, userName } from './server-user.ts';

const MAP = 'bridge';

/**
 * Says who may connect: root, and an ordinary user that owns the data. The kernel tells the server who is at the other end
 * of its socket. The id that runs nothing but the server may not connect. Written at every start:
 * earlier versions let in anybody who reached the socket.
 */
export async function restrictAccess(cluster: string, user: ServerUser | undefined): Promise<void> {
  const { uid } = await stat(cluster);
  const owner = uid === process.getuid?.() || isOrdinary(cluster, uid) ? nameOf(uid) : undefined;
  // The server cannot ask for a name where there is none. Such a user runs it as itself, behind a socket of its own.
  const method = user || owner !== undefined ? `peer map=${MAP}` : 'trust';
  const names = [nameOf(0), owner].filter((name) => name !== undefined);
  await write({ cluster, user, name: 'pg_hba.conf', text: `local all ${SUPERUSER} ${method}\n` });
  const lines = names.map((name) => `${MAP} ${JSON.stringify(name)} ${SUPERUSER}\n`);
  await write({ cluster, user, name: 'pg_ident.conf', text: lines.join('') });
}

/** Names from a directory service are not in `/etc/passwd`; of ourselves the system knows them. */
function nameOf(uid: number): string | undefined {
  if (uid !== process.getuid?.()) return userName(uid);
  try {
    return os.userInfo().username;
  } catch {
    return undefined;
  }
}

interface AccessFile {
  cluster: string;
  user: ServerUser | undefined;
  name: string;
  text: string;
}

async function write({ cluster, user, name, text }: AccessFile): Promise<void> {
  const file = path.join(cluster, name);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  if (user) await chown(draft, user.uid, user.gid);
  await rename(draft, file);
}
