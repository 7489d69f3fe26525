import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

export interface Postmaster {
  pid: number;
  /** As the server writes it: starting, ready, stopping; empty at first. */
  status: string;
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

/** The server that holds this data folder, if the process behind `postmaster.pid` is really one. */
export function livePostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster);
  return postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, cluster) ? postmaster : undefined;
}

/**
 * Process ids are reused, in containers at once. PostgreSQL takes any living process of its own user for the server
 * named in the file, so the file must be deleted when the process is something else.
 */
export async function removeStalePid(cluster: string): Promise<boolean> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster || !isAlive(postmaster.pid) || worksIn(postmaster.pid, cluster)) return false;
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  await rm(path.join(cluster, '.s.PGSQL.5432.lock'), { force: true });
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The server's working directory is its data folder. If the kernel does not show it, believe the file. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return process.platform !== 'linux';
  }
}
