import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumOptions, hasChromium, keepPicture } from '../../fixtures/chromium.ts';
import { startTestServer } from '../../fixtures/test-server.ts';

test.skipIf(!hasChromium)(
  'the start page at 360 px, in either scheme: no fault that axe finds, nothing beside the screen',
  async () => {
    await using server = await startTestServer();
    const browser = await chromium.launch(chromiumOptions);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.goto(server.url);
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `start page ${colorScheme}`);
      const violations = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
      expect([colorScheme, violations]).toEqual([colorScheme, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
    expect(errors).toEqual([]);
    await browser.close();
  },
);
