import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log/log.ts';

const HEARTBEAT_MS = 5_000;
const LONGEST_BACKOFF_MS = 5_000;

interface ListenOptions {
  connectionString: string;
  log: Log;
  channel: string;
  /** What the connection is called in `pg_stat_activity`. */
  name?: string;
  /** What was notified; null when something may have been missed, because the connection broke or is back. */
  onNotify: (payload: string | null) => void;
}

/**
 * Hears what any process notifies at a commit, on a connection of its own that is made again whenever it breaks. The
 * first one is up when this resolves.
 */
export async function listen({ onNotify, log, channel, ...more }: ListenOptions): Promise<AsyncDisposable> {
  const closing = new AbortController();
  const options = { ...more, channel, log, onNotify };
  let client = await subscribe(options);

  const keepListening = async () => {
    while (await breaks(client, closing.signal)) {
      onNotify(null);
      log.warn({ channel }, 'notifications are not heard; connecting again');
      const next = await resubscribe(options, closing.signal);
      if (!next) return;
      client = next;
      onNotify(null);
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

async function subscribe({
  connectionString,
  channel,
  onNotify,
  name = 'bridge listener',
}: ListenOptions): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    query_timeout: HEARTBEAT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => onNotify(payload || null));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
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

async function resubscribe(options: ListenOptions, closing: AbortSignal) {
  for (let backoff = 50; !closing.aborted; backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)) {
    try {
      return await subscribe(options);
    } catch (error) {
      options.log.debug(
        { err: error, channel: options.channel },
        'notifications of the database are still not received',
      );
      await delay(backoff, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  return undefined;
}

interface Options {
  connectionString: string;
  log: Log;
  /** The account that changed; null when changes may have been missed, so that everything cached is to be dropped. */
  onChange: (accountId: string | null) => void;
}

/** Tells of every committed change of an account, its keys or its configuration, on whichever process it was made. */
export function listenAccountChanges({ connectionString, log, onChange }: Options): Promise<AsyncDisposable> {
  return listen({ connectionString, channel: 'account_changed', log, onNotify: onChange });
}
