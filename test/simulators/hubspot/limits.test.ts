import { expect, test } from 'vitest';
import { callerOf } from './call-hubspot.ts';
import { startHubSpotSimulator } from './hubspot-simulator.ts';

const start = async (limits: object, app: object = {}) => {
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const portals = [{ portalId: 11, limits, timeZone: 'US/Eastern' }, { portalId: 12 }];
  const hubspot = await startHubSpotSimulator({ now: () => clock.now, portals, app });
  return { clock, hubspot, call: callerOf(hubspot, hubspot.staticToken(11)) };
};
const details = '/account-info/{v}/details';

test('the rolling window: headers count down, 429 names its policy, time heals, portals are apart', async () => {
  const { clock, hubspot, call } = await start({ burst: 3 });
  await using _ = hubspot;
  const remaining: (string | null)[] = [];
  for (let at = 0; at < 3; at += 1) {
    remaining.push((await call('GET', details)).headers.get('x-hubspot-ratelimit-remaining'));
    clock.now += 1_000;
  }
  expect(remaining).toEqual(['2', '1', '0']);
  const refused = await call('GET', details);
  expect([refused.status, refused.body.policyName, refused.body.errorType]).toEqual([
    429,
    'TEN_SECONDLY_ROLLING',
    'RATE_LIMIT',
  ]);
  expect(refused.headers.get('x-hubspot-ratelimit-max')).toBe('3');
  expect(refused.headers.get('x-hubspot-ratelimit-interval-milliseconds')).toBe('10000');
  expect((await callerOf(hubspot, hubspot.staticToken(12))('GET', details)).status).toBe(200);
  clock.now += 7_000;
  expect((await call('GET', details)).status).toBe(200);
  expect((await call('GET', details)).status).toBe(429);
});

test('the daily limit ends at midnight in the portal’s time zone', async () => {
  const { clock, hubspot, call } = await start({ daily: 2, burst: 100 });
  await using _ = hubspot;
  expect((await call('GET', details)).headers.get('x-hubspot-ratelimit-daily-remaining')).toBe('1');
  await call('GET', details);
  expect((await call('GET', details)).body.policyName).toBe('DAILY');
  clock.now = Date.parse('2026-11-21T04:59:50Z');
  expect((await call('GET', details)).status).toBe(429);
  clock.now = Date.parse('2026-11-21T05:00:10Z');
  expect((await call('GET', details)).status).toBe(200);
  expect((await call('GET', '/account-info/{v}/api-usage/daily/private-apps')).body.results).toMatchObject([
    { currentUsage: 2 },
  ]);
});

test('five searches a second, without headers, apart from the other limit', async () => {
  const { clock, hubspot, call } = await start({ burst: 1 });
  await using _ = hubspot;
  const search = () => call('POST', '/crm/objects/{v}/contacts/search', { filterGroups: [] });
  for (let at = 0; at < 5; at += 1) expect((await search()).status).toBe(200);
  const refused = await search();
  expect([refused.status, refused.body.policyName]).toEqual([429, 'SECONDLY']);
  expect(refused.body.message).toBe('You have reached your secondly limit.');
  expect([...refused.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  expect((await call('GET', details)).status).toBe(200);
  clock.now += 1_000;
  expect((await search()).status).toBe(200);
});

test.each([
  ['static, free', {}, 'static', '100', '250000'],
  ['OAuth in the marketplace', {}, 'oauth', '110', null],
  ['OAuth, private', { distribution: 'private' }, 'oauth', '100', '250000'],
])('%s', async (_, app, kind, burst, daily) => {
  const { hubspot } = await start({}, app);
  await using _simulator = hubspot;
  const connect = () => {
    const { clientId, redirectUris, requiredScopes } = hubspot.app;
    const uri = encodeURIComponent(redirectUris[0] ?? '');
    const scope = encodeURIComponent(requiredScopes.join(' '));
    const page = `https://app.hubspot.com/oauth/authorize?client_id=${clientId}&redirect_uri=${uri}&scope=${scope}`;
    return new URL(hubspot.consent(page, { portalId: 12 })).searchParams.get('code') ?? '';
  };
  const tokenByOAuth = async () => {
    const { clientId, clientSecret, redirectUris } = hubspot.app;
    const form = { grant_type: 'authorization_code', code: connect(), redirect_uri: redirectUris[0] ?? '' };
    const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
    const response = await fetch(`${hubspot.url}/oauth/2026-09/token`, { method: 'POST', body });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const token = kind === 'static' ? hubspot.staticToken(12) : await tokenByOAuth();
  const { headers } = await callerOf(hubspot, token)('GET', details);
  expect([headers.get('x-hubspot-ratelimit-max'), headers.get('x-hubspot-ratelimit-daily')]).toEqual([burst, daily]);
});
