import { randomInt } from 'node:crypto';
import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { trialChannels, trialPeople } from '../chaos/slack-leads.ts';
import { has, leadIdOf } from '../chaos/slack-story.ts';
import { type SlackRig, startSlackRig } from './slack-rig.ts';
import { median, percentile } from './statistics.ts';

/** How leads come to Slack, measured in one run: one at rest, clicks beside a stream of posts, a burst at Slack's pace. */
const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    alerts: { type: 'string', default: '50' },
    clicks: { type: 'string', default: '300' },
    burst: { type: 'string', default: '500' },
  },
});
const ALERTS = Number(values.alerts);
const CLICKS = Number(values.clicks);
const BURST = Number(values.burst);
/** Alerts that are there to be clicked on. */
const DESK = 20;
const BESIDE = 200;
/** In what is not about Slack's own pace, its second passes five times as fast. */
const SECOND_MS = 200;

/** Seconds from the screening to Slack's receipt, nothing else being done. */
async function measureLag() {
  await using rig = await startSlackRig({ secondMs: 1_000, leads: ALERTS + 1 });
  // Its code is compiled and its connections are open, as in a bridge that runs.
  rig.create(rig.leads.splice(0, 1));
  await rig.told(1);
  for (let alert = 0; alert < ALERTS; alert += 1) {
    await delay(1_000 + randomInt(500));
    rig.create(rig.leads.splice(0, 1));
    await rig.told(alert + 2);
  }
  const screened = await rig.screenedAt();
  const posted = rig
    .alerts()
    .toSorted((a, b) => a.postedAt - b.postedAt)
    .slice(1);
  const lags = posted.map((alert) => (alert.postedAt - (screened.get(leadIdOf(alert) ?? '') ?? Number.NaN)) / 1_000);
  rig.expectNoFaults();
  return { median: median(lags), max: Math.max(...lags) };
}

/** What a click on one of these alerts would do; people click whatever button is there. */
async function clickOne({ slack }: SlackRig, at: number): Promise<void> {
  const firm = slack.workspace();
  const channel = trialChannels[at % trialChannels.length] ?? '';
  const alerts = firm.messages(channel).slice(0, DESK / trialChannels.length);
  const alert = alerts[randomInt(Math.max(1, alerts.length))];
  const action = (['claim', 'release'] as const).find((one) => alert !== undefined && has(alert, one));
  const userId = trialPeople[randomInt(trialPeople.length)]?.id ?? '';
  if (alert !== undefined && action !== undefined) await firm.click(alert, `lead_${action}`, { userId });
}

/** How long an action takes to be acknowledged while leads are being posted, ms. */
async function measureActions(rig: SlackRig) {
  const { slack } = rig;
  rig.create(rig.leads.splice(0, DESK * trialChannels.length));
  await rig.told(DESK * trialChannels.length);
  for (let warm = 0; warm < DESK; warm += 1) await clickOne(rig, warm);
  const before = rig.alerts().length;
  const from = slack.deliveries.all.length;
  rig.create(rig.leads.splice(0, BESIDE));
  const everyMs = ((BESIDE / trialChannels.length) * SECOND_MS) / CLICKS;
  const clicking: Promise<void>[] = [];
  const started = performance.now();
  for (let at = 0; at < CLICKS; at += 1) {
    const early = started + at * everyMs - performance.now();
    if (early > 0) await delay(early);
    clicking.push(clickOne(rig, at));
  }
  await Promise.all(clicking);
  await rig.told(before + BESIDE);
  const actions = slack.deliveries.all.slice(from);
  if (actions.some(({ acked }) => !acked)) throw new Error('an action was not acknowledged: the figures mean nothing');
  const times = actions.map(({ tookMs }) => tookMs);
  return { clicks: times.length, p50: median(times), p99: percentile(times, 0.99) };
}

/** Against the channel with the most leads, which takes one a second. */
async function measureBurst(rig: SlackRig) {
  const some = rig.leads.splice(0, BURST);
  const fullest = Math.max(...[...Map.groupBy(some, ({ channel }) => channel).values()].map(({ length }) => length));
  const before = { cpu: await rig.cpuSeconds(), at: performance.now(), alerts: rig.alerts().length };
  rig.create(some);
  await rig.told(before.alerts + BURST);
  const seconds = (performance.now() - before.at) / 1_000;
  const ideal = (fullest * SECOND_MS) / 1_000;
  const doubled = [...rig.slack.postsByDelivery().values()].filter((times) => times > 1);
  if (doubled.length > 0) throw new Error(`${doubled.length} leads were told twice: the figures mean nothing`);
  return { seconds, ideal, ratio: seconds / ideal, cpu: (await rig.cpuSeconds()) - before.cpu };
}

async function measureBusy() {
  await using rig = await startSlackRig({ secondMs: SECOND_MS, leads: DESK * trialChannels.length + BESIDE + BURST });
  const actions = await measureActions(rig);
  await delay(60 * SECOND_MS);
  const burst = await measureBurst(rig);
  rig.expectNoFaults();
  return { actions, burst };
}

function row(label: string, reach: string, figure: string, reached: boolean): string {
  return `| ${label} | ${figure} | ${reach} | ${reached ? 'reached' : 'MISSED'} |`;
}

const lag = await measureLag();
const { actions, burst } = await measureBusy();
const lines = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}, ` +
    `embedded store, ${trialChannels.length} channels`,
  '',
  '| What | Measured | Target | |',
  '|---|---|---|---|',
  row(
    `alert after the screening, at rest, worst of ${ALERTS}`,
    '< 1 s',
    `${lag.max.toFixed(2)} s (median ${lag.median.toFixed(2)})`,
    lag.max < 1,
  ),
  row(
    `acknowledgement of an action while ${BESIDE} leads are posted, p99 of ${actions.clicks}`,
    '< 300 ms',
    `${actions.p99.toFixed(0)} ms (p50 ${actions.p50.toFixed(0)})`,
    actions.p99 < 300,
  ),
  row(
    `${BURST} leads at once, a second of Slack in ${SECOND_MS} ms`,
    `≤ ${(burst.ideal * 1.2).toFixed(1)} s`,
    `${burst.seconds.toFixed(1)} s (${burst.ratio.toFixed(2)} × Slack’s pace)`,
    burst.ratio <= 1.2,
  ),
  `| CPU of the bridge for them | ${burst.cpu.toFixed(2)} s | | |`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = lines.some((line) => line.includes('MISSED')) ? 1 : 0;
