import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getConfiguration, setConfiguration } from '../../bridge/accounts/configurations.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { CHANNEL } from '../fixtures/slack.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { settledPage } from './find-faults.ts';
import { addPerson, openStage, openWindow, type Stage, type View } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';
import { desk, phone, signInWindow } from './sign-in-window.ts';

const { lead_intake_case_notes: sound = '' } = strongLead();
const hostile = strongLead({
  lastname: 'Hostile',
  email: 'hostile@example.com',
  lead_intake_case_notes: `<img src=x onerror="document.title='taken'"> =HYPERLINK("x") ${sound} \u202Egnp.exe <b>$12,000 more in bills</b>`,
});

describe.skipIf(!hasChromium)('a lead and the rules, in the browser', () => {
  let stage: Stage;
  let accountId: string;
  let ask: Ask;
  let contacts: Record<'strong' | 'hostile', string>;
  let leads: Record<'strong' | 'hostile', string>;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    ask = asker(await signInAs(stage.product, { accountId, origin: stage.product.url }));
    const create = (values: Record<string, string>) => stage.hubspot.portal(11).create(values).id;
    contacts = { strong: create(strongLead()), hostile: create(hostile) };
    const ids = await screenedLeads(stage, [...Object.values(contacts), create(weakLead())]);
    leads = { strong: ids.get(contacts.strong) ?? '', hostile: ids.get(contacts.hostile) ?? '' };
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = async (view: View, path: string, heading: string | RegExp) => {
    const window = await signInWindow(stage, { accountId, view });
    await window.go(path, heading);
    return window;
  };
  const numbersIn = (texts: string[]) => texts.map((text) => Number.parseFloat(/[\d.]+/.exec(text)?.[0] ?? ''));

  test.each([
    ['strong', desk],
    ['hostile', phone],
  ] as const)('the parts of a %s lead add up, and its words are marked in the notes (%j)', async (kind, view) => {
    const { page, close, look, complaints } = await open(view, `/leads/${leads[kind]}`, /./);
    const { explanation, record } = (await ask('readLead', { params: { leadId: leads[kind] } })).body;
    const breakdown = explanation?.breakdown ?? never();
    const section = page.getByRole('region', { name: 'Case score by part' });
    const parts = await section.getByText(/^\d+ of \d+$/).allTextContents();
    expect(parts).toEqual(Object.values(breakdown.parts).map(({ points, max }) => `${points} of ${max}`));
    expect(parts).toHaveLength(6);
    const sum = numbersIn(parts).reduce((total, points) => total + points, 0);
    expect(sum).toBe(breakdown.score);
    await section.getByText(`Total: ${sum} of 100`, { exact: true }).waitFor();
    const bars = await section.locator('.part-bar .filled').all();
    const widths = await Promise.all(bars.map(async (bar) => (await bar.getAttribute('style')) ?? ''));
    const shares = Object.values(breakdown.parts).map(({ points, max }) => (100 * points) / max);
    for (const [at, width] of numbersIn(widths).entries()) expect(width).toBeCloseTo(shares[at] ?? Number.NaN, 3);

    const notes = page.getByRole('region', { name: 'Case notes' }).locator('.notes');
    expect(await notes.textContent()).toBe(record?.intakeNotes);
    const marked = await notes.locator('mark').allTextContents();
    const reasons = Object.values(breakdown.parts).flatMap((part) => part.reasons);
    const quotes = reasons.flatMap(({ quote, field }) => (quote !== null && field === 'intakeNotes' ? [quote] : []));
    expect(quotes.length).toBeGreaterThan(3);
    expect(quotes.filter((quote) => !marked.some((words) => words.includes(quote)))).toEqual([]);
    // "ER" counts as a word, and not as a part of one.
    if (kind === 'hostile') expect((await notes.locator('span').allTextContents()).join()).toContain('=HYPERLINK("x")');
    expect(marked.join('').length).toBeLessThan(record?.intakeNotes.length ?? 0);
    expect([await page.locator('img, .notes b').count(), await page.title()]).toEqual([0, 'Lead · Lead intake']);
    await section.locator('summary').first().click();
    await look(`lead ${kind} explained`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an overrule is taken back on the page', async () => {
    const { page, close, press, look, complaints } = await open(phone, `/leads/${leads.strong}`, 'Maria Delgado');
    const inHubSpot = () => stage.hubspot.portal(11).value(contacts.strong, 'lead_intake_status');
    expect(inHubSpot()).toBe('valid');
    await press('Change status');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status', { exact: true }).selectOption('Not valid');
    await press('Set status');
    await page.getByText('set manually').waitFor();
    await expect.poll(inHubSpot).toBe('invalid');
    await look('overruled');
    await press('Go back to the automatic status');
    await page.getByText('set manually').waitFor({ state: 'detached' });
    await page.getByText('Set automatically.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Go back to the automatic status' }).count()).toBe(0);
    await expect.poll(inHubSpot).toBe('valid');
    await look('overrule taken back');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the links in Slack and on the card in HubSpot lead to the page of the lead, by way of the sign-in', async () => {
    const { product, hubspot, slack } = stage;
    const inSlack = () => {
      const told = JSON.stringify(
        slack
          .workspace()
          .messages(CHANNEL)
          .map(({ blocks }) => blocks),
      );
      return [...told.matchAll(/<(http[^|>]+)\|See how it was scored>/g)].map(([, url]) => url);
    };
    await expect.poll(inSlack).toContain(`${product.url}/leads/${leads.strong}`);
    hubspot.proxy.point('https://bridge.example', product.url, { signedAs: product.url });
    const card = pageIn(hubspot);
    const { dashboardUrl } = (await card('readLead', { contactId: contacts.strong })).body;
    const { page, close } = await openWindow(stage.browser, desk);
    const person = await addPerson(product, accountId, 'read_only');
    await page.goto(inSlack().find((url) => url?.endsWith(leads.strong)) ?? '');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await settledPage(page, 'Maria Delgado');
    await page.goto(`${product.url}/`);
    await settledPage(page, 'Overview');
    await page.goto(dashboardUrl ?? '');
    await settledPage(page, 'Maria Delgado');
    await page.goto((await card('readSettings')).body.dashboardUrl ?? '');
    await settledPage(page, 'Overview');
    await close();
  });

  test('the number of a lead calls it, and the list forgets its filters when the menu leads there', async () => {
    const { page, close } = await open(desk, `/leads/${leads.strong}`, 'Maria Delgado');
    const call = page.getByRole('link', { name: 'Call 512-555-0142' });
    expect(await call.getAttribute('href')).toBe('tel:+15125550142');
    await page.goto(`${stage.product.url}/leads?search=Delgado&scoreUntil=100`);
    await settledPage(page, 'Leads');
    expect(await page.getByLabel('Maximum score').inputValue()).toBe('100');
    await page.getByLabel('Maximum score').fill('1');
    await expect.poll(() => page.url()).toContain('scoreUntil=1');
    await page.getByText('No leads match these filters.').waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Leads' }).click();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Maria Delgado' }).waitFor();
    await close();
  });

  test('a rule that is not understood is replaced where it stands by one from parts', async () => {
    const { page, close, press, look } = await open(desk, '/rules', 'What we take');
    await press('Add a rule in words');
    await page.getByLabel('Rule 1', { exact: true }).fill('Only the usual ones');
    await press('Build it step by step');
    await page.getByLabel('States, counties or ZIP codes').fill('TX');
    await look('a rule from parts');
    await press('Replace the rule');
    await page.getByText('Lives in TX', { exact: true }).waitFor();
    await page.getByText(/^Understood as: /).waitFor();
    expect(await page.getByLabel('Rule 1', { exact: true }).count()).toBe(0);
    await press('Discard changes');
    await close();
  });

  test('an older version of the rules is published again', async () => {
    const { db } = stage.product;
    const before = await getConfiguration(db, accountId);
    const input = { practiceAreas: ['Car Accident', 'Family Law'], threshold: 70, customFilters: [] };
    await setConfiguration(db, { accountId, actor: 'test', input });
    const { page, close, press, look, complaints } = await open(desk, '/rules', 'What we take');
    await press(`Compare version ${before.version}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Published, version ${before.version + 1}`).waitFor();
    await dialog.getByText('Takes Family Law').first().waitFor();
    await look('an older version');
    await press(`Publish version ${before.version} again`);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`Version ${before.version + 2} (published)`, { exact: true }).waitFor();
    await page.getByText(`Minimum score of a valid lead: ${before.configuration.threshold}`).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Family Law' }).count()).toBe(0);
    expect((await getConfiguration(db, accountId)).configuration).toEqual(before.configuration);
    await look('an older version is published again');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the threshold moves over the scores without asking anybody', async () => {
    const { page, close, look, complaints } = await open(phone, '/rules', 'What we take');
    const rows = await stage.product.db.selectFrom('leads').select('score').where('score', 'is not', null).execute();
    const scores = rows.map(({ score }) => score ?? never());
    const says = (threshold: number) => {
      const reached = scores.filter((score) => score >= threshold).length;
      return `${reached} of ${scores.length} leads (${Math.round((100 * reached) / scores.length)}%) score this or higher.`;
    };
    const { threshold } = (await getConfiguration(stage.product.db, accountId)).configuration;
    await page.getByText(says(threshold), { exact: true }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const calls = stage.hubspot.log.count();
    const slider = page.getByLabel(/^Minimum score of a valid lead/);
    await slider.press('ArrowRight');
    await page.getByText(`Minimum score of a valid lead: ${threshold + 1}`, { exact: true }).waitFor();
    for (const to of [1, Math.max(...scores), 100]) {
      await slider.fill(`${to}`);
      await page.getByText(says(to), { exact: true }).waitFor();
      await page.getByText(`Darker bars are at or above ${to}.`, { exact: false }).waitFor();
    }
    expect(says(1)).not.toBe(says(100));
    expect([asked, stage.hubspot.log.count() - calls]).toEqual([[], 0]);
    await look('threshold moved');
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await close();
  });
});

function never(): never {
  throw new Error('there is nothing to compare with');
}
