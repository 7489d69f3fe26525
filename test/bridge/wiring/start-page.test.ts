import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumOptions, hasChromium, keepPicture } from '../../fixtures/chromium.ts';
import { startTestServer } from '../../fixtures/test-server.ts';

describe.skipIf(!hasChromium)('the start page in a browser', () => {
  test.each(['light', 'dark'] as const)(
    'in %s at 360 px: no fault that axe finds, nothing beside the screen',
    async (colorScheme) => {
      await using server = await startTestServer();
      const browser = await chromium.launch(chromiumOptions);
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      await page.goto(server.url);
      await keepPicture(page, `start page ${colorScheme}`);
      await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
      const violations = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
      expect(violations).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(errors).toEqual([]);
      await browser.close();
    },
  );
});
