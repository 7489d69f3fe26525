import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { chromium } from 'playwright-core';

/** A picture of each state in the pages of a gallery, which axe looks at too. Usage: node take-pictures.ts FOLDER [CHROMIUM] */
const [folder, executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that holds the pages');
const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error(`There is no page in ${folder}`);
const faults: string[] = [];
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1_400, height: 900 } });
  for (const file of pages) {
    await page.goto(pathToFileURL(path.resolve(folder, file)).href);
    await page.addScriptTag({ content: axe.source });
    // Colors and the order of headings are HubSpot's own, and the surfaces are drawn only about as there.
    const rules = {
      'color-contrast': { enabled: false },
      'heading-order': { enabled: false },
      region: { enabled: false },
    };
    const found = await page.evaluate(`axe.run(document, ${JSON.stringify({ rules })})`);
    const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
    for (const { id, nodes } of violations) faults.push(`${file}: ${id}: ${nodes[0]?.html}`);
    for (const figure of await page.locator('figure').all())
      await figure.screenshot({ path: path.join(folder, `${await figure.getAttribute('id')}.png`) });
  }
} finally {
  await browser.close();
}
if (faults.length > 0) throw new Error(`axe found:\n${faults.join('\n')}`);
