import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker } from '../fixtures/ask-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { findFaultsInViews, settledPage } from './find-faults.ts';
import { headings } from './headings.ts';
import { openStage, openWindow, type Stage, views } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';
import { phone, signInWindow } from './sign-in-window.ts';

const hostile = {
  firstname: '<img src=x onerror=alert(1)>',
  lastname: '\u202Egnp.exe',
  email: 'hostile@example.com',
  lead_intake_case_notes:
    '=HYPERLINK("http://evil.example") <script>alert(1)</script> rear-ended, broken arm, no lawyer',
};

const pages = [
  ...headings,
  ['/leads?status=valid&scoreFrom=10', 'Leads'],
  ['/leads?outcome=customer&source=PAID_SEARCH', 'Leads'],
] as const;

describe.skipIf(!hasChromium)('pages of the dashboard', () => {
  let stage: Stage;
  let leads: Record<'strong' | 'weak' | 'hostile', string>;
  let visit: Awaited<ReturnType<typeof signInWindow>>;

  beforeAll(async () => {
    stage = await openStage();
    const accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    const portal = stage.hubspot.portal(11);
    const known = { lifecyclestage: 'customer', hs_analytics_source: 'PAID_SEARCH' };
    const contacts = [strongLead(known), weakLead(), strongLead(hostile)].map((values) => portal.create(values).id);
    const rows = await screenedLeads(stage, contacts);
    const idOf = (at: number) => `${rows.get(contacts[at] ?? '')}`;
    leads = { strong: idOf(0), weak: idOf(1), hostile: idOf(2) };
    // Told, claimed and called, so that the way of leads has each of its steps.
    const ask = asker(await signInAs(stage.product, { accountId, origin: stage.product.url }));
    const handling = async () => (await ask('readLead', { params: { leadId: leads.strong } })).body.handling;
    while ((await handling()) === null) await delay(50);
    for (const action of ['claim', 'contacted'] as const) {
      const body = {
        requestId: `request-${action}`,
        action,
        seen: (await handling())?.version ?? 0,
        reason: null,
        note: null,
      };
      expect((await ask('handleLead', { params: { leadId: leads.strong }, body })).body.done).toBe(true);
    }
    visit = await signInWindow(stage, { accountId, view: phone });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test.each(pages)('%s has no fault', async (path, heading) => {
    const { complaints, turn, look } = visit;
    await turn(path, heading);
    await look(path, views);
    expect(complaints.splice(0)).toEqual([]);
  });

  test.each(['strong', 'weak', 'hostile'] as const)('a %s lead has no fault', async (kind) => {
    const { page, complaints, turn, look } = visit;
    await turn(`/leads/${leads[kind]}`, kind === 'strong' ? 'Maria Delgado' : /./);
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
    await look(`lead ${kind}`, views);
    expect(complaints.splice(0)).toEqual([]);
  });

  describe('for whoever is not signed in', () => {
    beforeAll(() => visit.close());

    test('a person who is not signed in gets sign-in, and comes back', async () => {
      const { page, complaints, close } = await openWindow(stage.browser, phone);
      await page.goto(`${stage.product.url}/audit`);
      await settledPage(page, 'Sign in');
      expect(await findFaultsInViews(page, 'sign in')).toEqual([]);
      await page.getByLabel('Email').fill(visit.person.email);
      await page.getByLabel('Password').fill(visit.person.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await settledPage(page, 'Audit');
      // The refused look at who is signed in is the one that leads to the page.
      expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
      await close();
    });

    test('after an account was deleted, what is left to be done is said once', async () => {
      const { page, complaints, close } = await openWindow(stage.browser, phone);
      await page.goto(`${stage.product.url}/sign-in`);
      await settledPage(page, 'Sign in');
      await page.evaluate("sessionStorage.setItem('left apps', 'HubSpot,Slack')");
      await page.reload();
      await settledPage(page, 'Sign in');
      await page.getByText('The app is still in Slack.', { exact: false }).waitFor();
      expect(await findFaultsInViews(page, 'account deleted')).toEqual([]);
      await page.reload();
      await settledPage(page, 'Sign in');
      expect(await page.getByText('The account is deleted').count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    });

    test('a link that is used up says how to get another', async () => {
      const { page, close } = await openWindow(stage.browser, phone);
      await page.goto(`${stage.product.url}/link#${'x'.repeat(43)}`);
      await settledPage(page, 'This link no longer works');
      expect(await findFaultsInViews(page, 'used link')).toEqual([]);
      await close();
    });
  });
});
