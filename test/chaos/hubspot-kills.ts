import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../fixtures/free-port.ts';
import { startTrial, type Trial } from '../fixtures/start-trial.ts';
import { connectTrialFirm, trialContact } from '../fixtures/trial-firm.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { balanceWebhooks } from './balance-webhooks.ts';
import { countOpen, judgeTrial, withoutResult } from './hubspot-verdict.ts';
import { embeddedTrialStore, sharedTrialStore } from './trial-store.ts';
import { countWitnessed, type Kill } from './witness.ts';

/**
 * Contacts come into HubSpot and change there while its webhooks are doubled and out of order, a tenth of its replies
 * are wrong, late or missing, and bridges are killed at random moments. Afterwards every contact must have the result
 * of what it says, judged once, told once.
 * `node test/chaos/hubspot-kills.ts [--store embedded|postgresql] [--database URL] [--contacts N] [--kills N]`
 */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'embedded' },
    database: { type: 'string' },
    contacts: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    'think-ms': { type: 'string', default: '20-200' },
    minutes: { type: 'string', default: '30' },
  },
});
const contacts = Number(values.contacts);
const kills = Number(values.kills);
const shared = values.store === 'postgresql';
const PORTAL = 11;
const PUBLIC_URL = 'https://bridge.example/webhooks/hubspot';
const CHANGED = 0.1;
const LATE_NOTES = 0.02;

const faults = {
  probability: 0.1,
  deviations: [
    deviations.tenSecondly,
    deviations.secondly,
    deviations.locked,
    deviations.migrating,
    deviations.serverError,
    deviations.badGateway,
    deviations.unavailable,
    deviations.gatewayTimeout,
    deviations.gatewayTimeoutApplied,
    deviations.originUnreachable,
    deviations.resetBefore,
    deviations.resetAfter,
    deviations.hangBefore,
    deviations.hangAfter,
    deviations.truncated,
  ],
};

const started = Date.now();
await using trial = await (shared ? sharedTrialStore(values.database) : embeddedTrialStore());
await using hubspot = await startHubSpotSimulator({
  portals: [{ portalId: PORTAL, indexDelayMs: 1_000 }],
  webhooks: {
    duplicates: 0.3,
    disorder: 0.3,
    collectMs: 50,
    // As HubSpot's day: long against an outage, so that nothing is given up.
    retrySpanMs: 240_000,
    subscriptions: [
      'contact.creation',
      'contact.propertyChange:lead_intake_case_notes',
      'contact.propertyChange:lead_intake_status',
    ],
  },
});
const portal = hubspot.portal(PORTAL);
const firm = await (async () => {
  await using store = await trial.open();
  return await connectTrialFirm(store, hubspot, PORTAL);
})();
const witness = path.join(trial.folder, 'witness');
const ports = await Promise.all(Array.from({ length: shared ? 2 : 1 }, freePort));
await using balancer = await balanceWebhooks(ports);
hubspot.webhooks.target(`${balancer.url}/webhooks/hubspot`, PUBLIC_URL);
hubspot.script(faults);

const start = (index: number): Trial =>
  startTrial({
    folder: trial.folder,
    name: `bridge-${index}`,
    thinkMs: values['think-ms'],
    witness,
    environment: {
      ...trial.environment,
      PORT: `${ports[index]}`,
      PUBLIC_URL: 'https://bridge.example',
      HUBSPOT_API_URL: hubspot.url,
      HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    },
  });
const bridges = ports.map((_, index) => start(index));
await Promise.all(bridges.map(({ ready }) => ready));

const contents = new Map<string, number>();
const awaitingNotes: { id: string; serial: number }[] = [];
const created: string[] = [];

function create(serial: number): void {
  const late = Math.random() < LATE_NOTES;
  const { id } = portal.create(trialContact(serial, late ? { lead_intake_case_notes: '' } : {}));
  contents.set(id, 1);
  created.push(id);
  if (late) awaitingNotes.push({ id, serial });
}

function change(id: string, serial: number): void {
  portal.update(id, {
    lead_intake_case_notes: `${trialContact(serial).lead_intake_case_notes} Change ${randomInt(1e9)}.`,
  });
  contents.set(id, (contents.get(id) ?? 0) + 1);
}

