import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium } from '../fixtures/chromium.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { openStage, type Stage } from './open-stage.ts';
import { press, testRuleInWords } from './rule-in-words.ts';
import { screenedLeads } from './screened-leads.ts';
import { phone, signInWindow } from './sign-in-window.ts';

const IMAGE = '<img src=x onerror="document.title=`taken`">';
const REVERSED = '\u202Egnp.exe\u2066';
const FORMULA = '=HYPERLINK("http://evil.example","click")';
const ENDLESS = 'x'.repeat(19_000);
const { lead_intake_case_notes: sound = '' } = strongLead();
const notes = `${FORMULA} ${IMAGE} ${sound} ${ENDLESS}`;

/** Whatever a form lets a stranger type, in every property that a page may show. */
const hostile = strongLead({
  firstname: `${IMAGE}${FORMULA}`,
  lastname: `${REVERSED}${'y'.repeat(300)}`,
  email: 'hostile@example.com',
  city: `${IMAGE}${'c'.repeat(300)}`,
  lead_intake_county: FORMULA,
  lead_intake_case_notes: notes,
});
/** The area of this one is what is hostile: it is not accepted. */
const strange = strongLead({
  firstname: REVERSED,
  lastname: FORMULA,
  email: 'strange@example.com',
  lead_intake_practice_area: `${IMAGE}${REVERSED}${'z'.repeat(300)}`,
});

/** What is folded is shown too. */
const openAll = (page: Page) =>
  page.evaluate("for (const details of document.querySelectorAll('main details')) details.open = true");

/** Every page that shows words of leads, and how it comes to show them. */
const places: [string, string, (page: Page) => Promise<unknown>][] = [
  ['the list', '/leads', (page) => page.getByText(IMAGE, { exact: false }).first().waitFor()],
  [
    'the list, by an address with more than it asks for',
    '/leads?unknown=1',
    (page) => page.getByText(IMAGE, { exact: false }).first().waitFor(),
  ],
  ['why leads are not a fit', '/', (page) => page.getByText('practice area', { exact: false }).first().waitFor()],
  [
    'a lead',
    'HOSTILE',
    async (page) => {
      await openAll(page);
      await page.getByText(ENDLESS.slice(0, 500), { exact: false }).first().waitFor();
    },
  ],
  [
    'a lead of a strange area',
    'STRANGE',
    async (page) => {
      await openAll(page);
      await page.getByText(IMAGE, { exact: false }).first().waitFor();
    },
  ],
  ['the audit log', '/audit', async () => undefined],
  [
    'rules on recent leads, and the preview',
    '/rules',
    async (page) => {
      await testRuleInWords(page);
      await press(page, 'Preview the draft');
      await page.getByText('Would no longer be valid', { exact: false }).waitFor();
      await page.getByText(IMAGE, { exact: false }).first().waitFor();
    },
  ],
  [
    'the live example of the fields, and deliveries',
    '/connections',
    async (page) => {
      await press(page, 'Edit field mapping');
      await page.getByText('A live example').waitFor();
      await page.getByText(FORMULA, { exact: false }).first().waitFor();
    },
  ],
  [
    'the playground',
    '/api',
    async (page) => {
      await page.getByLabel('Case notes').fill(notes);
      await page.getByText('More fields').click();
      await page.getByLabel('First name').fill(`${IMAGE}${REVERSED}`);
      await page.getByLabel('Practice area', { exact: true }).fill(`${IMAGE}${'z'.repeat(300)}`);
      await press(page, 'Score this lead');
      await page.getByText('The same request as').waitFor();
    },
  ],
];

describe.skipIf(!hasChromium)('words of a lead are text and nothing else', () => {
  let stage: Stage;
  let accountId: string;
  let ids: Record<string, string>;
  let visit: Awaited<ReturnType<typeof signInWindow>>;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    const contacts = [hostile, strange].map((values) => stage.hubspot.portal(11).create(values).id);
    const rows = await screenedLeads(stage, contacts);
    ids = { HOSTILE: `${rows.get(contacts[0] ?? '')}`, STRANGE: `${rows.get(contacts[1] ?? '')}` };
    visit = await signInWindow(stage, { accountId, view: phone });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test.each(places)('%s', async (name, path, show) => {
    const { page, complaints, turn, look } = visit;
    const outside: string[] = [];
    page.on('request', (request) => request.url().startsWith(stage.product.url) || outside.push(request.url()));
    await turn(ids[path] === undefined ? path : `/leads/${ids[path]}`, /./);
    await show(page);
    // No element was made of it, nothing ran, nothing was asked of anybody, and no mark turns what stands around it.
    expect(await page.locator('img, a[href*="evil"], script:not([src])').count()).toBe(0);
    expect(await page.title()).not.toContain('taken');
    expect(await turnedAround(page)).toEqual([]);
    await look(`hostile ${name}`);
    expect(complaints.splice(0)).toEqual([]);
    expect(outside).toEqual([]);
  });
});

/** Texts with a mark that turns the direction, and no element of their own to end it. */
const turnedAround = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (/[\\u202a-\\u202e\\u2066-\\u2069]/.test(node.data) && node.parentElement.closest('bdi, code, textarea, script, option') === null)
        found.push(node.data.slice(0, 80));
    return found;
  })()`);
