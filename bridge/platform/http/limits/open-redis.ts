import { Redis } from 'ioredis';

const CONNECT_TIMEOUT_MS = 2_000;
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MAX_MS = 2_000;

/**
 * A client for counters only: a command succeeds or fails at once, nothing is queued during an outage, and reconnecting
 * never gives up. `onError` is called for every failed connection.
 */
export function openRedis(url: string, onError: (error: Error) => void): Redis & AsyncDisposable {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Detects a peer that vanished silently while commands are waiting.
    socketTimeout: 4 * COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
  });
  redis.on('error', onError);
  return Object.assign(redis, {
    async [Symbol.asyncDispose]() {
      redis.disconnect();
    },
  });
}
