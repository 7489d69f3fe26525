import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StoreRefusal } from '../../refusal.ts';
import { LIFELINE } from './count-processes.ts';

const RETRY_MS = 15;
const UNREACHABLE_AFTER_MS = 20_000;

/** Crash recovery replays at most max_wal_size; this is far beyond it. */
const NOT_READY_AFTER_MS = 180_000;

/** Connects as soon as the server accepts connections. @returns undefined when it is gone. */
export async function connectWhenReady(config: ClientConfig, isThere: () => boolean): Promise<Client | undefined> {
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
