import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { clusterAsSeenBy, type ServerUser } from './server-user.ts';

interface Run {
  file: string;
  args: string[];
  user: ServerUser | undefined;
  cwd?: string;
}

/** Why a program failed: its output, or that it could not be started. */
class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

/** Runs one of PostgreSQL's programs to its end, in a fixed locale and environment. */
export function runProgram({ file, args, user, cwd = '/' }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { ...user, cwd, env: serverEnvironment }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new ProgramFailure(stderr.trim().slice(-1000) || error.message, { cause: error }));
    });
  });
}

/**
 * None of our variables: PGDATA, PGOPTIONS and the like would change the server. Without a PATH, initdb does not query
 * the system's locales, which takes a fifth of its time and makes databases differ between machines.
 */
const serverEnvironment: Record<string, string> = { LC_ALL: 'C', PATH: '' };

/**
 * Starts the server and shuts it down cleanly when the pipe on its standard input closes. The reader signals only a
 * server that has not been reaped yet, or that still owns the data folder: process ids are reused.
 */
const WATCHDOG = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
(
  read -r _ <&3
  if kill -0 $$ 2>/dev/null || { read -r pid <postmaster.pid && [ "$pid" = "$server" ]; }; then
    kill -INT "$server"
  fi
) &
reader=$!
exec 3<&-
wait "$server"
status=$?
kill "$reader" 2>/dev/null
exit $status
`;

/** Modest, because the bridge shares a small machine; durable, because a commit is an acknowledgement. */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and rows hold personal data: only the server's own state is logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const LARGEST_LOG = 1_000_000;

interface Launch {
  postgres: string;
  cluster: string;
  user: ServerUser | undefined;
  /** The read end of the lease. */
  reader: number;
  logFile: string;
}

/** Detached, so that Ctrl-C in a terminal reaches the bridge but not the server it still needs. */
export function launchServer({ postgres, cluster, user, reader, logFile }: Launch): Promise<number> {
  const log = openLog(logFile);
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHDOG, 'lead-intake-postgres', postgres, '-D', clusterAsSeenBy(user, cluster), ...parameters],
    { ...user, cwd: cluster, detached: true, stdio: [reader, log, log], env: serverEnvironment },
  );
  closeSync(log);
  child.unref();
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}
