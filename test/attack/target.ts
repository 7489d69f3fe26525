import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deskEnvironment, PUBLIC_URL } from '../chaos/slack-firm.ts';
import { embeddedTrialStore } from '../chaos/trial-store.ts';
import { freePort } from '../fixtures/free-port.ts';
import { collectClicks, type Firm, startFirm } from './firm.ts';
import { type Rogues, startRogues } from './rogues.ts';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const READY_MS = 120_000;

export interface TargetOptions {
  /** `ulimit -n`. */
  descriptors?: number;
  /** Nobody reads what it prints. */
  unreadLog?: boolean;
  /** The portal's account has no filters, so that leads are told in Slack. */
  unfiltered?: boolean;
  /** Made before the store is, and gone after the bridge has ended. */
  prepare?(dataDir: string): Promise<AsyncDisposable>;
  /** It judges by a model, and whomever it calls may misbehave. */
  rogues?: boolean;
  /** More for its environment. */
  environment?: Record<string, string>;
}

/** The product as a supervisor runs it, in a process of its own, from a fresh data folder. */
export interface Target extends AsyncDisposable {
  url: string;
  port: number;
  firm: Firm;
  dataDir: string;
  /** Where it was asked for. */
  rogues: Rogues | undefined;
  child(): ChildProcess;
  pid(): number;
  /** How the process ended; undefined while it runs. */
  ended(): string | undefined;
  /** After it has ended, on the same port and data. */
  restart(): Promise<void>;
  residentMegabytes(): number;
  /** What it logged as an error, which holds nothing of a lead. */
  errors(): string[];
}

export async function startTarget(options: TargetOptions): Promise<Target> {
  await using opening = new AsyncDisposableStack();
  const trial = opening.use(await embeddedTrialStore());
  const dataDir = trial.environment.DATA_DIR ?? '';
  if (options.prepare) opening.use(await options.prepare(dataDir));
  const firm = opening.use(await startFirm());
  {
    await using store = await trial.open();
    await firm.connect(store);
  }
  const port = await freePort();
  const rogues = options.rogues ? opening.use(await startRogues(firm)) : undefined;
  const environment = {
    ...trial.environment,
    ...deskEnvironment(firm),
    PORT: `${port}`,
    ...rogues?.environment,
    ...options.environment,
  };
  const logFile = path.join(trial.folder, 'bridge.log');
  let child = launch({ options, environment, folder: trial.folder, logFile });
  opening.defer(() => end(child));
  const url = `http://127.0.0.1:${port}`;
  const ended = () => endOf(child);
  await ready(url, ended);
  firm.hubspot.webhooks.target(`${url}/webhooks/hubspot`, `${PUBLIC_URL}/webhooks/hubspot`);
  firm.slack.target(`${url}/slack/events`);
  firm.clickBodies.push(...(await collectClicks(firm, url)));
  if (!options.unfiltered) {
    await using store = await trial.open();
    await firm.filter(store);
  }
  const open = opening.move();
  return {
    url,
    port,
    firm,
    dataDir,
    rogues,
    child: () => child,
    pid: () => child.pid ?? 0,
    ended,
    async restart() {
      child = launch({ options, environment, folder: trial.folder, logFile });
      await ready(url, ended);
    },
    residentMegabytes: () => residentMegabytes(child.pid ?? 0),
    errors: () => (options.unreadLog ? [] : errorsIn(readFileSync(logFile, 'utf8'))),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

const errorsIn = (log: string): string[] => log.split('\n').filter((line) => line.startsWith('{"level":"error"'));

interface Launch {
  options: TargetOptions;
  environment: Record<string, string>;
  folder: string;
  logFile: string;
}

function launch({ options, environment, folder, logFile }: Launch): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  const command = [process.execPath, main, 'serve'];
  const limited =
    options.descriptors === undefined ? [] : ['sh', '-c', `ulimit -n ${options.descriptors}; exec "$@"`, 'sh'];
  const [program = '', ...args] = [...limited, ...command];
  const log = options.unreadLog ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', log, log],
  });
  // Whoever breaks the attack off leaves no bridge behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  return child;
}

function endOf(child: ChildProcess): string | undefined {
  if (child.signalCode !== null) return child.signalCode;
  return child.exitCode === null ? undefined : `status ${child.exitCode}`;
}

async function ready(url: string, ended: () => string | undefined): Promise<void> {
  for (const deadline = Date.now() + READY_MS; ; await delay(50)) {
    if (ended() !== undefined) throw new Error(`the bridge ended with ${ended()} before it was ready`);
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    if (Date.now() > deadline) throw new Error('the bridge is not ready after two minutes');
  }
}

const END_MS = 100_000;

async function end(child: ChildProcess): Promise<void> {
  if (endOf(child) !== undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(forced);
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}
