import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { type Joined, joinServer } from './join-server.ts';
import { readPostmaster } from './postmaster-pid.ts';
import { makeDataDir, type ServerPlace, serverPlace } from './server-place.ts';

const LONGEST_BACKOFF_MS = 5_000;
const NOTICE_STOP_MS = 1_000;
const STOP_MS = 30_000;

const SHARED =
  'another process runs the embedded PostgreSQL of this DATA_DIR, and this one shares it; ' +
  'without Redis each counts limits for itself';

interface EmbeddedServer extends AsyncDisposable {
  place: ServerPlace;
}

/**
 * The PostgreSQL of this data folder, started or shared with processes that already use it, and restarted if it dies.
 * It stops when the last process that uses it releases it or dies.
 */
export async function openEmbeddedServer({ dataDir, log }: { dataDir: string; log: Log }): Promise<EmbeddedServer> {
  await makeDataDir(dataDir);
  const place = await serverPlace(dataDir);
  const closing = new AbortController();
  let joined = await joinServer(place, log);
  // May be intended, as with a separate worker, or be an accidental second start that would go unnoticed.
  if (joined.exited === undefined) log.warn({}, SHARED);

  const supervise = async () => {
    while (await waitForEnd(joined, closing.signal)) {
      log.error({}, 'the embedded PostgreSQL went away; starting it again');
      // The old lease is kept meanwhile: PostgreSQL may only be recovering from a crash of one of its processes.
      const again = await rejoin(place, log, closing.signal);
      if (!again) return;
      joined.lease.release();
      joined = { ...again, exited: again.exited ?? joined.exited };
      log.info({}, 'the embedded PostgreSQL is back');
    }
  };
  const supervised = supervise();

  return {
    place,
    async [Symbol.asyncDispose]() {
      closing.abort();
      await supervised;
      await leave(joined, place);
    },
  };
}

async function waitForEnd({ lifeline }: Joined, closing: AbortSignal): Promise<boolean> {
  try {
    await once(lifeline, 'end', { signal: closing });
    return true;
  } catch {
    return !closing.aborted;
  }
}

async function rejoin(place: ServerPlace, log: Log, closing: AbortSignal): Promise<Joined | undefined> {
  for (let backoff = 100; !closing.aborted; backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)) {
    try {
      return await joinServer(place, log);
    } catch (error) {
      log.error({ err: error }, 'the embedded PostgreSQL could not be started again; still trying');
      await delay(backoff, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  return undefined;
}

/** The process that started the server waits for it to stop, so that a container does not kill it halfway. */
async function leave({ lifeline, lease, exited }: Joined, { cluster }: ServerPlace): Promise<void> {
  await lifeline.end().catch(() => undefined);
  lease.release();
  if (!exited) return;
  const noticed = Date.now() + NOTICE_STOP_MS;
  while (Date.now() < noticed && readPostmaster(cluster)?.status === 'ready') await delay(10);
  if (readPostmaster(cluster)?.status === 'ready') return;
  const deadline = new AbortController();
  await Promise.race([exited, delay(STOP_MS, undefined, { signal: deadline.signal }).catch(() => undefined)]);
  deadline.abort();
}
