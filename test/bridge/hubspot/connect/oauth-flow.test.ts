import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../../bridge/accounts/accounts.ts';
import { issueState, redeemState } from '../../../../bridge/connect/oauth-states.ts';
import { authorizeUrl, installUrl } from '../../../../bridge/hubspot/connect/oauth-routes.ts';
import {
  connectionOfAccount,
  findConnection,
  listConnections,
  setStatus,
} from '../../../../bridge/hubspot/connections/connections.ts';
import { disconnect } from '../../../../bridge/jobs/erasure/disconnect.ts';
import { createBrowser } from '../../../fixtures/browser.ts';
import { openHubSpot, settingsOf } from '../../../fixtures/hubspot.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { startTestServer } from '../../../fixtures/test-server.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { type HubSpotSimulatorOptions, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

/** The server listens on a port that is known only afterwards, so what HubSpot sends back goes through `follow`. */
const publicUrl = 'http://localhost:3000';

async function open(options: HubSpotSimulatorOptions = {}) {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(
    await startHubSpotSimulator({ portals: [{ portalId: 11 }, { portalId: 12 }], ...options }),
  );
  const recorded = recordingLog();
  const server = opening.use(await startTestServer({ publicUrl, hubspot: settingsOf(simulator), log: recorded.log }));
  const it = opening.use(await openHubSpot(simulator, { store: server.store }));
  const { id: accountId } = await createAccount(it.db, { name: 'Hill & <b>Sons</b>' }, 'test');
  const own = opening.move();
  const link = async (account = accountId) =>
    installUrl(publicUrl, await issueState(it.db, { purpose: 'install', accountId: account }));
  const { visit, follow } = createBrowser((url) => url.replace(publicUrl, server.url));
  const strangersBrowser = () => createBrowser((url) => url.replace(publicUrl, server.url));
  const consent = async (portalId = 11, deny = false, account = accountId) => {
    const { location } = await follow(await link(account));
    return simulator.consent(location ?? '', { portalId, deny });
  };
  return {
    simulator,
    server,
    ...it,
    accountId,
    recorded,
    link,
    visit,
    follow,
    strangersBrowser,
    consent,
    [Symbol.asyncDispose]: () => own.disposeAsync(),
  };
}

describe('the way through the browser', () => {
  test('link, consent, connected: the portal is connected and provisioned, the page says so', async () => {
    await using it = await open();
    const begun = await it.follow(await it.link());
    expect(begun.response.status).toBe(302);
    expect(begun.location).toMatch(/\/oauth\/authorize\?/);
    expect(begun.location).not.toContain('+');
    const done = await it.follow(it.simulator.consent(begun.location!, { portalId: 11 }));
    expect(done.response.status).toBe(200);
    expect(done.text).toContain('HubSpot is connected');
    expect(done.text).toContain('8 created');
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({
      portalId: '11',
      auth: 'oauth',
      status: 'active',
      appId: String(it.simulator.app.appId),
      uiDomain: 'app.hubspot.com',
      timeZone: 'US/Eastern',
    });
    expect(it.simulator.portal(11).properties.live('lead_intake_score')).toBeDefined();
    expect(it.simulator.faults).toEqual([]);
    const path = it.hubspot.paths.accountDetails;
    const asked = { portalId: '11', method: 'GET', path, repeatable: true, priority: 'live' } as const;
    expect(await it.hubspot.call(asked)).toMatchObject({ status: 200 });
  });

  test('the page escapes what it shows, loads nothing, and is kept and sent on nowhere', async () => {
    await using it = await open();
    const { response, text } = await it.follow(await it.consent());
    expect(text).toContain('Hill &amp; &lt;b&gt;Sons&lt;/b&gt;');
    expect(text).not.toContain('<b>');
    expect(text).not.toMatch(/<script|src=|@import|url\(/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('a reply that does not name the portal: introspection does', async () => {
    await using it = await open({ oauth: { tokenNamesHub: false } });
    const { response } = await it.follow(await it.consent(12));
    expect(response.status).toBe(200);
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({ portalId: '12', scopes: expect.any(Array) });
  });

  test('no introspection, and the reply names all that is needed: connected all the same', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'oauth.introspect', deviations: [deviations.serverError] });
    expect((await it.follow(await it.consent())).response.status).toBe(200);
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({ portalId: '11', appId: null });
  });

  test('neither codes nor tokens reach the log', async () => {
    await using it = await open();
    const back = await it.consent();
    await it.follow(back);
    it.simulator.script({ kind: 'oauth.token', deviations: [deviations.serverError] });
    await it.follow(await it.consent(12));
    const { token } = await it.hubspot.tokens.get('11');
    const { searchParams } = new URL(back);
    for (const secret of [token, searchParams.get('code'), searchParams.get('state')])
      expect(it.recorded.text()).not.toContain(secret);
    expect(it.recorded.text()).toContain('/hubspot/oauth/callback');
  });
});

describe('whose consent it is', () => {
  test('a second browser cannot finish what the first began, nor spoil it', async () => {
    await using it = await open();
    const back = await it.consent();
    const { response, text } = await it.strangersBrowser().follow(back);
    expect([response.status, text]).toEqual([400, expect.stringContaining('another browser')]);
    expect(await listConnections(it.db)).toEqual([]);
    expect((await it.follow(back)).response.status).toBe(200);
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({ portalId: '11' });
  });

  test('the account is named before the code is exchanged, and only that browser can agree', async () => {
    await using it = await open();
    const back = await it.consent();
    it.simulator.log.clear();
    const { response, text } = await it.visit(back);
    expect(response.status).toBe(200);
    expect(text).toContain('Hill &amp; &lt;b&gt;Sons&lt;/b&gt;');
    expect(text).toContain(it.accountId);
    expect(it.simulator.log.count()).toBe(0);
    const agree = (/href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    expect((await it.strangersBrowser().visit(agree)).response.status).toBe(400);
    expect(it.simulator.log.count()).toBe(0);
    expect((await it.visit(agree)).text).toContain('HubSpot is connected');
    expect((await it.visit(agree)).response.status).toBe(400);
  });

  test('the cookie is of no use to scripts, other sites and other paths', async () => {
    await using it = await open();
    const { response } = await it.visit(await it.link());
    expect(response.headers.get('set-cookie')).toMatch(
      /^hubspot_oauth_state=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/hubspot; Max-Age=600$/,
    );
  });
});

describe('what is refused', () => {
  test('a link works once', async () => {
    await using it = await open();
    const link = await it.link();
    expect((await it.follow(link)).response.status).toBe(302);
    const second = await it.follow(link);
    expect([second.response.status, second.text]).toEqual([400, expect.stringContaining('no longer valid')]);
  });

  test('a look at the head of the link does not use it up', async () => {
    await using it = await open();
    const link = await it.link();
    await fetch(link.replace(publicUrl, it.server.url), { method: 'HEAD' });
    expect((await it.follow(link)).response.status).toBe(302);
  });

  test.each(['', '?token=', '?token=nonsense', '?token=a&token=b', '?%00'])(
    'an install address with %j',
    async (query) => {
      await using it = await open();
      const { response, text } = await it.follow(`${publicUrl}/hubspot/oauth/install${query}`);
      expect([response.status, text]).toEqual([400, expect.stringContaining('no longer valid')]);
    },
  );

  test.each(['', '?code=x', '?state=x&code=y', '?state=&code=', '?error=access_denied'])(
    'a callback with %j',
    async (query) => {
      await using it = await open();
      const { response, text } = await it.follow(`${publicUrl}/hubspot/oauth/callback${query}`);
      expect([response.status, text]).toEqual([400, expect.stringContaining('no longer valid')]);
      expect(it.simulator.log.count()).toBe(0);
    },
  );

  test('a callback works once; the second changes nothing', async () => {
    await using it = await open();
    const back = await it.consent();
    expect((await it.follow(back)).response.status).toBe(200);
    expect((await it.follow(back)).response.status).toBe(400);
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({ status: 'active' });
  });

  test('a link passes for no state, nor the other way round', async () => {
    await using it = await open();
    const token = new URL(await it.link()).searchParams.get('token');
    const { response } = await it.follow(`${publicUrl}/hubspot/oauth/callback?state=${token}&code=x`);
    expect(response.status).toBe(400);
    expect(it.simulator.log.count()).toBe(0);
  });

  test('whoever says no in HubSpot may try again by a link on the page', async () => {
    await using it = await open();
    const { response, text } = await it.follow(await it.consent(11, true));
    expect([response.status, text]).toEqual([400, expect.stringContaining('Permission was not granted')]);
    const again = /href="([^"]+)"/.exec(text)?.[1] ?? '';
    const { location } = await it.follow(again);
    expect((await it.follow(it.simulator.consent(location!, { portalId: 11 }))).response.status).toBe(200);
  });

  test('a code that HubSpot does not know', async () => {
    await using it = await open();
    const back = new URL(await it.consent());
    back.searchParams.set('code', 'made up');
    const { response, text } = await it.follow(back.href);
    expect([response.status, text]).toEqual([400, expect.stringContaining('already used or is too old')]);
    expect(await listConnections(it.db)).toEqual([]);
  });

  test('scopes that were not granted are named, and nothing is kept', async () => {
    await using narrow = await open({ app: { requiredScopes: ['oauth', 'crm.objects.contacts.read'] } });
    const asked = (await narrow.visit(await narrow.link())).location ?? '';
    const fewer = 'scope=oauth%20crm.objects.contacts.read';
    const url = asked.replace(/(?<=[?&])scope=[^&]*/, fewer).replace(/&optional_scope=[^&]*/, '');
    const { response, text } = await narrow.follow(narrow.simulator.consent(url, { portalId: 11 }));
    expect(response.status).toBe(400);
    expect(text).toContain('crm.objects.contacts.write');
    expect(text).toContain('crm.schemas.contacts.write');
    expect(await listConnections(narrow.db)).toEqual([]);
  });

  test('a portal of another account stays with it', async () => {
    await using it = await open();
    const { id: other } = await createAccount(it.db, { name: 'Other' }, 'test');
    await it.follow(await it.consent(11, false, other));
    const { response, text } = await it.follow(await it.consent());
    expect([response.status, text]).toEqual([400, expect.stringContaining('connected to another account')]);
    expect(await findConnection(it.db, '11')).toMatchObject({ accountId: other, status: 'active' });
    expect(await it.hubspot.tokens.get('11')).toMatchObject({ auth: 'oauth' });
  });

  test('an account that was deleted meanwhile', async () => {
    await using it = await open();
    const back = await it.consent();
    await it.db.deleteFrom('accounts').where('id', '=', it.accountId).execute();
    expect((await it.follow(back)).response.status).toBe(400);
  });

  test('HubSpot fails: the page says that nothing was lost, and the next try works', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'oauth.token', times: 1, deviations: [deviations.serverError] });
    const { response, text } = await it.follow(await it.consent());
    expect([response.status, text]).toEqual([503, expect.stringContaining('Nothing was lost')]);
    const again = /href="([^"]+)"/.exec(text)?.[1] ?? '';
    const { location } = await it.follow(again);
    expect((await it.follow(it.simulator.consent(location!, { portalId: 11 }))).response.status).toBe(200);
  });

  test('the properties cannot be made: connected, but not ready, and the page says what to do', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'properties.list', deviations: [deviations.serverError] });
    const { response, text } = await it.follow(await it.consent());
    expect([response.status, text]).toEqual([200, expect.stringContaining('not ready')]);
    expect(text).toContain('hubspot provision');
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({ status: 'active' });
  });

  test('a property of another type: connected, but not ready, with the property and why', async () => {
    await using it = await open();
    const { properties } = it.simulator.portal(11);
    properties.define({ name: 'lead_intake_score', label: 'Score', type: 'string', fieldType: 'text' });
    const { text } = await it.follow(await it.consent());
    expect(text).toContain('not ready');
    expect(text).toContain('lead_intake_score: type is string instead of number');
  });

  test('connected anew: tokens are replaced, a paused portal stays paused and the page says so', async () => {
    await using it = await open();
    await it.follow(await it.consent());
    const before = await it.hubspot.tokens.get('11');
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    const { text } = await it.follow(await it.consent());
    expect(text).toContain('HubSpot is connected, and paused');
    expect((await it.hubspot.tokens.get('11', { whenPaused: true })).token).not.toBe(before.token);
  });

  test('without an app there is a page that says what is missing', async () => {
    await using server = await startTestServer();
    for (const path of ['/hubspot/oauth/install?token=x', '/hubspot/oauth/callback?state=x']) {
      const response = await fetch(server.url + path);
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('HUBSPOT_CLIENT_ID')]);
    }
  });

  test('other methods are refused', async () => {
    await using it = await open();
    const response = await fetch(`${it.server.url}/hubspot/oauth/install`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('states', () => {
  test('end after their time: ten minutes for a consent, half an hour for a link', async () => {
    await using it = await open();
    const { accountId, db } = it;
    const start = Date.now();
    for (const [purpose, minutes] of [
      ['state', 10],
      ['install', 30],
    ] as const) {
      const good = await issueState(db, { purpose, accountId }, () => start);
      expect(await redeemState(db, purpose, good, () => start + minutes * 60_000 - 1)).toBe(accountId);
      const late = await issueState(db, { purpose, accountId }, () => start);
      expect(await redeemState(db, purpose, late, () => start + minutes * 60_000)).toBeUndefined();
    }
  });

  test('two at once: one of them has it', async () => {
    await using it = await open();
    const text = await issueState(it.db, { purpose: 'state', accountId: it.accountId });
    const both = await Promise.all([redeemState(it.db, 'state', text), redeemState(it.db, 'state', text)]);
    expect(both.filter((one) => one !== undefined)).toEqual([it.accountId]);
  });

  test('only hashes are kept, and old ones are swept', async () => {
    await using it = await open();
    const { accountId, db } = it;
    const text = await issueState(db, { purpose: 'state', accountId }, () => Date.now() - 3_600_000);
    await issueState(db, { purpose: 'state', accountId });
    const rows = await db.selectFrom('oauth_states').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash.toString('utf8')).not.toContain(text);
  });
});

describe('the consent page', () => {
  test('is HubSpot’s, or the stand-in’s; spaces are %20', () => {
    const given = { clientId: 'id & co', publicUrl: 'https://b.example', state: 'a+b' };
    const url = authorizeUrl({ ...given, apiUrl: 'https://api.hubapi.com' });
    expect(url).toMatch(/^https:\/\/app\.hubspot\.com\/oauth\/authorize\?client_id=id%20%26%20co&/);
    expect(url).toContain('scope=oauth%20crm.objects.contacts.read%20');
    expect(url).toContain('state=a%2Bb');
    expect(authorizeUrl({ ...given, apiUrl: 'http://127.0.0.1:9' })).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/oauth\/authorize\?/,
    );
  });

  test('the simulator’s own consent page leads a browser through', async () => {
    await using it = await open();
    const { location } = await it.follow(await it.link());
    const consented = await fetch(location!, { redirect: 'manual' });
    expect((await it.follow(consented.headers.get('location') ?? '')).response.status).toBe(200);
  });
});

describe('disconnecting', () => {
  test('uninstalls, revokes and deletes, in this order', async () => {
    await using it = await open();
    await it.follow(await it.consent());
    it.simulator.log.clear();
    const done = await disconnect(it, (await findConnection(it.db, '11'))!, { actor: 'test' });
    expect(done).toMatchObject({ uninstalled: 'done', revoked: 'done' });
    expect(it.simulator.log.calls.map(({ kind }) => kind)).toEqual(['install.remove', 'oauth.revoke']);
    expect(await listConnections(it.db)).toEqual([]);
    expect(it.simulator.faults).toEqual([]);
    expect((await it.follow(await it.consent())).response.status).toBe(200);
  });

  test('a portal that has let the app go already is deleted all the same', async () => {
    await using it = await open();
    await it.follow(await it.consent());
    it.simulator.uninstall(11);
    const done = await disconnect(it, (await findConnection(it.db, '11'))!, { actor: 'test' });
    expect(done.uninstalled).toBe('already');
    expect(await listConnections(it.db)).toEqual([]);
  });

  test('a paused portal is uninstalled too', async () => {
    await using it = await open();
    await it.follow(await it.consent());
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    const done = await disconnect(it, (await findConnection(it.db, '11'))!, { actor: 'test' });
    expect(done.uninstalled).toBe('done');
  });

  test('HubSpot is away: nothing is deleted, unless asked for', async () => {
    await using it = await open();
    await it.follow(await it.consent());
    it.simulator.script({ kind: 'install.remove', deviations: [deviations.serverError] });
    const connection = (await findConnection(it.db, '11'))!;
    await expect(disconnect(it, connection, { actor: 'test' })).rejects.toMatchObject({ kind: 'retryable' });
    expect(await listConnections(it.db)).toHaveLength(1);
    const done = await disconnect(it, connection, { actor: 'test', localOnly: true });
    expect(done).toMatchObject({ uninstalled: 'left', revoked: 'left' });
    expect(await listConnections(it.db)).toEqual([]);
  });
});
