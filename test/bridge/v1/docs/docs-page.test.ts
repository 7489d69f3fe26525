import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../../../shared/operations.ts';
import { chromiumOptions, hasChromium, keepPicture } from '../../../fixtures/chromium.ts';
import { startTestServer, type TestServer } from '../../../fixtures/test-server.ts';

let server: TestServer;
let browser: Browser;
/** The window of all tests that need no other: for each new one the browser starts a process. */
let page: Page;
const errors: string[] = [];
const wide = { width: 1_280, height: 900 };

/** What the page's policy refuses is an error on the console. */
async function openWindow(javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, javaScriptEnabled });
  const opened = await context.newPage();
  opened.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  opened.on('pageerror', (error) => void errors.push(String(error)));
  return opened;
}

beforeAll(async () => {
  if (!hasChromium) return;
  server = await startTestServer();
  browser = await chromium.launch(chromiumOptions);
  page = await openWindow(true);
});
beforeEach(async () => {
  errors.length = 0;
  await page?.setViewportSize(wide);
  await page?.emulateMedia({ colorScheme: null });
  await page?.goto(`${server.url}/docs`);
});
afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
});

const hasVisible = (page: Page, selector: string) => page.locator(`${selector} >> visible=true`).count();

describe.skipIf(!hasChromium)('/docs in a browser', () => {
  test('at either width in either scheme has no fault that axe finds, and needs no scrolling sideways', async () => {
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    for (const width of [1_280, 360])
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await keepPicture(page, `docs ${scheme} ${width}`);
        const violations = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as {
            axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          const found = await axe.run({ resultTypes: ['violations'] });
          return found.violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html)]);
        });
        expect([width, scheme, violations]).toEqual([width, scheme, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    expect(errors).toEqual([]);
  });

  test('begins with a key and the first request', async () => {
    const titles = await page.locator('main > section > h2').allTextContents();
    expect(titles.slice(0, 3)).toEqual(['Get a key', 'First request', operations.scoreRecord.summary]);
  });

  test('without scripts the tabs work, everything can be read, and no button is there that does nothing', async () => {
    const plain = await openWindow(false);
    await plain.goto(`${server.url}/docs`);
    const first = plain.locator('#first-request .samples');
    expect(await first.locator('.pane >> visible=true').textContent()).toContain('curl');
    for (const [label, words] of [
      ['TypeScript', 'await fetch('],
      ['Python', 'urllib.request'],
    ] as const) {
      await first.getByText(label, { exact: true }).click();
      expect(await first.locator('.pane >> visible=true').allTextContents()).toEqual([expect.stringContaining(words)]);
    }
    expect(await hasVisible(plain, 'button')).toBe(0);
    expect(await hasVisible(plain, '.search')).toBe(0);
    expect(await hasVisible(plain, 'main > section')).toBe(await plain.locator('main > section').count());
  });

  test('a language is chosen once for all samples', async () => {
    await page.locator('#first-request .samples').getByText('Python', { exact: true }).click();
    const shown = await page.locator('.pane >> visible=true').allTextContents();
    expect(shown).toHaveLength(1 + Object.keys(operations).length);
    for (const code of shown) expect(code).toContain('urllib.request');
  });

  test('the search shows the sections and rows with its words, and says how many', async () => {
    await page.getByLabel('Search').fill('rate limit');
    expect(await hasVisible(page, '#errors tr#rate_limited')).toBe(1);
    expect(await hasVisible(page, '#errors tr#invalid_api_key')).toBe(0);
    expect(await hasVisible(page, '#limits')).toBe(1);
    expect(await hasVisible(page, '#get-a-key')).toBe(0);
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ of \d+ sections$/);
    await page.getByLabel('Search').fill('');
    expect(await hasVisible(page, 'main > section')).toBe(await page.locator('main > section').count());
    expect(await hasVisible(page, 'tbody tr')).toBe(await page.locator('tbody tr').count());
  });

  test('a sample is copied as it stands', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const box = page.locator('#first-request .code').first();
    await box.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => box.getByRole('button').textContent()).toBe('Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(JSON.parse(copied)).toEqual(operations.scoreRecord.example.input);
  });

  test('no row stands twice in a table', async () => {
    for (const table of await page.locator('table').all()) {
      const rows = await table.locator('tbody tr').allTextContents();
      expect(new Set(rows).size).toBe(rows.length);
    }
  });
});
