import { chromium, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findFaultsInViews } from '../dashboard/find-faults.ts';
import { chromiumOptions, hasChromium, keepPicture } from '../fixtures/chromium.ts';
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

describe.skipIf(!hasChromium)('what Slack shows, on a desk and on a phone', () => {
  test('axe finds nothing in the alert, its menu and forms, the answers to /lead, the home and its forms', async () => {
    await using folder = await temporaryFolder();
    const child = startDemo(['--contacts', '2', '--seconds', '1'], folder.path);
    const printed = await untilDemo(child, /are in Slack: \S+\n/);
    const browser = await chromium.launch(chromiumOptions);
    const page = await browser.newPage({ viewport: { width: wide.width, height: 900 } });
    page.setDefaultTimeout(30_000);
    await page.goto(/are in Slack: (\S+)/.exec(printed)?.[1] ?? '');
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

    expect(faults).toEqual([]);
    await browser.close();
    expect(await stopDemo(child)).toBe(0);
  });
});
