import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser } from '../fixtures/browser.ts';
import { type CliPlace, openCliPlace } from '../fixtures/cli-place.ts';
import { createCliAccount, runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { type CliEnvironment, startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 20_000_001;

let place: CliPlace;
let simulator: HubSpotSimulator;
let environment: CliEnvironment;

beforeAll(async () => {
  place = await openCliPlace();
  simulator = await startHubSpotSimulator({ portals: [{ portalId: PORTAL }, { portalId: 20_000_002 }] });
  environment = {
    ...place.environment,
    HUBSPOT_API_URL: simulator.url,
    HUBSPOT_CLIENT_SECRET: simulator.app.clientSecret,
    PUBLIC_URL: 'https://bridge.example',
  };
});
afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const account = (name: string) => createCliAccount(name, environment);

const hubspot = (args: string[], input = '', own: CliEnvironment = {}) =>
  runCli(['hubspot', ...args, '--json'], { ...environment, ...own }, input, place.path);

interface Doctor {
  findings: { part: string; status: string; detail: string; todo: string | null }[];
}

test('a static portal: connected, looked at, provisioned, paused, resumed, disconnected', async () => {
  const accountId = await account('Hill');
  const token = simulator.staticToken(PORTAL);
  const portal = String(PORTAL);

  const connected = await hubspot(['connect', '--account', accountId, '--portal', portal, '--token', token]);
  expect([connected.code, connected.stderr]).toEqual([0, '']);
  expect(connected.json()).toMatchObject({
    accountId,
    portalId: portal,
    auth: 'static',
    status: 'active',
    usable: true,
  });
  expect(connected.stdout).not.toContain(token);

  const status = await hubspot(['status', '--account', accountId]);
  expect([status.code, status.json()]).toEqual([
    0,
    expect.objectContaining({
      portalId: portal,
      works: true,
      problem: null,
      timeZone: 'US/Eastern',
      mappingVersion: 1,
    }),
  ]);

  const properties = simulator.portal(PORTAL).properties;
  properties.archive('lead_intake_county');
  const lacking = await hubspot(['status', '--account', accountId]);
  expect(lacking.json()).toMatchObject({
    works: true,
    mappingProblems: [expect.stringContaining('county: the account has no contact property "lead_intake_county"')],
  });
  properties.properties.get('lead_intake_county')!.archivedAt = null;
  expect((await hubspot(['status', '--account', accountId])).json()).toMatchObject({ mappingProblems: [] });
  properties.live('lead_intake_notes')!.fieldType = 'text';
  const provisioned = await runCli(['hubspot', 'provision', '--account', accountId], environment);
  expect(provisioned.code).toBe(0);
  expect(provisioned.stdout).toMatch(/lead_intake_notes +already there +field type is text instead of textarea/);
  properties.live('lead_intake_score')!.type = 'string';
  expect(await hubspot(['provision', '--account', accountId])).toMatchObject({ code: 1 });
  const doctor = (await runCli(['doctor', '--json'], environment)).json() as Doctor;
  const finding = (part: string) => doctor.findings.find((one) => one.part === part);
  expect(finding(`portal ${PORTAL}`)).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('lead_intake_score type is string instead of number'),
    todo: expect.stringContaining(`hubspot provision --account ${accountId}`),
  });
  expect(finding('hubspot webhooks')).toMatchObject({ status: 'ok' });
  properties.live('lead_intake_score')!.type = 'number';
  properties.live('lead_intake_notes')!.fieldType = 'textarea';

  expect((await hubspot(['pause', '--account', accountId])).json()).toMatchObject({ status: 'paused', changed: true });
  expect((await hubspot(['pause', '--account', accountId])).json()).toMatchObject({ status: 'paused', changed: false });
  const held = await hubspot(['provision', '--account', accountId]);
  expect([held.code, held.json()]).toEqual([1, { error: 'The connection with this portal is paused.' }]);
  expect((await hubspot(['resume', '--account', accountId])).json()).toMatchObject({ status: 'active', changed: true });

  const gone = await hubspot(['disconnect', '--account', accountId]);
  expect(gone.json()).toMatchObject({ accountId, portalId: portal, uninstalled: 'left', revoked: 'left' });
  const none = await hubspot(['status', '--account', accountId]);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('No portal is connected to this account')]);
  expect(simulator.faults).toEqual([]);
});

