import { describe, expect, test } from 'vitest';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { issueState } from '../../bridge/connect/oauth-states.ts';
import { findWorkspace, listWorkspaces, readInstallation } from '../../bridge/slack/client/workspaces.ts';
import { connectAccount, findSlackConnection } from '../../bridge/slack/connect/connections.ts';
import { optionalScopes, requiredScopes } from '../../bridge/slack/connect/manifest.ts';
import { installUrl } from '../../bridge/slack/connect/slack-routes.ts';
import { CHANNEL, TEAM } from '../fixtures/slack.ts';
import { PUBLIC_URL, type SlackServer, startSlackServer } from '../fixtures/slack-server.ts';
import { deviations, slackAnswers } from '../simulators/slack/fault-rules.ts';
import { defaultWorkspace } from '../simulators/slack/workspace-options.ts';

async function open() {
  const botScopes = [...requiredScopes, ...Object.keys(optionalScopes)];
  const workspaces = [{ ...defaultWorkspace, scopes: null }];
  return startSlackServer({ simulator: { workspaces, app: { botScopes } } });
}

const account = async ({ db }: SlackServer, name = 'Hartley') => (await createAccount(db, { name }, 'test')).id;

async function linkFor({ db }: SlackServer, accountId: string): Promise<string> {
  return installUrl(PUBLIC_URL, await issueState(db, { purpose: 'slack install', accountId }));
}

/** A browser with a jar of its own. */
function browser({ url, simulator }: SlackServer) {
  let cookie: string | undefined;
  const visit = async (link: string, method = 'GET') => {
    const headers = cookie === undefined ? {} : { cookie: `other=1; ${cookie}` };
    const response = await fetch(link.replace(PUBLIC_URL, url), { method, redirect: 'manual', headers });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return response;
  };
  return {
    visit,
    /** From a link of ours to Slack's answer, which is not followed yet. */
    async agree(link: string, consent: Parameters<typeof simulator.consent>[1] = {}) {
      const response = await visit(link);
      return simulator.consent(response.headers.get('location') ?? '', consent);
    },
  };
}

const page = async (response: Response) => ({ status: response.status, text: await response.text() });

describe('an installation by OAuth', () => {
  test('goes from the link over Slack to a page that says what is left to do; the installation is sealed', async () => {
    await using it = await open();
    const accountId = await account(it);
    const { visit, agree } = browser(it);
    const back = await agree(await linkFor(it, accountId));
    const { status, text } = await page(await visit(back));
    expect(status).toBe(200);
    expect(text).toContain('a channel is missing');
    expect(text).toContain('Hartley Law');
    expect(text).toContain(`slack connect --account ${accountId} --channel`);
    expect(await findWorkspace(it.db, TEAM)).toMatchObject({ name: 'Hartley Law', auth: 'oauth', status: 'active' });
    const { installation } = (await readInstallation(it.store, TEAM))!;
    expect(installation).toMatchObject({
      team: { id: TEAM },
      isEnterpriseInstall: false,
      appId: it.simulator.app.appId,
      metadata: accountId,
      bot: { userId: it.simulator.workspace().botUserId, id: it.simulator.workspace().botId },
    });
    expect(await it.slack.call(TEAM, TEAM).channelInfo(CHANNEL)).toMatchObject({ name: 'intake' });
    const row = await it.db.selectFrom('slack_workspaces').select('installation').executeTakeFirstOrThrow();
    expect(row.installation?.includes(installation.bot.token)).toBe(false);
    expect(it.recording.text()).not.toContain(installation.bot.token);
    expect(it.simulator.faults).toEqual([]);
  });

  test('anew, where the account has its channel, it goes on as before', async () => {
    await using it = await open();
    const accountId = await account(it);
    const { visit, agree } = browser(it);
    await visit(await agree(await linkFor(it, accountId)));
    await connectAccount(it.db, { accountId, workspaceId: TEAM, teamId: TEAM, channelId: CHANNEL }, 'test');
    await it.simulator.uninstall();
    await expect.poll(async () => (await findWorkspace(it.db, TEAM))?.status).toBe('revoked');
    const { text } = await page(await visit(await agree(await linkFor(it, accountId))));
    expect(text).toContain('Slack is connected');
    expect(text).toContain(CHANNEL);
    expect(await findWorkspace(it.db, TEAM)).toMatchObject({ status: 'active' });
    expect((await findSlackConnection(it.db, accountId))?.settings.defaultChannel).toBe(CHANNEL);
  });
});