/** A share of all contacts, in bursts at moments of their own; some older ones change. */
async function bringContacts(from: number, until: number): Promise<void> {
  for (let serial = from; serial < until; ) {
    await delay(randomInt(0, 1_000));
    const burst = Math.min(until - serial, randomInt(1, 2 + Math.ceil((until - from) / 2)));
    for (let index = 0; index < burst; index += 1, serial += 1) create(serial);
  }
  for (const { id, serial } of awaitingNotes.splice(0)) change(id, serial);
  for (let index = 0; index < (until - from) * CHANGED; index += 1) {
    const one = randomInt(created.length);
    change(created[one] ?? '', one);
  }
}

const killed: Kill[] = [];

/** One bridge dies at a random moment of its work, every fifth time in the middle of its start. */
async function kill(cycle: number): Promise<void> {
  const index = randomInt(bridges.length);
  const victim = bridges[index] as Trial;
  if (cycle % 5 !== 4) await victim.ready;
  await delay(randomInt(0, cycle % 5 === 4 ? 1_500 : 3_000));
  await victim.kill('SIGKILL');
  killed.push({ pid: victim.pid, at: Date.now() });
  bridges[index] = start(index);
}

const share = (cycle: number) => Math.floor((contacts * cycle) / Math.max(kills, 1));
const bringing: Promise<void>[] = [];
for (let cycle = 0; cycle < kills; cycle += 1) {
  bringing.push(bringContacts(share(cycle), share(cycle + 1)));
  await kill(cycle);
}
if (kills === 0) bringing.push(bringContacts(0, contacts));
await Promise.all(bringing);
await Promise.all(bridges.map(({ ready }) => ready));
const killingMs = Date.now() - started;
console.error(`${values.store}: ${created.length} contacts made, ${killed.length} kills, after ${seconds(killingMs)}`);
await hubspot.webhooks.settled();

await using store = await trial.open();
const isOver = async () => {
  if (withoutResult({ hubspot, portalId: PORTAL }) > 0) return false;
  const { eventsOpen, jobsLeft } = await countOpen(store);
  return eventsOpen + jobsLeft === 0;
};
const deadline = started + Number(values.minutes) * 60_000;
while (Date.now() < deadline && !(await isOver())) await delay(500);
const tookMs = Date.now() - started;
for (const bridge of bridges) await bridge.kill('SIGTERM');

const verdict = await judgeTrial({ hubspot, portalId: PORTAL, configuration: firm.configuration, contents }, store);
const witnessed = await countWitnessed(witness, killed);
const { calls } = hubspot.log;
const result = {
  store: shared ? `PostgreSQL, ${ports.length} processes` : 'embedded, 1 process',
  contacts: verdict.contacts,
  changesOfContent: [...contents.values()].reduce((sum, count) => sum + count, 0) - verdict.contacts,
  kills: killed.length,
  eventsDelivered: hubspot.webhooks.deliveries.reduce((sum, { events }) => sum + events.length, 0),
  eventsMade: hubspot.webhooks.events.length,
  eventsGivenUp: hubspot.webhooks.lost.length,
  eventsStored: verdict.eventsStored,
  hubspotCalls: hubspot.log.count(),
  callsDisturbed: calls.filter(({ scripted }) => scripted).length,
  seconds: Math.round(tookMs / 1_000),
  withoutResult: verdict.withoutResult,
  askedTwice: witnessed.askedTwice,
  askedTwiceUnexplained: witnessed.askedTwiceUnexplained,
  answeredTwice: witnessed.answeredTwice,
  resultsStoredTwice: verdict.resultsStoredTwice,
  differFromLead: verdict.differFromLead,
  differFromContent: verdict.differFromContent,
  outboxRows: verdict.outboxRows,
  outboxDouble: verdict.outboxDouble,
  eventsOpen: verdict.eventsOpen,
  jobsLeft: verdict.jobsLeft,
  jobsDead: verdict.jobsDead,
  simulatorFaults: verdict.simulatorFaults,
};
console.log(JSON.stringify(result, null, 2));
if (verdict.simulatorFaults > 0) console.error([...hubspot.faults.slice(0, 5), ...hubspot.ownFaults.slice(0, 5)]);

const mustBeZero = [
  'withoutResult',
  'askedTwiceUnexplained',
  'resultsStoredTwice',
  'differFromLead',
  'differFromContent',
  'outboxDouble',
  'eventsOpen',
  'jobsLeft',
  'jobsDead',
  'simulatorFaults',
] as const;
process.exitCode = mustBeZero.every((name) => result[name] === 0) && verdict.contacts === contacts ? 0 : 1;

function seconds(ms: number): string {
  return `${Math.round(ms / 1_000)} s`;
}
