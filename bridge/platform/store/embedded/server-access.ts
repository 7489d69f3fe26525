import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SUPERUSER } from './create-cluster.ts';
import { isOrdinary, type ServerUser, userName } from './server-user.ts';

const MAP = 'bridge';

/**
 * Restricts who may connect: root, and an ordinary user that owns the data. The kernel gives the server the user at the
 * other end of its socket. The user id that only runs the server may not connect. Written at every start: earlier
 * versions let in anybody with access to the socket.
 */
export async function restrictAccess(cluster: string, user: ServerUser | undefined): Promise<void> {
  const { uid } = await stat(cluster);
  const owner = uid === process.getuid?.() || isOrdinary(cluster, uid) ? nameOf(uid) : undefined;
  // The server cannot map a user without a name. Such a user runs it as itself, behind its own socket.
  const method = user || owner !== undefined ? `peer map=${MAP}` : 'trust';
  const names = [nameOf(0), owner].filter((name) => name !== undefined);
  await write({ cluster, user, name: 'pg_hba.conf', text: `local all ${SUPERUSER} ${method}\n` });
  const lines = names.map((name) => `${MAP} ${JSON.stringify(name)} ${SUPERUSER}\n`);
  await write({ cluster, user, name: 'pg_ident.conf', text: lines.join('') });
}

/** Names from a directory service are not in `/etc/passwd`; the system knows our own. */
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
