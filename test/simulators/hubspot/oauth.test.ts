import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf, faultCodes, postForm } from './call-hubspot.ts';
import { defaultApp, type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

let hubspot: HubSpotSimulator;
let now = Date.parse('2026-11-20T10:00:00Z');
const redirectUri = 'https://bridge.example.com/hubspot/oauth/callback';
beforeAll(async () => {
  const portals = [{ portalId: 11 }, { portalId: 12 }];
  hubspot = await startHubSpotSimulator({ now: () => now, app: { redirectUris: [redirectUri] }, portals });
});
afterAll(() => hubspot[Symbol.asyncDispose]());

const scope = defaultApp.requiredScopes.join(' ');
const address = (changes: Record<string, string> = {}) => {
  const query = { client_id: defaultApp.clientId, redirect_uri: redirectUri, scope, state: 's-1', ...changes };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://app.hubspot.com/oauth/authorize?${pairs.join('&')}`;
};
const credentials = { client_id: defaultApp.clientId, client_secret: defaultApp.clientSecret };
const exchange = (code: string, changes: Record<string, string> = {}) =>
  postForm(hubspot, 'token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...credentials,
    ...changes,
  });
const refresh = (token: string, changes: Record<string, string> = {}) =>
  postForm(hubspot, 'token', { grant_type: 'refresh_token', refresh_token: token, ...credentials, ...changes });
const codeFor = (portalId: number) => new URL(hubspot.consent(address(), { portalId })).searchParams.get('code') ?? '';
const connect = async (portalId: number) => {
  const { body } = await exchange(codeFor(portalId));
  return { access: String(body.access_token), refresh: String(body.refresh_token), body };
};
const detailsWith = (token: string) => callerOf(hubspot, token)('GET', '/account-info/{v}/details');

test('consent, exchange, call, refresh', async () => {
  const back = new URL(hubspot.consent(address(), { portalId: 12, userId: 3 }));
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirectUri, 's-1']);
  const { status, body } = await exchange(back.searchParams.get('code') ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    token_type: 'bearer',
    expires_in: 1_800,
    hub_id: 12,
    user_id: 3,
    scopes: scope.split(' '),
  });
  expect(String(body.access_token).length).toBeGreaterThan(512);
  expect((await detailsWith(String(body.access_token))).body.portalId).toBe(12);
  const again = await refresh(String(body.refresh_token));
  expect(again.body.access_token).not.toBe(body.access_token);
  expect(again.body.refresh_token).toBe(body.refresh_token);
  expect(hubspot.faults).toEqual([]);
});

test('the consent page redirects a browser', async () => {
  const page = address().replace('https://app.hubspot.com/oauth/', `${hubspot.url}/oauth/12/`);
  const response = await fetch(page, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, expect.stringContaining('code=')]);
  expect((await fetch(page.replace('client_id=', 'client_id=x'), { redirect: 'manual' })).status).toBe(400);
});

test('a person says no', () => {
  const back = new URL(hubspot.consent(address(), { portalId: 11, deny: true }));
  expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 's-1']);
});

test.each([
  ['another client', { client_id: 'x' }],
  ['an unregistered address', { redirect_uri: 'https://evil.example' }],
  ['a scope too few', { scope: 'oauth' }],
  ['a scope too many', { scope: `${scope} automation` }],
  ['an unknown optional scope', { optional_scope: 'files' }],
])('consent refuses %s', (_, changes) => expect(() => hubspot.consent(address(changes), { portalId: 11 })).toThrow());

test('spaces of the query are %20', () => {
  expect(() => hubspot.consent(address().replaceAll('%20', '+'), { portalId: 11 })).toThrow('%20');
});

test('optional scopes are granted unless withheld', async () => {
  const scopesOf = async (withhold: string[]) => {
    const back = new URL(hubspot.consent(address({ optional_scope: 'automation' }), { portalId: 11, withhold }));
    return (await exchange(back.searchParams.get('code') ?? '')).body.scopes;
  };
  expect(await scopesOf([])).toContain('automation');
  expect(await scopesOf(['automation'])).not.toContain('automation');
});

