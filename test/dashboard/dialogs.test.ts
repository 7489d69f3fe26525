import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../fixtures/chromium.ts';
import { testPassword } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { findFaults, keepPicture, settledPage } from './find-faults.ts';
import { addPerson, openStage, openWindow, type Stage, signIn, type View, type Visit } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';

const views: View[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** A page, and how it comes to a state that the page alone does not show. */
const states: [string, string, (page: Page) => Promise<void>][] = [
  ['LEAD', 'not a fit', (page) => press(page, 'Not a fit').then(() => dialog(page))],
  ['LEAD', 'status', (page) => press(page, 'Change status').then(() => dialog(page))],
  ['LEAD', 'erasure', (page) => press(page, 'Erase this lead').then(() => dialog(page))],
  [
    '/rules',
    'rule workbench',
    async (page) => {
      await press(page, 'Add a rule in words');
      await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
      await page.getByText(/^Understood as: /).waitFor();
      await press(page, /^Test on recent leads/);
      await page.getByText(/^Tested on/).waitFor();
      await press(page, 'Build a rule from parts');
      await press(page, 'Preview the draft');
      await page
        .getByText(/^Checked|Would no longer be valid/)
        .first()
        .waitFor();
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
  ['/connections', 'the end of HubSpot', (page) => press(page, 'Disconnect HubSpot').then(() => dialog(page))],
  ['/connections', 'the end of Slack', (page) => press(page, 'Disconnect Slack').then(() => dialog(page))],
  [
    '/connections',
    'fields, an estimate and routing',
    async (page) => {
      await press(page, 'Choose where fields come from');
      await page.getByText('A live example').waitFor();
      await press(page, 'Estimate');
      await page.getByText(/contacts?, \d+ to screen/).waitFor();
      await press(page, 'Change where leads go');
      await press(page, 'Add a rule');
      await press(page, 'Test');
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

describe.skipIf(!hasChromium)('dialogs and what opens on a page', () => {
  let stage: Stage;
  let accountId: string;
  let leadId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    const contact = stage.hubspot.portal(11).create(strongLead()).id;
    leadId = `${(await screenedLeads(stage, [contact])).get(contact)}`;
    await stage.product.cli('key', 'create', '--account', accountId, '--name', 'Website');
    await addPerson(stage.product, accountId, 'intake');
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  describe.each(views)('at $width px in $scheme', (view) => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await openWindow(stage.browser, view);
      await signIn(visit.page, stage.product.url, await addPerson(stage.product, accountId));
    });

    test.each(states)('%s: %s has no fault', async (path, name, open) => {
      const { page, complaints } = visit;
      await page.goto(`${stage.product.url}${path === 'LEAD' ? `/leads/${leadId}` : path}`);
      await settledPage(page, /./);
      await open(page);
      await keepPicture(page, `${view.scheme} ${view.width} ${path} ${name}`);
      expect(await findFaults(page)).toEqual([]);
      expect(complaints.splice(0)).toEqual([]);
    });
  });
});
