import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { Refusal } from '../../../bridge/refusal.ts';
import { findChannel, listChannels, parkChannel } from '../../../bridge/slack/channels.ts';
import { checkSlack } from '../../../bridge/slack/check-slack.ts';
import { chooseWorkspace } from '../../../bridge/slack/choose-workspace.ts';
import { createSlackEnvironmentToken } from '../../../bridge/slack/connect-environment.ts';
import { connectByToken } from '../../../bridge/slack/connect-token.ts';
import {
  accountsOf,
  connectAccount,
  disconnectAccount,
  findSlackConnection,
  setSlackSettings,
} from '../../../bridge/slack/connections.ts';
import { disconnectSlack } from '../../../bridge/slack/disconnect.ts';
import { requiredScopes } from '../../../bridge/slack/manifest.ts';
import { insertTestMessage } from '../../../bridge/slack/test-message.ts';
import {
  findWorkspace,
  listWorkspaces,
  markWorkspaceActive,
  markWorkspaceRevoked,
  readInstallation,
  saveWorkspace,
} from '../../../bridge/slack/workspaces.ts';
import { slackSettings } from '../../../shared/slack-settings.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../../fixtures/slack.ts';
import { deviations } from '../../simulators/slack/fault-rules.ts';

const account = async ({ db }: OpenSlack, name = 'Firm') => (await createAccount(db, { name }, 'test')).id;

interface Wanted {
  teamId?: string | undefined;
  token?: string;
  channelId?: string;
}

async function connect(it: OpenSlack, accountId: string, wanted: Wanted = {}) {
  const { teamId = TEAM, token = it.simulator.botToken(), channelId = CHANNEL } = wanted;
  return connectByToken(it, { accountId, teamId, token, channelId }, 'test');
}

