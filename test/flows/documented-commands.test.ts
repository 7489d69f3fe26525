import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstConfiguration, firstRecord } from '../../shared/examples.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { commandLines, documents } from '../fixtures/documented-commands.ts';
import { freePort } from '../fixtures/free-port.ts';
import { publish } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { startHubSpot } from '../fixtures/hubspot-product.ts';
import { type RunningCli, startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { defaultApp, type HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

/**
 * A firm beside its HubSpot and its Slack carries out every command of the documents, as a shell does, in the order of
 * the documents; where they write ID or an example's number it puts what it has itself.
 */
const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const PORTAL = 20_000_001;
const TEAM = 'T0123456789';
const CHANNEL = 'C0123456789';

/** What is not carried out here, and why. */
const elsewhere: [RegExp, string][] = [
  [/^docker compose exec /, 'no containers run here; test/contracts/compose-commands.test.ts runs what they run'],
];

let open: AsyncDisposableStack;
let folder: string;
let hubspot: HubSpotSimulator;
let slack: SlackSimulator;
let bridge: RunningCli;
let url: string;
let environment: Record<string, string>;
let accountId: string;

beforeAll(async () => {
  await using opening = new AsyncDisposableStack();
  folder = opening.use(await temporaryFolder()).path;
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  hubspot = opening.use(await startHubSpot({ portals: [{ portalId: PORTAL }] }));
  const channels = [{ id: CHANNEL, name: 'intake', member: true }];
  slack = opening.use(await startSlackSimulator({ workspaces: [{ teamId: TEAM, channels }] }));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'for tests: thirty-two characters or more',
    PORT: `${port}`,
    PUBLIC_URL: 'https://bridge.example',
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_ID: hubspot.app.clientId,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    SLACK_API_URL: slack.apiUrl,
    SLACK_SIGNING_SECRET: slack.app.signingSecret,
  };
  bridge = opening.use(startCli(['serve'], environment));
  await bridge.printed(/"msg":"ready"/);
  hubspot.webhooks.target(`${url}/webhooks/hubspot`, 'https://bridge.example/webhooks/hubspot');
  publish(hubspot, url);
  slack.target(`${url}/slack/events`);
  const hubspotToken = hubspot.staticToken(PORTAL, [...defaultApp.requiredScopes, 'automation']);
  await Promise.all(
    Object.entries({
      'hubspot.token': hubspotToken,
      'slack.token': slack.botToken(),
      'record.json': JSON.stringify({ record: firstRecord }),
      'firm.json': JSON.stringify(firstConfiguration),
    }).map(([name, text]) => writeFile(path.join(folder, name), text)),
  );
  ({ accountId } = await cli<{ accountId: string }>('account create --name Hill'));
  await cli(`user create --account ${accountId} --email first@firm.example --role owner`);
  open = opening.move();
});
afterAll(() => open?.[Symbol.asyncDispose]());

/** As a reader does it: in a shell, on the machine that the bridge runs on. */
async function shell(line: string): Promise<string> {
  const own = line.replaceAll(
    /npm run (?:--silent )?cli --|node bridge\/cli\/main\.js/g,
    `${process.execPath} ${main}`,
  );
  const { PATH, HOME } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, ...environment } };
  return (await promisify(execFile)('sh', ['-e', '-c', own], options)).stdout;
}

/** What the test itself needs meanwhile. */
async function cli<T>(words: string, input = ''): Promise<T> {
  const { code, stderr, json } = await runCli([...words.split(' '), '--json'], environment, input);
  expect([code, stderr]).toEqual([0, '']);
  return json() as T;
}

interface Delivery {
  eventId: string;
  runId: string;
  contactId: string;
  kind: string;
  status: string;
}

const deliveries = () => cli<Delivery[]>('deliveries list');

const finishedOf = async (id: string) =>
  (await deliveries()).find(({ contactId, status }) => contactId === id && status === 'done');

/** The contact of the portal, which has its result in HubSpot, and after that in the bridge. */
async function screenedContact(): Promise<string> {
  const { id } = hubspot.portal(PORTAL).contacts()[0] ?? hubspot.portal(PORTAL).create(strongLead());
  await expect.poll(() => hubspot.portal(PORTAL).value(id, 'lead_intake_status'), { timeout: 20_000 }).toBe('valid');
  await expect.poll(() => finishedOf(id), { timeout: 20_000 }).toBeDefined();
  return id;
}

