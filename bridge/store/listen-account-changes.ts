import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';

const CHANNEL = 'account_changed';
const HEARTBEAT_MS = 5_000;
const LONGEST_BACKOFF_MS = 5_000;

interface Options {
  connectionString: string;
  log: Log;
  /** The account that changed; null when changes may have been missed, so that everything cached is to be dropped. */
  onChange: (accountId: string | null) => void;
}

/**
 * Tells of every committed change of an account, its keys or its configuration, on whichever process it was made. Holds
 * a connection of its own; the first one is up when this resolves.
 */
export async function listenAccountChanges({ connectionString, log, onChange }: Options): Promise<AsyncDisposable> {
  const closing = new AbortController();
  let client = await subscribe(connectionString, onChange);

  const keepListening = async () => {
    while (await breaks(client, closing.signal)) {
      onChange(null);
      log.warn({}, 'account changes are not heard; connecting again');
      const next = await resubscribe({ connectionString, log, onChange }, closing.signal);
      if (!next) return;
      client = next;
      onChange(null);
    }
  };
  const listening = keepListening();

  return {
    async [Symbol.asyncDispose]() {
      closing.abort();
      await listening;
      await client.end().catch(() => undefined);
    },
  };
}

async function subscribe(connectionString: string, onChange: Options['onChange']): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: 'bridge listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: HEARTBEAT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => onChange(payload || null));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** A connection cut by a firewall is silent, so it is asked. @returns false when closing */
async function breaks(client: Client, closing: AbortSignal): Promise<boolean> {
  let ended = false;
  const wake = new AbortController();
  client.once('end', () => {
    ended = true;
    wake.abort();
  });
  const signal = AbortSignal.any([closing, wake.signal]);
  while (!ended && !closing.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined);
    if (closing.aborted || ended) break;
    const alive = await client.query('select 1').then(
      () => true,
      () => false,
    );
    if (!alive) {
      void client.end().catch(() => undefined);
      break;
    }
  }
  return !closing.aborted;
}

async function resubscribe({ connectionString, log, onChange }: Options, closing: AbortSignal) {
  for (let backoff = 50; !closing.aborted; backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)) {
    try {
      return await subscribe(connectionString, onChange);
    } catch (error) {
      log.debug({ err: error }, 'account changes are still not heard');
      await delay(backoff, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  return undefined;
}
