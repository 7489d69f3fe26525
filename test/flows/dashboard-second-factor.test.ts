import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { removePerson } from '../../bridge/auth/people/change-person.ts';
import { operator } from '../../bridge/auth/people/create-person.ts';
import { openDashboardBrowser, signInAs, testPassword } from '../fixtures/dashboard.ts';
import { createCaller, startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { timeCode } from '../fixtures/time-code.ts';

const started = z.object({ uri: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()).length(10) });
/** The code after the one that it began with: each counts once. */
const nextCode = (secret: string) => timeCode(secret, Date.now() + 30_000);
const wrongCode = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

/** Somebody with a second factor. */
async function withSecondFactor(server: TestServer) {
  const { accountId } = await createCaller(server);
  const person = await signInAs(server, { accountId });
  const { body } = await person.call('POST', '/me/two-factor', { password: testPassword });
  const { secret, recoveryCodes } = started.parse(body);
  const firstCode = timeCode(secret);
  await person.call('PUT', '/me/two-factor', { code: firstCode });
  const enter = async () => {
    const browser = openDashboardBrowser(server);
    const { body } = await browser.call('POST', '/sign-in', { email: person.email, password: testPassword });
    expect(body).toEqual({ next: 'code' });
    return browser;
  };
  return { accountId, person, secret, firstCode, recoveryCodes, enter };
}

describe('the second factor', () => {
  test('begins with the password and the first code', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const person = await signInAs(server, { accountId });
    expect(await person.call('POST', '/me/two-factor', { password: 'wrong' })).toMatchObject({
      code: 'wrong_password',
    });
    const { body } = await person.call('POST', '/me/two-factor', { password: testPassword });
    const { uri, secret } = started.parse(body);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lead%20intake:/);
    const code = timeCode(secret);
    expect(await person.call('PUT', '/me/two-factor', { code: wrongCode(code) })).toMatchObject({ code: 'wrong_code' });
    expect(await person.call('GET', '/me')).toMatchObject({ body: { user: { twoFactor: false } } });
    expect(await person.call('PUT', '/me/two-factor', { code })).toMatchObject({ status: 200 });
    expect(await person.call('GET', '/me')).toMatchObject({ body: { user: { twoFactor: true } } });
    expect(await person.call('POST', '/me/two-factor', { password: testPassword })).toMatchObject({
      status: 409,
      code: 'two_factor_on',
    });
    const { rows } = await server.store.pool.query('select secret, "backupCodes" from dashboard_auth."twoFactor"');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('nobody is signed in before the code, by a cookie that does nothing else', async () => {
    await using server = await startTestServer();
    const { secret, enter } = await withSecondFactor(server);
    const browser = await enter();
    expect(await browser.call('GET', '/me')).toMatchObject({ status: 401 });
    const code = nextCode(secret);
    expect(await browser.call('POST', '/sign-in/code', { code: wrongCode(code) })).toMatchObject({
      code: 'wrong_sign_in',
    });
    expect(await openDashboardBrowser(server).call('POST', '/sign-in/code', { code })).toMatchObject({
      status: 401,
      code: 'wrong_sign_in',
    });
    expect(await browser.call('POST', '/sign-in/code', { code })).toMatchObject({ body: { next: 'done' } });
    expect(await browser.call('GET', '/me')).toMatchObject({ status: 200 });
  });

  test('a code works once, and none before it', async () => {
    await using server = await startTestServer();
    const { secret, firstCode, enter } = await withSecondFactor(server);
    const code = nextCode(secret);
    const another = await enter();
    expect(await another.call('POST', '/sign-in/code', { code: firstCode })).toMatchObject({ code: 'wrong_sign_in' });
    expect(await (await enter()).call('POST', '/sign-in/code', { code })).toMatchObject({ body: { next: 'done' } });
    const sessions = () => server.db.selectFrom('dashboard_auth.session').select('id').execute();
    const before = await sessions();
    for (const used of [code, firstCode]) {
      const browser = await enter();
      expect(await browser.call('POST', '/sign-in/code', { code: used })).toMatchObject({ code: 'wrong_sign_in' });
      expect(await browser.call('GET', '/me')).toMatchObject({ status: 401 });
    }
    expect(await sessions()).toEqual(before);
  });

  test('ends every other sign-in when it begins', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const person = await signInAs(server, { accountId });
    const other = openDashboardBrowser(server);
    await other.call('POST', '/sign-in', { email: person.email, password: testPassword });
    const { body } = await person.call('POST', '/me/two-factor', { password: testPassword });
    await person.call('PUT', '/me/two-factor', { code: timeCode(started.parse(body).secret) });
    expect(await other.call('GET', '/me')).toMatchObject({ status: 401 });
    expect(await person.call('GET', '/me')).toMatchObject({ status: 200 });
  });

  test('a recovery code works once', async () => {
    await using server = await startTestServer();
    const { recoveryCodes, enter } = await withSecondFactor(server);
    const [code] = recoveryCodes;
    expect(await (await enter()).call('POST', '/sign-in/code', { code })).toMatchObject({ body: { next: 'done' } });
    expect(await (await enter()).call('POST', '/sign-in/code', { code })).toMatchObject({ code: 'wrong_sign_in' });
  });

  test('guessing ends after a few codes, though the limits of the address are far', async () => {
    await using server = await startTestServer();
    const { secret, enter } = await withSecondFactor(server);
    for (let round = 0; round < 2; round += 1) {
      const browser = await enter();
      for (let guess = 0; guess < 6; guess += 1)
        await browser.call('POST', '/sign-in/code', { code: wrongCode(timeCode(secret)) });
    }
    expect(await (await enter()).call('POST', '/sign-in/code', { code: timeCode(secret) })).toMatchObject({
      status: 429,
      code: 'too_many_sign_ins',
    });
  });

  test('a new password by a link does not go around it', async () => {
    await using server = await startTestServer();
    const { person } = await withSecondFactor(server);
    const { body } = await person.call('POST', `/people/${person.userId}/link`, {});
    const token = new URL(z.object({ url: z.string() }).parse(body).url).hash.slice(1);
    const browser = openDashboardBrowser(server);
    expect(await browser.call('POST', '/link/password', { token, password: 'another password of mine' })).toMatchObject(
      {
        body: { next: 'code' },
      },
    );
    expect(await browser.call('GET', '/me')).toMatchObject({ status: 401 });
  });

  test('is given up with the password', async () => {
    await using server = await startTestServer();
    const { person } = await withSecondFactor(server);
    expect(await person.call('POST', '/me/two-factor/end', { password: 'wrong' })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await person.call('POST', '/me/two-factor/end', { password: testPassword })).toMatchObject({ status: 200 });
    const again = openDashboardBrowser(server);
    expect(await again.call('POST', '/sign-in', { email: person.email, password: testPassword })).toMatchObject({
      body: { next: 'done' },
    });
  });
});

