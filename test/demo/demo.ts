import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import { z } from 'zod';
import { checkAnalyzer } from '../../bridge/cli/doctor/doctor.ts';
import { buildDashboard } from '../../bridge/cli/serve/build-dashboard.ts';
import { readConfig } from '../../bridge/config.ts';
import { callCommand } from '../fixtures/commands.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { defaultApp, type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import type { Portal } from '../simulators/hubspot/portal.ts';
import type { SlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { type DemoContact, demoContacts } from './contacts.ts';
import { demoFirm, demoIntroduction, demoSteps, happened, judged, noteLine, standInLines } from './demo-lines.ts';
import { loadCard } from './hubspot-card.ts';
import { type HubSpotPage, startHubSpotPage } from './hubspot-page.ts';
import { type Command, connectWorkspace, countAlerts, startWorkspace } from './slack-workspace.ts';

/**
 * The product beside a HubSpot and a Slack of its own: leads come in, what the bridge writes on them is printed as it
 * happens, and a page shows HubSpot's contacts with the card of the app, beside Slack, where the valid ones are.
 * Nothing leaves this machine, nothing is left behind. `npm run demo [-- --contacts N --seconds N --exit | --stand-ins]`
 */
const { values: options } = parseArgs({
  options: {
    contacts: { type: 'string', default: `${demoContacts.length}` },
    seconds: { type: 'string', default: '28' },
    /** Ends when every lead has its result, instead of waiting for Ctrl-C. */
    exit: { type: 'boolean', default: false },
    /** A HubSpot with contacts and a Slack for a bridge of one's own, and nothing else. */
    'stand-ins': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const leads = demoContacts.slice(0, Number(options.contacts));
const PORTAL = 20_000_001;
const NORA = 'nora@example.com';
/** With that of owners, by which a claim names its person. */
const scopes = [...defaultApp.requiredScopes, 'crm.objects.owners.read'];
const LOOK_MS = 50;
/** Who was found to be a client the firm would take, if only for a while. */
const valid = new Set<string>();
const started = performance.timeOrigin;
const interrupted = new AbortController();
// A terminal and npm may both send it: the second one must not end what the first one tidies up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort());
const pause = (ms: number) => delay(ms, undefined, { signal: interrupted.signal });

function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

const dim = (text: string) => styleText('dim', text);

function clock(): string {
  return dim(`${((Date.now() - started) / 1_000).toFixed(1).padStart(5)} s`);
}

function report(who: string, read: (name: string) => string): void {
  const status = read('status');
  if (status === 'valid') valid.add(who);
  say(`${clock()}  ${judged(status, read('score'), who)}`);
  if (read('notes') !== '') say(noteLine(read('notes')));
}

/** Where HubSpot's card asks: it takes no other address than one with https. */
const CARD_URL = 'https://bridge.example';

/** The keys of a language model, where there are any. */
function modelSettings(): Record<string, string> {
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'];
  const given = Object.entries(process.env).filter(([name, value]) => names.includes(name) && value !== '');
  return process.env.OPENAI_API_KEY ? (Object.fromEntries(given) as Record<string, string>) : {};
}

/** A key that is refused would leave every lead waiting. */
async function checkModel(environment: Record<string, string>): Promise<void> {
  const { status, detail, todo } = await checkAnalyzer(readConfig(environment));
  if (status === 'failed') throw new Error(`${detail} ${todo}`);
}

const step = (text: string) => say(`${clock()}  ${dim(text)}`);

async function main(): Promise<void> {
  step(demoSteps.standIns);
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await temporaryFolder());
  const hubspot = opening.use(
    await startHubSpotSimulator({
      portals: [{ portalId: PORTAL, name: 'Harbor & Finch', indexDelayMs: 0 }],
      webhooks: {
        collectMs: 200,
        subscriptions: ['contact.creation', 'contact.propertyChange:lead_intake_case_notes'],
      },
    }),
  );
  const [nora] = hubspot.portal(PORTAL).owners;
  Object.assign(nora ?? {}, { email: NORA, firstName: 'Nora', lastName: 'Castell' });
  // Bundled when somebody looks at it first: the leads need the processor more.
  let loaded: ReturnType<typeof loadCard> | undefined;
  const card = () => {
    loaded ??= loadCard(folder.path);
    return loaded;
  };
  const page: HubSpotPage = opening.use(
    await startHubSpotPage({
      portal: () => hubspot.portal(PORTAL),
      card,
      bridgeUrl: CARD_URL,
      slackUrl: () => slack.url,
    }),
  );
  // "Open in HubSpot" leads to the stand-in.
  const record = `https://app.hubspot.com/contacts/${PORTAL}/record/0-1/`;
  const slack: SlackSimulator = opening.use(await startWorkspace({ [record]: `${page.url}/?contact=` }));
  if (options['stand-ins']) return await standAlone(hubspot, slack);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const model = modelSettings();
  const environment = {
    DATA_DIR: path.join(folder.path, 'data'),
    PORT: `${port}`,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    ...(model.OPENAI_API_KEY === undefined ? { ANALYZER: 'rubric' } : model),
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    SLACK_API_URL: slack.apiUrl,
    SLACK_SIGNING_SECRET: slack.app.signingSecret,
  };
  const command: Command = async (name, given) => {
    interrupted.signal.throwIfAborted();
    const output = await callCommand(name, given, environment);
    if ((output?.exitCode ?? 0) !== 0) throw new Error(`${name} failed: ${output?.text}`);
    return output?.json;
  };

  await checkModel(environment);
  step(demoSteps.bridge);
  const bridge = opening.use(startCli(['serve'], environment, 'ignore', folder.path));
  // Meanwhile, and not before the database is made: a command that finds none makes one too, and both take twice as long.
  await import('../../bridge/cli/hubspot/hubspot.ts');
  await import('../../bridge/cli/slack/slack-connect.ts');
  await until(bridge, () => existsSync(path.join(environment.DATA_DIR, 'postgres', 'PG_VERSION')));
  await command('account create', { name: 'Harbor & Finch' });
  step(demoSteps.connecting);
  const ready = until(bridge, async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok);
  const desk = { slack, command, folder: folder.path, url };
  const [dashboard] = await Promise.all([
    dashboardLink(command),
    ready,
    connectFirm({ command, folder: folder.path, token: hubspot.staticToken(PORTAL, scopes) }),
    connectWorkspace(desk),
  ]);
  // From here on both take as long to answer as the real ones do.
  for (const service of [hubspot, slack]) service.setLatency({ medianMs: 90, p99Ms: 400 });
  hubspot.proxy.point(CARD_URL, url, { signedAs: url });
  const user = { portalId: PORTAL, userId: 7, userEmail: NORA };
  // Where the card finds HubSpot's own fetch.
  const hsFetch = (address: string | URL, { method, body, timeout }: Asked = {}) =>
    hubspot.proxy.fetch(user, `${address}`, {
      ...(method !== undefined && { method }),
      ...(body !== undefined && { body }),
      ...(timeout !== undefined && { timeout }),
    });
  Object.assign(globalThis, { hsFetch });
  hubspot.webhooks.target(`${url}/webhooks/hubspot`);
  step(demoSteps.ready);
  say();
  const addresses = { page: page.url, bridge: url, dashboard };
  for (const line of demoIntroduction(addresses, model.OPENAI_API_KEY !== undefined)) say(line);
  say();

  const portal = hubspot.portal(PORTAL);
  const every = (Number(options.seconds) * 1_000) / leads.length;
  const coming = leads.map(async (lead, index) => {
    await pause(index * every);
    await follow(lead, portal, page);
  });
  await Promise.all(coming);
  while (countAlerts(slack) < valid.size) await pause(LOOK_MS);
  const mistakes = [hubspot, slack].flatMap(({ faults, ownFaults }) => [...faults, ...ownFaults]);
  if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes));
  say();
  const count = (kind: string) => hubspot.log.count(kind, PORTAL);
  const calls = `${count('contacts.batchRead')} batch reads and ${count('contacts.batchUpdate')} batch writes`;
  say(`${leads.length} leads screened, with ${calls} in HubSpot.`);
  say(`${countAlerts(slack)} of them are in Slack: ${slack.url}`);
  if (options.exit) return;
  say(`The bridge keeps running (API reference: ${url}/docs). Press Ctrl-C to stop it and delete everything.`);
  await pause(2 ** 31 - 1);
}

/** For people who do by hand what the demonstration does, with a bridge of their own. */
async function standAlone(hubspot: HubSpotSimulator, slack: SlackSimulator): Promise<void> {
  for (const line of standInLines({ hubspot, slack, portalId: PORTAL })) say(line);
  const bridge = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  slack.target(`${bridge}/slack/events`);
  const portal = hubspot.portal(PORTAL);
  // The bridge makes them when it is connected, and the contacts have values of them.
  while (portal.properties.live('lead_intake_case_notes') === undefined) await pause(LOOK_MS);
  for (const { values: contact, later } of leads)
    portal.create({ ...contact, ...(later && { lead_intake_case_notes: later.notes }) });
  // Only now: those before are for the backfill.
  hubspot.webhooks.target(`${bridge}/webhooks/hubspot`);
  say(`${clock()}  ${dim(`connected; HubSpot has ${leads.length} contacts for the backfill`)}`);
  await pause(2 ** 31 - 1);
}

type Asked = NonNullable<Parameters<Awaited<ReturnType<typeof startHubSpotSimulator>>['proxy']['fetch']>[2]>;

interface Firm {
  command: Command;
  folder: string;
  token: string;
}

/** By the commands an operator takes. */
async function connectFirm({ command, folder, token }: Firm): Promise<void> {
  const file = path.join(folder, 'firm.json');
  await writeFile(file, JSON.stringify(demoFirm));
  await Promise.all([
    command('configuration set', { file }),
    command('hubspot connect', { portal: `${PORTAL}`, token }),
  ]);
}

/** Signs in the firm's first person. */
async function dashboardLink(command: Command): Promise<string> {
  const fault = await buildDashboard();
  if (fault !== null) throw new Error(fault);
  return z.looseObject({ url: z.string() }).parse(await command('user create', { email: NORA, link: true })).url;
}

/** One lead, from its arrival until it has a result of the words it ends with. */
async function follow({ who, values, later }: DemoContact, portal: Portal, page: HubSpotPage): Promise<void> {
  say(`${clock()}  ${happened('arrives', who)}`);
  const { id } = portal.create(values);
  page.add(id, `${values.firstname} ${values.lastname}`);
  const read = (name: string) => portal.value(id, `lead_intake_${name}`) ?? '';
  if (later !== undefined) {
    await nextStatus(read, '');
    report(who, read);
    await pause(later.afterMs);
    say(`${clock()}  ${happened('case notes', who)}`);
    const before = read('status');
    portal.update(id, { lead_intake_case_notes: later.notes });
    await nextStatus(read, before);
  } else await nextStatus(read, '');
  // A model may be asked more than once, and its answer waited for.
  await nextStatus(read, 'pending');
  report(who, read);
}

async function nextStatus(read: (name: string) => string, before: string): Promise<void> {
  while (read('status') === before) await pause(LOOK_MS);
}

async function until(bridge: ReturnType<typeof startCli>, holds: () => unknown): Promise<void> {
  while (!(await holds())) {
    if (bridge.child.exitCode !== null) throw new Error(`the bridge did not start:\n${bridge.output()}`);
    await pause(LOOK_MS);
  }
}

const usage = `npm run demo [-- OPTIONS]

  --contacts N   how many leads come in, ${demoContacts.length} without it
  --seconds N    in how many seconds, 28 without it
  --exit         end when every lead has its result
  --stand-ins    only a simulated HubSpot and Slack, for a bridge of your own`;

try {
  if (options.help) say(usage);
  else await main();
} catch (error) {
  if (!interrupted.signal.aborted) throw error;
  say();
}
