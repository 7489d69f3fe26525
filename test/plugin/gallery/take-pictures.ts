import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** A picture of each state in a gallery page. Usage: node take-pictures.ts FOLDER [CHROMIUM] */
const [folder, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that holds index.html');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1_400, height: 900 } });
  await page.goto(pathToFileURL(path.resolve(folder, 'index.html')).href);
  for (const figure of await page.locator('figure').all())
    await figure.screenshot({ path: path.join(folder, `${await figure.getAttribute('id')}.png`) });
} finally {
  await browser.close();
}