describe('roles', () => {
  test('hold as they stand with the next request', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const admin = await signInAs(server, { accountId, role: 'admin' });
    expect(await admin.call('GET', '/people')).toMatchObject({ status: 200 });
    await owner.call('PUT', `/people/${admin.userId}`, { role: 'read_only' });
    expect(await admin.call('GET', '/people')).toMatchObject({ status: 403, code: 'role_too_low' });
    expect(await owner.call('DELETE', `/people/${admin.userId}`)).toMatchObject({ status: 200 });
    expect(await admin.call('GET', '/me')).toMatchObject({ status: 401, code: 'sign_in_required' });
    const trace = await server.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('target', '=', admin.userId);
    expect((await trace.orderBy('id').execute()).slice(-2)).toEqual([
      { actor: `dashboard:${owner.email}`, action: 'person.role_changed' },
      { actor: `dashboard:${owner.email}`, action: 'person.removed' },
    ]);
  });

  test('an admin neither makes an owner nor touches one; the last owner stays', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const admin = await signInAs(server, { accountId, role: 'admin' });
    const low = { status: 403, code: 'role_too_low' };
    expect(await admin.call('POST', '/people', { email: 'x@firm.example', role: 'owner' })).toMatchObject(low);
    expect(await admin.call('PUT', `/people/${owner.userId}`, { role: 'intake' })).toMatchObject(low);
    expect(await admin.call('PUT', `/people/${admin.userId}`, { role: 'owner' })).toMatchObject(low);
    expect(await admin.call('POST', `/people/${owner.userId}/link`, {})).toMatchObject(low);
    expect(await admin.call('DELETE', `/people/${owner.userId}`)).toMatchObject(low);
    const last = { status: 409, code: 'last_owner' };
    expect(await owner.call('PUT', `/people/${owner.userId}`, { role: 'intake' })).toMatchObject(last);
    expect(await owner.call('DELETE', `/people/${owner.userId}`)).toMatchObject(last);
    const ref = { accountId, personId: owner.userId };
    await expect(removePerson(server.db, ref, operator)).rejects.toMatchObject({ code: 'last_owner' });
  });

  test('an address belongs to one account', async () => {
    await using server = await startTestServer();
    const [one, other] = [await createCaller(server, 'One'), await createCaller(server, 'Other')];
    const owner = await signInAs(server, { accountId: one.accountId });
    const stranger = await signInAs(server, { accountId: other.accountId });
    expect(await owner.call('POST', '/people', { email: stranger.email, role: 'intake' })).toMatchObject({
      status: 409,
      code: 'person_exists',
    });
  });
});
