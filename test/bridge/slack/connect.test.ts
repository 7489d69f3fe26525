import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { Refusal } from '../../../bridge/platform/refusal.ts';
import {
  findWorkspace,
  listWorkspaces,
  markWorkspaceRevoked,
  readInstallation,
  saveWorkspace,
} from '../../../bridge/slack/client/workspaces.ts';
import { checkSlack } from '../../../bridge/slack/connect/check-slack.ts';
import { chooseWorkspace } from '../../../bridge/slack/connect/connect-chosen.ts';
import { connectByToken, createSlackToken } from '../../../bridge/slack/connect/connect-token.ts';
import {
  accountsOf,
  connectAccount,
  findSlackConnection,
  setSlackSettings,
} from '../../../bridge/slack/connect/connections.ts';
import { requiredScopes } from '../../../bridge/slack/connect/manifest.ts';
import { findChannel, parkChannel } from '../../../bridge/slack/routing/channels.ts';
import { slackSettings } from '../../../shared/slack-settings.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../../fixtures/slack.ts';
import { deviations } from '../../simulators/slack/fault-rules.ts';
import { defaultWorkspace } from '../../simulators/slack/workspace-options.ts';

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

interface Zone {
  timeZone?: string;
  scopes?: readonly string[];
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
    ['no such channel', { channelId: 'C9NONE' }, () => undefined, /C9NONE: The channel does not exist/],
    [
      'a private channel it is not in',
      { channelId: 'G04PARTNERS' },
      () => undefined,
      /G04PARTNERS: The channel does not exist, or it is private/,
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

  test.each([
    ['of whoever created the channel', {}, 'America/Boise'],
    ['else of the East: a creator of no time zone', { timeZone: 'Mars/Base' }, 'America/New_York'],
    ['else of the East: the app may not see members', { scopes: requiredScopes }, 'America/New_York'],
  ])(
    'the first time zone is that %s',
    async (_name, { timeZone = 'America/Boise', scopes = undefined }: Zone, zone) => {
      const users = [{ id: 'U01MARIA', name: 'maria', timeZone }];
      const channels = [{ id: CHANNEL, name: 'intake', member: true, creator: 'U01MARIA' }];
      await using it = await openSlack({ simulator: { workspaces: [{ ...defaultWorkspace, users, channels }] } });
      if (scopes !== undefined) it.simulator.setScopes([...scopes]);
      const accountId = await account(it);
      expect((await connect(it, accountId)).connection.settings.timeZone).toBe(zone);
      expect((await findSlackConnection(it.db, accountId))?.settings.timeZone).toBe(zone);
    },
  );

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
    await expect(failed).rejects.toThrow(/connected to workspace T01FIRM.*slack disconnect/);
    expect(await findWorkspace(it.db, other.teamId)).toBeUndefined();
  });
});

describe('by the environment', () => {
  async function start(it: OpenSlack, token: string | undefined, onAttempt: () => void = () => undefined) {
    const problems: (string | undefined)[] = [];
    const environment = createSlackToken({
      ...it,
      token,
      retryMs: 5,
      onAttempt(problem) {
        problems.push(problem);
        onAttempt();
      },
    });
    await environment.connect(new AbortController().signal);
    return { environment, problems };
  }

  test('connects the workspace; that no account uses it is said until one does', async () => {
    await using it = await openSlack();
    const { environment } = await start(it, it.simulator.botToken());
    expect(environment.problem()).toBeUndefined();
    const check = () =>
      checkSlack({ db: it.db, takesRequests: true, hasOAuth: false, problems: () => [environment.problem()] });
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
    const { problems } = await start(it, token, () => {
      attempts += 1;
      if (attempts === 2) it.simulator.recover();
    });
    expect(problems).toEqual([
      expect.stringContaining('HTTP status 503'),
      expect.stringContaining('HTTP status 503'),
      undefined,
    ]);
  });

  test('a token that is none is refused once, in words without it', async () => {
    await using it = await openSlack();
    const { environment, problems } = await start(it, 'xoxb-secret-of-nobody');
    expect(problems).toHaveLength(1);
    expect(environment.problem()).toMatch(/does not accept/);
    expect(environment.problem()).not.toContain('secret-of-nobody');
  });

  test('never takes the place of an installation by OAuth', async () => {
    await using it = await openSlack();
    await start(it, it.simulator.botToken());
    const kept = await readInstallation(it.store, TEAM);
    const bot = { ...kept!.installation.bot, token: 'xoxb-by-oauth' };
    await saveWorkspace(it.store, { id: TEAM, name: 'x', auth: 'oauth', installation: { ...kept!.installation, bot } });
    const { environment } = await start(it, it.simulator.botToken());
    expect(environment.problem()).toMatch(/connected by OAuth/);
    expect((await readInstallation(it.store, TEAM))?.installation.bot.token).toBe('xoxb-by-oauth');
  });
});