const audits = async ({ db }: OpenSlack) =>
  (await db.selectFrom('audit_log').select('action').where('action', 'like', 'slack.%').orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('by a token', () => {
  test('workspace, channel and account are kept, the token sealed, and nothing is sent', async () => {
    await using it = await openSlack();
    const accountId = await account(it);
    const { connection, channel, warnings } = await connect(it, accountId);
    expect(connection).toMatchObject({ accountId, workspaceId: TEAM, teamId: TEAM, settingsVersion: 1 });
    expect(connection.settings.defaultChannel).toBe(CHANNEL);
    expect([channel.name, warnings]).toEqual(['intake', []]);
    expect(await findWorkspace(it.db, TEAM)).toMatchObject({ name: 'Hartley Law', auth: 'token', status: 'active' });
    expect(await findChannel(it.db, { workspaceId: TEAM, channelId: CHANNEL })).toMatchObject({
      name: 'intake',
      status: 'ok',
    });
    const row = await it.db.selectFrom('slack_workspaces').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(it.simulator.botToken());
    expect(row.installation?.includes(it.simulator.botToken())).toBe(false);
    expect((await readInstallation(it.store, TEAM))?.installation.bot.token).toBe(it.simulator.botToken());
    expect(it.simulator.workspace().messages(CHANNEL)).toEqual([]);
    expect(await audits(it)).toEqual(['slack.connected']);
    expect(it.simulator.faults).toEqual([]);
  });

  test.each<[string, Wanted, (it: OpenSlack) => void, RegExp]>([
    ['no token', { token: 'xoxp-1' }, () => undefined, /begins with xoxb-/],
    ['a token of nobody', { token: 'xoxb-0' }, () => undefined, /does not accept the token \(invalid_auth\)/],
    ['a token of another team', { teamId: 'T9OTHER' }, () => undefined, /belongs to team T01FIRM, not to T9OTHER/],
    [
      'a scope that is missing',
      {},
      (it) => it.simulator.setScopes(['chat:write', 'commands', 'channels:read']),
      /lacks a scope: groups:read/,
    ],
    ['no such channel', { channelId: 'C9NONE' }, () => undefined, /C9NONE: There is no such channel/],
    [
      'a private channel it is not in',
      { channelId: 'G04PARTNERS' },
      () => undefined,
      /G04PARTNERS: There is no such channel, or it is private/,
    ],
    [
      'an archived channel',
      {},
      (it) => it.simulator.workspace().setChannel(CHANNEL, { archived: true }),
      /is archived/,
    ],
    [
      'a public channel it may not post to',
      { channelId: 'C03GENERAL' },
      (it) => it.simulator.setScopes(requiredScopes),
      /not in the channel/,
    ],
  ])('%s is refused with what to do, and nothing is kept', async (_name, wanted, prepare, reason) => {
    await using it = await openSlack();
    const accountId = await account(it);
    const token = wanted.token ?? it.simulator.botToken();
    prepare(it);
    const failed = await connect(it, accountId, { ...wanted, token }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Refusal);
    expect((failed as Refusal).message).toMatch(reason);
    expect(await listWorkspaces(it.db)).toEqual([]);
    expect(await findSlackConnection(it.db, accountId)).toBeUndefined();
  });

  test('a public channel it is not in will do where it may post anywhere', async () => {
    await using it = await openSlack();
    const { channel } = await connect(it, await account(it), { channelId: 'C03GENERAL' });
    expect(channel).toMatchObject({ name: 'general', isMember: false });
  });

  test('a channel that is shared comes with a warning', async () => {
    await using it = await openSlack();
    it.simulator.workspace().setChannel(CHANNEL, { extShared: true });
    const { warnings } = await connect(it, await account(it));
    expect(warnings).toEqual([expect.stringContaining('initials only')]);
  });

  test('again: the settings stay, the channel changes, and what was parked is tried', async () => {
    await using it = await openSlack();
    const accountId = await connectSlackAccount(it);
    const settings = slackSettings.parse({ defaultChannel: CHANNEL, timeZone: 'America/Denver' });
    await setSlackSettings(it.db, { accountId, settings, actor: 'test' });
    await parkChannel(it.db, { workspaceId: TEAM, channelId: 'C02INJURY', reason: 'not_in_channel' });
    const { connection } = await connect(it, accountId, { channelId: 'C02INJURY' });
    expect(connection.settings).toMatchObject({ defaultChannel: 'C02INJURY', timeZone: 'America/Denver' });
    expect(connection.settingsVersion).toBe(3);
    expect(await findChannel(it.db, { workspaceId: TEAM, channelId: 'C02INJURY' })).toMatchObject({
      status: 'ok',
      reason: null,
    });
  });

  test('several accounts may use a workspace, each in its channel', async () => {
    await using it = await openSlack();
    const one = await connectSlackAccount(it, { name: 'One' });
    const two = await connectSlackAccount(it, { name: 'Two', channelId: 'C02INJURY' });
    expect((await accountsOf(it.db, TEAM)).map(({ accountId }) => accountId)).toEqual([one, two]);
  });

  test('an account of another workspace has to leave that one first', async () => {
    await using it = await openSlack();
    const accountId = await connectSlackAccount(it);
    const other = it.simulator.addWorkspace({
      teamId: 'T02OTHER',
      channels: [{ id: 'C0OTHER', name: 'leads', member: true }],
    });
    const token = it.simulator.botToken(other.teamId);
    const failed = connect(it, accountId, { teamId: other.teamId, token, channelId: 'C0OTHER' });
    await expect(failed).rejects.toThrow(/connected with workspace T01FIRM.*slack disconnect/);
    expect(await findWorkspace(it.db, other.teamId)).toBeUndefined();
  });
});

describe('by the environment', () => {
  async function start(it: OpenSlack, token: string | undefined, onAttempt: () => void = () => undefined) {
    const troubles: (string | undefined)[] = [];
    const environment = createSlackEnvironmentToken({
      ...it,
      token,
      retryMs: 5,
      onAttempt(trouble) {
        troubles.push(trouble);
        onAttempt();
      },
    });
    await environment.connect(new AbortController().signal);
    return { environment, troubles };
  }

  test('connects the workspace; that no account uses it is said until one does', async () => {
    await using it = await openSlack();
    const { environment } = await start(it, it.simulator.botToken());
    expect(environment.trouble()).toBeUndefined();
    const check = () =>
      checkSlack({ db: it.db, takesRequests: true, hasOAuth: false, troubles: () => [environment.trouble()] });
    expect(await check()).toMatchObject({
      status: 'degraded',
      detail: expect.stringContaining('slack connect --account ID --channel C'),
    });
    const accountId = await account(it);
    const { workspace, teamId } = await chooseWorkspace(it, { accountId });
    await connectAccount(
      it.db,
      { accountId, workspaceId: workspace.id, teamId: teamId ?? '', channelId: CHANNEL },
      'test',
    );
    expect(await check()).toEqual({ status: 'ok', detail: '1 workspace connected, used by 1 account.' });
  });

  test('is asked about once at the next start, and nothing is written again', async () => {
    await using it = await openSlack();
    await start(it, it.simulator.botToken());
    const before = await readInstallation(it.store, TEAM);
    it.calls.length = 0;
    await start(it, it.simulator.botToken());
    expect(it.calls).toEqual([{ method: 'auth.test', outcome: 'ok' }]);
    expect((await readInstallation(it.store, TEAM))?.sealed).toEqual(before?.sealed);
  });

  test('a new token takes the place of the old one, also where Slack had ended that', async () => {
    await using it = await openSlack();
    await start(it, it.simulator.botToken());
    const { installation } = (await readInstallation(it.store, TEAM))!;
    const old = { ...installation, bot: { ...installation.bot, token: 'xoxb-old' } };
    await saveWorkspace(it.store, { id: TEAM, name: 'x', auth: 'token', installation: old });
    await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'over' });
    await start(it, it.simulator.botToken());
    expect((await readInstallation(it.store, TEAM))?.installation.bot.token).toBe(it.simulator.botToken());
    expect(await findWorkspace(it.db, TEAM)).toMatchObject({ status: 'active', statusDetail: null });
  });

  test('is tried again while Slack is away', async () => {
    await using it = await openSlack();
    const token = it.simulator.botToken();
    it.simulator.fail(deviations.unavailable);
    let attempts = 0;
    const { troubles } = await start(it, token, () => {
      attempts += 1;
      if (attempts === 2) it.simulator.recover();
    });
    expect(troubles).toEqual([expect.stringContaining('http_503'), expect.stringContaining('http_503'), undefined]);
  });

  test('a token that is none is refused once, in words without it', async () => {
    await using it = await openSlack();
    const { environment, troubles } = await start(it, 'xoxb-secret-of-nobody');
    expect(troubles).toHaveLength(1);
    expect(environment.trouble()).toMatch(/does not accept/);
    expect(environment.trouble()).not.toContain('secret-of-nobody');
  });

  test('never takes the place of an installation by OAuth', async () => {
    await using it = await openSlack();
    await start(it, it.simulator.botToken());
    const kept = await readInstallation(it.store, TEAM);
    const bot = { ...kept!.installation.bot, token: 'xoxb-by-oauth' };
    await saveWorkspace(it.store, { id: TEAM, name: 'x', auth: 'oauth', installation: { ...kept!.installation, bot } });
    const { environment } = await start(it, it.simulator.botToken());
    expect(environment.trouble()).toMatch(/connected by OAuth/);
    expect((await readInstallation(it.store, TEAM))?.installation.bot.token).toBe('xoxb-by-oauth');
  });
});

