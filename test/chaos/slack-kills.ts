import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../fixtures/free-port.ts';
import { startTrial, type Trial } from '../fixtures/start-trial.ts';
import { deviations } from '../simulators/slack/fault-rules.ts';
import { startSlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { balanceWebhooks } from './balance-webhooks.ts';
import { createTrialFaults } from './slack-faults.ts';
import { connectTrialSlack, deskEnvironment, PORTAL, PUBLIC_URL, startTrialHubSpot } from './slack-firm.ts';
import { makeTrialLeads, type TrialLead, trialChannels, trialPeople, trialWorkspace } from './slack-leads.ts';
import { createPeople } from './slack-people.ts';
import { countOpen, judgeTrial } from './slack-verdict.ts';
import { embeddedTrialStore, sharedTrialStore } from './trial-store.ts';
import type { Kill } from './witness.ts';

/**
 * Leads come into HubSpot and are told in Slack, where people race for them, while Slack is away, refuses in storms, and
 * drops answers, and bridges are killed at random moments. Afterwards every valid lead must stand in its channel once, in
 * order, as people left it, and HubSpot must have what they said, once.
 * `node test/chaos/slack-kills.ts [--store embedded|postgresql] [--database URL] [--leads N] [--kills N] [--no-history]`
 */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'embedded' },
    database: { type: 'string' },
    /** Four of five are valid. */
    leads: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    /** The app may not read what was said: what Slack took without an answer is told again. */
    'no-history': { type: 'boolean', default: false },
    /** How long a second of Slack's takes. */
    'second-ms': { type: 'string', default: '20' },
    minutes: { type: 'string', default: '20' },
  },
});
const kills = Number(values.kills);
const valid = Math.round(Number(values.leads) * 0.8);
const invalid = Number(values.leads) - valid;
const history = !values['no-history'];
const shared = values.store === 'postgresql';
const secondMs = Number(values['second-ms']);
const OUTAGE_MS = 600 * secondMs;
const STORM_MS = 3_000;

const started = Date.now();
await using trial = await (shared ? sharedTrialStore(values.database) : embeddedTrialStore());
await using hubspot = await startTrialHubSpot();
const portal = hubspot.portal(PORTAL);
await using slack = await startSlackSimulator({ workspaces: [trialWorkspace(history)], limits: { secondMs } });
const firm = slack.workspace();
const faults = createTrialFaults();
const configuration = await (async () => {
  await using store = await trial.open();
  return await connectTrialSlack(store, { hubspot, slack });
})();
const leads = await makeTrialLeads(configuration, { valid, invalid });
const ports = await Promise.all(Array.from({ length: shared ? 2 : 1 }, freePort));
await using balancer = await balanceWebhooks(ports);
hubspot.webhooks.target(`${balancer.url}/webhooks/hubspot`, `${PUBLIC_URL}/webhooks/hubspot`);
slack.target(`${balancer.url}/slack/events`);
slack.script(faults.script);

const start = (index: number): Trial =>
  startTrial({
    folder: trial.folder,
    name: `bridge-${index}`,
    slackSecondMs: secondMs,
    environment: { ...trial.environment, ...deskEnvironment({ hubspot, slack }), PORT: `${ports[index]}` },
  });
const bridges = ports.map((_, index) => start(index));
await Promise.all(bridges.map(({ ready }) => ready));

const known = new Map<string, TrialLead>();
const killed: Kill[] = [];
const people = createPeople({ firm, channels: trialChannels, people: trialPeople.map(({ id }) => id) });
const home = new AbortController();
const watching = people.watch(home.signal);

/** A share of all leads, in bursts at moments of their own. */
async function bringLeads(some: TrialLead[]): Promise<void> {
  while (some.length > 0) {
    await delay(randomInt(0, 1_000));
    for (const lead of some.splice(0, randomInt(1, 2 + Math.ceil(some.length / 2))))
      known.set(portal.create(lead.values).id, lead);
  }
}

/** One bridge dies at a random moment of its work, every fifth time in the middle of its start. */
async function kill(cycle: number): Promise<void> {
  const index = randomInt(bridges.length);
  const victim = bridges[index] as Trial;
  if (cycle % 5 !== 4) await victim.ready;
  await delay(randomInt(0, cycle % 5 === 4 ? 1_500 : 6_000));
  await victim.kill('SIGKILL');
  killed.push({ pid: victim.pid, at: Date.now() });
  bridges[index] = start(index);
}