describe('links and states are good for one use', () => {
  test('a link that was used leads nowhere', async () => {
    await using it = await open();
    const { visit } = browser(it);
    const link = await linkFor(it, await account(it));
    expect((await visit(link)).status).toBe(302);
    expect(await page(await visit(link))).toMatchObject({
      status: 400,
      text: expect.stringContaining('no longer valid'),
    });
  });

  test('a preview does not use it up', async () => {
    await using it = await open();
    const { visit } = browser(it);
    const link = await linkFor(it, await account(it));
    expect((await visit(link, 'HEAD')).status).toBe(200);
    expect((await visit(link)).status).toBe(302);
  });

  test('an answer of Slack that is repeated changes nothing', async () => {
    await using it = await open();
    const { visit, agree } = browser(it);
    const back = await agree(await linkFor(it, await account(it)));
    expect((await visit(back)).status).toBe(200);
    it.calls.length = 0;
    expect((await visit(back)).status).toBe(400);
    expect(it.calls).toEqual([]);
  });

  test('a consent that was begun in another browser is refused', async () => {
    await using it = await open();
    const back = await browser(it).agree(await linkFor(it, await account(it)));
    expect(await page(await browser(it).visit(back))).toMatchObject({ status: 400 });
    expect(await listWorkspaces(it.db)).toEqual([]);
  });

  test('a state of HubSpot is none of Slack', async () => {
    await using it = await open();
    const accountId = await account(it);
    const { visit } = browser(it);
    const foreign = await issueState(it.db, { purpose: 'install', accountId });
    expect((await visit(installUrl(PUBLIC_URL, foreign))).status).toBe(400);
    const state = await issueState(it.db, { purpose: 'slack install', accountId });
    expect((await visit(`${PUBLIC_URL}/slack/oauth_redirect?code=1&state=${state}`)).status).toBe(400);
  });

  test('what is made up, or missing, is refused', async () => {
    await using it = await open();
    const { visit } = browser(it);
    for (const path of [
      'install',
      'install?token=',
      'install?token=%00',
      'oauth_redirect',
      'oauth_redirect?code=1&state=x',
    ])
      expect((await visit(`${PUBLIC_URL}/slack/${path}`)).status).toBe(400);
  });

  test('the address with the code is kept nowhere', async () => {
    await using it = await open();
    const { visit, agree } = browser(it);
    const answer = await visit(await agree(await linkFor(it, await account(it))));
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what goes wrong says so, changes nothing, and offers another try', () => {
  test('the person says no', async () => {
    await using it = await open();
    const { visit, agree } = browser(it);
    const back = await agree(await linkFor(it, await account(it)), { deny: true });
    const { status, text } = await page(await visit(back));
    expect([status, text]).toEqual([400, expect.stringContaining('Permission was not granted')]);
    const retry = /href="([^"]*slack\/install[^"]*)"/.exec(text)?.[1] ?? '';
    expect((await visit(retry)).status).toBe(302);
  });

  test.each([
    ['Slack is away', deviations.unavailable, 503, /just now/],
    ['Slack drops the answer', deviations.resetAfter, 503, /just now/],
    ['the code is used up', slackAnswers('invalid_code'), 400, /already used or is too old/],
    ['the secret is another app’s', slackAnswers('bad_client_secret'), 400, /SLACK_CLIENT_SECRET/],
  ])('%s', async (_name, deviation, expected, reason) => {
    await using it = await open();
    const { visit, agree } = browser(it);
    const back = await agree(await linkFor(it, await account(it)));
    it.simulator.script({ method: 'oauth.v2.access', deviations: [deviation] });
    const { status, text } = await page(await visit(back));
    expect(status).toBe(expected);
    expect(text).toMatch(reason);
    expect(text).toContain('Try again');
    expect(await listWorkspaces(it.db)).toEqual([]);
    expect(it.recording.text()).not.toContain(it.simulator.app.clientSecret);
  });

  test('an account of another workspace has to leave that one first', async () => {
    await using it = await open();
    const accountId = await account(it);
    const { visit, agree } = browser(it);
    await visit(await agree(await linkFor(it, accountId)));
    await connectAccount(it.db, { accountId, workspaceId: TEAM, teamId: TEAM, channelId: CHANNEL }, 'test');
    it.simulator.addWorkspace({ teamId: 'T02OTHER', name: 'Other', users: [{ id: 'U9', name: 'nine' }], scopes: null });
    const { status, text } = await page(await visit(await agree(await linkFor(it, accountId), { teamId: 'T02OTHER' })));
    expect([status, text]).toEqual([400, expect.stringContaining('connected to workspace T01FIRM')]);
    expect(await findWorkspace(it.db, 'T02OTHER')).toBeUndefined();
  });
});
