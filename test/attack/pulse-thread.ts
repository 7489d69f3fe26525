import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { webhookEvent } from '../fixtures/hubspot-events.ts';
import { signedHeaders as signForHubSpot } from '../simulators/hubspot/webhook-signature.ts';
import { signedHeaders as signForSlack } from '../simulators/slack/slack-signature.ts';
import type { PulseData, PulseOrder, PulseReport } from './pulse.ts';

/** Runs in a thread of its own: what the attack costs this process must not be counted as the bridge's. */
const data = workerData as PulseData;
let { pid } = data;
let clockMs = 0;
let stopped = false;
let nextContact = 0;
let nextClick = 0;
const flying = new Set<Promise<unknown>>();
const report: PulseReport = { probes: [], memory: [], latestMs: 0 };

interface Probe {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** On a connection of its own, as a stranger comes. @returns the status, null without an answer */
function ask({ path, method = 'GET', headers = {}, body }: Probe): Promise<number | null> {
  return new Promise((resolve) => {
    const options = { method, headers, agent: false as const };
    const outgoing = request(`${data.url}${path}`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? null));
    });
    outgoing.setTimeout(data.timeoutMs, () => outgoing.destroy());
    outgoing.on('error', () => resolve(null)).on('close', () => resolve(null));
    outgoing.end(body);
  });
}

async function timed(kind: 'health' | 'webhook' | 'click', probe: Probe, contactId?: string): Promise<void> {
  const started = performance.now();
  const status = await ask(probe);
  const ms = performance.now() - started;
  report.probes.push({ kind, ms, status, ...(contactId !== undefined && { contactId }) });
}

const health = () => timed('health', { path: '/healthz' });

function webhook(): Promise<void> {
  const contactId = data.contactIds[nextContact % data.contactIds.length] ?? '';
  nextContact += 1;
  const timestamp = Date.now() + clockMs;
  const body = JSON.stringify([webhookEvent({ objectId: Number(contactId), occurredAt: timestamp })]);
  const { clientSecret, publicUrl } = data;
  const uri = `${publicUrl}/webhooks/hubspot`;
  const headers = signForHubSpot({ clientSecret, method: 'POST', uri, body, timestamp });
  return timed('webhook', { path: '/webhooks/hubspot', method: 'POST', headers, body }, contactId);
}

async function click(): Promise<void> {
  const body = data.clickBodies[nextClick % data.clickBodies.length];
  nextClick += 1;
  if (body === undefined) return;
  const headers = {
    ...signForSlack(data.signingSecret, Math.floor((Date.now() + clockMs) / 1_000), body),
    'content-type': 'application/x-www-form-urlencoded',
  };
  await timed('click', { path: '/slack/events', method: 'POST', headers, body });
}

function memory(): void {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (kilobytes !== undefined) report.memory.push(Number(kilobytes) / 1_024);
  } catch {
    // It has ended, which its watcher sees for itself.
  }
}

/** Whether or not the earlier ones have been answered. */
async function every(ms: number, run: () => unknown): Promise<void> {
  let due = performance.now();
  while (!stopped) {
    const running = Promise.resolve(run()).finally(() => flying.delete(running));
    flying.add(running);
    due += ms;
    const early = due - performance.now();
    report.latestMs = Math.max(report.latestMs, -early);
    if (early > 0) await delay(early);
    else due = performance.now();
  }
}

parentPort?.on('message', (order: PulseOrder) => {
  if (order.kind === 'pid') pid = order.pid;
  else if (order.kind === 'clock') clockMs = order.ms;
  else if (order.kind === 'stop') stopped = true;
  else {
    parentPort?.postMessage(report);
    report.probes = [];
    report.memory = [];
    report.latestMs = 0;
  }
});
const { healthMs, webhookMs, clickMs } = data.every;
await Promise.all([every(healthMs, health), every(webhookMs, webhook), every(clickMs, click), every(100, memory)]);
await Promise.all(flying);
parentPort?.postMessage('quiet');