describe('the token', () => {
  test('is read from standard input with --token -, so that it stays out of the shell’s history', async () => {
    const accountId = await account('Stdin');
    const args = ['connect', '--account', accountId, '--portal', '20000002', '--token', '-'];
    const connected = await hubspot(args, `${simulator.staticToken(20_000_002)}\n`);
    expect(connected.json()).toMatchObject({ portalId: '20000002', usable: true });
    expect(await hubspot(args, '')).toMatchObject({ code: 2 });
  });

  test.each([
    ['of another portal', () => simulator.staticToken(20_000_002), /belongs to portal 20000002, not to 20000001/],
    ['that HubSpot does not know', () => 'pat-na1-not-known-to-anybody', /does not accept the token/],
    ['that is none', () => 'two words', /This is not a token/],
    [
      'without a scope',
      () => simulator.staticToken(PORTAL, ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write']),
      /lacks a scope: crm\.schemas\.contacts\.write \(creates the properties/,
    ],
  ])('%s is refused in words, once, without a stack and without the token', async (_what, make, words) => {
    const accountId = await account('Refused');
    const token = make();
    const result = await hubspot(['connect', '--account', accountId, '--portal', String(PORTAL), '--token', token]);
    expect(result.code).toBe(1);
    expect((result.json() as { error: string }).error).toMatch(words);
    expect(result.stdout + result.stderr).not.toContain(token);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('usage', () => {
  test.each([
    ['no account', ['connect']],
    ['a portal alone', ['connect', '--account', 'x', '--portal', '1']],
    ['a token alone', ['connect', '--account', 'x', '--token', 'abcdefgh']],
    ['a portal that is no number', ['connect', '--account', 'x', '--portal', 'P', '--token', 'abcdefgh']],
    ['no account to provision', ['provision']],
  ])('%s is the caller’s mistake', async (_what, args) => {
    expect(await hubspot(args)).toMatchObject({ code: 2 });
  });

  test('an account that does not exist is named as such', async () => {
    const result = await hubspot(['status', '--account', '00000000-0000-4000-8000-000000000000']);
    expect(result.code).toBe(1);
  });

  test('a link needs an OAuth app', async () => {
    const result = await hubspot(['connect', '--account', await account('No app')]);
    expect([result.code, result.stderr]).toEqual([2, expect.stringContaining('HUBSPOT_CLIENT_ID')]);
  });
});

test('OAuth: the command prints a link, the running bridge leads the browser through, the command uninstalls', async () => {
  const { clientId } = simulator.app;
  const accountId = await account('Browser');
  const oauth = { HUBSPOT_CLIENT_ID: clientId, PUBLIC_URL: 'http://localhost:3000' };
  await using bridge = startCli(['serve'], { ...environment, ...oauth, HOST: '127.0.0.1' }, 'ignore', place.path);
  const port = (await bridge.printed(/"port":(\d+)/))[1];
  const here = (url: string) => url.replace('http://localhost:3000', `http://127.0.0.1:${port}`);
  const { url } = (await hubspot(['connect', '--account', accountId], '', oauth)).json() as { url: string };
  expect(url).toMatch(/^http:\/\/localhost:3000\/hubspot\/oauth\/install\?token=[\w-]{43}$/);

  const browser = createBrowser(here);
  const begun = await browser.visit(url);
  const { response, text } = await browser.follow(simulator.consent(begun.location ?? '', { portalId: PORTAL }));
  expect([response.status, text]).toEqual([200, expect.stringContaining('HubSpot is connected')]);
  const status = await hubspot(['status', '--account', accountId], '', oauth);
  expect(status.json()).toMatchObject({ auth: 'oauth', works: true, appId: String(simulator.app.appId) });

  const ready = (await (await fetch(here('http://localhost:3000/readyz'))).json()) as {
    checks: Record<string, unknown>;
  };
  expect(ready.checks.hubspot).toMatchObject({ status: 'ok', detail: expect.stringContaining('connected') });
  const gone = await hubspot(['disconnect', '--account', accountId], '', oauth);
  expect(gone.json()).toMatchObject({ uninstalled: 'done', revoked: 'done' });
  expect(simulator.faults).toEqual([]);
});

test('HUBSPOT_ACCESS_TOKEN at the first start: the first account gets the portal, and readiness says so', async () => {
  await using own = await temporaryFolder();
  await using fresh = await createTestDatabase({ migrated: true });
  await using there = await startHubSpotSimulator({ portals: [{ portalId: 31 }] });
  const token = there.staticToken(31);
  const settings = {
    ...environment,
    DATA_DIR: own.path,
    DATABASE_URL: fresh.databaseUrl,
    HUBSPOT_API_URL: there.url,
    HUBSPOT_ACCESS_TOKEN: token,
    HOST: '127.0.0.1',
  };
  await using bridge = startCli(['start'], settings, 'ignore', own.path);
  await bridge.printed(/the portal of HUBSPOT_ACCESS_TOKEN is connected/);
  const port = /"port":(\d+)/.exec(bridge.output())?.[1];
  const hubspotCheck = async () => {
    const ready = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
      checks: Record<string, unknown>;
    };
    return ready.checks.hubspot;
  };
  // Readiness is computed once a second at most: the banner may have asked just before.
  await expect.poll(hubspotCheck).toEqual({ status: 'ok', detail: '1 portal connected.' });
  expect(there.portal(31).properties.live('lead_intake_score')).toBeDefined();
  expect(bridge.output()).not.toContain(token);
  expect(await bridge.stop()).toBe(0);
  expect(there.faults).toEqual([]);
});
