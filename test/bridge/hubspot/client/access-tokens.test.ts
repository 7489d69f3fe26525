import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../../bridge/accounts/accounts.ts';
import { authorizeUrl, connectOAuth, redirectUri } from '../../../../bridge/hubspot/connect/oauth-routes.ts';
import { findConnection } from '../../../../bridge/hubspot/connections/connections.ts';
import { openStore } from '../../../../bridge/platform/store/open-store.ts';
import { testStoreOptions } from '../../../fixtures/database.ts';
import { type OpenHubSpot, openHubSpot } from '../../../fixtures/hubspot.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';
import type { OAuthOptions } from '../../../simulators/hubspot/oauth.ts';

const PORTAL = 20_000_001;
const portalId = String(PORTAL);
const publicUrl = 'http://localhost:3000';

async function open(oauth: Partial<OAuthOptions> = {}) {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator({ oauth }));
  const opened = opening.use(await openHubSpot(simulator));
  await connect(opened, simulator);
  simulator.log.clear();
  const own = opening.move();
  return { simulator, ...opened, [Symbol.asyncDispose]: () => own.disposeAsync() };
}

async function connect({ hubspot, store }: OpenHubSpot, simulator: HubSpotSimulator) {
  const { id: accountId } = await createAccount(store.db, { name: 'Firm' }, 'test');
  const { clientId } = simulator.app;
  const url = authorizeUrl({ apiUrl: 'https://api.hubapi.com', clientId, publicUrl, state: 's' });
  const code = new URL(simulator.consent(url, { portalId: PORTAL })).searchParams.get('code') ?? '';
  const endpoint = hubspot.endpoint!;
  await connectOAuth({ hubspot, store, endpoint }, { accountId, code, redirectUri: redirectUri(publicUrl) }, 'test');
}

/** As if the time had come: the token has this much left. */
async function age({ db }: OpenHubSpot, leftMs: number) {
  const end = new Date(Date.now() + leftMs);
  await db.updateTable('hubspot_connections').set({ access_token_expires_at: end }).execute();
}

const details = ({ hubspot }: OpenHubSpot) =>
  hubspot.call({ portalId, method: 'GET', path: hubspot.paths.accountDetails, repeatable: true, priority: 'live' });

const SHORT = { accessTokenSeconds: 299 };

