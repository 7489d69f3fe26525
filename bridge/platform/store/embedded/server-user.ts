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
 * Who PostgreSQL runs as; undefined means as ourselves. It refuses to run as root, so root hands it to the owner of the
 * data already, or to a user id that nothing else uses: a process with the same id can read its files and its memory.
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
 * Whether the data belongs to a user that runs bridges itself. Root's earlier versions had the server run as nobody, who
 * runs other services too.
 */
export function isOrdinary(cluster: string, uid: number): boolean {
  return uid !== 0 && (uid !== nobody().uid || statSync(path.dirname(cluster)).uid === uid);
}

/**
 * A backup that root has copied back belongs to root, and a folder of an earlier version to nobody; no server runs on it
 * now: the user who runs it next becomes its owner.
 */
export async function ownCluster(cluster: string, user: ServerUser | undefined): Promise<void> {
  if (!user || statSync(cluster, { throwIfNoEntry: false })?.uid === user.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  for (const entry of entries) await lchown(path.join(cluster, entry), user.uid, user.gid).catch(ignoreMissing);
  // Last, so that a kill halfway is made up for by the next start.
  await lchown(cluster, user.uid, user.gid);
}

/** Another process that starts at the same moment may have begun to work on the folder. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The user that makes a database: initdb does not run as one without a name, which the server does. */
export const clusterMaker = (user: ServerUser | undefined): ServerUser | undefined => user && nobody();

/** What `/etc/passwd` calls a user; undefined where it does not know him. */
export function userName(uid: number): string | undefined {
  return passwd().find((entry) => entry.uid === uid)?.name;
}

/** Above the ids that distributions give to people and services, below those of containers and of systemd. */
const OWN_IDS = { first: 52_000, count: 8_000 };

/** The same one at each start, so that processes that start together agree. */
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
 * How PostgreSQL names its data folder. Under root's home the unprivileged user cannot walk to the folder by its path,
 * but it can be started inside it, and then reaches it through the kernel's link to where it stands.
 */
export function clusterAsSeenBy(user: ServerUser | undefined, cluster: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}
