import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Log } from '../log/log.ts';

const HEARTBEAT_MS = 5_000;
const LONGEST_BACKOFF_MS = 5_000;

interface ListenOptions {
  connectionString: string;
  log: Log;
  channel: string;
  /** Its name in `pg_stat_activity`. */
  name?: string;
  /** The payload; null when notifications may have been missed, because the connection broke or is back. */
  onNotify: (payload: string | null) => void;
}

/**
 * Listens for notifications of all processes, on a dedicated connection that is reopened whenever it breaks. Resolves
 * once the first one is up.
 */
export async function listen({ onNotify, log, channel, ...more }: ListenOptions): Promise<AsyncDisposable> {
  const closing = new AbortController();
  const options = { ...more, channel, log, onNotify };
  let client = await subscribe(options);

  const keepListening = async () => {
    while (await waitForDisconnect(client, closing.signal)) {
      onNotify(null);
      log.warn({ channel }, 'notifications of the database are lost; reconnecting');
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

/** A connection cut by a firewall stays silent, so it is probed. @returns false when closing */
async function waitForDisconnect(client: Client, closing: AbortSignal): Promise<boolean> {
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
  /** The changed account; null when changes may have been missed, so the whole cache must be dropped. */
  onChange: (accountId: string | null) => void;
}

/** Reports every committed change of an account, its keys or its configuration, from any process. */
export function listenAccountChanges({ connectionString, log, onChange }: Options): Promise<AsyncDisposable> {
  return listen({ connectionString, channel: 'account_changed', log, onNotify: onChange });
}

/** Every worker process holds one connection of this name while it lives. */
export const WORKER = 'bridge worker';

const REFRESH_MS = 2_000;

/** Number of worker processes on this database. */
export interface WorkerCount {
  /** As last counted, this process included; at least 1. */
  current(): number;
  /** Counts again; on failure, keeps the last value. */
  refresh(): Promise<void>;
  /** Counts every two seconds until the signal. */
  keepFresh(signal: AbortSignal): Promise<void>;
}

/** Counted by connections: the database notices a dead process, and nothing has to be cleaned up. */
export function createWorkerCount(pool: Pick<Pool, 'query'>): WorkerCount {
  let count = 1;
  const refresh = async () => {
    const text = `select count(*)::integer as workers from pg_stat_activity
      where application_name = $1 and datname = current_database()`;
    const counted = await pool.query<{ workers: number }>(text, [WORKER]).catch(() => undefined);
    count = Math.max(1, counted?.rows[0]?.workers ?? count);
  };
  return {
    current: () => count,
    refresh,
    async keepFresh(signal) {
      while (!signal.aborted) {
        await refresh();
        await delay(REFRESH_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