describe('what the token endpoint refuses', () => {
  test.each([
    ['an unknown code', () => exchange('nothing'), 'invalid_grant', 'BAD_AUTH_CODE'],
    [
      'another address',
      () => exchange(codeFor(11), { redirect_uri: 'https://x.example' }),
      'invalid_request',
      'BAD_REDIRECT_URI',
    ],
    ['another client', () => refresh('x', { client_id: 'y' }), 'invalid_client', 'BAD_CLIENT_ID'],
    ['a wrong secret', () => refresh('x', { client_secret: 'y' }), 'invalid_client', 'BAD_CLIENT_SECRET'],
    ['an unknown refresh token', () => refresh('x'), 'invalid_grant', 'BAD_REFRESH_TOKEN'],
    ['another grant', () => refresh('x', { grant_type: 'password' }), 'unsupported_grant_type', 'BAD_GRANT_TYPE'],
  ])('%s', async (_, send, error, status) => {
    const answer = await send();
    expect([answer.status, answer.body.error, answer.body.status]).toEqual([400, error, status]);
  });

  test('a code twice, and a code too late', async () => {
    const code = codeFor(11);
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).body.status).toBe('BAD_AUTH_CODE');
    const late = codeFor(11);
    now += 600_000;
    expect((await exchange(late)).body.status).toBe('BAD_AUTH_CODE');
  });

  test('JSON instead of a form, and secrets in the URL', async () => {
    hubspot.log.clear();
    const json = callerOf(hubspot, '');
    expect((await json('POST', '/oauth/{v}/token', { grant_type: 'refresh_token' })).status).toBe(415);
    await postForm(hubspot, `token?client_secret=${defaultApp.clientSecret}`, credentials);
    expect(faultCodes(hubspot)).toEqual(['content_type', 'token_in_url', 'oauth']);
  });
});

describe('the end of a token', () => {
  test('it runs out', async () => {
    const { access, refresh: token } = await connect(11);
    now += 1_800_000;
    const answer = await detailsWith(access);
    expect([answer.status, answer.body.category]).toEqual([401, 'EXPIRED_AUTHENTICATION']);
    expect((await refresh(token)).status).toBe(200);
  });

  test('revoked: the access token lives on, the refresh token does not', async () => {
    const { access, refresh: token } = await connect(11);
    expect(
      (await postForm(hubspot, 'token/revoke', { token, token_type_hint: 'refresh_token', ...credentials })).status,
    ).toBe(200);
    expect((await detailsWith(access)).status).toBe(200);
    expect((await refresh(token)).body.status).toBe('BAD_REFRESH_TOKEN');
  });

  test('uninstalled, by the app or in HubSpot: both end, other portals do not notice', async () => {
    const [one, other] = [await connect(11), await connect(12)];
    expect((await callerOf(hubspot, one.access)('DELETE', '/appinstalls/{v}/external-install')).status).toBe(204);
    expect((await detailsWith(one.access)).status).toBe(401);
    expect((await refresh(one.refresh)).body.error).toBe('invalid_grant');
    expect((await refresh(other.refresh)).status).toBe(200);
    hubspot.uninstall(12);
    expect((await refresh(other.refresh)).body.error).toBe('invalid_grant');
  });

  test('a static token is forgotten', async () => {
    const token = hubspot.staticToken(11);
    expect((await detailsWith(token)).status).toBe(200);
    hubspot.forgetToken(token);
    expect((await detailsWith(token)).status).toBe(401);
  });
});

test('introspection names the portal, and says when a token is dead', async () => {
  const { access } = await connect(12);
  const look = async (token: string) => (await postForm(hubspot, 'token/introspect', { token, ...credentials })).body;
  expect(await look(access)).toMatchObject({ active: true, hub_id: 12, app_id: defaultApp.appId, expires_in: 1_800 });
  hubspot.expireAccessTokens(12);
  expect(await look(access)).toEqual({ active: false });
  expect(await look('x')).toEqual({ active: false });
});

test('refresh tokens may rotate, and a reply may not name the portal', async () => {
  await using rotating = await startHubSpotSimulator({
    app: { redirectUris: [redirectUri] },
    portals: [{ portalId: 11 }],
    oauth: { rotateRefreshTokens: true, tokenNamesHub: false },
  });
  const code = new URL(rotating.consent(address(), { portalId: 11 })).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...credentials };
  const { body } = await postForm(rotating, 'token', form);
  expect(body).not.toHaveProperty('hub_id');
  const renew = (token: unknown) =>
    postForm(rotating, 'token', { grant_type: 'refresh_token', refresh_token: String(token), ...credentials });
  const next = await renew(body.refresh_token);
  expect(next.body.refresh_token).not.toBe(body.refresh_token);
  expect((await renew(body.refresh_token)).body.status).toBe('BAD_REFRESH_TOKEN');
});