const finishedEvent = async (): Promise<string> => (await finishedOf(await screenedContact()))?.eventId ?? '';

async function connect(scopes: readonly string[]): Promise<void> {
  await cli(`hubspot connect --account ${accountId} --portal ${PORTAL} --token -`, hubspot.staticToken(PORTAL, scopes));
}

/** A workflow that could not be answered for want of a scope, which the portal's token has by now. */
async function failedWorkflow(): Promise<string> {
  await connect(defaultApp.requiredScopes);
  const contactId = await screenedContact();
  await hubspot.workflows.reach({ portalId: PORTAL, contactId });
  const failed = async () =>
    (await deliveries()).find(({ kind, status }) => kind === 'workflow' && status === 'failed');
  await expect.poll(failed, { timeout: 30_000 }).toBeDefined();
  await connect([...defaultApp.requiredScopes, 'automation']);
  return (await failed())?.runId ?? '';
}

async function requestOfResult(): Promise<string> {
  const { key } = await cli<{ key: string }>(`key create --account ${accountId} --name erased`);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ record: firstRecord });
  const answer = await fetch(`${url}/api/v1/score`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return answer.headers.get('x-request-id') ?? '';
}

const newKey = async () => (await cli<{ keyId: string }>(`key create --account ${accountId} --name more`)).keyId;

/** An account that may go. */
const spareAccount = async () => (await cli<{ accountId: string }>('account create --name Spare')).accountId;

/** What the documents leave to the reader, or write as an example. */
const placeholders: [RegExp, () => Promise<string> | string][] = [
  [/(?<=account delete --account )ID\b/, spareAccount],
  [/(?<=account delete .*)"NAME"/, () => '"Spare"'],
  [/\bACCOUNT_ID\b|(?<=--account )ID\b/, () => accountId],
  [/\bPORTAL_ID\b/, () => `${PORTAL}`],
  [/(?<=--key )ID\b/, newKey],
  [/\b180000000001\b/, screenedContact],
  [/(?<=--event )4711\b/, finishedEvent],
  [/(?<=--workflow )RUN\b/, failedWorkflow],
  [/(?<=--request )ID\b/, requestOfResult],
  [/(?<=--version )3\b/, () => '1'],
  [/(?<=hubspot connect .*)\btoken\.txt\b/, () => 'hubspot.token'],
  [/(?<=slack connect .*)\btoken\.txt\b/, () => 'slack.token'],
  [/(?<=--out )\S+/, () => 'lead-intake-app'],
];

async function fillIn(line: string): Promise<string> {
  let filled = line;
  for (const [place, value] of placeholders) if (place.test(filled)) filled = filled.replace(place, await value());
  return filled;
}

const carriedOut = documents
  .flatMap((file) => commandLines(file).map((line) => ({ file, line })))
  .filter(({ line }, index, all) => all.findIndex((one) => one.line === line) === index)
  .filter(({ line }) => !elsewhere.some(([pattern]) => pattern.test(line)));

/** What asks a shell for quotes at most and names no file is run in this process, which is quicker. */
const isPlain = (line: string) => /^npm run (?:--silent )?cli -- (?!.*--(?:file|out)\b)[\w .:/@&"-]+$/.test(line);

async function carryOut(line: string): Promise<string> {
  const command = line.replace(/ # .*$/, '');
  if (!isPlain(command)) return shell(line);
  const [, words = ''] = command.split(' cli -- ');
  const args = Array.from(words.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
  const { code, stdout } = await runCli(args, environment);
  expect(code).toBe(0);
  return stdout;
}

describe('the commands of the documents, one after the other', () => {
  test.each(carriedOut)('$file: $line', async ({ line }) => {
    expect(await carryOut(await fillIn(line))).not.toBe('');
  });

  test('what is left out is in the documents, and nothing else is', () => {
    const lines = documents.flatMap(commandLines);
    for (const [pattern, reason] of elsewhere)
      expect(
        lines.some((line) => pattern.test(line)),
        `${pattern}: ${reason}`,
      ).toBe(true);
  });

  test('neither HubSpot nor Slack saw a request that it refuses', () => {
    expect([hubspot, slack].flatMap(({ faults, ownFaults }) => [...faults, ...ownFaults])).toEqual([]);
  });
});