/** Slack is away for ten of its minutes, and takes nothing for a while at two other times. */
async function trouble(): Promise<void> {
  for (const kind of ['storm', 'outage', 'storm'] as const) {
    await delay(randomInt(1_000, 2_000 + 600 * kills));
    if (kind === 'outage') slack.fail(deviations.resetBefore);
    else faults.storm = true;
    await delay(kind === 'outage' ? OUTAGE_MS : STORM_MS);
    slack.recover();
    faults.storm = false;
  }
}

const troubled = trouble();
const share = Math.ceil(leads.length / Math.max(kills, 1));
const bringing: Promise<void>[] = [];
for (let cycle = 0; cycle < kills; cycle += 1) {
  bringing.push(bringLeads(leads.slice(share * cycle, share * (cycle + 1))));
  await kill(cycle);
}
if (kills === 0) bringing.push(bringLeads([...leads]));
await Promise.all([...bringing, troubled]);
await Promise.all(bridges.map(({ ready }) => ready));
const killingMs = Date.now() - started;
console.error(
  `${values.store}: ${known.size} leads made, ${killed.length} kills, after ${Math.round(killingMs / 1_000)} s`,
);
await hubspot.webhooks.settled();

await using store = await trial.open();
const isOver = async () => {
  if (people.busy() > 0 || people.stories.size < valid) return false;
  const { jobsDead: _dead, ...open } = await countOpen(store);
  return Object.values(open).every((count) => count === 0);
};
const deadline = started + Number(values.minutes) * 60_000;
while (Date.now() < deadline && !(await isOver())) await delay(500);
const tookMs = Date.now() - started;
home.abort();
await watching;
for (const bridge of bridges) await bridge.kill('SIGTERM');

const tried = { slack, hubspot, portalId: PORTAL, leads: known, people, drops: faults.drops, kills: killed, history };
const verdict = await judgeTrial(tried, store);
const { calls } = slack.log;
const result = {
  store: shared ? `PostgreSQL, ${ports.length} processes` : 'embedded, 1 process',
  history: history ? 'may be read' : 'may not be read',
  leads: known.size,
  valid,
  kills: killed.length,
  slackCalls: slack.log.count(),
  callsDisturbed: calls.filter(({ scripted }) => scripted).length,
  // By Slack's own limits.
  callsOverLimit: slack.log.withError('ratelimited').filter(({ scripted }) => !scripted).length,
  ...people.counts,
  seconds: Math.round(tookMs / 1_000),
  storiesUnfinished: people.busy() + Math.max(0, valid - people.stories.size),
  ...verdict,
};
console.log(JSON.stringify(result, null, 2));
const seen = [...slack.faults, ...slack.ownFaults, ...hubspot.faults, ...hubspot.ownFaults];
if (seen.length > 0) console.error(seen.slice(0, 10));
for (const { name, payload } of slack.deliveries.late.filter(({ status }) => status !== 502)) {
  const [action] = Array.isArray(payload.actions) ? payload.actions : [];
  const at = Number(action?.action_ts) * 1_000;
  const kill = killed.findLast((one) => one.at < at + 3_000);
  console.error({ late: name, action: action?.action_id, afterKillMs: Math.round(at - (kill?.at ?? Number.NaN)) });
}

const mustBeZero = [
  'storiesUnfinished',
  'leadsLost',
  'invalidTold',
  'wrongChannel',
  'outOfOrder',
  'doubledUnexplained',
  ...(history ? (['doubledByDrop', 'doubledByKill'] as const) : []),
  'actionsLost',
  'actionsDoubled',
  'standsWrong',
  'messagesDiffer',
  'statusWrong',
  'overrideWrong',
  'notesLost',
  'notesDoubled',
  'eventsOpen',
  'outboxUntold',
  'messagesOpen',
  'actionsUnwritten',
  'jobsLeft',
  'jobsDead',
  'acksLate',
  'acksRefused',
  'slackFaults',
  'hubspotFaults',
] as const;
process.exitCode = mustBeZero.every((name) => result[name] === 0) && verdict.alerts === valid ? 0 : 1;
