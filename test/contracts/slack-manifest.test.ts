import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { environment } from '../../bridge/environment.ts';
import { botEvents, optionalScopes, requiredScopes, slackManifest } from '../../bridge/slack/connect/manifest.ts';
import manifest from '../../plugin/slack/manifest.json' with { type: 'json' };
import schema from '../fixtures/slack-manifest/manifest-schema.gen.json' with { type: 'json' };

const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
const publicUrl = 'https://leads.example.com';

const faultsOf = (value: unknown) => {
  validate(value);
  return validate.errors ?? [];
};

test('the schema refuses what is wrong, so that what it accepts means something', () => {
  const right = slackManifest({ publicUrl, socketMode: false });
  expect(faultsOf({ ...right, invented: true })).not.toEqual([]);
  expect(faultsOf({ ...right, display_information: { name: 'x'.repeat(36) } })).not.toEqual([]);
  expect(faultsOf({ ...right, settings: { ...right.settings, socket_mode: true } })).not.toEqual([]);
});

test('the manifest in the repository is valid by the official schema, and what the program writes', () => {
  expect(faultsOf(manifest)).toEqual([]);
  expect(manifest).toEqual(slackManifest({ publicUrl, socketMode: false }));
});

test('the manifest for Socket Mode is valid, and holds no address at all', () => {
  const socket = slackManifest({ publicUrl, socketMode: true });
  expect(faultsOf(socket)).toEqual([]);
  expect(JSON.stringify(socket)).not.toMatch(/https?:/);
  expect(socket.settings?.socket_mode_enabled).toBe(true);
});

test('every address lies under the one of the instance, with or without a slash at its end', () => {
  for (const url of ['https://intake.firm.example', 'https://intake.firm.example/']) {
    const { settings, features, oauth_config } = slackManifest({ publicUrl: url, socketMode: false });
    expect(settings?.event_subscriptions?.request_url).toBe('https://intake.firm.example/slack/events');
    expect(settings?.interactivity?.request_url).toBe('https://intake.firm.example/slack/events');
    expect(features?.slash_commands?.map((command) => command.url)).toEqual([
      'https://intake.firm.example/slack/events',
    ]);
    expect(oauth_config?.redirect_urls).toEqual(['https://intake.firm.example/slack/oauth_redirect']);
  }
});

test('it asks for the scopes that are told, marks the optional ones, and hears of its own end', () => {
  const { oauth_config, settings } = slackManifest({ publicUrl, socketMode: false });
  const optional = Object.keys(optionalScopes);
  expect(oauth_config?.scopes?.bot).toEqual([...requiredScopes, ...optional]);
  expect(oauth_config?.scopes?.bot_optional).toEqual(optional);
  expect(optional).toEqual([
    'users:read',
    'users:read.email',
    'chat:write.public',
    'channels:history',
    'groups:history',
  ]);
  expect(settings?.event_subscriptions?.bot_events).toEqual([...botEvents]);
  expect(botEvents).toEqual(['app_home_opened', 'app_uninstalled', 'tokens_revoked']);
  expect(settings?.token_rotation_enabled).toBe(false);
});

test('the guide to the app names every scope it asks for, as needed or optional, and variables that exist', async () => {
  const guide = await readFile(new URL('../../plugin/slack/README.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => /^\| `[a-z]+:|^\| `commands`/.test(line));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, scope]) => scope));
  expect(named.toSorted()).toEqual([...requiredScopes, ...Object.keys(optionalScopes)].toSorted());
  const optional = rows.filter((row) => row.includes('(optional)')).map((row) => /`([^`]+)`/.exec(row)?.[1]);
  expect(optional.toSorted()).toEqual(Object.keys(optionalScopes).toSorted());
  const variables = [...guide.matchAll(/\b(?:SLACK|PUBLIC)_[A-Z_]+\b/g)].map(([name]) => name);
  expect(variables.length).toBeGreaterThan(3);
  expect(variables.filter((name) => !(name in environment))).toEqual([]);
});
