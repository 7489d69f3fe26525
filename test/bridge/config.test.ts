import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, ConfigError, readConfig, readEnvironment } from '../../bridge/config.ts';
import { environment, renderEnvExample } from '../../bridge/environment.ts';

const secret = 'a'.repeat(32);

function mistakesOf(raw: Record<string, string>): string[] {
  try {
    readConfig(raw);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

test('an empty environment is a whole configuration: embedded store, offline analyzer, limits in memory', () => {
  const config = readConfig({});
  expect(config).toMatchObject<Partial<Config>>({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    role: 'all',
    redisUrl: undefined,
    analyzer: { engine: 'rubric' },
    slack: {
      apiUrl: 'https://slack.com/api',
      botToken: undefined,
      signingSecrets: undefined,
      appToken: undefined,
      oauth: undefined,
    },
  });
  expect(config.hubspot).toEqual({
    apiUrl: 'https://api.hubapi.com',
    apiVersion: '2026-09',
    clientId: undefined,
    clientSecrets: [],
    accessToken: undefined,
  });
  expect(config.store.databaseUrl).toBeUndefined();
  expect(path.isAbsolute(config.store.dataDir)).toBe(true);
});

test('an empty value counts as unset, as compose files pass it', () => {
  expect(readConfig({ PORT: '', OPENAI_API_KEY: ' ', DATABASE_URL: '' }).port).toBe(3000);
});

test('a key makes openai the default, and ANALYZER=rubric overrules it', () => {
  expect(readConfig({ OPENAI_API_KEY: 'k' }).analyzer).toEqual({
    engine: 'openai',
    openai: { apiKey: 'k', baseUrl: undefined, model: 'gpt-6-luna' },
  });
  expect(readConfig({ OPENAI_API_KEY: 'k', ANALYZER: 'rubric' }).analyzer).toEqual({ engine: 'rubric' });
});

test('every mistake is listed at once', () => {
  const mistakes = mistakesOf({
    PORT: '70000',
    REDIS_URL: 'http://x',
    ROLE: 'both',
    ANALYZER: 'openai',
    PUBLIC_URL: 'nope',
  });
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'REDIS_URL',
    'ROLE',
    'OPENAI_API_KEY',
  ]);
});

describe('half a feature refuses to start', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['store', { DATABASE_URL: 'postgres://h/db' }, /^APP_SECRET is required with DATABASE_URL/],
    ['analyzer', { ANALYZER: 'openai' }, /^OPENAI_API_KEY is required/],
    ['compatible server', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, /^OPENAI_API_KEY is required/],
    [
      'HubSpot OAuth',
      { HUBSPOT_CLIENT_ID: 'x', PUBLIC_URL: 'https://b.example' },
      /^HUBSPOT_CLIENT_SECRET is required/,
    ],
    ['HubSpot without address', { HUBSPOT_CLIENT_ID: 'x', HUBSPOT_CLIENT_SECRET: 'y' }, /^PUBLIC_URL is required/],
    ['Slack bot', { SLACK_BOT_TOKEN: 'xoxb-1' }, /^SLACK_SIGNING_SECRET \(HTTP\) or SLACK_APP_TOKEN/],
    [
      'Slack OAuth',
      { SLACK_CLIENT_ID: '1', SLACK_SIGNING_SECRET: 's', PUBLIC_URL: 'https://b.example' },
      /^SLACK_CLIENT_ID and SLACK_CLIENT_SECRET/,
    ],
    [
      'Slack OAuth without secret',
      { SLACK_CLIENT_ID: '1', SLACK_CLIENT_SECRET: 's', PUBLIC_URL: 'https://b.example' },
      /^SLACK_SIGNING_SECRET is required/,
    ],
    [
      'Slack OAuth without address',
      { SLACK_CLIENT_ID: '1', SLACK_CLIENT_SECRET: 's', SLACK_SIGNING_SECRET: 's' },
      /^PUBLIC_URL is required/,
    ],
  ])('%s', (_feature, raw, expected) => expect(mistakesOf(raw)).toEqual([expect.stringMatching(expected)]));
});

test('wholly configured features are parsed', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://u:p@h/db',
    APP_SECRET: `${secret},${'b'.repeat(32)}`,
    HUBSPOT_CLIENT_ID: 'id',
    HUBSPOT_CLIENT_SECRET: 'new, old',
    PUBLIC_URL: 'https://bridge.example/',
    SLACK_BOT_TOKEN: 'xoxb-1',
    SLACK_SIGNING_SECRET: 'new, old',
  });
  expect(config.slack.signingSecrets).toEqual(['new', 'old']);
  expect(config.store.appSecrets).toEqual([secret, 'b'.repeat(32)]);
  expect(config.hubspot).toMatchObject({ clientId: 'id', clientSecrets: ['new', 'old'], accessToken: undefined });
  expect(config.slack.botToken).toBe('xoxb-1');
  expect(config.publicUrl).toBe('https://bridge.example');
});

