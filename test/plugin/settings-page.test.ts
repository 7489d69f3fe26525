import './worker-globals.ts';
import {
  Alert,
  Button,
  Input,
  Link,
  LoadingButton,
  LoadingSpinner,
  StatusTag,
  Tabs,
  TextArea,
} from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { healthOf, settingsOf } from './app-settings.ts';
import { isPauseSwitch, renderSettings } from './render-settings.ts';
import { serveSettings } from './serve-settings.ts';
import { Refused, Unreachable } from './stand-in-bridge.ts';

describe('the page as such', () => {
  test('says what it waits for, then shows the connection', async () => {
    serveSettings();
    const page = renderSettings();
    expect(page.find(LoadingSpinner).props.label).toBe('Loading the settings');
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
    expect(page.find(Tabs).props.selected).toBe('connection');
  });

  test.each([
    [404, 'This account is not connected'],
    [401, 'The scoring service does not accept this app'],
  ])('a refusal with %i says what to do, and may be tried again', async (status, title) => {
    let isRefused = true;
    serveSettings(
      {},
      {
        readSettings: () => {
          if (isRefused) throw new Refused(status);
          return settingsOf();
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe(title));
    expect(page.maybeFind(Tabs)).toBeNull();
    isRefused = false;
    page.find(Button).trigger('onClick');
    await page.waitFor(() => expect(page.maybeFind(Tabs)).not.toBeNull());
  });

  test('a bridge that is away is said to be', async () => {
    serveSettings(
      {},
      {
        readSettings: () => {
          throw new Unreachable();
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('Details are not available right now'));
  });

  test.each(['connection', 'rules', 'mapping'] as const)('has at most one primary button: %s', async (tab) => {
    serveSettings();
    const page = renderSettings();
    await page.open(tab);
    await page.waitFor(() => expect(page.maybeFind(LoadingButton)).not.toBeNull());
    const buttons = [...page.findAll(Button), ...page.findAll(LoadingButton)];
    expect(buttons.filter(({ props }) => props.variant === 'primary').length).toBeLessThanOrEqual(1);
    for (const tag of page.findAll(StatusTag)) expect(tag.props.onClick).toBeUndefined();
    const labels = [...page.findAll(Input), ...page.findAll(TextArea)].map(({ props }) => props.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('Connection', () => {
  test.each([
    ['active', 'Connected'],
    ['paused', 'Paused'],
    ['revoked', 'Disconnected'],
  ] as const)('%s is told as “%s”, with its reason', async (status, label) => {
    serveSettings({ connection: { ...settingsOf().connection, status, detail: 'the reason, in words' } });
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe(label));
    expect(page.text()).toContain('the reason, in words');
    expect(page.maybeFind(LoadingButton, isPauseSwitch) === null).toBe(status === 'revoked');
  });

  test('health shows what is right, what is not, and how much waits', async () => {
    const findings = [
      { level: 'ok', subject: 'Token', text: 'HubSpot accepts it' },
      { level: 'error', subject: 'Scopes', text: 'crm.objects.contacts.write is missing' },
    ] as const;
    serveSettings({}, { readHealth: () => healthOf({ findings: [...findings] }) });
    const page = renderSettings();
    await page.waitFor(() => expect(page.text()).toContain('Scopes: crm.objects.contacts.write is missing'));
    expect(page.findAll(StatusTag).map(({ text }) => text)).toEqual(['Connected', 'OK', 'Error']);
    for (const told of ['Nov 21, 2026, 9:29 AM', 'Never', '3', '1']) expect(page.text()).toContain(told);
    expect(page.find(Link).props.href).toEqual({ url: 'https://leads.example.com/', external: true });
  });

  test('no link is shown where there is no dashboard', async () => {
    serveSettings({ dashboardUrl: null });
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
    expect(page.maybeFind(Link)).toBeNull();
  });

  test('health can be asked for again', async () => {
    let attempts = 0;
    serveSettings(
      {},
      {
        readHealth: () => {
          attempts += 1;
          return healthOf({ failed: attempts });
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Button).props.disabled).toBe(false));
    page.find(Button).trigger('onClick');
    await page.waitFor(() => expect(attempts).toBe(2));
  });

  test('pausing is a destructive button, going on a primary one', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(LoadingButton, isPauseSwitch).text).toBe('Pause screening'));
    expect(page.find(LoadingButton, isPauseSwitch).props.variant).toBe('destructive');
    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(page.find(LoadingButton, isPauseSwitch).text).toBe('Resume screening'));
    expect(state.connection.status).toBe('paused');
    expect(page.alerts).toEqual(['Screening is paused. New leads wait until you resume it.']);
    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(state.connection.status).toBe('active'));
  });
});
