import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { signInAs, testPassword } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { addPerson, openStage, type Stage } from './open-stage.ts';
import { press, testRuleInWords } from './rule-in-words.ts';
import { screenedLeads } from './screened-leads.ts';
import { phone, signInWindow } from './sign-in-window.ts';

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** What somebody else does meanwhile. */
interface Meanwhile {
  stage: Stage;
  accountId: string;
  ask: Ask;
}

const bothVersions = (page: Page) =>
  Promise.all(
    ['Someone else saved a newer version', 'Keep my changes', 'Yours', /^Theirs, version/].map((text) =>
      page.getByText(text, typeof text === 'string' ? { exact: true } : {}).waitFor(),
    ),
  ).then(() => undefined);

/** Each time other settings than the time before: those that are the same are no newer version. */
let turns = 0;

/** Where the county comes from, but not from where it does now. */
const otherCounty = (now: unknown) => ({ firstOf: [JSON.stringify(now).includes('city') ? 'zip' : 'city'] });

/** A page, and how it comes to a state that the page alone does not show. */
const states: [string, string, (page: Page, meanwhile: Meanwhile) => Promise<void>][] = [
  ['LEAD', 'not a fit', (page) => press(page, 'Not a fit').then(() => dialog(page))],
  ['LEAD', 'status', (page) => press(page, 'Change status').then(() => dialog(page))],
  ['LEAD', 'erasure', (page) => press(page, 'Erase this lead').then(() => dialog(page))],
  [
    '/rules',
    'rule workbench',
    async (page) => {
      await testRuleInWords(page);
      await press(page, 'Build a rule step by step');
      await press(page, 'Preview the draft');
      await page
        .getByText(/^Checked|Would no longer be valid/)
        .first()
        .waitFor();
    },
  ],
  [
    '/rules',
    'both versions',
    async (page, { stage, accountId }) => {
      turns += 1;
      await press(page, 'Add a rule in words');
      await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
      const theirs = { practiceAreas: ['Car Accident', `Family Law ${turns}`], threshold: 50, customFilters: [] };
      await setConfiguration(stage.product.db, { accountId, actor: 'somebody else', input: theirs });
      await press(page, 'Publish');
      await bothVersions(page);
    },
  ],
  [
    '/rules',
    'a rule that is not understood, built from parts',
    async (page) => {
      await press(page, 'Add a rule in words');
      await page.getByLabel('Rule 1', { exact: true }).fill('Only the usual ones');
      await press(page, 'Build it step by step');
      await page.getByLabel('What to check').waitFor();
    },
  ],
  ['/rules', 'an older version', (page) => press(page, /^Compare version/).then(() => dialog(page))],
  ['/api', 'a new name of a key', (page) => press(page, /^Rename/).then(() => dialog(page))],
  ['/api', 'a rotation', (page) => press(page, /^Rotate/).then(() => dialog(page))],
  ['/api', 'a revocation', (page) => press(page, /^Revoke key/).then(() => dialog(page))],
  [
    '/api',
    'a new key, and a lead tried out',
    async (page) => {
      await press(page, 'Create key');
      await page.getByText('Copy the key now').waitFor();
      await press(page, 'Use a sample lead');
      await press(page, 'Score this lead');
      await page.getByText('Case score by part').waitFor();
      await page.getByText('The same request as').waitFor();
    },
  ],
  [
    '/api',
    'a lead tried by the published rules, and draft rules that were changed since',
    async (page) => {
      const playground = page.getByRole('region', { name: 'Playground' });
      await press(page, 'Use a sample lead');
      await press(page, 'Score this lead');
      await playground.getByText('Scored by the published rules.').waitFor();
      await playground.getByLabel('Rules to use').selectOption('Draft rules');
      await press(page, 'Score this lead');
      await playground.getByText('Scored by the draft rules.').waitFor();
      await playground.getByRole('button', { name: 'Remove Car Accident' }).click();
      await playground.getByText('The rules have changed since this result.', { exact: false }).waitFor();
    },
  ],
  ['/people', 'a removal', (page) => press(page, /^Remove /).then(() => dialog(page))],
  [
    '/people',
    'a new link',
    (page) => press(page, /^New link for/).then(() => page.getByText(/^Send this link/).waitFor()),
  ],
  [
    '/privacy',
    'what is kept of a person',
    async (page) => {
      await page.getByLabel('Name, phone, email or record ID').fill('Maria Delgado');
      await press(page, 'Find');
      await page.getByText(/^Stored here: /).waitFor();
      await press(page, 'Erase all data');
      await dialog(page);
    },
  ],
  [
    '/privacy',
    'a shorter term',
    async (page) => {
      await page.getByLabel('Leads, days without a change').fill('400');
      await press(page, 'Save');
      await dialog(page);
    },
  ],
  ['/privacy', 'the end of the account', (page) => press(page, 'Delete account').then(() => dialog(page))],
  [
    '/privacy',
    'the end of the account while HubSpot is away',
    async (page) => {
      const away = { status: 503, headers: { 'X-Error-Code': 'hubspot_unavailable' }, body: '{}' };
      await page.route('**/dashboard-api/account/deletion', (route) => route.fulfill(away), { times: 1 });
      await press(page, 'Delete account');
      await page.getByLabel(/^Type the name of the account/).fill('Firm 11');
      await press(page, 'Delete for good');
      await page.getByRole('button', { name: 'Delete anyway' }).waitFor();
    },
  ],
  ['/connections', 'the end of HubSpot', (page) => press(page, 'Disconnect HubSpot').then(() => dialog(page))],
  ['/connections', 'the end of Slack', (page) => press(page, 'Disconnect Slack').then(() => dialog(page))],
  [
    '/connections',
    'fields, an estimate and routing',
    async (page) => {
      await press(page, 'Edit field mapping');
      await page.getByText('A live example').waitFor();
      await press(page, 'Estimate');
      await page.getByText(/contacts?, \d+ to screen/).waitFor();
    },
  ],
  [
    '/connections',
    'routing with hours, quiet hours and privacy',
    async (page) => {
      await press(page, 'Change where leads go');
      await press(page, 'Test');
      await page.getByText(/^To C/).waitFor();
      await press(page, 'Add a rule');
      await page.getByLabel('Only at certain hours').check();
      await page.getByLabel('Hold leads during quiet hours, except urgent ones').check();
      await press(page, 'Add quiet hours');
      await page.getByText('Correct the marked fields before you save.').waitFor();
      await page.getByLabel('Name', { exact: true }).fill('Weekends');
      await page.getByLabel('Channel', { exact: true }).fill('C02INJURY');
      await page.getByLabel('Shown in C02INJURY').selectOption('Initials only, no contact data');
      await page.getByText(/^To C/).waitFor();
    },
  ],
  [
    '/connections',
    'routing, both versions',
    async (page, { ask }) => {
      const { version, value } = (await ask('readRouting')).body;
      await press(page, 'Change where leads go');
      await page.getByLabel('Time zone').fill('America/Phoenix');
      const timeZone = value.timeZone === 'America/Denver' ? 'America/Chicago' : 'America/Denver';
      const settings = { ...value, timeZone };
      await ask('saveRouting', { body: { expectedVersion: version, settings } });
      await press(page, 'Save routing');
      await bothVersions(page);
    },
  ],
  [
    '/connections',
    'fields, both versions',
    async (page, { ask }) => {
      const { version, value } = (await ask('readConnections')).body.hubspot?.mapping ?? never();
      await press(page, 'Edit field mapping');
      await page.getByLabel('County', { exact: true }).fill('address');
      const fields = { ...value.fields, county: otherCounty(value.fields.county) };
      await ask('saveMapping', { body: { expectedVersion: version, mapping: { ...value, fields } } });
      await press(page, 'Save field mapping');
      await bothVersions(page);
    },
  ],
  [
    '/audit',
    'settings before and after',
    async (page, { ask }) => {
      const { version, value } = (await ask('readConnections')).body.hubspot?.mapping ?? never();
      const mapping = { ...value, fields: { ...value.fields, county: otherCounty(value.fields.county) } };
      await ask('saveMapping', { body: { expectedVersion: version, mapping } });
      await page.getByLabel('Action').selectOption('Field mapping');
      await page
        .getByText(/^Details of Changed the field mapping/)
        .first()
        .click();
      await page
        .getByText(/^county: .+ → (?:address|city|zip)$/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  ],
  [
    '/api',
    'calls by hour and outcome',
    async (page) => {
      await page.getByRole('region', { name: 'Calls' }).getByText('Show as a table').click();
      await page.getByRole('columnheader', { name: 'Rate-limited' }).waitFor();
    },
  ],
  [
    '/account',
    'a second factor',
    async (page) => {
      await page.getByLabel('Your password, to confirm').fill(testPassword);
      await press(page, 'Turn on two-factor authentication');
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    },
  ],
];

/** The first state of each page, then the second of each: a page that is another than the one before is not loaded. */
function byTurns(): typeof states {
  const rounds: (typeof states)[] = [];
  for (const state of states) {
    const round = rounds.find((one) => one.every(([path]) => path !== state[0]));
    if (round === undefined) rounds.push([state]);
    else round.push(state);
  }
  return rounds.flat();
}

function never(): never {
  throw new Error('HubSpot is not connected');
}

describe.skipIf(!hasChromium)('dialogs and what opens on a page', () => {
  let stage: Stage;
  let accountId: string;
  let leadId: string;
  let visit: Awaited<ReturnType<typeof signInWindow>>;
  let ask: Ask;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    const contact = stage.hubspot.portal(11).create(strongLead()).id;
    leadId = `${(await screenedLeads(stage, [contact])).get(contact)}`;
    await stage.product.cli('key', 'create', '--account', accountId, '--name', 'Website');
    await addPerson(stage.product, accountId, 'intake');
    ask = asker(await signInAs(stage.product, { accountId, origin: stage.product.url }));
    visit = await signInWindow(stage, { accountId, view: phone });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test.each(byTurns())('%s: %s has no fault', async (path, name, open) => {
    const { page, complaints, turn, look } = visit;
    await turn(path === 'LEAD' ? `/leads/${leadId}` : path, /./);
    await open(page, { stage, accountId, ask });
    await look(`${path} ${name}`);
    // What the page is refused on purpose is no fault of it.
    expect(complaints.splice(0).filter((text) => !/status of (?:409|503)/.test(text))).toEqual([]);
  });
});
