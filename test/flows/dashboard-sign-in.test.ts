import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openSignIn } from '../../bridge/auth/people/sign-in.ts';
import { createFindCaller } from '../../bridge/auth/people/sign-ins.ts';
import { openCuttableStore } from '../fixtures/cuttable-store.ts';
import { openDashboardBrowser, signInAs, testPassword } from '../fixtures/dashboard.ts';
import { createCaller, startTestServer } from '../fixtures/test-server.ts';

/** How often a password went through the function that makes guessing dear: nearly all the work of a sign-in. */
function countDerivations(): () => number {
  const { scrypt } = crypto;
  let count = 0;
  const put = (used: unknown) => {
    Object.assign(crypto, { scrypt: used });
    syncBuiltinESMExports();
  };
  put((...given: Parameters<typeof scrypt>) => {
    count += 1;
    scrypt(...given);
  });
  onTestFinished(() => put(scrypt));
  return () => count;
}

const wrong = { status: 401, code: 'wrong_sign_in' };

describe('signing in to the dashboard', () => {
  test('with email and password, in a cookie that no script reads', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId, email: 'Owner@Firm.Example' });
    expect(await owner.call('GET', '/me')).toMatchObject({
      status: 200,
      body: { user: { email: 'owner@firm.example', twoFactor: false }, role: 'owner', account: { id: accountId } },
    });
    const again = await openDashboardBrowser(server).call('POST', '/sign-in', {
      email: owner.email,
      password: testPassword,
    });
    const [cookie = '', ...more] = again.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(
      /^__Secure-bridge\.session_token=.+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  test('an unknown address and a wrong password get one answer', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const { email } = await signInAs(server, { accountId });
    const browser = openDashboardBrowser(server);
    const unknown = await browser.call('POST', '/sign-in', { email: 'nobody@firm.example', password: testPassword });
    const mistaken = await browser.call('POST', '/sign-in', { email, password: `${testPassword}!` });
    expect(unknown).toMatchObject(wrong);
    expect(mistaken).toMatchObject(wrong);
    expect(mistaken.body).toEqual(unknown.body);
    expect(mistaken.headers.getSetCookie()).toEqual([]);
  });

  test('an unknown address and a wrong password cost the same work', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const { email } = await signInAs(server, { accountId });
    const derivations = countDerivations();
    const workOf = async (signIn: { email: string; password: string }) => {
      const before = derivations();
      expect(await openDashboardBrowser(server).call('POST', '/sign-in', signIn)).toMatchObject(wrong);
      return derivations() - before;
    };
    expect(await workOf({ email, password: 'wrong password' })).toBe(1);
    expect(await workOf({ email: 'nobody@firm.example', password: 'wrong password' })).toBe(1);
  });

  test('after ten failed tries a minute 429, for an address and for a person', async () => {
    await using server = await startTestServer({ signInsPerMinute: 10, trustProxy: 1 });
    const { accountId } = await createCaller(server);
    const { email } = await signInAs(server, { accountId });
    const attempt = (address: string, as = email) =>
      openDashboardBrowser(server).call(
        'POST',
        '/sign-in',
        { email: as, password: 'wrong' },
        { 'x-forwarded-for': address },
      );
    const fromOne = await Promise.all(
      Array.from({ length: 11 }, (_, at) => attempt('192.0.2.1', `one${at}@firm.example`)),
    );
    expect(fromOne.map(({ code }) => code).toSorted()).toEqual([
      'too_many_sign_ins',
      ...Array.from({ length: 10 }, () => 'wrong_sign_in'),
    ]);
    const ofOne = await Promise.all(Array.from({ length: 11 }, (_, at) => attempt(`192.0.2.${10 + at}`)));
    const limited = ofOne.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('resets, wrong passwords inside and what succeeds keep nobody from signing in', async () => {
    await using server = await startTestServer({ signInsPerMinute: 10, trustProxy: 1 });
    const { accountId } = await createCaller(server);
    const person = await signInAs(server, { accountId });
    const right = { email: person.email, password: testPassword };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const repeat = (path: string, body: object, method = 'POST') =>
      Promise.all(Array.from({ length: 11 }, () => person.call(method, path, body, from('192.0.2.1'))));
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
    const ten = (status: number) => Array.from({ length: 10 }, () => status);
    expect(statuses(await repeat('/password-reset', { email: person.email }))).toEqual([...ten(200), 429]);
    const change = { current: 'wrong', next: 'another password of mine' };
    expect(statuses(await repeat('/me/password', change, 'PUT'))).toEqual([...ten(403), 429]);
    for (let round = 0; round < 12; round += 1)
      expect(await openDashboardBrowser(server).call('POST', '/sign-in', right, from('192.0.2.1'))).toMatchObject({
        status: 200,
      });
  });

  test('a sign-in that was ended elsewhere holds no longer', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const first = await signInAs(server, { accountId });
    const second = openDashboardBrowser(server);
    await second.call(
      'POST',
      '/sign-in',
      { email: first.email, password: testPassword },
      { 'user-agent': 'Firefox (Linux)' },
    );
    const { body } = await first.call('GET', '/me/sign-ins');
    expect(body).toMatchObject({ signIns: [{ current: false, device: 'Firefox on Linux' }, { current: true }] });
    expect(await first.call('POST', '/me/sign-ins/end', { id: null })).toMatchObject({ body: { ended: 1 } });
    expect(await second.call('GET', '/me')).toMatchObject({ status: 401, code: 'sign_in_required' });
    expect(await first.call('GET', '/me')).toMatchObject({ status: 200 });
    expect(await first.call('POST', '/sign-out', {})).toMatchObject({ status: 200 });
    const left = await server.db.selectFrom('dashboard_auth.session').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('does not last longer because a page that is open asks whether it holds', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const { cookie } = await signInAs(server, { accountId });
    const { db, store } = server;
    const findCaller = createFindCaller({ db, signIn: await openSignIn(store, 'https://bridge.example') });
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.updateTable('dashboard_auth.session').set({ expiresAt }).execute();
    const browser = { cookie: cookie(), userAgent: undefined, address: '127.0.0.1', setCookies: () => undefined };
    const ends = async () => (await db.selectFrom('dashboard_auth.session').selectAll().execute())[0]?.expiresAt;
    expect(await findCaller(browser, { onlyLooks: true })).toMatchObject({ accountId });
    expect(await ends()).toEqual(expiresAt);
    expect(await findCaller(browser)).toMatchObject({ accountId });
    expect((await ends())?.getTime()).toBeGreaterThan(expiresAt.getTime());
  });

  test('a new password ends all other sign-ins; the wrong current one changes nothing', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const person = await signInAs(server, { accountId, role: 'read_only' });
    const other = openDashboardBrowser(server);
    await other.call('POST', '/sign-in', { email: person.email, password: testPassword });
    const next = 'another password of mine';
    expect(await person.call('PUT', '/me/password', { current: 'wrong', next })).toMatchObject({
      status: 403,
      code: 'wrong_password',
    });
    expect(await other.call('GET', '/me')).toMatchObject({ status: 200 });
    const link = await signInAs(server, { accountId }).then((owner) =>
      owner.call('POST', `/people/${person.userId}/link`, {}),
    );
    const { hash } = new URL(z.object({ url: z.string() }).parse(link.body).url);
    expect(await person.call('PUT', '/me/password', { current: testPassword, next })).toMatchObject({ status: 200 });
    expect(await other.call('POST', '/link', { token: hash.slice(1) })).toMatchObject({ code: 'link_used_up' });
    expect(await other.call('GET', '/me')).toMatchObject({ status: 401 });
    expect(await person.call('GET', '/me')).toMatchObject({ status: 200 });
    expect(await other.call('POST', '/sign-in', { email: person.email, password: testPassword })).toMatchObject(wrong);
  });

  test("a store that is away is nobody's fault", async () => {
    await using cuttable = await openCuttableStore();
    await using server = await startTestServer({ store: cuttable.store });
    const { accountId } = await createCaller(server);
    const person = await signInAs(server, { accountId });
    cuttable.link.cut();
    const right = { email: person.email, password: testPassword };
    expect(await openDashboardBrowser(server).call('POST', '/sign-in', right)).toMatchObject({ status: 503 });
    expect(await person.call('GET', '/me')).toMatchObject({ status: 503 });
    expect(await person.call('POST', '/sign-out', {})).toMatchObject({ status: 503 });
    cuttable.link.mend();
    await expect.poll(async () => (await person.call('POST', '/sign-out', {})).status).toBe(200);
    expect(await cuttable.store.db.selectFrom('dashboard_auth.session').select('id').execute()).toEqual([]);
  });
});
