import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { signInAs, testPassword } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { addPerson, openStage, type Stage } from './open-stage.ts';
import { press } from './rule-in-words.ts';
import { screenedLeads } from './screened-leads.ts';
import { phone, signInWindow } from './sign-in-window.ts';

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Where the county comes from, but not from where it does now. */
const otherCounty = (now: unknown) => ({ firstOf: [JSON.stringify(now).includes('city') ? 'zip' : 'city'] });

/** A page, and how it comes to a state that the page alone does not show, where no other test looks at that one. */
const states: [string, string, (page: Page, ask: Ask) => Promise<void>][] = [
  ['LEAD', 'not a fit', (page) => press(page, 'Not a fit').then(() => dialog(page))],
  ['LEAD', 'status', (page) => press(page, 'Change status').then(() => dialog(page))],
  ['LEAD', 'erasure', (page) => press(page, 'Erase this lead').then(() => dialog(page))],
  ['/api', 'a new name of a key', (page) => press(page, /^Rename/).then(() => dialog(page))],
  ['/api', 'a rotation', (page) => press(page, /^Rotate/).then(() => dialog(page))],
  ['/api', 'a revocation', (page) => press(page, /^Revoke key/).then(() => dialog(page))],
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
    '/audit',
    'settings before and after',
    async (page, ask) => {
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
  let leadId: string;
  let visit: Awaited<ReturnType<typeof signInWindow>>;
  let ask: Ask;
  beforeAll(async () => {
    stage = await openStage();
    const accountId = await stage.connectedFirm();
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
    await open(page, ask);
    await look(`${path} ${name}`);
    // What the page is refused on purpose is no fault of it.
    expect(complaints.splice(0).filter((text) => !/status of (?:409|503)/.test(text))).toEqual([]);
  });
});
