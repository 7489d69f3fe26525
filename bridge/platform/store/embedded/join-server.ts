import { randomBytes } from 'node:crypto';
import { closeSync, readFileSync, statSync } from 'node:fs';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Log } from '../../log/log.ts';
import { StoreRefusal } from '../../refusal.ts';
import { LIFELINE } from './count-processes.ts';
import { clusterExists, createCluster, SUPERUSER } from './create-cluster.ts';
import { findBinaries } from './find-binaries.ts';
import { createLease, isWatched, type Lease, takeLease } from './lease.ts';
import { livePostmaster, removeStalePid } from './postmaster-pid.ts';
import { launchServer } from './run-program.ts';
import type { ServerPlace } from './server-place.ts';
import { isOrdinary, ownCluster, type ServerUser, serverUser, userName } from './server-user.ts';

const RETRY_MS = 15;
const UNREACHABLE_AFTER_MS = 20_000;

/** Crash recovery replays at most max_wal_size; this is far beyond it. */
const NOT_READY_AFTER_MS = 180_000;

/** Connects as soon as the server accepts connections. @returns undefined when it is gone. */
async function connectWhenReady(config: ClientConfig, isThere: () => boolean): Promise<Client | undefined> {
  const started = Date.now();
  let answered = false;
  for (;;) {
    const wasThere = isThere();
    const outcome = await tryToConnect(config);
    if (outcome instanceof Client) return outcome;
    if (!wasThere) return undefined;
    answered ||= outcome === 'not ready';
    const waited = Date.now() - started;
    if (!answered && waited > UNREACHABLE_AFTER_MS) throw unreachable(String(config.host));
    if (waited > NOT_READY_AFTER_MS)
      throw new StoreRefusal(
        'The embedded PostgreSQL has not become ready in 3 minutes. Its log in DATA_DIR has the reason; start again when the disk is quiet.',
      );
    await delay(RETRY_MS);
  }
}

async function tryToConnect(config: ClientConfig): Promise<Client | 'not ready' | 'unreachable'> {
  const client = new Client({ ...config, application_name: LIFELINE, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code = '' } = error as NodeJS.ErrnoException;
    // Class 28: the server accepts neither this user nor another of that name.
    if (code === 'EACCES' || code.startsWith('28')) throw unreachable(String(config.host));
    if (code === '57P03') return 'not ready';
    return 'unreachable';
  }
}

function unreachable(host: string): StoreRefusal {
  return new StoreRefusal(
    `A bridge runs a PostgreSQL on this DATA_DIR, and its socket in ${host} cannot be reached from here. ` +
      'Stop that bridge, run as the same user, use another DATA_DIR, or set DATABASE_URL for both.',
  );
}

const MAP = 'bridge';

/**
 * Restricts who may connect: root, and an ordinary user that owns the data. The kernel gives the server the user at the
 * other end of its socket. The user id that only runs the server may not connect. Written at every start: earlier
 * versions let in anybody with access to the socket.
 */
async function restrictAccess(cluster: string, user: ServerUser | undefined): Promise<void> {
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