test('a HubSpot secret alone is enough where portals are connected by command', () => {
  expect(readConfig({ HUBSPOT_CLIENT_SECRET: 's' }).hubspot).toMatchObject({
    clientId: undefined,
    clientSecrets: ['s'],
  });
});

test.each([
  ['signing secret', { SLACK_SIGNING_SECRET: 's' }, { signingSecrets: ['s'], appToken: undefined }],
  ['app token', { SLACK_APP_TOKEN: 'xapp-1' }, { signingSecrets: undefined, appToken: 'xapp-1' }],
])('a Slack %s alone is enough where workspaces are connected by command', (_name, raw, expected) => {
  expect(readConfig(raw).slack).toMatchObject({ botToken: undefined, oauth: undefined, ...expected });
});

test('the address of the Slack API can be set', () => {
  expect(readConfig({ SLACK_API_URL: 'http://127.0.0.1:9/api/' }).slack.apiUrl).toBe('http://127.0.0.1:9/api');
});

test('the address and the dated version of the HubSpot API can be set', () => {
  const { hubspot } = readConfig({ HUBSPOT_API_URL: 'http://127.0.0.1:9/', HUBSPOT_API_VERSION: '2026-03' });
  expect(hubspot).toMatchObject({ apiUrl: 'http://127.0.0.1:9', apiVersion: '2026-03' });
});

test.each([
  ['HubSpot token of two lines', { HUBSPOT_ACCESS_TOKEN: 'pat-na1-aaaa\nbbbb' }],
  ['HubSpot version that is no date', { HUBSPOT_API_VERSION: 'v3' }],
  ['short secret', { APP_SECRET: 'short' }],
  ['port with a tail', { PORT: '3000x' }],
  ['negative port', { PORT: '-1' }],
  ['database of another kind', { DATABASE_URL: 'mysql://h/db', APP_SECRET: secret }],
  ['wrong Slack token', { SLACK_BOT_TOKEN: 'xoxp-1', SLACK_SIGNING_SECRET: 's' }],
  ['Slack token of two lines', { SLACK_BOT_TOKEN: 'xoxb-1\nxoxb-2', SLACK_SIGNING_SECRET: 's' }],
])('%s is refused', (_name, raw) => expect(mistakesOf(raw)).toHaveLength(1));

test('no mistake repeats a secret', () => {
  const text = mistakesOf({ APP_SECRET: 'hunter2', SLACK_BOT_TOKEN: 'hunter3', DATABASE_URL: 'hunter4' }).join(' ');
  expect(text).not.toMatch(/hunter/);
});

describe('files', () => {
  test('.env is read, and the real environment wins over it', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'config-'));
    await writeFile(path.join(directory, '.env'), 'PORT=4001\nMETRICS_TOKEN=0123456789abcdef\n');
    const read = readEnvironment(directory);
    expect(read.PORT).toBe(process.env.PORT ?? '4001');
    expect(read.METRICS_TOKEN).toBe('0123456789abcdef');
  });

  test('APP_SECRET_FILE stands in for APP_SECRET, and a missing one is a clear mistake', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'config-'));
    await writeFile(path.join(directory, 'secret'), `${secret}\n`);
    await writeFile(path.join(directory, '.env'), `APP_SECRET_FILE=${directory}/secret`);
    expect(readEnvironment(directory).APP_SECRET).toBe(secret);
    await writeFile(path.join(directory, '.env'), `APP_SECRET_FILE=${directory}/nothing`);
    expect(() => readEnvironment(directory)).toThrow(ConfigError);
  });

  test('DATABASE_URL_FILE stands in for DATABASE_URL, and not for one that is given', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'config-'));
    await writeFile(path.join(directory, 'url'), 'postgres://u:p@h/db\n');
    await writeFile(path.join(directory, '.env'), `DATABASE_URL_FILE=${directory}/url`);
    expect(readEnvironment(directory).DATABASE_URL).toBe('postgres://u:p@h/db');
    await writeFile(
      path.join(directory, '.env'),
      `DATABASE_URL_FILE=${directory}/url\nDATABASE_URL=postgres://other/db`,
    );
    expect(readEnvironment(directory).DATABASE_URL).toBe('postgres://other/db');
  });
});

test('.env.example names every variable, all of them commented out', () => {
  const text = renderEnvExample();
  for (const name of Object.keys(environment)) expect(text).toContain(`# ${name}=`);
  expect(text.split('\n').every((line) => line === '' || line.startsWith('#'))).toBe(true);
});
