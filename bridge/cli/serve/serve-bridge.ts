import { setTimeout as delay } from 'node:timers/promises';
import { type Config, readConfig } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { openAnalysis } from '../../wiring/choose-engine.ts';
import type { CommandInput } from '../command/command.ts';
import { endBySignal } from '../command/interruption.ts';
import type { RunOptions } from './run-bridge.ts';

interface ServeOptions extends Pick<RunOptions, 'signal' | 'onListening'> {
  /** Instead of JSON lines on standard output. */
  log?: Parameters<typeof createLog>[0];
  environment: RawEnvironment;
  /** Overrides `ROLE`. */
  role?: Config['role'];
}

/** The process ends this long after SIGTERM, whatever hangs; requests in flight get less. */
const FORCED_EXIT_MS = 85_000;

/** Runs server and worker, by role, until the signal fires, then finishes accepted work. */
export async function serveBridge({
  environment,
  signal,
  role,
  onListening,
  log: wanted,
}: ServeOptions): Promise<void> {
  const config = readConfig(environment);
  const roles = { ...config, role: role ?? config.role };
  const { log, flush } = createLog(wanted ?? { level: config.logLevel });
  signal.addEventListener('abort', () => void forceEnd(), { once: true });
  try {
    const metrics = createMetrics();
    await using analysis = await openAnalysis(config.analyzer, { log, metrics });
    // Warming the threads takes longer than loading and opening everything else, so it starts first.
    const { runBridge } = await import('./run-bridge.ts');
    await runBridge(roles, { log, metrics, analysis, signal, onListening });
  } finally {
    // The log reader has stopped: a hanging write would hold the process as long.
    if (!(await flush()) && signal.aborted) endBySignal('SIGTERM');
  }
}

/** Runs from the signal on, however far the shutdown gets. */
async function forceEnd(): Promise<void> {
  await delay(FORCED_EXIT_MS, undefined, { ref: false });
  endBySignal('SIGTERM');
}

export async function serve({ environment, signal }: CommandInput): Promise<undefined> {
  await serveBridge({ environment, signal });
}

export async function worker({ environment, signal }: CommandInput): Promise<undefined> {
  await serveBridge({ environment, signal, role: 'worker' });
}
