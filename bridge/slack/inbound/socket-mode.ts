import { setTimeout as delay } from 'node:timers/promises';
import type { SocketModeReceiver, webApi } from '@slack/bolt';
import { classifyFailure } from '../client/classify-failure.ts';

type Client = SocketModeReceiver['client'];

interface Deps {
  client: Client;
  sdk: typeof webApi;
  /** Called when connected, and with the reason for each failed attempt or ended connection. */
  onState(problem: string | undefined): void;
  firstWaitMs?: number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const CONNECT_MS = 30_000;
const CLOSE_MS = 5_000;

/**
 * Keeps one Socket Mode connection open until the signal. The SDK's own reconnect ends the process when Slack refuses
 * the token, so reconnecting is done here.
 */
export async function keepConnected(deps: Deps, signal: AbortSignal): Promise<void> {
  const { client, onState, firstWaitMs = FIRST_WAIT_MS } = deps;
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const problem = await connectOnce(deps, signal, () => {
      waitMs = firstWaitMs / 2;
    });
    if (signal.aborted) break;
    onState(problem);
    await delay(waitMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.race([client.disconnect(), delay(CLOSE_MS, undefined, { ref: false })]);
}

/** One connection from open to close. @returns why it ended */
async function connectOnce({ client, sdk, onState }: Deps, signal: AbortSignal, onOpen: () => void): Promise<string> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  client.once('disconnected', end);
  const stop = () => end();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const started = await Promise.race([client.start().then(() => true), over.then(() => false), late()]);
    if (!started) return 'Slack ended the connection before it was open';
    onState(undefined);
    onOpen();
    await over;
    return 'Slack ended the connection';
  } catch (error) {
    const call = { method: 'apps.connections.open', changes: false, status: undefined };
    return `Slack refused the connection (${classifyFailure(sdk, error, call).code})`;
  } finally {
    client.removeListener('disconnected', end);
    signal.removeEventListener('abort', stop);
  }
}

async function late(): Promise<false> {
  await delay(CONNECT_MS, undefined, { ref: false });
  return false;
}
