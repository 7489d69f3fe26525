import { setTimeout as delay } from 'node:timers/promises';
import { type Config, readConfig } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import type { RawEnvironment } from '../environment.ts';
import { listen } from '../http/listen.ts';
import { createReadiness, type Readiness } from '../http/readiness.ts';
import { createLog, type Log } from '../log.ts';
import { productVersion } from '../product-version.ts';
import { Refusal } from '../refusal.ts';
import { createHealthServer, createServer } from '../server.ts';
import { runWorker } from '../worker.ts';
import { addressFault } from './address-fault.ts';
import { interrupted } from './interruption.ts';
import { reportBrokenRequests } from './report-broken-requests.ts';

interface ServeOptions {
  environment: RawEnvironment;
  signal: AbortSignal;
  /** Overrules `ROLE`. */
  role?: Config['role'];
  /** Runs when the bridge answers requests. */
  onListening?(door: { context: Context; url: string; checks: Readiness['checks'] }): Promise<void> | void;
}

/** Requests in flight get this long after SIGTERM; then the process ends whatever hangs. */
const FORCED_EXIT_MS = 85_000;
const DRAIN_MS = 70_000;
const ABANDON_OPENING_MS = 5_000;

/** Runs server and worker, as the role says, until the signal fires, then finishes what was accepted. */
export async function serveBridge({ environment, signal, role, onListening }: ServeOptions): Promise<void> {
  const config = readConfig(environment);
  const roles = { ...config, role: role ?? config.role };
  const { log, flush } = createLog({ level: config.logLevel });
  try {
    await using context = await openContext(roles, log, signal);
    await using _listening = await openDoor(context, signal, onListening);
    const working = roles.role === 'api' ? undefined : runWorker(context, signal);
    const tokens = [context.environmentToken.connect(signal), context.slackToken.connect(signal)];
    await Promise.all([stopped(signal), working, context.slackApp.run(signal), ...tokens]);
    log.info({}, 'stopping: finishing what was accepted');
    void delay(FORCED_EXIT_MS, undefined, { ref: false }).then(() => process.exit(1));
  } finally {
    flush();
  }
}

/** A signal before the bridge is open ends the opening too: in order where that is soon, else by the end of the process. */
async function openContext(config: Config, log: Log, signal: AbortSignal): Promise<Context> {
  const opening = createContext(config, { log });
  try {
    return await Promise.race([opening, interrupted(signal)]);
  } catch (error) {
    if (!signal.aborted) throw error;
    // Where the terminal has interrupted a program of the database as well, the opening fails of itself.
    const closed = opening.then((context) => context[Symbol.asyncDispose]()).catch(() => undefined);
    await Promise.race([closed, delay(ABANDON_OPENING_MS, undefined, { ref: false })]);
    throw signal.reason;
  }
}

async function openDoor(context: Context, signal: AbortSignal, onListening: ServeOptions['onListening']) {
  const { config, log } = context;
  const readiness = createReadiness({
    parts: context.parts,
    draining: () => signal.aborted,
    onFailure: (part, err) => log.warn({ part, err }, 'readiness check failed'),
  });
  const deps = { ...context, version: productVersion, readiness };
  const app = config.role === 'worker' ? createHealthServer(deps) : createServer(deps);
  const { host, port } = config;
  const onBrokenRequest = reportBrokenRequests(context);
  const listening = await listen(app, { host, port, drainMs: DRAIN_MS, onBrokenRequest }).catch(
    (error: NodeJS.ErrnoException) => {
      const fault = addressFault(config, error.code);
      throw fault === undefined ? error : new Refusal(`${fault.what} ${fault.todo}`, { cause: error });
    },
  );
  const { checks } = await readiness();
  const parts = Object.fromEntries(
    Object.entries(checks).map(([name, part]) => [name, `${part.status}: ${part.detail}`]),
  );
  log.info({ port: listening.port, role: config.role, version: productVersion, parts }, 'ready');
  await onListening?.({ context, url: listening.url, checks });
  return listening;
}

function stopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
