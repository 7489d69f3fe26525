import { describe, expect, test } from 'vitest';
import { createCallHubSpot } from '../../../../bridge/hubspot/client/call-hubspot.ts';
import { createPaths } from '../../../../bridge/hubspot/client/paths.ts';
import { createTokenEndpoint } from '../../../../bridge/hubspot/client/token-endpoint.ts';
import { authorizeUrl } from '../../../../bridge/hubspot/connect/oauth-routes.ts';
import { optionalScopeList } from '../../../../bridge/hubspot/connect/scopes.ts';
import { type Deviation, deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { type HubSpotSimulatorOptions, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

const publicUrl = 'http://localhost:3000';
const redirect = `${publicUrl}/hubspot/oauth/callback`;

async function open({ clientSecrets, clientId, ...options }: HubSpotSimulatorOptions & Credentials = {}) {
  const simulator = await startHubSpotSimulator({ portals: [{ portalId: 11 }], ...options });
  const endpoint = createTokenEndpoint({
    call: createCallHubSpot({ apiUrl: simulator.url, deadlineMs: 2_000 }),
    paths: createPaths(),
    clientId: clientId ?? simulator.app.clientId,
    clientSecrets: clientSecrets ?? [simulator.app.clientSecret],
  });
  const code = () => {
    const url = authorizeUrl({
      apiUrl: 'https://api.hubapi.com',
      clientId: simulator.app.clientId,
      publicUrl,
      state: 's',
    });
    return new URL(simulator.consent(url, { portalId: 11 })).searchParams.get('code') ?? '';
  };
  return { simulator, endpoint, code, [Symbol.asyncDispose]: () => simulator[Symbol.asyncDispose]() };
}

interface Credentials {
  clientSecrets?: string[];
  clientId?: string;
}

const json = (body: Record<string, unknown>): Deviation => ({
  kind: 'page',
  status: 200,
  html: JSON.stringify(body),
});

describe('a code', () => {
  test('becomes tokens with an end that counts from the asking', async () => {
    await using it = await open();
    const asked = Date.now();
    const issued = await it.endpoint.exchange(it.code(), redirect);
    expect(issued).toMatchObject({
      portalId: '11',
      scopes: [...it.simulator.app.requiredScopes, ...optionalScopeList],
    });
    expect(issued.accessToken.length).toBeGreaterThan(512);
    expect(issued.expiresAt.getTime()).toBeGreaterThanOrEqual(asked + 1_800_000);
    expect(issued.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_800_000);
    expect(it.simulator.faults).toEqual([]);
  });

  test('works once: the second time it is refused for good, and that revokes nobody', async () => {
    await using it = await open();
    const code = it.code();
    await it.endpoint.exchange(code, redirect);
    await expect(it.endpoint.exchange(code, redirect)).rejects.toMatchObject({ kind: 'permanent' });
  });

  test('another address than the one of the consent is our mistake, named as such', async () => {
    await using it = await open();
    await expect(it.endpoint.exchange(it.code(), 'https://elsewhere.example/')).rejects.toMatchObject({
      kind: 'retryable',
      category: 'BAD_REDIRECT_URI',
    });
  });
});

describe('credentials', () => {
  test('a wrong id is named, with any number of secrets', async () => {
    await using it = await open({ clientId: 'nobody', clientSecrets: ['a', 'b'] });
    await expect(it.endpoint.exchange(it.code(), redirect)).rejects.toMatchObject({
      category: 'BAD_CLIENT_ID',
      message: expect.stringContaining('HUBSPOT_CLIENT_ID'),
    });
    expect(it.simulator.log.count()).toBe(1);
  });

  test('secrets are tried in their order until HubSpot knows one', async () => {
    await using it = await open({ clientSecrets: ['newest', 'newer', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] });
    const { refreshToken } = await it.endpoint.exchange(it.code(), redirect);
    expect(it.simulator.log.count('oauth.token')).toBe(3);
    expect(await it.endpoint.refresh(refreshToken)).toMatchObject({ portalId: '11' });
  });

  test('none at all is a mistake of the configuration', async () => {
    await using it = await open({ clientSecrets: [] });
    await expect(it.endpoint.refresh('x')).rejects.toMatchObject({ kind: 'retryable', category: 'BAD_CLIENT_SECRET' });
    expect(it.simulator.log.count()).toBe(0);
  });

  test('neither id nor secret nor token stands in an address or in an error', async () => {
    await using it = await open({ clientSecrets: ['a-wrong-secret'] });
    const error = await it.endpoint.refresh('a-refresh-token').catch((failure: unknown) => failure);
    expect(JSON.stringify({ error, message: (error as Error).message })).not.toMatch(/a-wrong|a-refresh/);
    expect(it.simulator.log.calls.every(({ query }) => query.size === 0)).toBe(true);
  });
});

describe('what HubSpot answers', () => {
  test.each([
    ['no token', { refresh_token: 'r', expires_in: 1 }],
    ['no end', { access_token: 'a', refresh_token: 'r' }],
    ['an end in the past', { access_token: 'a', refresh_token: 'r', expires_in: -1 }],
    ['a portal that is none', { access_token: 'a', refresh_token: 'r', expires_in: 1, hub_id: 'x' }],
    ['something else', { hello: 'world' }],
  ])('%s is not taken for tokens', async (_name, body) => {
    await using it = await open();
    it.simulator.script({ kind: 'oauth.token', deviations: [json(body)] });
    await expect(it.endpoint.refresh('r')).rejects.toMatchObject({
      kind: 'retryable',
      message: 'HubSpot did not answer with a token',
    });
  });

  test.each(['badGateway', 'resetBefore', 'truncated'] as const)('%s passes', async (name) => {
    await using it = await open();
    it.simulator.script({ kind: 'oauth.introspect', times: 1, deviations: [deviations[name]] });
    const { accessToken } = await it.endpoint.exchange(it.code(), redirect);
    expect(await it.endpoint.introspect(accessToken)).toEqual({
      active: true,
      portalId: '11',
      appId: String(it.simulator.app.appId),
      scopes: [...it.simulator.app.requiredScopes, ...optionalScopeList],
    });
  });

  test('a token that nobody knows is not active', async () => {
    await using it = await open();
    expect(await it.endpoint.introspect('unknown-token')).toMatchObject({ active: false, portalId: undefined });
  });

  test('a refresh token that was revoked ends the portal, access tokens live on', async () => {
    await using it = await open();
    const { accessToken, refreshToken } = await it.endpoint.exchange(it.code(), redirect);
    await it.endpoint.revoke(refreshToken);
    await expect(it.endpoint.refresh(refreshToken)).rejects.toMatchObject({
      kind: 'revoked',
      category: 'BAD_REFRESH_TOKEN',
    });
    expect(await it.endpoint.introspect(accessToken)).toMatchObject({ active: true });
  });
});
