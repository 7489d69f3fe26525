import './worker-globals.ts';
import { Button, Form, Input, Link, LoadingButton, NumberInput } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import type { RulesPreview } from '../../shared/app-settings.ts';
import { settingsOf } from './app-settings.ts';
import { enter, isPauseSwitch, renderSettings } from './render-settings.ts';
import { serveSettings } from './serve-settings.ts';

const called = (label: string) => (button: { text: string | null }) => button.text === label;
const check = called('Check with the last 100 leads');

const flip = (contactId: string, valid: boolean): RulesPreview['flips'][number] => ({
  contactId,
  name: `Lead ${contactId}`,
  url: `https://app.hubspot.com/contacts/33/record/0-1/${contactId}`,
  valid,
  before: 40,
  after: 70,
  why: null,
});
const part = (changes: Partial<RulesPreview>): RulesPreview => ({
  leads: 100,
  judged: 60,
  kept: 0,
  unread: 0,
  calls: null,
  next: null,
  flips: [],
  ...changes,
});

async function openRules(previewRules: Parameters<typeof serveSettings>[1]) {
  const { bridge } = serveSettings({}, previewRules);
  const page = renderSettings();
  await page.open('rules');
  await page.waitFor(() => expect(page.maybeFind(LoadingButton, check)?.props.disabled).toBe(false));
  const requests = () => bridge.requests.filter(({ id }) => id === 'previewRules').map(({ input }) => input);
  return { page, requests, saved: () => bridge.requests.filter(({ id }) => id === 'saveConfiguration') };
}

test('what is typed is tried out in as many questions as it takes, with links both ways, and nothing is saved', async () => {
  const { page, requests, saved } = await openRules({
    previewRules: ({ input: { from } }) =>
      from === 0
        ? part({ next: 60, flips: [flip('51', true)], kept: 2 })
        : part({ judged: 38, flips: [flip('52', false)], kept: 2, unread: 1 }),
  });
  enter(page.find(NumberInput), 'onChange', 70);
  page.find(LoadingButton, check).trigger('onClick');
  await page.waitFor(() => expect(page.text()).toContain('Of 98 leads: 2 would change'));
  expect(page.text()).toContain('Would become valid (1)');
  expect(page.text()).toContain('Would become invalid (1)');
  expect(page.text()).toContain('2 keep a status set manually.');
  expect(page.findAll(Link).map(({ text }) => text)).toEqual(['Lead 51', 'Lead 52']);
  expect(requests()).toMatchObject([
    { configuration: { threshold: 70 }, confirmed: false, from: 0 },
    { configuration: { threshold: 70 }, confirmed: false, from: 60 },
  ]);
  expect(saved()).toEqual([]);

  enter(page.find(NumberInput), 'onChange', 71);
  await page.waitFor(() => expect(page.text()).not.toContain('Would become'));
});

test('where a model would be asked, the page says how often and waits for a yes', async () => {
  const { page, requests } = await openRules({
    previewRules: ({ input: { confirmed } }) =>
      confirmed ? part({ judged: 84 }) : part({ judged: 0, calls: 84, next: 0 }),
  });
  page.find(LoadingButton, check).trigger('onClick');
  await page.waitFor(() => expect(page.text()).toContain('The language model would be asked 84 times.'));
  expect(requests()).toHaveLength(1);
  page.find(Button, called('Ask 84 times')).trigger('onClick');
  await page.waitFor(() => expect(page.text()).toContain('Of 84 leads: none would change'));
  expect(requests().at(-1)).toMatchObject({ confirmed: true });
});

test('what mends a connection is a button; pausing is the smallest, and the last', async () => {
  serveSettings(
    {},
    {
      createProperties: () => ({ created: ['lead_intake_county'], problems: ['lead_intake_score: holds text'] }),
      replayFailed: () => ({ jobs: 2, leads: 1 }),
      reconnect: ({ input: { token } }) => ({ status: token === 'pat-na1-new' ? 'active' : 'revoked', url: null }),
    },
  );
  const page = renderSettings();
  await page.waitFor(() => expect(page.maybeFind(Button, called('Create missing properties'))).not.toBeNull());
  page.find(Button, called('Create missing properties')).trigger('onClick');
  await expect.poll(() => page.alerts).toEqual(['Properties created: lead_intake_county.']);
  await page.waitFor(() => expect(page.text()).toContain('lead_intake_score: holds text'));
  page.find(Button, called('Retry what failed')).trigger('onClick');
  await expect.poll(() => page.alerts.at(-1)).toBe('3 items are being retried.');
  expect(page.find(Input, { name: 'access-token' }).props.type).toBe('password');
  page.type('access-token', 'pat-na1-new');
  page.find(Form).trigger('onSubmit');
  await expect.poll(() => page.alerts.at(-1)).toBe('Your account is connected.');
  const buttons = page.findAll(LoadingButton);
  expect(buttons.at(-1)?.text).toBe('Pause screening');
  expect(page.find(LoadingButton, isPauseSwitch).props.size).toBe('extra-small');
  expect(page.text()).not.toMatch(/hubspot (?:provision|connect|resume)|deliveries replay/);
});

test('an account that was connected by consent is connected again by a link to it', async () => {
  const url = 'https://leads.example.com/hubspot/oauth/install?state=x';
  serveSettings(
    { connection: { ...settingsOf().connection, auth: 'oauth', status: 'revoked' } },
    { reconnect: () => ({ status: 'revoked', url }) },
  );
  const page = renderSettings();
  await page.waitFor(() => expect(page.maybeFind(LoadingButton, called('Reconnect'))).not.toBeNull());
  page.find(LoadingButton, called('Reconnect')).trigger('onClick');
  await page.waitFor(() =>
    expect(page.findAll(Link).map(({ props }) => props.href)).toContainEqual({ url, external: true }),
  );
});
