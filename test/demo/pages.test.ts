import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDashboard } from '../../bridge/cli/serve/build-dashboard.ts';
import { findFaultsInViews } from '../dashboard/find-faults.ts';
import { openBrowser } from '../dashboard/open-stage.ts';
import { hasChromium, keepPicture } from '../fixtures/chromium.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { startDemo, stopDemo, untilDemo } from './start-demo.ts';

const wide = { width: 1_280, scheme: 'light' } as const;
const phone = { width: 390, scheme: 'light' } as const;

/** What axe finds at the width of a desk and of a phone; a picture of each where they are kept. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const view of [phone, wide]) {
    await page.setViewportSize({ width: view.width, height: 900 });
    faults.push(...(await findFaultsInViews(page, `slack ${name}`, [view])).map((fault) => `${name}, ${fault}`));
    await keepPicture(page, `slack ${name} ${view.width}`);
  }
  return faults;
}

async function send(page: Page, text: string): Promise<void> {
  await page.locator('#main .composer input').fill(text);
  await page.locator('#main .composer input').press('Enter');
}

describe.skipIf(!hasChromium)('the pages of one demonstration', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let demo: ReturnType<typeof startDemo>;
  let told: string;
  let context: BrowserContext;
  beforeAll(async () => {
    const fault = await buildDashboard();
    if (fault !== null) throw new Error(fault);
    folder = await temporaryFolder();
    demo = startDemo(['--contacts', '2', '--seconds', '1'], folder.path);
    told = await untilDemo(demo, /are in Slack: \S+\n/);
    context = await (await openBrowser()).newContext({ viewport: { width: wide.width, height: 900 } });
    context.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await context?.close();
    if (demo !== undefined) expect(await stopDemo(demo)).toBe(0);
    await folder?.[Symbol.asyncDispose]();
  });

  test('what Slack shows: axe finds nothing in the alert, its menu and forms, the answers to /lead, the home and its forms', async () => {
    const page = await context.newPage();
    await page.goto(/are in Slack: (\S+)/.exec(told)?.[1] ?? '');
    const main = page.locator('#main');
    const modal = page.getByRole('dialog');
    const faults: string[] = [];
    const look = async (name: string) => void faults.push(...(await faultsOf(page, name)));

    await main.getByRole('button', { name: 'Claim' }).waitFor();
    await look('alert');
    await main.locator('.overflow summary').click();
    await main.getByRole('button', { name: 'Screen again' }).waitFor();
    await look('menu');
    await main.getByRole('button', { name: 'Not a fit' }).click();
    await modal.getByLabel('Why is this lead not a fit?').waitFor();
    await modal.getByLabel('Note').fill('Wrong number');
    await look('not a fit');
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await main.getByRole('button', { name: 'Claim' }).click();
    await main.getByRole('button', { name: 'Mark contacted' }).waitFor();
    await look('claimed');
    await send(page, '/lead help');
    await main.locator('.private').nth(0).waitFor();
    await send(page, '/lead Delgado');
    await main.locator('.private').nth(1).getByText('Maria Delgado').waitFor();
    await look('found by lead');
    await page.locator('#sidebar [data-place="home"]').click();
    await main.locator('[data-home]').waitFor();
    await look('home');
    await main.getByRole('button', { name: 'Where would a lead go?' }).click();
    await modal.getByLabel('Practice area').fill('Employment Law');
    await look('where would it go');
    await modal.getByRole('button', { name: 'Ask' }).click();
    await modal.getByText('Channel:').waitFor();
    await look('where it would go');
    await modal.locator('footer').getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });

    expect(faults).toEqual([]);
    await page.close();
  });

  test('HubSpot’s contacts with the card of the app beside Slack: both work, nothing leads away, on a phone too', async () => {
    const [, url = ''] = /cards and buttons that work: (\S+)/.exec(told) ?? [];
    const [, dashboard = ''] = /sets up a sign-in: (\S+)/.exec(told) ?? [];
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    const asked = new Set<string>();
    page.on('request', (request) => void asked.add(new URL(request.url()).hostname));
    await page.goto(url);
    await page.click('button:has-text("Maria Delgado")');
    await page.getByText(/Score \d+ of 100/).waitFor();
    await page.getByText('How the score was calculated').waitFor();
    await page.frameLocator('#slack').getByText('Open in HubSpot').first().waitFor();
    await keepPicture(page, 'demo');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: unknown, options: object): Promise<{ violations: { id: string }[] }> };
      };
      return (
        await axe.run((globalThis as unknown as { document: unknown }).document, { iframes: false })
      ).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    await keepPicture(page, 'demo phone');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    const overruling = page.locator('#card details:has(summary:has-text("Set the status yourself"))');
    await overruling.locator('summary').click();
    await overruling.locator('select').selectOption('invalid');
    await page.click('#card button:has-text("Set status")');
    await page.getByText('Status set manually').waitFor();
    await page.click('#see-slack');
    const slack = page.frameLocator('#slack');
    const opened = page.context().waitForEvent('page');
    await slack.getByText('Open in HubSpot').first().click();
    expect((await opened).url()).toMatch(new RegExp(`^${url}/\\?contact=\\d+$`));
    await page.goto(dashboard);
    await page.getByLabel('New password').fill('correct horse battery staple');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByRole('heading', { level: 1, name: /Overview|Get started/ }).waitFor();
    await page.goto(`${new URL(dashboard).origin}/leads`);
    await page.getByText('Maria Delgado').first().waitFor();
    expect([...asked]).toEqual(['127.0.0.1']);
    expect(errors).toEqual([]);
  });
});
