import { expect, test } from 'vitest';
import { callerOf, outcomeOf } from './call-slack.ts';
import { startSlackSimulator } from './slack-simulator.ts';

const uri = 'http://localhost:3000/slack/oauth_redirect';

async function start() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const slack = await startSlackSimulator({
    now: () => clock.now,
    workspaces: [
      { teamId: 'T01', name: 'Hartley Law', scopes: null, users: [{ id: 'U01', name: 'maria' }] },
      { teamId: 'T02', name: 'Other Firm', scopes: null },
    ],
  });
  const address = (over: Record<string, string> = {}) =>
    `${slack.authorizeUrl}?${new URLSearchParams({
      client_id: slack.app.clientId,
      scope: 'chat:write,commands',
      redirect_uri: uri,
      state: 'abc',
      ...over,
    })}`;
  const codeOf = (url: string) => new URL(url).searchParams.get('code') ?? '';
  const { clientId: client_id, clientSecret: client_secret } = slack.app;
  const access = (code: string, over: Record<string, string> = {}) =>
    callerOf(slack, '')('oauth.v2.access', { client_id, client_secret, code, redirect_uri: uri, ...over });
  return { slack, clock, address, codeOf, access };
}

test('consent sends the browser back with a code that is good once', async () => {
  const { slack, address, codeOf, access } = await start();
  await using _ = slack;
  const back = slack.consent(address(), { teamId: 'T02' });
  expect(back.startsWith(`${uri}?`)).toBe(true);
  expect(new URL(back).searchParams.get('state')).toBe('abc');
  const { body } = await access(codeOf(back));
  expect(body).toMatchObject({
    ok: true,
    app_id: 'A01LEADS',
    token_type: 'bot',
    scope: 'chat:write,commands',
    team: { id: 'T02', name: 'Other Firm' },
    enterprise: null,
    is_enterprise_install: false,
    bot_user_id: slack.workspace('T02').botUserId,
  });
  expect((await callerOf(slack, String(body.access_token))('auth.test')).body.team_id).toBe('T02');
  expect(outcomeOf(await access(codeOf(back)))).toBe('invalid_code');
  expect(slack.faults.map(({ code }) => code)).toEqual(['oauth']);
});

test('a second installation adds scopes to the same token, a later one after removal gets another', async () => {
  const { slack, address, codeOf, access } = await start();
  await using _ = slack;
  const install = async (scope: string) => (await access(codeOf(slack.consent(address({ scope }))))).body;
  const first = await install('chat:write');
  const second = await install('users:read');
  expect([second.access_token, second.scope]).toEqual([first.access_token, 'chat:write,users:read']);
  await slack.uninstall('T01');
  const third = await install('commands');
  expect(third.access_token).not.toBe(first.access_token);
  expect(third.scope).toBe('commands');
});

test('refused: wrong credentials, another redirect_uri, a code too old', async () => {
  const { slack, clock, address, codeOf, access } = await start();
  await using _ = slack;
  const code = () => codeOf(slack.consent(address()));
  expect(outcomeOf(await access(code(), { client_id: '1.2' }))).toBe('invalid_client_id');
  expect(outcomeOf(await access(code(), { client_secret: 'x' }))).toBe('bad_client_secret');
  expect(outcomeOf(await access(code(), { redirect_uri: `${uri}/` }))).toBe('bad_redirect_uri');
  const old = code();
  clock.now += 601_000;
  expect(outcomeOf(await access(old))).toBe('invalid_code');
});

test('credentials may stand in the Authorization header', async () => {
  const { slack, address, codeOf } = await start();
  await using _ = slack;
  const authorization = `Basic ${Buffer.from(`${slack.app.clientId}:${slack.app.clientSecret}`).toString('base64')}`;
  const body = new URLSearchParams({ code: codeOf(slack.consent(address())), redirect_uri: uri });
  const response = await fetch(`${slack.apiUrl}oauth.v2.access`, { method: 'POST', headers: { authorization }, body });
  expect(await response.json()).toMatchObject({ ok: true, authed_user: { id: 'U01' } });
});

test.each<[string, Record<string, string>, string]>([
  ['an unknown app', { client_id: '1.2' }, 'invalid_client_id'],
  ['an address that is not registered', { redirect_uri: 'https://evil.example/' }, 'bad_redirect_uri'],
  ['a scope the app does not have', { scope: 'chat:write,admin' }, 'invalid_scope: admin'],
  ['no scope', { scope: '' }, 'invalid_scope: no scopes requested'],
])('the authorize page refuses %s, to the person', async (_, over, message) => {
  const { slack, address } = await start();
  await using _slack = slack;
  expect(() => slack.consent(address(over))).toThrow(message);
  const page = await fetch(address(over), { redirect: 'manual' });
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining(message)]);
});

test('a browser is sent back at once, for the team it names; a refusal comes back too', async () => {
  const { slack, address, codeOf, access } = await start();
  await using _ = slack;
  const page = await fetch(`${address()}&team=T02`, { redirect: 'manual' });
  expect(page.status).toBe(302);
  const { body } = await access(codeOf(page.headers.get('location') ?? ''));
  expect(body.team).toMatchObject({ id: 'T02' });
  expect(slack.consent(address(), { deny: true })).toBe(`${uri}?error=access_denied&state=abc`);
});