describe('which workspace an account means', () => {
  test('the one it is connected with, the one installed for it, else the only one by token', async () => {
    await using it = await openSlack();
    const [mine, theirs] = [await account(it, 'Mine'), await account(it, 'Theirs')];
    await expect(chooseWorkspace(it, { accountId: mine })).rejects.toThrow(/Give --team and --token/);
    const base = { team: { id: 'T1' }, isEnterpriseInstall: false, authVersion: 'v2' as const, user: { id: 'U1' } };
    const bot = { token: 'xoxb-1', id: 'B1', userId: 'U2', scopes: [] };
    const installedFor = (metadata: string) => ({ ...base, bot, metadata });
    await saveWorkspace(it.store, { id: 'T1', name: 'theirs', auth: 'oauth', installation: installedFor(theirs) });
    await expect(chooseWorkspace(it, { accountId: mine })).rejects.toThrow(/Give --team and --token/);
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
  test('are versioned and audited by the names of what changed; the same again is no change', async () => {
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
    const settings = { oauth: undefined };
    expect(await disconnectSlack({ ...it, settings }, connections[0]!, { actor: 'test' })).toEqual({
      workspaceId: TEAM,
      workspace: 'kept',
      messages: 1,
    });
    expect(await findSlackConnection(it.db, one)).toBeUndefined();
    expect(await it.db.selectFrom('slack_messages').select('account_id').execute()).toEqual([{ account_id: two }]);
    expect(await disconnectSlack({ ...it, settings }, connections[1]!, { actor: 'test' })).toMatchObject({
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
  const none = { takesRequests: false, hasOAuth: false, troubles: () => [] };

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
      troubles: () => ['Socket Mode is not connected.'],
    });
    expect(status).toBe('degraded');
    expect(detail).toContain('1 channel waits');
    expect(detail).toContain('not_in_channel: Invite the app');
    expect(detail).toContain('Buttons do not work');
    expect(detail).toContain('Socket Mode is not connected.');
    expect(detail).not.toMatch(/Hartley|T01FIRM|C01INTAKE/);
    await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'over' });
    expect((await checkSlack({ db: it.db, ...none })).detail).toContain('1 workspace no longer let the bridge in');
  });
});
