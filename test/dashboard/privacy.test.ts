import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueKey } from '../../bridge/auth/keys.ts';
import { keepCalls } from '../../bridge/jobs/erasure/keep-calls.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { post } from '../fixtures/test-server.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';
import { settledPage } from './find-faults.ts';
import { openStage, type Stage, type View } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';
import { desk, phone, signInWindow } from './sign-in-window.ts';

describe.skipIf(!hasChromium)('what is found and erased of people', () => {
  let stage: Stage;
  let accountId: string;
  let leadId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    const create = (values: Record<string, string>) => stage.hubspot.portal(11).create(strongLead(values)).id;
    const contact = create({});
    leadId = (await screenedLeads(stage, [contact])).get(contact) ?? '';
    stage.hubspot.webhooks.pause();
    for (let at = 0; at < 101; at += 1) create({ lastname: 'Mendoza', email: `m${at}@example.com` });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = (view: View) => signInWindow(stage, { accountId, view });

  test('a search that HubSpot has more for says so', async () => {
    const { page, close, go, press, look, complaints } = await open(desk);
    const words = page.getByText('HubSpot has 101 such contacts. Only the newest 100 are searched', { exact: false });
    await go('/leads?search=Mendoza', 'Leads');
    await words.waitFor();
    await look('more leads than are searched');
    await go('/privacy', 'Privacy');
    await page.getByLabel('Name, phone, email or record ID').fill('Mendoza');
    await press('Find');
    await words.waitFor();
    await look('more people than are searched');
    expect(complaints).toEqual([]);
    await close();
  });

  test('erasing a lead says when its API calls could not be found', async () => {
    const { db, context: bridge, url } = stage.product;
    await keepCalls(db, { accountId, days: 30 }, 'test');
    bridge.directory.forgetAll();
    const { key } = await issueKey(db, { accountId, name: 'Website' }, 'test');
    expect((await post({ url }, { key })).status).toBe(200);
    await bridge.keptCalls.flush();
    const { page, close, go, press, look, complaints } = await open(phone);
    await page.clock.install();
    await go(`/leads/${leadId}`, 'Maria Delgado');
    stage.hubspot.script({ deviations: [deviations.unavailable] });
    await press('Erase this lead');
    await page
      .getByRole('dialog', { name: 'Erase this lead?' })
      .getByRole('button', { name: 'Erase this lead' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Erased, except saved API calls' });
    await dialog.getByText('search for the email or phone under Privacy', { exact: false }).waitFor();
    // Long enough for the page to read its lead again, were it still to.
    await page.clock.runFor(20_000);
    await dialog.getByText('search for the email or phone under Privacy', { exact: false }).waitFor();
    await look('lead erased, calls not');
    stage.hubspot.clearScript();
    await press('All leads');
    await settledPage(page, 'Leads');
    expect(await db.selectFrom('leads').select('id').where('id', '=', leadId).execute()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an owner deletes the account on its page, is signed out, and the page says so', async () => {
    const { page, close, person, go, press, look, complaints } = await open(desk);
    await go('/privacy', 'Privacy');
    await press('Delete account');
    const dialog = page.getByRole('dialog');
    const remove = dialog.getByRole('button', { name: 'Delete for good' });
    await dialog.getByLabel(/^Type the name of the account/).fill('Firm 1');
    expect(await remove.isDisabled()).toBe(true);
    await dialog.getByLabel(/^Type the name of the account/).fill('Firm 11');
    await look('the account before its end');
    await remove.click();
    await settledPage(page, 'Sign in');
    await page.getByText('The account is deleted').waitFor();
    await look('the account after its end');
    const rows = await stage.product.db.selectFrom('accounts').select('id').where('id', '=', accountId).execute();
    expect(rows).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
    await page.goto(`${stage.product.url}/leads`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await press('Sign in');
    await page.getByRole('alert').waitFor();
    await settledPage(page, 'Sign in');
    await close();
  });
});
