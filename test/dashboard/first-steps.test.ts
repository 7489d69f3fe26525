import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { getConfiguration } from '../../bridge/accounts/configurations.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { CHANNEL } from '../fixtures/slack.ts';
import { settledPage } from './find-faults.ts';
import { hasFocus, openKeyboard } from './keyboard.ts';
import { openStage, openWindow, type Stage } from './open-stage.ts';

describe.skipIf(!hasChromium)('the first five minutes', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test('a firm sets itself up by keyboard, with at most 25 presses and 6 fields, and may leave in between', async () => {
    const { product, hubspot, slack } = stage;
    const account = { name: 'Doe & Partners', plan: 'pro', subscription: 'active' } as const;
    const { id: accountId } = await createAccount(product.db, account, 'test');
    const made = await product.cli('user', 'create', '--account', accountId, '--email', 'amy@firm.example', '--link');
    const { url } = z.looseObject({ url: z.url() }).parse(made);
    const { page, complaints } = await openWindow(stage.browser, { width: 1280, scheme: 'light' });
    const { press, type, choose, counts } = openKeyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    let moved = false;
    const step = async (name: RegExp) => {
      const heading = page.getByRole('heading', { level: 2, name });
      await heading.waitFor();
      // Whoever goes on begins to read at the next step.
      if (moved) await expect.poll(() => hasFocus(heading)).toBe(true);
      moved = true;
    };

    await page.goto(url);
    await type(page.getByLabel('New password'), 'correct horse battery staple');
    await press(button('Save and sign in'));
    await settledPage(page, 'Get started');

    await step(/^1\. /);
    await press(page.getByLabel('Personal Injury'), 'Space');
    await press(page.getByLabel('Car Accident', { exact: true }), 'Space');
    await press(button('Save and continue'));

    await step(/^2\. /);
    await press(page.getByLabel('Must not be represented by another attorney'), 'Space');
    await choose(page.getByLabel('Only clients from one state'), 'Texas');
    await press(button('Add rule'));
    await page.getByText(/^Understood as: .*Texas/).waitFor();
    await press(button('Save and continue'));

    await step(/^3\. /);
    await press(button('Save and continue'));

    await step(/^4\. /);
    await press(button('Use a sample lead'));
    await press(button('Score this lead'));
    await page.getByText('Case score by part').waitFor();
    await press(button('Continue'));

    // The same browser continues where it was.
    await step(/^5\. /);
    await page.goto(`${product.url}/`);
    moved = false;
    await settledPage(page, 'Overview');
    await press(page.getByRole('link', { name: 'Continue setup' }));
    await step(/^5\. /);
    await type(page.getByLabel('Access token of a HubSpot app'), hubspot.staticToken(11));
    await press(button('Connect with a token'));
    await page.getByText('HubSpot is connected.').first().waitFor();
    await press(button('Continue'));

    await step(/^6\. /);
    await type(page.getByLabel('Bot token'), slack.botToken('T01FIRM'));
    await type(page.getByLabel('Channel'), CHANNEL);
    await press(button('Connect with a token'));
    await page.getByText('Slack is connected.').first().waitFor();
    await press(button('Continue'));

    await step(/^7\. /);
    await press(button('Create key'));
    const key = (await page.getByLabel('the key', { exact: true }).textContent()) ?? '';
    await press(button('Finish'));
    await step(/^You are set up$/);

    expect(counts.presses).toBeLessThanOrEqual(25);
    expect(counts.fields).toBeLessThanOrEqual(6);
    console.log(`first five minutes: ${counts.presses} presses, ${counts.fields} fields typed`);
    const { practiceAreas, customFilters, threshold } = await savedRules(accountId);
    expect(practiceAreas.map(({ name }) => name)).toEqual(['Personal Injury', 'Car Accident']);
    expect(practiceAreas[0]?.aliases.length).toBeGreaterThan(3);
    expect(customFilters).toEqual(['Must not be represented by another attorney', 'Lives in Texas']);
    expect(threshold).toBe(60);
    const { status } = await fetch(`${product.url}/api/v1/score`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(400);
    expect(complaints).toEqual([]);
  });

  const savedRules = async (accountId: string) => (await getConfiguration(stage.product.db, accountId)).configuration;
});
