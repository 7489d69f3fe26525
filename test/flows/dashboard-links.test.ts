import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operator } from '../../bridge/auth/people/create-person.ts';
import { makeLink, takeLink } from '../../bridge/auth/people/one-time-links.ts';
import { dashboardLines } from '../../bridge/cli/serve/dashboard-lines.ts';
import { openDashboardBrowser, signInAs, testPassword } from '../fixtures/dashboard.ts';
import { startProduct } from '../fixtures/hubspot-product.ts';
import { createCaller, startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { startSmtpSimulator } from '../simulators/smtp/smtp-simulator.ts';

const password = 'a password I chose myself';
const tokenOf = (url: string) => new URL(url).hash.slice(1);
const usedUp = { status: 410, code: 'link_used_up' };
const offered = z.object({
  person: z.object({ id: z.string() }),
  link: z.object({ url: z.string(), mailed: z.boolean() }),
});

async function firstLink({ db }: Pick<TestServer, 'db'>, accountId: string): Promise<string> {
  const [line = ''] = await dashboardLines(db, {
    accounts: [{ id: accountId }],
    url: 'http://127.0.0.1:9',
    publicUrl: 'https://bridge.example',
    isWatched: true,
  });
  return /https:\S+/.exec(line)?.[0] ?? '';
}

describe('one-time links', () => {
  test('the link of npm start makes the first owner, once', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const [url, another] = [await firstLink(server, accountId), await firstLink(server, accountId)];
    expect(url).toMatch(/^https:\/\/bridge\.example\/link#[\w-]{43}$/);
    const browser = openDashboardBrowser(server);
    const token = tokenOf(url);
    expect(await browser.call('POST', '/link', { token })).toMatchObject({
      status: 200,
      body: { kind: 'invitation', email: null, account: 'Test firm' },
    });
    expect(await browser.call('POST', '/link/password', { token, password })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'email', message: 'is required' }] },
    });
    const chosen = { token, password, email: 'Ana@firm.example', name: 'Ana' };
    expect(await browser.call('POST', '/link/password', chosen)).toMatchObject({ status: 200, body: { next: 'done' } });
    expect(await browser.call('GET', '/me')).toMatchObject({
      body: { role: 'owner', user: { name: 'Ana', email: 'ana@firm.example' }, account: { id: accountId } },
    });
    expect(await browser.call('POST', '/link/password', chosen)).toMatchObject(usedUp);
    expect(await browser.call('POST', '/link', { token: tokenOf(another) })).toMatchObject(usedUp);
    expect(await firstLink(server, accountId)).toBe('https://bridge.example');
  });

  test('an invitation is shown to those who invite, and mailed where there is a mail server', async () => {
    await using smtp = await startSmtpSimulator();
    await using server = await startTestServer({ mail: { smtpUrl: smtp.url, from: 'intake@firm.example' } });
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const { body } = await owner.call('POST', '/people', { email: 'ben@firm.example', role: 'intake' });
    const { link, person } = offered.parse(body);
    expect(link.mailed).toBe(true);
    const [mail] = smtp.mails();
    expect(mail).toMatchObject({ from: 'intake@firm.example', to: ['ben@firm.example'] });
    expect(mail?.text).toContain(link.url);
    expect(await owner.call('GET', '/people')).toMatchObject({ body: { people: [{}, { invited: true }] } });
    const ben = openDashboardBrowser(server);
    await ben.call('POST', '/link/password', { token: tokenOf(link.url), password });
    expect(await ben.call('GET', '/me')).toMatchObject({ body: { role: 'intake', user: { id: person.id } } });
    // Asked for by anybody, mailed to Ben alone; an address of nobody gets the same answer.
    const anybody = openDashboardBrowser(server);
    for (const email of ['BEN@firm.example', 'nobody@firm.example'])
      expect(await anybody.call('POST', '/password-reset', { email })).toMatchObject({ body: { mails: true } });
    await expect.poll(() => smtp.mails().length).toBe(2);
    const made = server.db.selectFrom('audit_log').select('actor').where('action', '=', 'person.link_made');
    expect(await made.orderBy('id').execute()).toEqual([{ actor: `dashboard:${owner.email}` }, { actor: 'system' }]);
    const reset = /https:\S+/.exec(smtp.mails()[1]?.text ?? '')?.[0] ?? '';
    await anybody.call('POST', '/link/password', { token: tokenOf(reset), password: testPassword });
    expect(await anybody.call('GET', '/me')).toMatchObject({ body: { user: { id: person.id } } });
    expect(await ben.call('GET', '/me')).toMatchObject({ status: 401 });
    // Nobody's letter box is filled: the next one in five minutes.
    for (const email of ['ben@firm.example', owner.email])
      expect(await anybody.call('POST', '/password-reset', { email })).toMatchObject({ body: { mails: true } });
    await expect.poll(() => smtp.mails().length).toBe(3);
    expect(smtp.mails()[2]).toMatchObject({ to: [owner.email] });
  });

  test('a mail leads to the public address, wherever the browser of whoever asked is', async () => {
    await using smtp = await startSmtpSimulator();
    await using server = await startTestServer({
      publicUrl: 'http://localhost:3000',
      mail: { smtpUrl: smtp.url, from: 'intake@firm.example' },
    });
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId, origin: server.url });
    const { body } = await owner.call('POST', '/people', { email: 'ben@firm.example', role: 'intake' });
    const { link } = offered.parse(body);
    expect(link.url).toMatch(`${server.url}/link#`);
    await owner.call('POST', '/password-reset', { email: owner.email });
    await expect.poll(() => smtp.mails().length).toBe(2);
    for (const { text } of smtp.mails()) expect(text).toMatch('\n\nhttp://localhost:3000/link#');
  });

  test('an account makes twenty an hour', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const make = () => owner.call('POST', `/people/${owner.userId}/link`, {});
    for (let made = 0; made < 20; made += 1) expect(await make()).toMatchObject({ status: 200 });
    const refused = { status: 429, code: 'too_many_sign_ins' };
    expect(await make()).toMatchObject(refused);
    expect(await owner.call('POST', '/people', { email: 'x@firm.example', role: 'intake' })).toMatchObject(refused);
    expect(await owner.call('GET', '/people')).toMatchObject({ body: { people: [{}] } });
  });

  test('a mail server that refuses takes nothing away: the link is shown', async () => {
    await using server = await startTestServer({
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'intake@firm.example' },
    });
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const { body } = await owner.call('POST', '/people', { email: 'ben@firm.example', role: 'intake' });
    expect(offered.parse(body).link.mailed).toBe(false);
  });

  test('an expired link says so, and changes nothing', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const { body } = await owner.call('POST', '/people', { email: 'ben@firm.example', role: 'intake' });
    const token = tokenOf(offered.parse(body).link.url);
    await server.db
      .updateTable('one_time_links')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    const ben = openDashboardBrowser(server);
    expect(await ben.call('POST', '/link', { token })).toMatchObject(usedUp);
    expect(await ben.call('POST', '/link/password', { token, password })).toMatchObject(usedUp);
    expect(await owner.call('GET', '/people')).toMatchObject({ body: { people: [{}, { invited: true }] } });
  });

  test('a link ends with the role it was made for, and with the role of whoever made it', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const admin = await signInAs(server, { accountId, role: 'admin' });
    const [ben, eve] = [
      await signInAs(server, { accountId, role: 'intake' }),
      await signInAs(server, { accountId, role: 'intake' }),
    ];
    const linkTo = async ({ userId }: { userId: string }) => {
      const { body } = await admin.call('POST', `/people/${userId}/link`, {});
      return { token: tokenOf(z.object({ url: z.string() }).parse(body).url), password };
    };
    const [toBen, toEve] = [await linkTo(ben), await linkTo(eve)];
    const anybody = openDashboardBrowser(server);
    await owner.call('PUT', `/people/${ben.userId}`, { role: 'owner' });
    expect(await anybody.call('POST', '/link/password', toBen)).toMatchObject(usedUp);
    expect(await anybody.call('POST', '/link', { token: toEve.token })).toMatchObject({ status: 200 });
    await owner.call('PUT', `/people/${admin.userId}`, { role: 'intake' });
    expect(await anybody.call('POST', '/link/password', toEve)).toMatchObject(usedUp);
    await owner.call('PUT', `/people/${admin.userId}`, { role: 'admin' });
    const again = await linkTo(eve);
    expect(await owner.call('DELETE', `/people/${admin.userId}`)).toMatchObject({ status: 200 });
    expect(await anybody.call('POST', '/link/password', again)).toMatchObject(usedUp);
  });

  test('of two links to one person that are used at once one is used up', async () => {
    await using server = await startTestServer();
    const { accountId } = await createCaller(server);
    const owner = await signInAs(server, { accountId });
    const person = { id: owner.userId, accountId, email: owner.email, invited: false };
    for (let round = 0; round < 10; round += 1) {
      const make = () => makeLink(server.db, { person, origin: 'https://bridge.example', by: operator });
      const links = [await make(), await make()];
      const taken = await Promise.allSettled(
        links.map(({ url }) => server.db.transaction().execute((trx) => takeLink(trx, tokenOf(url)))),
      );
      const refused = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toMatchObject([{ code: 'link_used_up' }]);
    }
  });

  test('the command makes people by password or link, while the server runs', async () => {
    await using hubspot = await startHubSpotSimulator();
    await using product = await startProduct(hubspot);
    const { accountId } = z
      .object({ accountId: z.string() })
      .parse(await product.cli('account', 'create', '--name', 'Firm'));
    const create = (...more: string[]) => product.cli('user', 'create', '--account', accountId, ...more);
    const first = z
      .strictObject({ userId: z.uuid(), password: z.string() })
      .parse(await create('--email', 'Ana@firm.example'));
    const browser = openDashboardBrowser(product, { origin: 'https://bridge.example' });
    await browser.call('POST', '/sign-in', { email: 'ana@firm.example', password: first.password });
    expect(await browser.call('GET', '/me')).toMatchObject({ body: { role: 'owner', user: { id: first.userId } } });
    const { url } = z
      .strictObject({ userId: z.uuid(), url: z.url() })
      .parse(await create('--email', 'ben@firm.example', '--link'));
    expect(await browser.call('POST', '/link', { token: tokenOf(url) })).toMatchObject({
      body: { email: 'ben@firm.example', account: 'Firm' },
    });
    expect(await product.cli('user', 'list')).toMatchObject([
      { userId: first.userId, role: 'owner', state: 'active' },
      { email: 'ben@firm.example', role: 'intake', state: 'invited' },
    ]);
    await product.cli('user', 'set', '--user', 'ben@firm.example', '--role', 'admin');
    expect(await browser.call('GET', '/people')).toMatchObject({ body: { people: [{}, { role: 'admin' }] } });
    const remove = (user: string) => product.cli('user', 'remove', '--user', user);
    await expect(remove(first.userId)).rejects.toThrow('The account needs an owner');
    await remove('ben@firm.example');
    await expect(remove('ben@firm.example')).rejects.toThrow('Person not found');
  });
});
