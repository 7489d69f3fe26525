import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** A picture of each state in the pages of a gallery. Usage: node take-pictures.ts FOLDER [CHROMIUM] */
const [folder, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that holds the pages');
const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error(`There is no page in ${folder}`);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1_400, height: 900 } });
  for (const file of pages) {
    await page.goto(pathToFileURL(path.resolve(folder, file)).href);
    for (const figure of await page.locator('figure').all())
      await figure.screenshot({ path: path.join(folder, `${await figure.getAttribute('id')}.png`) });
  }
} finally {
  await browser.close();
}
