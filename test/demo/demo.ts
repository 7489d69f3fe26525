import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, styleText } from 'node:util';
import { z } from 'zod';
import { freePort } from '../fixtures/free-port.ts';
import { runCli, startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { type DemoContact, demoContacts } from './contacts.ts';
import { connectWorkspace, countAlerts, startWorkspace } from './slack-workspace.ts';

/**
 * The product beside a HubSpot and a Slack of its own: leads come in, what the bridge writes on them is told as it
 * happens, and the valid ones stand in Slack, on a page whose buttons work.
 * Nothing leaves this machine, nothing is left behind. `npm run demo [-- --contacts N --seconds N --exit]`
 */
const { values: options } = parseArgs({
  options: {
    contacts: { type: 'string', default: `${demoContacts.length}` },
    seconds: { type: 'string', default: '28' },
    /** Ends when every lead has its result, instead of waiting for Ctrl-C. */
    exit: { type: 'boolean', default: false },
  },
});
const leads = demoContacts.slice(0, Number(options.contacts));
const PORTAL = 20_000_001;
const LOOK_MS = 50;
const FIRM = {
  practiceAreas: ['Car Accident', 'Personal Injury', 'Workers Compensation', 'Employment Law'],
  threshold: 50,
};

/** Who was found to be a client the firm would take, if only for a while. */
const valid = new Set<string>();
const started = Date.now();
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

const colours = { valid: 'green', invalid: 'red', pending: 'yellow', needs_info: 'yellow', error: 'magenta' } as const;

function tell(who: string, read: (name: string) => string): void {
  const status = read('status') as keyof typeof colours;
  const score = read('score');
  if (status === 'valid') valid.add(who);
  const verdict = styleText(colours[status] ?? 'white', `${status}${score === '' ? '' : ` ${score}`}`.padEnd(11));
  say(`${clock()}  ${verdict} ${who}`);
  if (read('notes') !== '') say(`         ${dim(read('notes'))}`);
}

async function main(): Promise<void> {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await temporaryFolder());
  const hubspot = opening.use(
    await startHubSpotSimulator({
      portals: [{ portalId: PORTAL, name: 'Harbor & Finch' }],
      latency: { medianMs: 90, p99Ms: 400 },
      webhooks: {
        collectMs: 200,
        subscriptions: ['contact.creation', 'contact.propertyChange:lead_intake_case_notes'],
      },
    }),
  );
  const slack = opening.use(await startWorkspace());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    DATA_DIR: path.join(folder.path, 'data'),
    PORT: `${port}`,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    ANALYZER: 'rubric',
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    SLACK_API_URL: slack.apiUrl,
    SLACK_SIGNING_SECRET: slack.app.signingSecret,
  };
  const command = async (...args: string[]) => {
    interrupted.signal.throwIfAborted();
    const { code, stdout, stderr } = await runCli([...args, '--json'], environment, '', folder.path);
    if (code !== 0) throw new Error(`${args.slice(0, 2).join(' ')} failed: ${stderr}${stdout}`);
    return JSON.parse(stdout) as unknown;
  };

  say('Starting stand-ins for HubSpot and Slack and the bridge, all on this machine alone …');
  const bridge = opening.use(startCli(['serve'], environment, 'ignore', folder.path));
  await untilReady(url, bridge);
  const accountId = await connectFirm({ command, folder: folder.path, token: hubspot.staticToken(PORTAL) });
  await connectWorkspace({ slack, command, folder: folder.path, accountId, url });
  hubspot.webhooks.target(`${url}/webhooks/hubspot`);
  say(`The firm takes ${FIRM.practiceAreas.join(', ')}, from a score of ${FIRM.threshold}.`);
  say(`Its portal ${PORTAL} is connected. API reference while this runs: ${url}/docs`);
  say(`Its Slack, with buttons that work, in a browser: ${slack.url}`);
  say();

  const portal = hubspot.portal(PORTAL);
  const every = (Number(options.seconds) * 1_000) / leads.length;
  const coming = leads.map(async (lead, index) => {
    await pause(index * every);
    await follow(lead, portal);
  });
  await Promise.all(coming);
  while (countAlerts(slack) < valid.size) await pause(LOOK_MS);
  const mistakes = [hubspot, slack].flatMap(({ faults, ownFaults }) => [...faults, ...ownFaults]);
  if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes));
  say();
  const count = (kind: string) => hubspot.log.count(kind, PORTAL);
  const calls = `${count('contacts.batchRead')} batch reads and ${count('contacts.batchUpdate')} batch writes`;
  say(`${leads.length} leads have their result; it took ${calls} of HubSpot.`);
  say(`${countAlerts(slack)} of them are in Slack: ${slack.url}`);
  if (options.exit) return;
  say(`The bridge goes on at ${url}/docs until Ctrl-C, which removes everything.`);
  await pause(2 ** 31 - 1);
}

interface Firm {
  command(...args: string[]): Promise<unknown>;
  folder: string;
  token: string;
}

/** As an operator does it, by the command line. */
async function connectFirm({ command, folder, token }: Firm): Promise<string> {
  const made = await command('account', 'create', '--name', 'Harbor & Finch');
  const { accountId } = z.object({ accountId: z.string() }).parse(made);
  const file = path.join(folder, 'firm.json');
  await writeFile(file, JSON.stringify(FIRM));
  await command('configuration', 'set', '--account', accountId, '--file', file);
  await command('hubspot', 'connect', '--account', accountId, '--portal', `${PORTAL}`, '--token', token);
  return accountId;
}

type Portal = ReturnType<Awaited<ReturnType<typeof startHubSpotSimulator>>['portal']>;

/** One lead, from its arrival until it has a result of the words it ends with. */
async function follow({ who, values, later }: DemoContact, portal: Portal): Promise<void> {
  say(`${clock()}  ${'arrives'.padEnd(11)} ${who}`);
  const { id } = portal.create(values);
  const read = (name: string) => portal.value(id, `lead_intake_${name}`) ?? '';
  if (later !== undefined) {
    await nextStatus(read, '');
    tell(who, read);
    await pause(later.afterMs);
    say(`${clock()}  ${'case notes'.padEnd(11)} ${who}`);
    const before = read('status');
    portal.update(id, { lead_intake_case_notes: later.notes });
    await nextStatus(read, before);
  } else await nextStatus(read, '');
  tell(who, read);
}

async function nextStatus(read: (name: string) => string, before: string): Promise<void> {
  while (read('status') === before) await pause(LOOK_MS);
}

async function untilReady(url: string, bridge: ReturnType<typeof startCli>): Promise<void> {
  for (;;) {
    if (bridge.child.exitCode !== null) throw new Error(`the bridge did not start:\n${bridge.output()}`);
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await pause(LOOK_MS);
  }
}

try {
  await main();
} catch (error) {
  if (!interrupted.signal.aborted) throw error;
  say();
}
