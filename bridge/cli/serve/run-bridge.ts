import { setTimeout as delay } from 'node:timers/promises';
import { Counter } from 'prom-client';
import { type ProblemCode, problems } from '../../../shared/problems/problems.ts';
import type { Config } from '../../config.ts';
import { createReadiness, type Readiness } from '../../platform/http/readiness.ts';
import { listen } from '../../platform/http/sockets/listen.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { productVersion } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Context, createContext } from '../../wiring/context.ts';
import { createHealthServer, createServer } from '../../wiring/server.ts';
import { runWorker } from '../../wiring/worker.ts';
import { interrupted } from '../command/interruption.ts';
import { addressFault } from '../doctor/check-bridge.ts';

/** Requests that fail in Node's parser get no access log line and no histogram entry: log and count them here. */
function reportBrokenRequests({ log, metrics }: { log: Log; metrics: Pick<Metrics, 'registry'> }) {
  const broken = new Counter({
    name: 'http_broken_requests_total',
    help: 'Connections that brought no complete HTTP request.',
    labelNames: ['code'] as const,
    registers: [metrics.registry],
  });
  return (code: ProblemCode) => {
    broken.inc({ code });
    log.info({ code, status: problems[code].status }, 'broken request');
  };
}

export interface RunOptions extends Pick<Context, 'log' | 'metrics' | 'analysis'> {
  signal: AbortSignal;
  /** Runs when the bridge answers requests. */
  onListening?:
    | ((door: { context: Context; url: string; checks: Readiness['checks'] }) => Promise<void> | void)
    | undefined;
}

/** Requests in flight get this long after the signal. */
const DRAIN_MS = 70_000;
const ABANDON_OPENING_MS = 5_000;

/** Opens what the configuration names, then serves and works until the signal. */
export async function runBridge(config: Config, options: RunOptions): Promise<void> {
  const { log, signal, onListening } = options;
  await using context = await openContext(config, options);
  await using _listening = await openServer(context, signal, onListening);
  const working = config.role === 'api' ? undefined : runWorker(context, signal);
  const tokens = [context.environmentToken.connect(signal), context.slackToken.connect(signal)];
  await Promise.all([stopped(signal), working, context.slackApp.run(signal), ...tokens]);
  log.info({}, 'stopping: finishing what was accepted');
}

/** A signal during opening aborts it: cleanly if that is quick, else by ending the process. */
async function openContext(config: Config, { signal, ...options }: RunOptions): Promise<Context> {
  const opening = createContext(config, options);
  try {
    return await Promise.race([opening, interrupted(signal)]);
  } catch (error) {
    if (!signal.aborted) throw error;
    // When Ctrl-C also interrupted a process of the database, opening fails by itself.
    const closed = opening.then((context) => context[Symbol.asyncDispose]()).catch(() => undefined);
    await Promise.race([closed, delay(ABANDON_OPENING_MS, undefined, { ref: false })]);
    throw signal.reason;
  }
}

async function openServer(context: Context, signal: AbortSignal, onListening: RunOptions['onListening']) {
  const { config, log } = context;
  const readiness = createReadiness({
    parts: context.parts,
    draining: () => signal.aborted,
    onFailure: (part, err) => log.warn({ part, err }, 'readiness check failed'),
  });
  const deps = { ...context, version: productVersion, readiness, stopping: signal };
  const app = config.role === 'worker' ? createHealthServer(deps) : createServer(deps);
  const { host, port } = config;
  const onBrokenRequest = reportBrokenRequests(context);
  const onFull = () => log.warn({}, 'too many connections: those without a request are closed');
  const listening = await listen(app, { host, port, drainMs: DRAIN_MS, onBrokenRequest, onFull }).catch(
    (error: NodeJS.ErrnoException) => {
      const fault = addressFault(config, error.code);
      throw fault === undefined ? error : new Refusal(`${fault.what} ${fault.todo}`, { cause: error });
    },
  );
  await Promise.race([context.analysis.started(), stopped(signal)]);
  // The cached answer may still say that the engine is starting.
  const { checks } = await readiness({ fresh: true });
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
