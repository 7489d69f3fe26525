import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes, outcomeOf } from './call-slack.ts';
import { methodFacts, methodNames } from './method-table.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';
import { defaultWorkspace, usualScopes } from './workspace-options.ts';

let slack: SlackSimulator;
let call: Caller;
beforeAll(async () => {
  slack = await startSlackSimulator({ limits: { tiers: {} } });
  call = callerOf(slack);
});
afterAll(() => slack[Symbol.asyncDispose]());
beforeEach(() => {
  slack.log.clear();
  slack.setScopes(usualScopes);
});

describe('tokens', () => {
  test.each([
    ['none', '', 'not_authed'],
    ['one nobody issued', 'xoxb-1-2', 'invalid_auth'],
  ])('%s', async (_, token, error) => {
    const answer = await callerOf(slack, token)('auth.test');
    expect([answer.status, answer.body]).toEqual([200, { ok: false, error }]);
  });

  test('the bot is told who it is', async () => {
    const { body } = await call('auth.test');
    expect(body).toMatchObject({ ok: true, team_id: 'T01FIRM', team: 'Hartley Law', is_enterprise_install: false });
    expect([body.user_id, body.bot_id]).toEqual([slack.workspace().botUserId, slack.workspace().botId]);
  });

  test('one of a whole organisation acts in the team that is named, and in no other', async () => {
    const organisation = { id: 'E01GRID', name: 'Hartley Group' };
    await using own = await startSlackSimulator({
      workspaces: [
        { ...defaultWorkspace, organisation },
        { teamId: 'T02SISTER', organisation, channels: [{ id: 'C09SISTER', name: 'sister', member: true }] },
        { teamId: 'T09OTHER', channels: [{ id: 'C09OTHER', name: 'other', member: true }] },
      ],
    });
    const bot = callerOf(own, own.botToken('T01FIRM'));
    expect(own.botToken('T02SISTER')).toBe(bot.token);
    expect((await bot('auth.test')).body).toMatchObject({
      team_id: 'E01GRID',
      enterprise_id: 'E01GRID',
      is_enterprise_install: true,
    });
    const post = async (channel: string, team_id?: string) =>
      outcomeOf(await bot('chat.postMessage', { channel, text: 'x', ...(team_id && { team_id }) }));
    expect(await post('C01INTAKE', 'T01FIRM')).toBe('ok');
    expect(await post('C09SISTER', 'T02SISTER')).toBe('ok');
    expect(await post('C09SISTER', 'T01FIRM')).toBe('channel_not_found');
    expect(await post('C09OTHER', 'T09OTHER')).toBe('team_access_not_granted');
    expect(await post('C01INTAKE')).toBe('invalid_arguments');
    expect(faultCodes(own)).toEqual(['missing_argument']);
    expect(own.ownFaults).toEqual([]);
  });

  test('revoked by the app itself, and by somebody else; a new one is another', async () => {
    await using own = await startSlackSimulator();
    const first = callerOf(own);
    expect((await first('auth.revoke', { test: true })).body.revoked).toBe(false);
    expect((await first('auth.revoke')).body.revoked).toBe(true);
    expect(outcomeOf(await first('auth.test'))).toBe('token_revoked');
    const second = callerOf(own, own.botToken(undefined, usualScopes));
    expect(second.token).not.toBe(first.token);
    expect(outcomeOf(await second('auth.test'))).toBe('ok');
    await own.revokeTokens();
    expect(outcomeOf(await second('auth.test'))).toBe('token_revoked');
  });

  test('the app is taken out: its token ends as account_inactive', async () => {
    await using own = await startSlackSimulator({ limits: { tiers: {} } });
    const bot = callerOf(own);
    const { clientId: client_id, clientSecret: client_secret } = own.app;
    expect(outcomeOf(await bot('apps.uninstall', { client_id, client_secret: 'no' }))).toBe('bad_client_secret');
    expect(outcomeOf(await bot('apps.uninstall', { client_id: 'no', client_secret }))).toBe('invalid_client_id');
    await own.uninstall();
    expect(outcomeOf(await bot('auth.test'))).toBe('account_inactive');
  });

  test('app and bot tokens are not taken for each other', async () => {
    const app = callerOf(slack, slack.appToken());
    expect(outcomeOf(await app('chat.postMessage', { channel: 'C01INTAKE', text: 'x' }))).toBe(
      'not_allowed_token_type',
    );
    expect(outcomeOf(await call('apps.connections.open'))).toBe('not_allowed_token_type');
    expect((await app('apps.connections.open')).body.url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/link\//);
    const weak = callerOf(slack, slack.appToken(['authorizations:read']));
    expect((await weak('apps.connections.open')).body).toMatchObject({
      error: 'missing_scope',
      needed: 'connections:write',
    });
  });
});

describe('scopes', () => {
  test.each([
    ['chat.postMessage', { channel: 'C01INTAKE', text: 'x' }, 'chat:write'],
    ['chat.update', { channel: 'C01INTAKE', ts: '1.2', text: 'x' }, 'chat:write'],
    ['chat.delete', { channel: 'C01INTAKE', ts: '1.2' }, 'chat:write'],
    ['chat.postEphemeral', { channel: 'C01INTAKE', user: 'U01MARIA', text: 'x' }, 'chat:write'],
    ['users.info', { user: 'U01MARIA' }, 'users:read'],
    ['users.lookupByEmail', { email: 'maria@hartley.example' }, 'users:read.email'],
    ['usergroups.list', {}, 'usergroups:read'],
    ['team.info', {}, 'team:read'],
    ['bots.info', {}, 'users:read'],
    ['conversations.info', { channel: 'C01INTAKE' }, 'channels:read'],
    ['conversations.members', { channel: 'C01INTAKE' }, 'channels:read'],
    ['conversations.list', {}, 'channels:read'],
    ['conversations.history', { channel: 'C01INTAKE' }, 'channels:history'],
    ['conversations.replies', { channel: 'C01INTAKE', ts: '1.2' }, 'channels:history'],
    ['conversations.join', { channel: 'C03GENERAL' }, 'channels:join'],
    ['conversations.open', { users: 'U01MARIA' }, 'im:write'],
  ])('%s says what it needs', async (method, args, needed) => {
    slack.setScopes(['commands']);
    expect((await call(method, args)).body).toEqual({
      ok: false,
      error: 'missing_scope',
      needed,
      provided: 'commands',
    });
  });

  test('private channels have scopes of their own', async () => {
    slack.workspace().setChannel('G04PARTNERS', { member: true });
    slack.setScopes(['channels:read', 'channels:history', 'chat:write']);
    const channel = 'G04PARTNERS';
    expect((await call('conversations.info', { channel })).body).toMatchObject({ needed: 'groups:read' });
    expect((await call('conversations.history', { channel })).body).toMatchObject({ needed: 'groups:history' });
    expect((await call('conversations.list', { types: 'public_channel,private_channel' })).body.needed).toBe(
      'groups:read',
    );
    expect(outcomeOf(await call('chat.postMessage', { channel, text: 'x' }))).toBe('ok');
    slack.workspace().setChannel('G04PARTNERS', { member: false });
  });

  test('every answer names the scopes of the token', async () => {
    slack.setScopes(['users:read']);
    expect((await call('auth.test')).headers.get('x-oauth-scopes')).toBe('users:read');
  });
});

describe('requests', () => {
  test('a method Slack does not have', async () => {
    expect((await call('chat.shout')).body).toEqual({ ok: false, error: 'unknown_method', req_method: 'chat.shout' });
    expect(faultCodes(slack)).toEqual(['unknown_method']);
  });

  test.each([
    ['chat.postMessage', { text: 'x' }, 'channel'],
    ['chat.update', { channel: 'C01INTAKE', text: 'x' }, 'ts'],
    ['users.info', {}, 'user'],
    ['views.publish', { user_id: 'U01MARIA' }, 'view'],
    ['views.open', { trigger_id: '1.2.3' }, 'view'],
  ])('%s without a required argument', async (method, args, name) => {
    const { body } = await call(method, args);
    expect(body.error).toBe('invalid_arguments');
    expect(body.response_metadata?.messages).toEqual([`[ERROR] missing required field: ${name}`]);
    expect(faultCodes(slack)).toEqual(['missing_argument']);
  });

  test('unknown arguments are ignored', async () => {
    expect(outcomeOf(await call('auth.test', { colour: 'red' }))).toBe('ok');
    expect(slack.faults).toEqual([]);
  });

  test('JSON with a Bearer token is taken like a form; broken JSON, other types and tokens in JSON are not', async () => {
    const post = async (body: string, type: string, token = call.token) => {
      const headers = { 'content-type': type, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
      const response = await fetch(`${slack.apiUrl}users.info`, { method: 'POST', headers, body });
      return ((await response.json()) as { error?: string }).error ?? 'ok';
    };
    expect(await post('{"user":"U01MARIA"}', 'application/json; charset=utf-8')).toBe('ok');
    expect(await post('{"user":', 'application/json')).toBe('invalid_json');
    expect(await post('user=U01MARIA', 'text/csv')).toBe('invalid_post_type');
    expect(await post(`{"user":"U01MARIA","token":"${call.token}"}`, 'application/json', '')).toBe('not_authed');
    expect(await post(`user=U01MARIA&token=${call.token}`, 'application/x-www-form-urlencoded', '')).toBe('ok');
    expect(faultCodes(slack)).toEqual(['content_type']);
  });

  test('a token in the URL works at Slack and is a fault here', async () => {
    const response = await fetch(`${slack.apiUrl}auth.test?token=${call.token}`);
    expect(await response.json()).toMatchObject({ ok: true });
    expect(faultCodes(slack)).toEqual(['token_in_url']);
  });

  test('every method of the table is served, and answers only what is known of it', async () => {
    const served: string[] = [];
    for (const method of methodNames()) {
      if (outcomeOf(await callerOf(slack)(method)) !== 'unknown_method') served.push(method);
      if (method === 'auth.revoke') slack.botToken(undefined, usualScopes);
    }
    expect(served).toEqual(methodNames());
    expect(methodFacts('chat.update')).toMatchObject({ tier: 3, scopes: ['chat:write'], required: ['channel', 'ts'] });
    expect(slack.ownFaults).toEqual([]);
    call = callerOf(slack);
  });
});

test('people are found by id and by address, the address only with its scope', async () => {
  const user = async (method: string, args: Record<string, string>) => (await call(method, args)).body;
  expect(await user('users.info', { user: 'U01MARIA' })).toMatchObject({
    user: { real_name: 'Maria Alvarez', profile: { email: 'maria@hartley.example' } },
  });
  expect(await user('users.lookupByEmail', { email: 'MARIA@hartley.example' })).toMatchObject({
    user: { id: 'U01MARIA' },
  });
  expect((await user('users.lookupByEmail', { email: 'no@hartley.example' })).error).toBe('users_not_found');
  expect((await user('users.info', { user: 'U99' })).error).toBe('user_not_found');
  slack.setScopes(['users:read']);
  expect(JSON.stringify(await user('users.info', { user: 'U01MARIA' }))).not.toContain('hartley.example');
  slack.setScopes(['usergroups:read', 'team:read', 'users:read']);
  expect((await user('usergroups.list', { include_users: 'true' })).usergroups).toMatchObject([
    { id: 'S01ONCALL', handle: 'intake-on-call', users: ['U01MARIA'] },
  ]);
  expect((await user('team.info', {})).team).toMatchObject({ id: 'T01FIRM', domain: 'hartley-law' });
  expect((await user('team.info', { team: 'T9' })).error).toBe('team_not_found');
  expect((await user('bots.info', { bot: slack.workspace().botId })).bot).toMatchObject({ app_id: 'A01LEADS' });
  expect((await user('bots.info', { bot: 'B9' })).error).toBe('bot_not_found');
});
