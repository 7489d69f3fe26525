import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import {
  listWorkspaces,
  markWorkspaceActive,
  markWorkspaceRevoked,
  readInstallation,
  saveWorkspace,
} from '../../../bridge/slack/client/workspaces.ts';
import { checkSlack } from '../../../bridge/slack/connect/check-slack.ts';
import { chooseWorkspace } from '../../../bridge/slack/connect/connect-chosen.ts';
import {
  accountsOf,
  connectAccount,
  disconnectAccount,
  findSlackConnection,
  setSlackSettings,
} from '../../../bridge/slack/connect/connections.ts';
import { disconnectSlack } from '../../../bridge/slack/connect/disconnect.ts';
import { insertTestMessage } from '../../../bridge/slack/messages/message-rows.ts';
import { listChannels, parkChannel } from '../../../bridge/slack/routing/channels.ts';
import { slackSettings } from '../../../shared/slack-settings.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../../fixtures/slack.ts';
import { deviations } from '../../simulators/slack/fault-rules.ts';

const account = async ({ db }: OpenSlack, name = 'Firm') => (await createAccount(db, { name }, 'test')).id;

const audits = async ({ db }: OpenSlack) =>
  (await db.selectFrom('audit_log').select('action').where('action', 'like', 'slack.%').orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('which workspace an account means', () => {
  test('the one it is connected with, the one installed for it, else the only one by token', async () => {
    await using it = await openSlack();
    const [mine, theirs] = [await account(it, 'Mine'), await account(it, 'Theirs')];
    await expect(chooseWorkspace(it, { accountId: mine })).rejects.toThrow(/Connect one with its token/);
    const base = { team: { id: 'T1' }, isEnterpriseInstall: false, authVersion: 'v2' as const, user: { id: 'U1' } };
    const bot = { token: 'xoxb-1', id: 'B1', userId: 'U2', scopes: [] };
    const installedFor = (metadata: string) => ({ ...base, bot, metadata });
    await saveWorkspace(it.store, { id: 'T1', name: 'theirs', auth: 'oauth', installation: installedFor(theirs) });
    await expect(chooseWorkspace(it, { accountId: mine })).rejects.toThrow(/Connect one with its token/);
    expect((await chooseWorkspace(it, { accountId: theirs })).workspace.id).toBe('T1');
    await saveWorkspace(it.store, { id: 'T2', name: 'by token', auth: 'token', installation: { ...base, bot } });
    expect((await chooseWorkspace(it, { accountId: mine })).workspace.id).toBe('T2');
    expect((await chooseWorkspace(it, { accountId: mine, teamId: 'T1' })).workspace.id).toBe('T1');
    await connectAccount(it.db, { accountId: mine, workspaceId: 'T1', teamId: 'T1', channelId: CHANNEL }, 'test');
    expect((await chooseWorkspace(it, { accountId: mine })).workspace.id).toBe('T1');
    await markWorkspaceRevoked(it.db, { workspaceId: 'T1', detail: 'It is over.' });
    await expect(chooseWorkspace(it, { accountId: mine })).rejects.toThrow(/It is over.*slack connect/);
  });

  test('for an organisation the team has to be said, once', async () => {
    await using it = await openSlack();
    const accountId = await account(it);
    const bot = { token: 'xoxb-1', id: 'B1', userId: 'U2', scopes: [] };
    const whole = {
      enterprise: { id: 'E1' },
      isEnterpriseInstall: true,
      authVersion: 'v2' as const,
      user: { id: 'U1' },
      bot,
    };
    await saveWorkspace(it.store, { id: 'E1', name: 'Group', auth: 'token', installation: whole });
    expect(await chooseWorkspace(it, { accountId })).toMatchObject({ workspace: { id: 'E1' }, teamId: undefined });
    expect(await chooseWorkspace(it, { accountId, teamId: 'T7' })).toMatchObject({
      workspace: { id: 'E1' },
      teamId: 'T7',
    });
    await connectAccount(it.db, { accountId, workspaceId: 'E1', teamId: 'T7', channelId: CHANNEL }, 'test');
    expect(await chooseWorkspace(it, { accountId })).toMatchObject({ teamId: 'T7' });
  });
});

describe('settings', () => {
  test('are versioned and audited with what was before and after; the same again is no change', async () => {
    await using it = await openSlack();
    const accountId = await connectSlackAccount(it);
    const settings = slackSettings.parse({
      defaultChannel: CHANNEL,
      rules: [{ name: 'Injury', channel: 'C02INJURY' }],
    });
    expect(await setSlackSettings(it.db, { accountId, settings, actor: 'test' })).toEqual({
      version: 2,
      changed: ['rules'],
    });
    expect(await setSlackSettings(it.db, { accountId, settings, actor: 'test' })).toEqual({ version: 2, changed: [] });
    const other = await account(it, 'Other');
    expect(await setSlackSettings(it.db, { accountId: other, settings, actor: 'test' })).toBeUndefined();
    expect(await audits(it)).toEqual(['slack.connected', 'slack.settings']);
    const { detail } = await it.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'slack.settings')
      .executeTakeFirstOrThrow();
    const rules = { from: [], to: [{ name: 'Injury', channel: 'C02INJURY' }] };
    expect(detail).toMatchObject({ version: 2, changed: { rules } });
  });

  test('saving them tries parked channels again, and no others', async () => {
    await using it = await openSlack();
    const accountId = await connectSlackAccount(it);
    for (const channelId of [CHANNEL, 'C9ELSE'])
      await parkChannel(it.db, { workspaceId: TEAM, channelId, reason: 'is_archived' });
    const { settings } = (await findSlackConnection(it.db, accountId))!;
    await setSlackSettings(it.db, { accountId, settings, actor: 'test' });
    const parked = (await listChannels(it.db, TEAM)).filter(({ status }) => status === 'parked');
    expect(parked.map(({ channelId }) => channelId)).toEqual(['C9ELSE']);
  });

  test('a channel is news when it is parked, or for another reason', async () => {
    await using it = await openSlack();
    await connectSlackAccount(it);
    const park = (reason: string) => parkChannel(it.db, { workspaceId: TEAM, channelId: CHANNEL, reason });
    expect([await park('is_archived'), await park('is_archived'), await park('not_in_channel')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the end', () => {
  test('what Slack has ended stays ended until it is accepted again, each told once', async () => {
    await using it = await openSlack();
    await connectSlackAccount(it);
    const end = { workspaceId: TEAM, detail: 'over' };
    expect([await markWorkspaceRevoked(it.db, end), await markWorkspaceRevoked(it.db, end)]).toEqual([true, false]);
    expect([await markWorkspaceActive(it.db, TEAM), await markWorkspaceActive(it.db, TEAM)]).toEqual([true, false]);
    expect(await markWorkspaceRevoked(it.db, { ...end, forget: true })).toBe(true);
    expect(await markWorkspaceActive(it.db, TEAM)).toBe(false);
    expect(await audits(it)).toEqual(['slack.connected', 'slack.revoked', 'slack.revoked']);
  });

  test('an installation made anew meanwhile is not ended by the old one', async () => {
    await using it = await openSlack();
    await connectSlackAccount(it);
    const { sealed, installation } = (await readInstallation(it.store, TEAM))!;
    await saveWorkspace(it.store, { id: TEAM, name: 'x', auth: 'token', installation });
    expect(await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'over', sealed })).toBe(false);
  });

  test('disconnecting deletes settings and messages; the last one takes the workspace along', async () => {
    await using it = await openSlack();
    const one = await connectSlackAccount(it, { name: 'One' });
    const two = await connectSlackAccount(it, { name: 'Two' });
    const connections = await accountsOf(it.db, TEAM);
    for (const connection of connections) await insertTestMessage(it.db, connection);
    const deps = { ...it, settings: { oauth: undefined } };
    const inLine = disconnectSlack(deps, connections[0]!, { actor: 'test' });
    await expect(inLine).rejects.toThrow(/^Waiting for Slack: 1 reply, digest or test message\. Nothing was changed\./);
    const forced = { actor: 'test', force: true };
    expect(await disconnectSlack(deps, connections[0]!, forced)).toEqual({
      workspaceId: TEAM,
      workspace: 'kept',
      messages: 1,
      told: 0,
      dropped: { leads: 0, others: 1, deletions: 0 },
    });
    expect(await findSlackConnection(it.db, one)).toBeUndefined();
    expect(await it.db.selectFrom('slack_messages').select('account_id').execute()).toEqual([{ account_id: two }]);
    expect(await disconnectSlack(deps, connections[1]!, forced)).toMatchObject({
      workspace: 'left',
    });
    expect(await listWorkspaces(it.db)).toEqual([]);
    expect(await disconnectAccount(it.db, { accountId: two, actor: 'test' })).toBeUndefined();
  });

  test('an app that came by OAuth is removed; while Slack is away nothing is deleted, unless asked for', async () => {
    await using it = await openSlack();
    const accountId = await connectSlackAccount(it);
    const { installation } = (await readInstallation(it.store, TEAM))!;
    await saveWorkspace(it.store, { id: TEAM, name: 'x', auth: 'oauth', installation });
    const connection = (await findSlackConnection(it.db, accountId))!;
    const { clientId, clientSecret } = it.simulator.app;
    const deps = { ...it, settings: { oauth: { clientId, clientSecret } } };
    it.simulator.fail(deviations.unavailable);
    await expect(disconnectSlack(deps, connection, { actor: 'test' })).rejects.toMatchObject({ kind: 'retryable' });
    expect(await findSlackConnection(it.db, accountId)).toBeDefined();
    it.simulator.recover();
    expect(await disconnectSlack(deps, connection, { actor: 'test' })).toMatchObject({ workspace: 'removed' });
    expect(
      await it.slack
        .callOnce({ method: 'auth.test', token: installation.bot.token, args: {}, changes: false })
        .catch((e) => e.kind),
    ).toBe('revoked');
  });
});

describe('what the operator is told', () => {
  const none = { takesRequests: false, hasOAuth: false, problems: () => [] };

  test('off, or configured and not connected', async () => {
    await using it = await openSlack();
    expect(await checkSlack({ db: it.db, ...none })).toEqual({ status: 'off', detail: 'Slack is not configured.' });
    expect(await checkSlack({ db: it.db, ...none, hasOAuth: true })).toMatchObject({
      status: 'off',
      detail: expect.stringContaining('slack connect'),
    });
  });

  test('what is wrong, with what mends it, and no names', async () => {
    await using it = await openSlack();
    await connectSlackAccount(it);
    await parkChannel(it.db, { workspaceId: TEAM, channelId: CHANNEL, reason: 'not_in_channel' });
    const { status, detail } = await checkSlack({
      db: it.db,
      ...none,
      problems: () => ['Socket Mode is not connected.'],
    });
    expect(status).toBe('degraded');
    expect(detail).toContain('1 channel waits');
    expect(detail).toContain('not_in_channel: Invite the app');
    expect(detail).toContain('Buttons do not work');
    expect(detail).toContain('Socket Mode is not connected.');
    expect(detail).not.toMatch(/Hartley|T01FIRM|C01INTAKE/);
    await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'over' });
    expect((await checkSlack({ db: it.db, ...none })).detail).toContain('Access has ended for 1 workspace');
  });
});