describe('refreshing', () => {
  test('a token with more than five minutes left is used as it is', async () => {
    await using it = await open();
    await details(it);
    await age(it, 6 * 60_000);
    await details(it);
    expect(it.simulator.log.counts()).toEqual({ 'account.details': 2 });
  });

  test('five minutes before its end there is a new one, stored with the new refresh token and its end', async () => {
    await using it = await open({ rotateRefreshTokens: true });
    const before = await it.hubspot.tokens.get(portalId);
    await age(it, 4 * 60_000);
    await details(it);
    const after = await it.hubspot.tokens.get(portalId);
    expect(after.token).not.toBe(before.token);
    await age(it, 4 * 60_000);
    await details(it);
    expect(it.simulator.log.counts()).toEqual({ 'oauth.token': 2, 'account.details': 2 });
    const row = await it.db.selectFrom('hubspot_connections').selectAll().executeTakeFirstOrThrow();
    expect(row.access_token_expires_at!.getTime()).toBeGreaterThan(Date.now() + 25 * 60_000);
    expect(it.simulator.faults).toEqual([]);
  });

  test('tokens lie sealed in their row, each for its own column', async () => {
    await using it = await open();
    const { token } = await it.hubspot.tokens.get(portalId);
    const row = await it.db.selectFrom('hubspot_connections').selectAll().executeTakeFirstOrThrow();
    expect(row.access_token.includes(token)).toBe(false);
    expect(it.store.unseal(row.access_token, 'hubspot_connections.access_token')).toBe(token);
    expect(() => it.store.unseal(row.access_token, 'hubspot_connections.refresh_token')).toThrow();
    expect(it.store.unseal(row.refresh_token!, 'hubspot_connections.refresh_token')).toMatch(/^[\w-]{20,}$/);
  });

  test('fifteen callers at once refresh once', async () => {
    await using it = await open({ rotateRefreshTokens: true });
    await age(it, 0);
    const answers = await Promise.all(Array.from({ length: 15 }, () => details(it)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(it.simulator.log.count('oauth.token')).toBe(1);
  });

  test('two processes at once refresh once, although a refresh token works only once', async () => {
    await using it = await open({ rotateRefreshTokens: true });
    await using store = await openStore({ ...testStoreOptions, databaseUrl: it.store.connectionString });
    await using other = await openHubSpot(it.simulator, { store });
    it.simulator.setLatency(100);
    for (let round = 1; round <= 3; round += 1) {
      await age(it, 0);
      await Promise.all([details(it), details(other), details(it), details(other)]);
      expect(it.simulator.log.count('oauth.token')).toBe(round);
    }
    expect((await it.hubspot.tokens.get(portalId)).token).toBe((await other.hubspot.tokens.get(portalId)).token);
    expect(await findConnection(it.db, portalId)).toMatchObject({ status: 'active' });
  });

  test('no transaction is open while HubSpot is asked', async () => {
    await using it = await open();
    await age(it, 0);
    it.simulator.setLatency(3_000);
    const asking = details(it);
    while (it.simulator.log.count('oauth.token') === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const { rows } = await it.store.pool.query(
      "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    await asking;
  });

  test('many portals at once do not use up the connections to the database', async () => {
    const portals = Array.from({ length: 24 }, (_, n) => 100 + n);
    await using simulator = await startHubSpotSimulator({ portals: portals.map((one) => ({ portalId: one })) });
    await using it = await openHubSpot(simulator);
    const { clientId } = simulator.app;
    const apiUrl = 'https://api.hubapi.com';
    for (const one of portals) {
      const { id: accountId } = await createAccount(it.db, { name: 'Firm' }, 'test');
      const url = authorizeUrl({ apiUrl, clientId, publicUrl, state: 's' });
      const code = new URL(simulator.consent(url, { portalId: one })).searchParams.get('code') ?? '';
      const consent = { accountId, code, redirectUri: redirectUri(publicUrl) };
      await connectOAuth({ ...it, endpoint: it.hubspot.endpoint! }, consent, 'test');
    }
    await age(it, 0);
    simulator.setLatency(50);
    simulator.log.clear();
    await Promise.all(portals.map((one) => it.hubspot.tokens.get(String(one))));
    expect(simulator.log.count('oauth.token')).toBe(24);
  });
});

describe('what can go wrong', () => {
  test('the portal has let the app go: the connection ends with the reason, once', async () => {
    await using it = await open();
    it.simulator.uninstall(PORTAL);
    await age(it, 0);
    await expect(details(it)).rejects.toMatchObject({ kind: 'revoked' });
    expect(await findConnection(it.db, portalId)).toMatchObject({
      status: 'revoked',
      statusDetail: expect.stringContaining('uninstalled'),
    });
    const asked = it.simulator.log.count();
    await expect(details(it)).rejects.toMatchObject({ kind: 'revoked' });
    expect(it.simulator.log.count()).toBe(asked);
  });

  test('uninstalled while the token still has time: the 401 leads to a refresh, and that tells', async () => {
    await using it = await open();
    it.simulator.uninstall(PORTAL);
    await expect(details(it)).rejects.toMatchObject({ kind: 'revoked' });
    expect(it.simulator.log.counts()).toEqual({ 'oauth.token': 1, 'account.details': 1 });
  });

  test('a token that ended before its time is replaced, and the call succeeds', async () => {
    await using it = await open();
    it.simulator.expireAccessTokens(PORTAL);
    expect(await details(it)).toMatchObject({ status: 200 });
    expect(it.simulator.log.count('oauth.token')).toBe(1);
  });

  test('HubSpot refuses the token it has just made: no connection ends', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'account.details', deviations: [{ kind: 'page', status: 401, html: '' }] });
    await expect(details(it)).rejects.toMatchObject({ kind: 'retryable', status: 401 });
    expect(await findConnection(it.db, portalId)).toMatchObject({ status: 'active' });
  });

  test('a wrong client secret disconnects nobody, and the message names the variable', async () => {
    await using it = await open();
    await using wrong = await openHubSpot(it.simulator, { store: it.store, settings: { clientSecrets: ['wrong'] } });
    await age(it, 0);
    await expect(details(wrong)).rejects.toMatchObject({
      kind: 'retryable',
      category: 'BAD_CLIENT_SECRET',
      message: expect.stringContaining('HUBSPOT_CLIENT_SECRET'),
    });
    expect(await findConnection(it.db, portalId)).toMatchObject({ status: 'active' });
  });

  test('while secrets are rotated, the one that HubSpot knows is found', async () => {
    await using it = await open();
    const clientSecrets = ['not known yet', it.simulator.app.clientSecret];
    await using rotating = await openHubSpot(it.simulator, { store: it.store, settings: { clientSecrets } });
    await age(it, 0);
    expect(await details(rotating)).toMatchObject({ status: 200 });
  });

  test.each([418, 400, 403])('an answer of %i that nobody knows disconnects nobody', async (status) => {
    await using it = await open();
    await age(it, 0);
    it.simulator.script({ kind: 'oauth.token', deviations: [{ kind: 'page', status, html: '<h1>no</h1>' }] });
    await expect(details(it)).rejects.toMatchObject({ kind: 'retryable', status });
    expect(await findConnection(it.db, portalId)).toMatchObject({ status: 'active' });
  });

  test('while HubSpot gives no new token, one that still works is used, and HubSpot is not asked each time', async () => {
    await using it = await open();
    await age(it, 4 * 60_000);
    it.simulator.script({ kind: 'oauth.token', deviations: [deviations.serverError] });
    await details(it);
    await details(it);
    expect(it.simulator.log.counts()).toEqual({ 'oauth.token': 1, 'account.details': 2 });
  });

  test('a token that is too short-lived is refreshed each time, not refused', async () => {
    await using it = await open(SHORT);
    await details(it);
    expect(it.simulator.log.counts()).toEqual({ 'oauth.token': 1, 'account.details': 1 });
  });

  test('a portal that was connected anew meanwhile keeps its new tokens', async () => {
    await using it = await open();
    await age(it, 0);
    it.simulator.setLatency(3_000);
    const asking = details(it);
    while (it.simulator.log.count('oauth.token') === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const newer = it.store.seal('a newer token', 'hubspot_connections.access_token');
    await it.db.updateTable('hubspot_connections').set({ access_token: newer }).execute();
    await asking;
    const row = await it.db.selectFrom('hubspot_connections').select('access_token').executeTakeFirstOrThrow();
    expect(row.access_token.equals(newer)).toBe(true);
  });
});
