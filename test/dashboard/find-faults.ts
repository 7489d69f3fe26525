import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '../fixtures/chromium.ts';
import { type View, views } from './open-stage.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const look = `(async () => {
  // Of what passes only the number is looked at.
  const options = { runOnly: ${JSON.stringify(levels)}, resultTypes: ['violations'] };
  const { violations, passes } = await axe.run(document, options);
  const { scrollWidth, clientWidth } = document.documentElement;
  return { violations, passes: passes.length, sideways: scrollWidth - clientWidth };
})()`;

interface Looked {
  violations: { id: string; nodes: { target: string[]; html: string }[] }[];
  passes: number;
  sideways: number;
}

/** What axe finds of WCAG 2.2 A and AA, and whether the page scrolls sideways; nothing where all is well. */
export async function findFaults(page: Page): Promise<string[]> {
  // By the debugger: the content policy of the page lets no other script in.
  if (!(await page.evaluate<boolean>("'axe' in window"))) {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Runtime.evaluate', { expression: axe });
    await debug.detach();
  }
  const { violations, passes, sideways } = await page.evaluate<Looked>(look);
  if (passes < 10) throw new Error(`axe looked at nothing: ${passes} rules passed`);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
  return sideways > 0 ? [...faults, `scrolls ${sideways} px sideways`] : faults;
}

/**
 * The same in each of these views, without leaving the page as it is; then it has its own view again.
 * @param picture what pictures of it are called
 */
export async function findFaultsInViews(page: Page, picture: string, wanted: readonly View[] = views) {
  const own = page.viewportSize();
  const faults: string[] = [];
  for (const { width, scheme } of wanted) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await keepPicture(page, `${picture} ${scheme} ${width}`);
    faults.push(...(await findFaults(page)).map((fault) => `${width} px, ${scheme}: ${fault}`));
  }
  if (own !== null) await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/** Until nothing is asked of the bridge any more and nothing waits to be drawn. */
export async function settledPage(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => page.locator('[aria-label="Loading"], [data-loading]').count()).toBe(0);
}
