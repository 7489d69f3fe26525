import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../bridge/config.ts';
import { openStore } from '../../bridge/platform/store/open-store.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { deskEnvironment } from '../chaos/slack-firm.ts';
import { callWords } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { startHubSpot } from '../fixtures/hubspot-product.ts';
import { settled } from '../fixtures/hubspot-results.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { CHANNEL, TEAM, unhurried } from '../fixtures/slack.ts';
import { alertWith, quiet } from '../fixtures/slack-alerts.ts';
import { json, post } from '../fixtures/test-server.ts';
import { filesVisited, startVisitedBridge } from '../fixtures/visited-bridge.ts';
import { startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

/** Files outside the analysis of which a contact, from the webhook to Slack, and a request to score call a function. */
const visitLimits = { contact: 70, score: 14 };

/** A firm whose HubSpot and Slack are connected, by commands, and the product in a process of its own. */
async function startFirm() {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(await temporaryFolder());
  const hubspot = opening.use(await startHubSpot());
  const slack = opening.use(await startSlackSimulator(unhurried));
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  const environment = {
    ...deskEnvironment({ hubspot, slack }),
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'for tests: thirty-two characters or more',
    DATA_DIR: folder.path,
    PORT: '0',
  };
  const run = async (words: string) =>
    (await callWords(words.split(' '), environment)).json as { accountId: string; key: string };
  const rules = path.join(folder.path, 'rules.json');
  await writeFile(rules, JSON.stringify({ practiceAreas: ['Car Accident'], threshold: 50 }));
  const { accountId } = await run('account create --name Firm --plan pro --subscription active');
  const account = `--account ${accountId}`;
  await run(`configuration set ${account} --file ${rules}`);
  await run(`hubspot connect ${account} --portal 11 --token ${hubspot.staticToken(11)}`);
  await run(`slack connect ${account} --team ${TEAM} --token ${slack.botToken()} --channel ${CHANNEL}`);
  const { key } = await run(`key create ${account} --name test`);
  const bridge = opening.use(await startVisitedBridge(environment, folder.path));
  hubspot.webhooks.target(`${bridge.url}/webhooks/hubspot`, `${environment.PUBLIC_URL}/webhooks/hubspot`);
  const { db } = opening.use(await openStore({ ...readConfig(environment).store, log: silentLog }));
  const open = opening.move();
  return { bridge, hubspot, firm: slack.workspace(), key, db, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

let firm: Awaited<ReturnType<typeof startFirm>>;
beforeAll(async () => {
  firm = await startFirm();
});
afterAll(() => firm[Symbol.asyncDispose]());

/** A new contact, from its creation in HubSpot until Slack shows it and nothing is left to do. */
async function contactArrives(serial: number): Promise<void> {
  const lastname = `Arrival${serial}`;
  firm.hubspot.portal(11).create(strongLead({ email: `${lastname}@example.com`, lastname }));
  await alertWith(firm, lastname);
  await settled(firm);
  await quiet(firm);
}

/** A record that was not judged before. */
async function recordIsScored(serial: number): Promise<void> {
  const record = { ...exampleRecord, intakeNotes: `${exampleRecord.intakeNotes} Call ${serial}.` };
  const answer = await json(post(firm.bridge, { key: firm.key, body: { record } }));
  expect(answer).toMatchObject({ success: true });
}

const WARM_UP = 2;
const ROUNDS = 6;

/** After a few that load and prepare what the others use. */
async function visitedBy(visit: (serial: number) => Promise<void>): Promise<string[]> {
  const serials = Array.from({ length: WARM_UP + ROUNDS }, (_, serial) => serial);
  for (const serial of serials.slice(0, WARM_UP)) await visit(serial);
  const files = await filesVisited(
    firm.bridge,
    serials.slice(WARM_UP).map((serial) => () => visit(serial)),
  );
  process.stdout.write(`${visit.name} visits ${files.length} files:\n${files.join('\n')}\n`);
  return files;
}

test(`a contact, from the webhook to Slack, visits at most ${visitLimits.contact} files outside the analysis`, async () => {
  const files = await visitedBy(contactArrives);
  expect(files).toEqual(
    expect.arrayContaining([
      'bridge/hubspot/webhook/webhook-route.ts',
      'bridge/jobs/screening/screen-contact-commit.ts',
      'bridge/hubspot/contacts/write-contacts.ts',
      'bridge/jobs/slack/deliver/deliver-slack.ts',
    ]),
  );
  expect(files.length).toBeLessThanOrEqual(visitLimits.contact);
});

test(`a request to score visits at most ${visitLimits.score} files outside the analysis`, async () => {
  const files = await visitedBy(recordIsScored);
  expect(files).toEqual(expect.arrayContaining(['bridge/v1/operation-route.ts', 'bridge/auth/authenticate.ts']));
  expect(files.length).toBeLessThanOrEqual(visitLimits.score);
});
