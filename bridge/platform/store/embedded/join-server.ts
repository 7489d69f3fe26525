import { closeSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '../../log/log.ts';
import { StoreRefusal } from '../../refusal.ts';
import { connectWhenReady } from './connect-when-ready.ts';
import { clusterExists, createCluster } from './create-cluster.ts';
import { findBinaries } from './find-binaries.ts';
import { launchServer } from './launch-server.ts';
import { createLease, isWatched, type Lease, takeLease } from './lease.ts';
import { livePostmaster, removeStalePid } from './postmaster-pid.ts';
import { restrictAccess } from './server-access.ts';
import type { ServerPlace } from './server-place.ts';
import { ownCluster, serverUser } from './server-user.ts';

/** PostgreSQL's fast shutdown, then the immediate one, then a kill. */
const signals: [signal: NodeJS.Signals, maxWaitMs: number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** A server without a watchdog would outlive all its users, so it is restarted. */
async function endOrphan(cluster: string, log: Log): Promise<void> {
  for (const [signal, patience] of signals) {
    const orphan = livePostmaster(cluster);
    if (!orphan) return;
    log.warn({ pid: orphan.pid, signal }, 'stopping an embedded PostgreSQL that no process watches');
    send(orphan.pid, signal, cluster);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && livePostmaster(cluster)?.pid === orphan.pid) await delay(20);
  }
}

function send(pid: number, signal: NodeJS.Signals, cluster: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new StoreRefusal(
      `The PostgreSQL on ${cluster} (process ${pid}) belongs to another user. Stop it, or run as that user.`,
    );
  }
}

/** The server's log output since this call, for error messages. */
function serverLogTail(file: string): () => string {
  const start = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return () => {
    try {
      const written = readFileSync(file).subarray(start).toString('utf8').trim();
      return written.slice(-600) || 'it wrote nothing';
    } catch {
      return 'its log cannot be read';
    }
  };
}

const ATTEMPTS = 6;

/** A server that keeps running at least as long as the lease is held. */
export interface Joined {
  lease: Lease;
  /** An idle connection: its end shows at once that the server is gone. */
  lifeline: Client;
  /** Settles when a server that this process started has stopped. */
  exited: Promise<number> | undefined;
}

/**
 * Attaches to the server of this data folder, or starts one. PostgreSQL's own lock decides between concurrent starts:
 * the losers retry and attach.
 */
export async function joinServer(place: ServerPlace, log: Log): Promise<Joined> {
  const logTail = serverLogTail(place.logFile);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const joined = (await attach(place)) ?? (await start(place, log));
    if (joined) return joined;
    await delay(50 * attempt);
  }
  throw new StoreRefusal(`The embedded PostgreSQL does not start (${place.logFile}): ${logTail()}`);
}

async function attach(place: ServerPlace): Promise<Joined | undefined> {
  const lease = takeLease(place.pipe);
  if (!lease) return undefined;
  try {
    const lifeline = await connectWhenReady(place.connection, () => isWatched(place.pipe));
    if (lifeline) return { lease, lifeline, exited: undefined };
    lease.release();
    return undefined;
  } catch (error) {
    lease.release();
    throw error;
  }
}

async function start(place: ServerPlace, log: Log): Promise<Joined | undefined> {
  const { cluster, dataDir, logFile } = place;
  await endOrphan(cluster, log);
  if (await removeStalePid(cluster)) log.warn({}, 'removed the pid file of an embedded PostgreSQL that was killed');
  const exists = await clusterExists(cluster);
  const user = serverUser(cluster);
  const binaries = await findBinaries({ user, dataDir });
  if (exists) await ownCluster(cluster, user);
  else await createCluster({ cluster, binaries, user });
  await restrictAccess(cluster, user);

  const { lease, reader } = await createLease(place.pipe);
  let running = true;
  const exited = launchServer({ postgres: binaries.postgres, cluster, user, reader, logFile });
  closeSync(reader);
  void exited.then(() => {
    running = false;
  });
  const lifeline = await connectWhenReady(place.connection, () => running).catch((error: unknown) => {
    lease.release();
    throw error;
  });
  if (lifeline) return { lease, lifeline, exited };
  lease.release();
  return undefined;
}
