import { type ClientConfig, Pool } from 'pg';
import type { Log } from '../log/log.ts';

const MAX_CONNECTIONS = 16;
const STATEMENT_TIMEOUT_MS = 30_000;

/** A pool that survives the server: a connection that breaks is logged and replaced, in use or not. */
export function openPool(connection: ClientConfig, log: Log): Pool {
  const pool = new Pool({
    ...connection,
    max: MAX_CONNECTIONS,
    application_name: 'bridge',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // Without a listener of its own, a connection that breaks while in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  return pool;
}
