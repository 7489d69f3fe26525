import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PUBLIC_URL } from '../chaos/slack-firm.ts';
import type { Target } from './target.ts';

export interface PulseData {
  url: string;
  pid: number;
  publicUrl: string;
  clientSecret: string;
  signingSecret: string;
  /** HubSpot tells of them one after the other. */
  contactIds: readonly string[];
  /** Forms as Slack sent them when somebody clicked. */
  clickBodies: readonly string[];
  every: { healthMs: number; webhookMs: number; clickMs: number };
  timeoutMs: number;
}

export type PulseOrder = { kind: 'pid'; pid: number } | { kind: 'clock'; ms: number } | { kind: 'stop' | 'report' };

export interface ProbeResult {
  kind: 'health' | 'webhook' | 'click';
  ms: number;
  /** Null without an answer. */
  status: number | null;
  contactId?: string;
}

export interface PulseReport {
  probes: ProbeResult[];
  /** Resident memory every tenth of a second, MB. */
  memory: number[];
  /** How late the thread itself was at worst, ms: what the machine adds to every figure. */
  latestMs: number;
}

/** What ordinary callers meet while the attack goes on: health, a webhook, a click, each on a connection of its own. */
export interface Pulse extends AsyncDisposable {
  /** Everything since the start. */
  readonly seen: PulseReport;
  /** After a restart of the bridge. */
  follow(pid: number): void;
  /** The bridge's clock is ahead by so much; requests are signed by it. */
  setClock(ms: number): void;
  /** Nothing new is asked, and what was asked is waited for. */
  stop(): Promise<void>;
}

const REPORT_MS = 500;
const TIMEOUT_MS = 30_000;

export async function startPulse(target: Target): Promise<Pulse> {
  const { firm } = target;
  const workerData: PulseData = {
    url: target.url,
    pid: target.pid(),
    publicUrl: PUBLIC_URL,
    clientSecret: firm.hubspot.app.clientSecret,
    signingSecret: firm.slack.app.signingSecret,
    contactIds: firm.probeContacts,
    clickBodies: firm.clickBodies,
    every: { healthMs: 100, webhookMs: 200, clickMs: 250 },
    timeoutMs: TIMEOUT_MS,
  };
  const worker = new Worker(new URL('./pulse-thread.ts', import.meta.url), { workerData });
  const seen: PulseReport = { probes: [], memory: [], latestMs: 0 };
  const quiet = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: PulseReport | 'quiet') => {
      if (message === 'quiet') return resolve();
      seen.probes.push(...message.probes);
      seen.memory.push(...message.memory);
      seen.latestMs = Math.max(seen.latestMs, message.latestMs);
    });
    worker.on('error', reject);
  });
  quiet.catch(() => undefined);
  const order = (given: PulseOrder) => worker.postMessage(given);
  const reporting = setInterval(() => order({ kind: 'report' }), REPORT_MS);
  let ended = false;
  const stop = async () => {
    if (ended) return;
    ended = true;
    order({ kind: 'stop' });
    await quiet;
    clearInterval(reporting);
    const last = once(worker, 'message');
    order({ kind: 'report' });
    await last;
    await worker.terminate();
  };
  return {
    seen,
    follow: (pid) => order({ kind: 'pid', pid }),
    setClock: (ms) => order({ kind: 'clock', ms }),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
