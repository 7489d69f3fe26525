import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StoreRefusal } from '../../refusal.ts';

export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * The user PostgreSQL runs as; undefined for our own. It refuses to run as root, so root uses the owner of the data, or
 * a user id that nothing else uses: a process with the same id can read its files and its memory.
 */
export function serverUser(cluster: string): ServerUser | undefined {
  const we = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (we === 0) return owner && isOrdinary(cluster, owner.uid) ? { uid: owner.uid, gid: owner.gid } : ownUser(cluster);
  if (owner && we !== undefined && owner.uid !== we) {
    throw new StoreRefusal(`${cluster} belongs to the user with uid ${owner.uid}. Run as that user, or as root.`);
  }
  return undefined;
}

/**
 * Whether the data belongs to a user that runs bridges itself. Earlier versions under root ran the server as `nobody`,
 * which runs other services too.
 */
export function isOrdinary(cluster: string, uid: number): boolean {
  return uid !== 0 && (uid !== nobody().uid || statSync(path.dirname(cluster)).uid === uid);
}

/**
 * A backup restored by root belongs to root, and a folder of an earlier version to `nobody`; no server runs on it now:
 * the user who runs it next becomes its owner.
 */
export async function ownCluster(cluster: string, user: ServerUser | undefined): Promise<void> {
  if (!user || statSync(cluster, { throwIfNoEntry: false })?.uid === user.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  for (const entry of entries) await lchown(path.join(cluster, entry), user.uid, user.gid).catch(ignoreMissing);
  // Last, so that the next start makes up for a kill halfway.
  await lchown(cluster, user.uid, user.gid);
}

/** Another process that started at the same moment may be working on the folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The user that creates a database: initdb refuses a user without a name, the server does not. */
export const clusterMaker = (user: ServerUser | undefined): ServerUser | undefined => user && nobody();

/** The `/etc/passwd` name of a user; undefined when it has none. */
export function userName(uid: number): string | undefined {
  return passwd().find((entry) => entry.uid === uid)?.name;
}

/** Above the ids that distributions give to people and services, below those of containers and of systemd. */
const OWN_IDS = { first: 52_000, count: 8_000 };

/** The same at each start, so that concurrent processes agree. */
function ownUser(cluster: string): ServerUser {
  if (process.platform !== 'linux') return nobody();
  const taken = new Set(passwd().map(({ uid }) => uid));
  const start = createHash('sha256').update(cluster).digest().readUInt32BE();
  for (let step = 0; step < OWN_IDS.count; step += 1) {
    const uid = OWN_IDS.first + ((start + step) % OWN_IDS.count);
    if (!taken.has(uid)) return { uid, gid: uid };
  }
  return nobody();
}

function nobody(): ServerUser {
  const { uid = 65_534, gid = 65_534 } = passwd().find(({ name }) => name === 'nobody') ?? {};
  return { uid, gid };
}

function passwd(): { name: string; uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * The data folder as PostgreSQL sees it. The unprivileged user cannot traverse root's home, but it can be started
 * inside the folder, and then reaches it through the kernel's link to its working directory.
 */
export function clusterAsSeenBy(user: ServerUser | undefined, cluster: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}
