import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { getConfiguration, setConfiguration } from '../../bridge/accounts/configurations.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { settledPage } from './find-faults.ts';
import { openStage, openWindow, type Stage } from './open-stage.ts';
import { desk, signInWindow } from './sign-in-window.ts';

describe.skipIf(!hasChromium)('what was typed or shown once is not lost', () => {
  let stage: Stage;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = async (path: string, heading: string, account = accountId) => {
    const window = await signInWindow(stage, { accountId: account });
    await window.go(path, heading);
    return window;
  };

  test('a new key stays until it was copied, also where the old one ends right away', async () => {
    await stage.product.cli('key', 'create', '--account', accountId, '--name', 'Rotated');
    const { page, close, press } = await open('/api', 'API');
    await press('Rotate key Rotated');
    const dialog = page.getByRole('dialog', { name: 'Rotate the key Rotated' });
    await dialog.getByRole('combobox').selectOption('0');
    await dialog.getByRole('button', { name: /new key/ }).click();
    await dialog.getByText('Copy the key now').waitFor();
    await page.getByText(/^Ended/).waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('the key', { exact: true }).textContent()).toMatch(/\S{20}/);
    await press('I have copied the key');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  test('a key that has an end is not rotated again', async () => {
    await stage.product.cli('key', 'create', '--account', accountId, '--name', 'Once');
    const { page, close, press } = await open('/api', 'API');
    await press('Rotate key Once');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /new key/ })
      .click();
    await press('I have copied the key');
    await page.getByText(/^Works until/).waitFor();
    expect(await page.getByRole('button', { name: 'Rotate key Once' }).count()).toBe(1);
    await close();
  });

  test('rules that somebody published during the first steps are not overwritten', async () => {
    const made = { name: 'New firm', plan: 'pro', subscription: 'active' } as const;
    const { id: firm } = await createAccount(stage.product.db, made, 'test');
    const { page, close, press } = await open('/start', 'Get started', firm);
    await page.getByLabel('Add a practice area').fill('Admiralty Law');
    await press('Add');
    const theirs = { practiceAreas: [{ name: 'Family Law', aliases: [] }], threshold: 70, customFilters: [] };
    await setConfiguration(stage.product.db, { accountId: firm, actor: 'somebody else', input: theirs });
    await press(/^Save and/);
    await page.getByText('Takes Family Law').first().waitFor();
    await page.getByText('Takes Admiralty Law', { exact: false }).first().waitFor();
    // Nothing goes on before one of both is chosen.
    expect(await page.getByRole('button', { name: /^Save and/ }).count()).toBe(0);
    await press('Keep my changes');
    await press(/^Save and/);
    await page.getByRole('heading', { level: 2, name: /^2\. / }).waitFor();
    const { configuration } = await getConfiguration(stage.product.db, firm);
    expect(configuration).toMatchObject({ practiceAreas: [{ name: 'Admiralty Law' }], threshold: 60 });
    await close();
  });

  test.each([
    ['another body', 200, '<p>not the bridge</p>'],
    ['no body', 502, 'null'],
  ])('an answer with %s is told, and trying again shows the page', async (_, status, body) => {
    const { page, close, context } = await open('/account', 'Your account');
    await context.route('**/dashboard-api/keys', (route) => route.fulfill({ status, body }));
    await page.getByRole('link', { name: 'API', exact: true }).click();
    await page
      .getByText(/^The server is not responding\.$/)
      .first()
      .waitFor();
    await context.unroute('**/dashboard-api/keys');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('button', { name: 'Create key' }).waitFor();
    await close();
  });

  test('where leads go: what is typed stays while somebody else saves, and is not saved over theirs unasked', async () => {
    const { page, close, press, look } = await open('/connections', 'Connections');
    await press('Change where leads go');
    await page.getByLabel('Time zone').fill('America/Denver');
    const other = await open('/connections', 'Connections');
    await other.press('Change where leads go');
    await other.page.getByLabel('Time zone').fill('America/Phoenix');
    const saved = other.page.waitForResponse((response) => response.request().method() === 'PUT');
    await other.press('Save routing');
    expect((await saved).status()).toBe(200);
    const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
    await press('Save routing');
    expect((await refused).status()).toBe(409);
    await page.getByText('Someone else saved a newer version').waitFor();
    await page.getByText('Time zone America/Denver').waitFor();
    await page.getByText('Time zone America/Phoenix').waitFor();
    expect(await page.getByRole('button', { name: 'Save routing' }).count()).toBe(0);
    // Said once, by both versions: the refusal itself would tell nothing more.
    expect(await page.getByRole('region', { name: 'Where leads go' }).getByRole('alert').count()).toBe(1);
    await look('routing, both versions');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Denver');
    await press('Keep my changes');
    const again = page.waitForResponse((response) => response.request().method() === 'PUT');
    await press('Save routing');
    expect((await again).status()).toBe(200);
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Denver');
    await close();
    await other.close();
  });

  test('fields of HubSpot: both versions stand beside each other, and either can be kept', async () => {
    const typed = async (value: string) => {
      const window = await open('/connections', 'Connections');
      await window.press('Edit field mapping');
      await window.page.getByLabel('County', { exact: true }).fill(value);
      return window;
    };
    const answered = (page: Page) => page.waitForResponse((response) => response.request().method() === 'PUT');
    const [mine, other] = [await typed('city'), await typed('zip')];
    const county = mine.page.getByLabel('County', { exact: true });
    for (const kept of ['Keep my changes', 'Use the saved version']) {
      const saved = answered(other.page);
      await other.press('Save field mapping');
      expect((await saved).status()).toBe(200);
      const refused = answered(mine.page);
      await mine.press('Save field mapping');
      expect((await refused).status()).toBe(409);
      await mine.page.getByText('Someone else saved a newer version').waitFor();
      expect(await mine.page.getByRole('button', { name: 'Save field mapping' }).count()).toBe(0);
      const typedNow = await county.inputValue();
      await mine.page.getByText(`County: ${typedNow}`).waitFor();
      await mine.page.getByText(`County: ${kept === 'Keep my changes' ? 'zip' : 'state'}`).waitFor();
      if (kept === 'Keep my changes') await mine.look('mapping, both versions');
      await mine.press(kept);
      if (kept === 'Use the saved version') break;
      expect(await county.inputValue()).toBe('city');
      const again = answered(mine.page);
      await mine.press('Save field mapping');
      expect((await again).status()).toBe(200);
      await other.page.reload();
      await other.press('Edit field mapping');
      await other.page.getByLabel('County', { exact: true }).fill('state');
      await county.fill('address');
    }
    expect(await county.inputValue()).toBe('state');
    await mine.close();
    await other.close();
  });

  test('an unpublished draft is left only after a question', async () => {
    const { page, close, press } = await open('/rules', 'What we take');
    await press('Add a rule in words');
    await page
      .getByLabel(/^Rule \d+$/)
      .last()
      .fill('Lives in Texas');
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await press('Stay');
    expect(
      await page
        .getByLabel(/^Rule \d+$/)
        .last()
        .inputValue(),
    ).toBe('Lives in Texas');
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await press('Leave');
    await settledPage(page, 'Leads');
    await close();
  });

  test('an area is added once, and a publication that fails beside theirs is told', async () => {
    const { page, close, context, press } = await open('/rules', 'What we take');
    await page.getByLabel('Add a practice area').fill('Admiralty Law');
    await press('Add');
    await page.getByLabel('Add a practice area').fill('admiralty law');
    await page.getByText('This area is already in the list.').waitFor();
    const theirs = { practiceAreas: [{ name: 'Family Law', aliases: [] }], threshold: 71, customFilters: [] };
    await setConfiguration(stage.product.db, { accountId, actor: 'somebody else', input: theirs });
    await press('Publish');
    await page.getByText('Takes Family Law').first().waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
    await press('Keep my changes');
    await context.route('**/dashboard-api/rules', (route) => route.abort());
    await press('Publish');
    await page.getByText(/^The server is not responding\.$/).waitFor();
    await close();
  });

  test('a second link in the same window is read too', async () => {
    const { page, close } = await openWindow(stage.browser, desk);
    await page.goto(`${stage.product.url}/link#${'x'.repeat(43)}`);
    await settledPage(page, 'This link no longer works');
    const made = await stage.product.cli(
      'user',
      'create',
      '--account',
      accountId,
      '--email',
      'b@firm.example',
      '--link',
    );
    await page.goto((made as { url: string }).url);
    await page.getByLabel('New password').waitFor();
    await close();
  });
});
