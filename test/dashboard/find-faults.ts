import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture } from '../fixtures/chromium.ts';
import { type View, views } from './open-stage.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those of its rules that look at colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * A page that was looked at already, and is the same but for its colors: of the same elements, texts and attributes, at
 * the same places. What has no color is as it was found then.
 */
const look = `(async () => {
  const places = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  });
  // Marks that say in which view the page is, and that it came to it just now.
  const marks = / data-(?:mantine-color-scheme|resizing)="[a-z]+"/g;
  const html = document.documentElement.outerHTML.replace(marks, '');
  const shape = [innerWidth, html, ...places].join(';');
  const isKnown = window.lookedAt === shape;
  window.lookedAt = shape;
  // Of what passes only the number is looked at.
  const { violations, passes } = await axe.run(document, {
    runOnly: isKnown ? { type: 'rule', values: ${JSON.stringify(ofColors)} } : ${JSON.stringify(levels)},
    resultTypes: ['violations'],
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return { violations, passes: passes.length, least: isKnown ? 1 : 10, sideways: scrollWidth - clientWidth };
})()`;

interface Looked {
  violations: { id: string; nodes: { target: string[]; html: string }[] }[];
  passes: number;
  /** As many rules find something to look at on every page. */
  least: number;
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
  const { violations, passes, least, sideways } = await page.evaluate<Looked>(look);
  if (passes < least) throw new Error(`axe looked at nothing: ${passes} rules passed`);
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
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await keepPicture(page, `${picture} ${scheme} ${width}`);
    faults.push(...(await findFaults(page)).map((fault) => `${width} px, ${scheme}: ${fault}`));
  }
  if (own !== null && own.width !== page.viewportSize()?.width) await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/** Until nothing is asked of the bridge any more and nothing waits to be drawn. */
export async function settledPage(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => page.locator('[aria-label="Loading"], [data-loading]').count()).toBe(0);
}
