import { describe, expect, test } from 'vitest';
import { type Installation, markWorkspaceRevoked, saveWorkspace } from '../../../../bridge/slack/client/workspaces.ts';
import { readIncoming } from '../../../../bridge/slack/inbound/incoming.ts';
import { isOutsider, MalformedRequest, memberOf } from '../../../../bridge/slack/inbound/member-of.ts';
import { createAuthorize, UnknownWorkspace } from '../../../../bridge/slack/inbound/slack-app.ts';
import { openTestStore } from '../../../fixtures/database.ts';

const user = { id: 'U1', team_id: 'T1', name: 'maria' };
const click = {
  type: 'block_actions',
  user,
  team: { id: 'T1', domain: 'x' },
  actions: [{ type: 'button', action_id: 'a', action_ts: '1.2', block_id: 'b', text: { type: 'plain_text' } }],
  message: { ts: '1.1', text: 'about a person' },
};

describe('what is understood of a request', () => {
  test('is the fields that are used, and no others', () => {
    const incoming = readIncoming(click);
    expect(incoming).toEqual({
      kind: 'taken',
      body: {
        type: 'block_actions',
        user: { id: 'U1', team_id: 'T1' },
        team: { id: 'T1' },
        actions: [{ type: 'button', action_id: 'a', action_ts: '1.2' }],
        message: { ts: '1.1' },
      },
    });
  });

  test.each([
    ['a message', { type: 'event_callback', event: { type: 'message', text: 'x' } }],
    ['a shortcut', { type: 'shortcut', user }],
    ['a form that was closed', { type: 'view_closed', user }],
    ['a kind of later years', { type: 'block_telepathy' }],
    ['nothing', {}],
  ])('%s is no news', (_name, body) => expect(readIncoming(body)).toEqual({ kind: 'ignored' }));

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['an event without a kind', { type: 'event_callback', event: null }],
    ['a click on nothing', { ...click, actions: [] }],
    ['a click of nobody', { ...click, user: null }],
    ['an id that is none', { ...click, user: { id: "U1'; drop" } }],
    ['an id that no job takes', { ...click, user: { id: '51' } }],
    ['an id longer than a job takes', { ...click, user: { id: 'U'.repeat(32) } }],
    [
      'a command given twice',
      { command: ['/lead', '/lead'], team_id: 'T1', user_id: 'U1', channel_id: 'C1', response_url: 'https://x' },
    ],
    [
      'an answer that goes to a file',
      { command: '/lead', team_id: 'T1', user_id: 'U1', channel_id: 'C1', response_url: 'file:///x' },
    ],
  ])('%s is malformed', (_name, body) => expect(readIncoming(body)).toEqual({ kind: 'malformed' }));
});

describe('whose a request is', () => {
  const bot = { token: 'xoxb-1', id: 'B1', userId: 'U9', scopes: [] };
  const team: Installation = {
    team: { id: 'T1' },
    isEnterpriseInstall: false,
    authVersion: 'v2',
    user: { id: '' },
    bot,
  };
  const whole: Installation = { ...team, enterprise: { id: 'E1' }, isEnterpriseInstall: true };

  test('that of its team, or of its organisation where that has let the bridge in as a whole', async () => {
    await using store = await openTestStore();
    const authorize = createAuthorize(store.db);
    await saveWorkspace(store, { id: 'T1', name: 'team', auth: 'oauth', installation: team });
    await saveWorkspace(store, { id: 'E1', name: 'whole', auth: 'oauth', installation: whole });
    const ask = (teamId: string | undefined, enterpriseId: string | undefined, isEnterpriseInstall: boolean) =>
      authorize({ teamId, enterpriseId, isEnterpriseInstall } as never);
    expect(await ask('T1', undefined, false)).toEqual({ workspaceId: 'T1', botUserId: 'U9' });
    expect(await ask('T1', 'E1', false)).toMatchObject({ workspaceId: 'T1' });
    expect(await ask('T2', 'E1', false)).toMatchObject({ workspaceId: 'E1' });
    expect(await ask('T1', 'E1', true)).toMatchObject({ workspaceId: 'E1' });
    for (const id of ['T3', "T1'; drop", '', 'C1', '\0'])
      await expect(ask(id, undefined, false)).rejects.toThrow(UnknownWorkspace);
    await markWorkspaceRevoked(store.db, { workspaceId: 'T1', detail: 'over' });
    await expect(ask('T1', undefined, false)).rejects.toThrow(UnknownWorkspace);
    expect(JSON.stringify(await ask('T2', 'E1', true))).not.toContain('xoxb');
  });

  test('a member is one of the team of the request, else of their own', () => {
    expect(memberOf({ workspaceId: 'E1', teamId: 'T1' }, user)).toEqual({
      workspaceId: 'E1',
      teamId: 'T1',
      userId: 'U1',
    });
    expect(memberOf({ workspaceId: 'E1' }, { id: 'U1', team_id: 'T5' })).toMatchObject({ teamId: 'T5' });
    expect(memberOf({ workspaceId: 'T1', teamId: 'T1' }, { id: 'U1', team_id: 'T5' })).toMatchObject({
      homeTeamId: 'T5',
    });
    expect(() => memberOf({ workspaceId: 'E1' }, { id: 'U1' })).toThrow(MalformedRequest);
    expect(() => memberOf({ teamId: 'T1' }, user)).toThrow(MalformedRequest);
  });

  test.each([
    ['of the same team', { team: { id: 'T1' }, user: { id: 'U1', team_id: 'T1' } }, false],
    ['of another organisation', { team: { id: 'T1' }, user: { id: 'U1', team_id: 'T2' } }, true],
    [
      'of another team of the organisation',
      { team: { id: 'T1' }, enterprise: { id: 'E1' }, user: { id: 'U1', team_id: 'T2' } },
      false,
    ],
    ['of whom Slack says no team', { team: { id: 'T1' }, user: { id: 'U1' } }, false],
  ])('somebody %s', (_name, request, outside) => expect(isOutsider(request)).toBe(outside));
});
