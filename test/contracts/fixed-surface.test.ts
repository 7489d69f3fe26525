import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../../bridge/environment.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { inputProperties, propertyGroup, resultProperties } from '../../shared/hubspot-properties.ts';
import { commands, optionsOf } from '../fixtures/commands.ts';
import { CLIENT_SECRET } from '../fixtures/hubspot-events.ts';
import { startTestServer, type TestServer } from '../fixtures/test-server.ts';

/** Names that scripts of other people depend on: more may come, none of these may go or change. */
const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');

const fixed: Record<string, string[]> = {
  'account create': ['name', 'plan', 'subscription'],
  'account set': ['account', 'plan', 'subscription'],
  'account list': [],
  'key create': ['account', 'name'],
  'key list': ['account'],
  'key revoke': ['key'],
  'configuration get': ['account'],
  'configuration set': ['account', 'file'],
  'hubspot connect': ['account', 'portal', 'token'],
  'hubspot provision': ['account'],
  'slack connect': ['account', 'team', 'token', 'channel'],
  score: ['file'],
  screen: ['file', 'account'],
  'leads list': ['account'],
  'deliveries list': [],
  'deliveries replay': [],
  backfill: ['account', 'dry-run'],
  doctor: [],
  eval: ['set'],
};

test.each(Object.entries(fixed))('the command %s takes %j', (name, options) => {
  expect(commands).toHaveProperty([name]);
  expect(optionsOf(name)).toEqual(expect.arrayContaining(options));
});

test('every script is there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const names = [
    'start',
    'serve',
    'worker',
    'demo',
    'cli',
    'test',
    'check',
    'bench',
    'chaos',
    'attack',
    'eval',
    'generate',
  ];
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
});

test('every variable is there', () => {
  const names =
    'HOST PORT PUBLIC_URL DATA_DIR DATABASE_URL REDIS_URL APP_SECRET LOG_LEVEL METRICS_TOKEN ROLE ANALYZER ' +
    'OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL HUBSPOT_CLIENT_ID HUBSPOT_CLIENT_SECRET HUBSPOT_ACCESS_TOKEN ' +
    'HUBSPOT_API_URL HUBSPOT_API_VERSION SLACK_BOT_TOKEN SLACK_SIGNING_SECRET SLACK_APP_TOKEN SLACK_CLIENT_ID ' +
    'SLACK_CLIENT_SECRET SLACK_API_URL';
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(names.split(' ')));
});

describe('in HubSpot', () => {
  test('the properties have their names and types', () => {
    expect(propertyGroup).toEqual({ name: 'lead_intake', label: 'Lead intake' });
    const kinds = Object.entries(resultProperties).map(([name, { type, fieldType }]) => [name, type, fieldType]);
    expect(kinds).toEqual([
      ['lead_intake_score', 'number', 'number'],
      ['lead_intake_status', 'enumeration', 'select'],
      ['lead_intake_notes', 'string', 'textarea'],
      ['lead_intake_screened_at', 'datetime', 'date'],
      ['lead_intake_engine', 'string', 'text'],
    ]);
    const inputs = ['lead_intake_practice_area', 'lead_intake_county', 'lead_intake_case_notes'];
    expect(Object.keys(inputProperties)).toEqual(inputs);
  });

  test('the mapping starts from the properties every portal has', () => {
    const sources = Object.entries(defaultFieldMapping.fields);
    expect(
      Object.fromEntries(sources.map(([field, source]) => [field, 'firstOf' in source && source.firstOf])),
    ).toEqual({
      firstName: ['firstname'],
      lastName: ['lastname'],
      phone: ['phone'],
      email: ['email'],
      location: ['city'],
      zip: ['zip'],
      county: ['lead_intake_county'],
      state: ['state'],
      practiceArea: ['lead_intake_practice_area'],
      intakeNotes: ['lead_intake_case_notes', 'message'],
    });
  });
});

describe('the routes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clientSecrets: [CLIENT_SECRET] });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([
    ['POST', '/api/v1/score'],
    ['POST', '/api/v1/screen'],
    ['GET', '/api/v1/openapi.json'],
    ['POST', '/webhooks/hubspot'],
    ['GET', '/hubspot/oauth/install'],
    ['GET', '/hubspot/oauth/callback'],
    ['GET', '/slack/install'],
    ['GET', '/slack/oauth_redirect'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/docs'],
  ])('%s %s is one, and no other method is', async (method, path) => {
    const other = method === 'GET' ? 'POST' : 'GET';
    const response = await fetch(`${server.url}${path}`, { method: other });
    expect([response.status, response.headers.get('allow')?.split(', ')[0]]).toEqual([405, method]);
  });
});

describe('the README', () => {
  test('names scripts, commands and options that exist', async () => {
    const text = await read('README.md');
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const called = [...text.matchAll(/npm run (?!--)([\w:]+)/g)].map(([, script]) => script ?? '');
    expect(called).toContain('demo');
    for (const script of called) expect(scripts).toHaveProperty([script]);

    const lines = [...text.matchAll(/^(?:\$ )?npm run --silent cli -- ([a-z ]+?)((?: +--[^<\n]*)?)(?: <.*)?$/gm)];
    expect(lines.length).toBeGreaterThan(4);
    for (const [line, name = '', rest = ''] of lines) {
      expect(commands, line).toHaveProperty([name.trim()]);
      const options = [...rest.matchAll(/--([a-z-]+)/g)].map(([, option]) => option);
      expect(optionsOf(name.trim()), line).toEqual(expect.arrayContaining(options));
    }
  });

  test('links to files that exist', async () => {
    const links = [...(await read('README.md')).matchAll(/\]\(([\w/.-]+\.\w+)\)/g)].map(([, file]) => file ?? '');
    expect(links.length).toBeGreaterThan(8);
    for (const file of links) expect(await read(file), file).not.toBe('');
  });
});
