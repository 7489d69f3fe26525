import { setTimeout as delay } from 'node:timers/promises';
import { exampleRecord } from '../../shared/examples.ts';
import { percentile } from '../bench/statistics.ts';
import { PORTAL } from '../chaos/slack-firm.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { type ProbeResult, type Pulse, startPulse } from './pulse.ts';
import { type Attack, type Bars, type Scenario, usualBars } from './scenario.ts';
import { createTally, send, type Tally } from './tally.ts';
import { startTarget, type Target } from './target.ts';

export interface Line {
  name: string;
  tally: Tally;
  /** Acknowledged and not done in time; undefined where there was nobody left to do it. */
  lost: number | undefined;
  /** ms; infinite where one was never answered. */
  worstHealth: number;
  webhookP99: number;
  clickP99: number;
  /** Resident megabytes. */
  memory: { idle: number; peak: number; after: number };
  /** How late the watch itself was, ms. */
  watchLate: number;
  misses: string[];
  notes: string[];
}

const WARM_MS = 8_000;
const WARM_LEADS = 20;
const REST_MS = 4_000;
const AFTER_MS = 120_000;

/** One scenario against a bridge of its own. */
export async function runScenario(scenario: Scenario, { quick }: { quick: boolean }): Promise<Line> {
  const bars: Bars = { ...usualBars, ...scenario.bars };
  const tally = createTally();
  const misses: string[] = [];
  const notes: string[] = [];
  await using target = await startTarget(scenario.target ?? {});
  await warmUp(target);
  const idle = target.residentMegabytes();
  await using pulse = await startPulse(target);
  const acknowledged = new Set<string>();
  const attack: Attack = {
    target,
    tally,
    pulse,
    quick,
    acknowledged: (contactId) => void acknowledged.add(contactId),
    miss: (what: string) => void misses.push(what),
    note: (what: string) => void notes.push(what),
  };
  await scenario.run(attack).catch((error: unknown) => void misses.push(`broke off: ${error}`));
  await pulse.stop();
  const lost =
    target.ended() === undefined ? await countLost({ target, pulse, acknowledged }, bars.settleMs) : undefined;
  const after = bars.memory === null ? target.residentMegabytes() : await memoryAfter(target, idle + bars.memory.after);
  const { probes, memory, latestMs } = pulse.seen;
  const line: Line = {
    name: scenario.name,
    tally,
    lost,
    worstHealth: Math.max(...timesOf(probes, 'health')),
    webhookP99: percentile(timesOf(probes, 'webhook'), 0.99),
    clickP99: percentile(timesOf(probes, 'click'), 0.99),
    memory: { idle, peak: Math.max(...memory), after },
    watchLate: latestMs,
    misses,
    notes,
  };
  if (target.ended() !== undefined) misses.push(`the process ended with ${target.ended()}`);
  misses.push(...missesOf(line, bars));
  const errors = target.errors();
  if (misses.length > 0 && errors.length > 0)
    notes.push(`${errors.length} errors logged, the last: ${errors.at(-1)?.slice(0, 600)}`);
  await scenario.finish?.(attack);
  return line;
}

/** What ordinary traffic needs is loaded and compiled: what is measured after it is idle memory. */
async function warmUp(target: Target): Promise<void> {
  await using pulse = await startPulse(target);
  const portal = target.firm.hubspot.portal(PORTAL);
  for (let lead = 0; lead < WARM_LEADS; lead += 1) portal.create(strongLead({ email: `warm${lead}@example.com` }));
  const [key] = target.firm.keys;
  for (let asked = 0; asked < 60; asked += 1) {
    const record = { ...exampleRecord, lastName: `Warm ${asked}` };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const path = asked % 2 === 0 ? 'screen' : 'explain';
    await send(`${target.url}/api/v1/${path}`, { headers, body: JSON.stringify({ record }) });
  }
  await delay(WARM_MS);
  await pulse.stop();
  await delay(REST_MS);
}

const timesOf = (probes: readonly ProbeResult[], kind: ProbeResult['kind']): number[] =>
  probes
    .filter((probe) => probe.kind === kind)
    .map(({ ms, status }) => (status === 200 ? ms : Number.POSITIVE_INFINITY));

interface Work {
  target: Target;
  pulse: Pulse;
  acknowledged: ReadonlySet<string>;
}

/** Contacts whose webhook was acknowledged and that have no result when their time is over. */
async function countLost({ target, pulse, acknowledged }: Work, settleMs: number): Promise<number> {
  const portal = target.firm.hubspot.portal(PORTAL);
  const told = target.firm.hubspot.webhooks.deliveries
    .filter(({ status }) => status === 200)
    .flatMap(({ events }) => events.map(({ objectId }) => `${objectId}`));
  const probed = pulse.seen.probes.flatMap(({ status, contactId }) => (status === 200 && contactId ? [contactId] : []));
  const left = new Set([...acknowledged, ...told, ...probed]);
  for (const deadline = Date.now() + settleMs; ; await delay(250)) {
    for (const id of left) {
      if (portal.contact(id) === undefined || /^(?:in)?valid$/.test(portal.value(id, 'lead_intake_status') ?? ''))
        left.delete(id);
    }
    if (left.size === 0 || Date.now() > deadline) return left.size;
  }
}

async function memoryAfter(target: Target, most: number): Promise<number> {
  const deadline = Date.now() + AFTER_MS;
  while (target.residentMegabytes() > most && Date.now() < deadline) {
    // A supervisor goes on asking; a process that is asked nothing collects no garbage either.
    await send(`${target.url}/healthz`, { method: 'GET' });
    await delay(100);
  }
  return target.residentMegabytes();
}

function missesOf(line: Line, bars: Bars): string[] {
  const { memory, tally } = line;
  const over = (what: string, figure: number, most: number | null | undefined, unit: string) =>
    most === null || most === undefined || figure <= most
      ? []
      : [`${what} ${readable(figure)}${unit} > ${most}${unit}`];
  return [
    ...over('5xx', tally.serverErrors, bars.serverErrors, ''),
    ...over('not JSON', tally.notJson, 0, ''),
    ...over('lost', line.lost ?? 0, 0, ''),
    ...over('/healthz', line.worstHealth, bars.healthMs, ' ms'),
    ...over('webhook p99', line.webhookP99, bars.ackMs, ' ms'),
    ...over('click p99', line.clickP99, bars.ackMs, ' ms'),
    ...over('memory idle', memory.idle, bars.memory?.idle, ' MB'),
    ...over('memory during', memory.peak - memory.idle, bars.memory?.during, ' MB'),
    ...over('memory after', memory.after - memory.idle, bars.memory?.after, ' MB'),
  ];
}

/** As it stands in the table. */
export const readable = (figure: number): string =>
  Number.isFinite(figure) ? `${Math.round(figure)}` : Number.isNaN(figure) ? '–' : 'never';
