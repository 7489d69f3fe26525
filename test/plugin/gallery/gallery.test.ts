import '../worker-globals.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Form, LoadingButton, Tabs } from '@hubspot/ui-extensions';
import type { RenderedNode } from '@hubspot/ui-extensions/testing';
import { afterAll, describe, expect, test } from 'vitest';
import type { CardLead } from '../../../shared/card.ts';
import { choicesOf, healthOf, settingsOf } from '../app-settings.ts';
import { cardLeadOf, propertiesOf, screening, unscreened } from '../card-leads.ts';
import { renderBulk, waitingFor } from '../render-bulk.ts';
import { renderCard } from '../render-card.ts';
import { enter, renderSettings } from '../render-settings.ts';
import { type Answers, Refused, Unreachable } from '../stand-in-bridge.ts';
import { serveExtension } from '../worker-globals.ts';
import { galleryPage, type Shown } from './page.ts';
import { renderHtml } from './render-html.ts';

const shown: Shown[] = [];

/** Draws a surface once it says what the state is about. */
async function draw(
  surface: { waitFor(check: () => void): Promise<void>; getRootNode(): RenderedNode; text(): string },
  { says, ...state }: Omit<Shown, 'html'> & { says: string },
): Promise<void> {
  await surface.waitFor(() => {
    expect(surface.text()).toContain(says);
    if (!says.startsWith('Loading')) expect(surface.text()).not.toContain('Loading the details');
  });
  const html = renderHtml(surface.getRootNode());
  expect(html).not.toMatch(/<script|<img|undefined|\[object/);
  shown.push({ ...state, html });
}

const away = () => {
  throw new Unreachable();
};
/** An answer that never comes. */
const never = () => new Promise<never>(() => {});

const flagged = structuredClone(screening);
flagged.breakdown.flags = [{ name: 'time_sensitive', detail: 'limitation ends December 1', quote: null }];

const refused = structuredClone(screening);
Object.assign(refused, { score: 18, valid: false });
for (const judgement of refused.filters) Object.assign(judgement, { verdict: 'violated', why: 'Has a lawyer' });

const byHand: CardLead['override'] = { status: 'invalid', by: 'amy@firm.example', at: '2026-11-21T16:00:00Z' };
const status = (name: string) => ({ lead_intake_status: name });

const cards: [
  name: string,
  title: string,
  says: string,
  properties: Record<string, string | null>,
  answers: Answers,
][] = [
  ['card-loading-details', 'Loading the details', 'Loading the details', propertiesOf(), { readLead: never }],
  [
    'card-unscreened',
    'Not screened yet',
    'Not screened yet',
    unscreened,
    { readLead: () => cardLeadOf({ state: 'unknown', explanation: null, handling: null, history: [] }) },
  ],
  [
    'card-pending',
    'Pending',
    'Screening takes',
    propertiesOf({ ...unscreened, ...status('pending') }),
    {
      readLead: () => cardLeadOf({ state: 'pending', work: 'running', explanation: null, handling: null, history: [] }),
    },
  ],
  [
    'card-valid',
    'Valid',
    'How the score came about',
    propertiesOf(),
    { readLead: () => cardLeadOf({ explanation: flagged }) },
  ],
  [
    'card-invalid',
    'Invalid',
    'Not met',
    propertiesOf({ ...status('invalid'), lead_intake_score: '18', lead_intake_notes: 'Weaknesses: has a lawyer.' }),
    { readLead: () => cardLeadOf({ explanation: refused, handling: null }) },
  ],
  [
    'card-overruled',
    'Invalid, overruled by hand',
    'set by hand',
    propertiesOf(status('invalid')),
    { readLead: () => cardLeadOf({ override: byHand }) },
  ],
  [
    'card-needs-info',
    'Needs info',
    'Needs info',
    propertiesOf({
      ...status('needs_info'),
      lead_intake_score: null,
      lead_intake_notes: 'Missing: what happened, date of the event.',
    }),
    { readLead: () => cardLeadOf({ state: 'needs_info', explanation: null }) },
  ],
  [
    'card-error',
    'Error',
    'The last screening failed',
    propertiesOf(status('error')),
    { readLead: () => cardLeadOf({ state: 'error', error: 'The language model did not answer', explanation: null }) },
  ],
  ['card-bridge-down', 'Bridge down', 'Details are not available right now', propertiesOf(), { readLead: away }],
  [
    'card-paused',
    'Paused',
    'Screening is paused',
    propertiesOf(),
    { readLead: () => cardLeadOf({ canScreen: false, obstacle: 'paused', explanation: null }) },
  ],
];

describe('the card', () => {
  test('while the contact loads', async () => {
    serveExtension({ readLead: never });
    const card = renderCard({ properties: {}, isLoading: true });
    await draw(card, { name: 'card-loading', title: 'Loading', width: 'tabwide', says: 'Loading the lead' });
  });

  test.each(cards)('%s', async (name, title, says, properties, answers) => {
    serveExtension(answers);
    await draw(renderCard({ properties }), { name, title, width: 'tabwide', says });
  });

  test('in the narrow column', async () => {
    serveExtension({ readLead: () => cardLeadOf({ explanation: flagged }) });
    const card = renderCard({ properties: propertiesOf(), narrow: true });
    await draw(card, { name: 'card-narrow', title: 'Valid, narrow', width: 'narrow', says: 'History' });
  });

  test('hostile text is drawn as text', async () => {
    serveExtension({ readLead: () => cardLeadOf({ explanation: null }) });
    const notes = '<script>alert(1)</script> <b>pay now</b> \u202Egnp.exe';
    const card = renderCard({ properties: propertiesOf({ lead_intake_notes: notes }) });
    await draw(card, { name: 'card-hostile', title: 'Hostile notes', width: 'tabwide', says: 'pay now' });
    expect(shown.at(-1)?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;pay now&lt;/b&gt; gnp.exe');
  });
});

describe('the settings page', () => {
  const settled: Answers = {
    readSettings: () => settingsOf(),
    readHealth: () =>
      healthOf({
        findings: [
          { level: 'ok', subject: 'Connection', text: 'the token is accepted' },
          { level: 'warning', subject: 'Fields', text: 'County is read from a property that is not there' },
        ],
      }),
    readMappingChoices: () => choicesOf(),
  };

  test.each([
    ['settings-loading', 'Settings: loading', 'Loading the settings', { readSettings: never }],
    ['settings-down', 'Settings: bridge down', 'Details are not available', { readSettings: away }],
    ['settings-connection', 'Settings: connection', 'County is read', settled],
  ] as [string, string, string, Answers][])('%s', async (name, title, says, answers) => {
    serveExtension(answers);
    await draw(renderSettings(), { name, title, width: 'page', says });
  });

  test('settings-paused', async () => {
    const connection = { ...settingsOf().connection, status: 'paused' as const, detail: 'Paused by amy@firm.example' };
    serveExtension({ ...settled, readSettings: () => settingsOf({ connection }) });
    const page = renderSettings();
    await draw(page, { name: 'settings-paused', title: 'Settings: paused', width: 'page', says: 'County is read' });
  });

  test('settings-rules, with what is wrong', async () => {
    serveExtension(settled);
    const page = renderSettings();
    await page.open('rules');
    await draw(page, { name: 'settings-rules', title: 'Settings: rules', width: 'page', says: 'Rule 1' });
    page.type('area-0', '');
    page.find(Form).trigger('onSubmit');
    await draw(page, {
      name: 'settings-wrong',
      title: 'Settings: not accepted',
      width: 'page',
      says: 'Must not be empty',
    });
  });

  test('settings-conflict', async () => {
    const conflict = () => {
      throw new Refused(409);
    };
    serveExtension({ ...settled, saveConfiguration: conflict });
    const page = renderSettings();
    await page.open('rules');
    page.find(Form).trigger('onSubmit');
    await draw(page, {
      name: 'settings-conflict',
      title: 'Settings: conflict',
      width: 'page',
      says: 'Somebody else was faster',
    });
  });

  test('settings-fields', async () => {
    serveExtension({
      ...settled,
      readSettings: () => settingsOf({ mapping: { version: 1, value: choicesOf().suggestion } }),
    });
    const page = renderSettings();
    await page.open('mapping');
    await draw(page, { name: 'settings-fields', title: 'Settings: fields', width: 'page', says: 'Slip and fall' });
    enter(page.find(Tabs), 'onSelectedChange', 'connection');
  });
});

describe('the bulk action', () => {
  const ids = Array.from({ length: 40 }, (_, at) => 100 + at);

  test('before, while and after', async () => {
    let isDone = false;
    serveExtension({
      startBulk: ({ input }) => waitingFor(input.requestId, 40),
      readBulk: ({ params }) => {
        const run = waitingFor(params.requestId ?? '', 40);
        if (isDone) return { ...run, waiting: 0, valid: 21, invalid: 14, needsInfo: 4, failed: 1, finished: true };
        return { ...run, waiting: 28, valid: 7, invalid: 5 };
      },
    });
    const panel = renderBulk(ids);
    await draw(panel, { name: 'bulk-ready', title: 'Bulk: ready', width: 'panel', says: 'Screen 40 leads' });
    panel.find(LoadingButton).trigger('onClick');
    await draw(panel, { name: 'bulk-running', title: 'Bulk: running', width: 'panel', says: '12 of 40' });
    isDone = true;
    await draw(panel, { name: 'bulk-done', title: 'Bulk: done', width: 'panel', says: 'Show the results' });
  });

  test('nothing selected, and the bridge down', async () => {
    serveExtension({ startBulk: away });
    await draw(renderBulk([]), {
      name: 'bulk-empty',
      title: 'Bulk: nothing selected',
      width: 'panel',
      says: 'No contacts',
    });
    const panel = renderBulk(ids);
    panel.find(LoadingButton).trigger('onClick');
    await draw(panel, { name: 'bulk-down', title: 'Bulk: bridge down', width: 'panel', says: 'cannot be reached' });
  });
});

afterAll(() => {
  const folder = process.env.GALLERY;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), galleryPage(shown));
});
