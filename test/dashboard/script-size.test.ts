import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../fixtures/chromium.ts';
import { settledPage } from './find-faults.ts';
import { headings } from './headings.ts';
import { addPerson, openStage, openWindow, type Stage, signIn } from './open-stage.ts';

const KB = 1_000;
const FIRST_KB = 200;
const FURTHER_KB = 130;

const others = headings.slice(1);

describe.skipIf(!hasChromium)('compressed script', () => {
  let stage: Stage;
  let person: { email: string; password: string };
  beforeAll(async () => {
    stage = await openStage();
    person = await addPerson(stage.product, await stage.emptyFirm());
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test('of the first page and of every other on top is within its budget', async () => {
    const first = await openWindow(stage.browser, { width: 1280, scheme: 'light' });
    await signIn(first.page, stage.product.url, person);
    const cookies = await first.context.storageState();
    const load = async (path: string, heading: string) => {
      const context = await stage.browser.newContext({ storageState: cookies });
      const page = await context.newPage();
      const sizes = new Map<string, number>();
      page.on('response', (response) => {
        const name = new URL(response.url()).pathname;
        if (!name.endsWith('.js')) return;
        expect(response.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);
        sizes.set(name, Number(response.headers()['content-length']));
      });
      await page.goto(`${stage.product.url}${path}`);
      await settledPage(page, heading);
      await context.close();
      return sizes;
    };
    const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((total, size) => total + size, 0) / KB;
    const overview = await load('/', 'Overview');
    expect(sum(overview)).toBeGreaterThan(50);
    expect(sum(overview)).toBeLessThanOrEqual(FIRST_KB);
    const further: Record<string, number> = {};
    for (const [path, heading] of others) {
      const own = new Map([...(await load(path, heading))].filter(([name]) => !overview.has(name)));
      further[path] = Math.round(sum(own));
      expect(sum(own)).toBeLessThanOrEqual(FURTHER_KB);
    }
    console.log(`script: first page ${Math.round(sum(overview))} kB; on top, kB: ${JSON.stringify(further)}`);
  });
});
