import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { StoreRefusal } from '../../store-refusal.ts';
import { livePostmaster } from './postmaster-pid.ts';

/** Orderly, then without a checkpoint, then not asked. */
const signals: [signal: NodeJS.Signals, patienceMs: number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** A server without a watchdog would outlive everybody who needs it, so it is stopped and started anew. */
export async function endOrphan(cluster: string, log: Log): Promise<void> {
  for (const [signal, patience] of signals) {
    const orphan = livePostmaster(cluster);
    if (!orphan) return;
    log.warn({ pid: orphan.pid, signal }, 'stopping an embedded PostgreSQL that nobody watches');
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
    throw new StoreRefusal(`The PostgreSQL on ${cluster} (process ${pid}) belongs to another user. Stop it.`);
  }
}
