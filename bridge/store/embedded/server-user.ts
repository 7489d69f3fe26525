import { readFileSync, statSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StoreRefusal } from '../store-refusal.ts';

export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * Who PostgreSQL runs as; undefined means as ourselves. It refuses to run as root, so root hands it to whoever owns
 * the data already, and to nobody at first.
 */
export function serverUser(cluster: string): ServerUser | undefined {
  const we = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (we === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
  if (owner && we !== undefined && owner.uid !== we) {
    throw new StoreRefusal(`${cluster} belongs to the user with uid ${owner.uid}. Run as that user, or as root.`);
  }
  return undefined;
}

/**
 * A backup that root has copied back belongs to root, and no server can have run on it as such: whoever runs it now
 * becomes its owner.
 */
export async function ownCluster(cluster: string, user: ServerUser | undefined): Promise<void> {
  if (!user || statSync(cluster, { throwIfNoEntry: false })?.uid !== 0) return;
  for (const entry of await readdir(cluster, { recursive: true }))
    await lchown(path.join(cluster, entry), user.uid, user.gid);
  // Last, so that a kill halfway is made up for by the next start.
  await lchown(cluster, user.uid, user.gid);
}

function nobody(): ServerUser {
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/**
 * How PostgreSQL names its data folder. Under root's home the unprivileged user cannot walk to the folder by its path,
 * but it can be started inside it, and then reaches it through the kernel's link to where it stands.
 */
export function clusterAsSeenBy(user: ServerUser | undefined, cluster: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}
