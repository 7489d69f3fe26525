import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setSlackSettings } from '../../bridge/slack/connect/connections.ts';
import { slackHealth } from '../../shared/slack-health.ts';
import { slackSettings } from '../../shared/slack-settings.ts';
import { newLead } from '../fixtures/firm-leads.ts';
import { pageIn, publish } from '../fixtures/hubspot-app.ts';
import { CHANNEL, MARIA } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { slackAnswers } from '../simulators/slack/fault-rules.ts';
import { usualScopes } from '../simulators/slack/workspace-options.ts';

/** Slack's second, and the bridge's, take five milliseconds; nothing that is parked is tried again by itself. */
const SECOND_MS = 5;
const limits = { secondMs: SECOND_MS, tiers: { 1: 1e6, 2: 1e6, 3: 1e6, 4: 1e6 }, postsPerMinute: 1e6 };
const pace = { postMs: SECOND_MS, editMs: SECOND_MS, retryMs: SECOND_MS, longestRetryMs: 30 * SECOND_MS };
const PRIVATE = 'G05INTAKE';
const LEADS = 6;
const scopes = usualScopes.filter((scope) => scope !== 'chat:write.public');

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({ slack: { limits }, pace, settings: { sla: null } });
  env.firm.addChannel({ id: PRIVATE, name: 'private-intake', private: true, member: true });
  env.slack.setScopes(scopes);
  publish(env.hubspot, env.product.url);
});
afterAll(() => closeWithoutFaults(env));
beforeEach(() => env.slack.clearScript());

async function notifyIn(channelId: string): Promise<void> {
  const settings = slackSettings.parse({ defaultChannel: channelId, sla: null });
  await setSlackSettings(env.db, { accountId: env.accountId, settings, actor: 'test' });
}

let serial = 0;
/** One lead after the other, each once the bridge has the one before. @returns their names, in their order */
async function leadsInLine(count = LEADS): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    serial += 1;
    const lastname = `Parked${serial}x`;
    newLead(env, { email: `${lastname}@example.com`, lastname });
    names.push(lastname);
    await eventually(() => countKept()).toBe(serial);
  }
  return names;
}

const countKept = async (): Promise<number> =>
  (await env.db.selectFrom('slack_messages').select('id').where('kind', '=', 'alert').execute()).length;

async function expectInOrder(names: readonly string[], channel: string): Promise<void> {
  await alertWith(env, names.at(-1) ?? '', channel);
  await quiet(env);
  const seen = alertsIn(env, channel).map((alert) => names.find((name) => wordsOf(alert).includes(name)));
  expect(seen.filter((name) => name !== undefined)).toEqual(names);
  expect([...env.slack.postsByDelivery().values()].filter((times) => times > 1)).toEqual([]);
}

interface Findings {
  findings: { part: string; status: string; detail: string; todo: string | null }[];
}

const doctor = async () => ((await env.product.ask('doctor')) as Findings).findings;
const health = async () => slackHealth.parse(await env.product.ask('slack', 'status', '--account', env.accountId));

async function ready(): Promise<{ status: string; detail: string }> {
  const { checks } = (await (await fetch(`${env.product.url}/readyz`)).json()) as {
    checks: { slack: { status: string; detail: string } };
  };
  return checks.slack;
}

/** What the settings page in HubSpot says of Slack. */
const inHubSpot = async () =>
  (await pageIn(env.hubspot)('readHealth')).body.findings.filter(({ subject }) => subject === 'Slack');

/** What the home says, with the colons that are written so that none makes an emoji. */
async function atHome(): Promise<string> {
  const before = env.firm.views.home(MARIA)?.hash;
  await env.firm.openHome(MARIA);
  await eventually(() => env.firm.views.home(MARIA)?.hash).not.toBe(before);
  return JSON.stringify(env.firm.views.home(MARIA)?.content).replaceAll('∶', ':');
}

interface Parked {
  channel: string;
  code: string;
  /** What mends it, in the words that people read. */
  todo: string;
  break(): void;
  mend(): void;
}

const cases: Record<string, Parked> = {
  'the app is not in the channel': {
    channel: CHANNEL,
    code: 'not_in_channel',
    todo: 'Invite the app to the channel',
    break: () => void env.firm.setChannel(CHANNEL, { member: false }),
    mend: () => void env.firm.setChannel(CHANNEL, { member: true }),
  },
  'the channel is private and the app was taken out': {
    channel: PRIVATE,
    code: 'channel_not_found',
    todo: 'Invite the app to the channel',
    break: () => void env.firm.setChannel(PRIVATE, { member: false }),
    mend: () => void env.firm.setChannel(PRIVATE, { member: true }),
  },
  'the channel is archived': {
    channel: CHANNEL,
    code: 'is_archived',
    todo: 'Unarchive it in Slack',
    break: () => void env.firm.setChannel(CHANNEL, { archived: true }),
    mend: () => void env.firm.setChannel(CHANNEL, { archived: false }),
  },
  'a scope is missing': {
    channel: CHANNEL,
    code: 'missing_scope:chat:write',
    todo: 'Add the scope to the app',
    break: () => env.slack.setScopes(scopes.filter((scope) => scope !== 'chat:write')),
    mend: () => env.slack.setScopes(scopes),
  },
};

describe.each(Object.entries(cases))('%s', (_why, { channel, code, todo, ...it }) => {
  let names: string[];

  test('the leads wait, and everybody who can mend it is told why and how', async () => {
    await notifyIn(channel);
    const [before = ''] = await leadsInLine(1);
    await alertWith(env, before, channel);
    it.break();
    names = await leadsInLine();
    const parked = async () => (await health()).channels.find(({ channelId }) => channelId === channel);
    await eventually(async () => (await parked())?.problem?.code).toBe(code);
    const { works, problem } = await health();
    expect(works).toBe(false);
    expect(await parked()).toMatchObject({
      uses: ['default', 'digest'],
      waiting: LEADS,
      problem: { code, todo: expect.stringContaining(todo), since: expect.any(String) },
    });
    if (code.startsWith('missing_scope')) expect(problem).toContain('chat:write');
    else expect(problem).toBeNull();

    expect(await ready()).toMatchObject({ status: 'degraded', detail: expect.stringContaining(`${code}: ${todo}`) });
    const findings = await doctor();
    const named = env.firm.channels.get(channel)?.name;
    expect(findings).toContainEqual({
      part: `slack #${named}`,
      status: 'warning',
      detail: expect.stringContaining(`(${code})`),
      todo: expect.stringMatching(new RegExp(`${todo}.*slack resume --account ${env.accountId}`)),
    });
    expect(await inHubSpot()).toContainEqual({
      level: 'error',
      subject: 'Slack',
      text: expect.stringMatching(new RegExp(`#${named} takes no messages.*${todo}`)),
    });
    const home = await atHome();
    expect(home).toContain(code);
    expect(home).toContain(todo);
    expect(alertsIn(env, channel).filter((alert) => names.some((name) => wordsOf(alert).includes(name)))).toEqual([]);
  });

  test('once it is mended, all of them come, once each, in their order; nothing is wrong any more', async () => {
    it.mend();
    await env.product.ask('slack', 'resume', '--account', env.accountId);
    await expectInOrder(names, channel);
    expect(await health()).toMatchObject({ works: true, problem: null });
    expect((await health()).channels.find(({ channelId }) => channelId === channel)).toMatchObject({
      problem: null,
      waiting: 0,
      waitingSince: null,
    });
    await eventually(ready).toMatchObject({ status: 'ok' });
    expect(await inHubSpot()).toEqual([{ level: 'ok', subject: 'Slack', text: expect.any(String) }]);
  });
});

describe('the token is over', () => {
  /** What everybody who can mend it reads. */
  async function expectAnnounced(why: RegExp): Promise<void> {
    await eventually(async () => (await ready()).detail).toContain('Access has ended for 1 workspace: connect again');
    expect(await health()).toMatchObject({
      works: false,
      status: 'revoked',
      problem: expect.stringMatching(why),
      channels: [expect.objectContaining({ channelId: CHANNEL, waiting: LEADS })],
    });
    expect((await doctor()).find(({ part }) => part === 'slack Hartley Law')).toMatchObject({
      status: 'failed',
      detail: expect.stringMatching(why),
      todo: expect.stringContaining(`slack connect --account ${env.accountId}`),
    });
    // In Slack nobody can be told.
    expect(await inHubSpot()).toContainEqual({ level: 'error', subject: 'Slack', text: expect.stringMatching(why) });
  }

  test('because Slack tells of it: the leads wait for the new installation', async () => {
    await notifyIn(CHANNEL);
    await env.slack.revokeTokens();
    const names = await leadsInLine();
    await expectAnnounced(/removed from the workspace in Slack, or its token was revoked/);
    const token = env.slack.botToken(undefined, scopes);
    const to = ['--team', 'T01FIRM', '--token', token, '--channel', CHANNEL];
    await env.product.cli('slack', 'connect', '--account', env.accountId, ...to);
    await expectInOrder(names, CHANNEL);
    expect(await health()).toMatchObject({ works: true, status: 'active', problem: null });
  });

  test('because Slack refuses it, and accepts it later', async () => {
    const refused = [slackAnswers('token_revoked')];
    env.slack.script({ method: /^(?!apps\.)/, deviations: refused });
    const names = await leadsInLine();
    await expectAnnounced(/does not accept the token anymore \(token_revoked\)/);
    env.slack.clearScript();
    // Until somebody says so, nothing is tried.
    expect(await health()).toMatchObject({ works: false, problem: expect.stringContaining('accepts it now') });
    await env.product.ask('slack', 'resume', '--account', env.accountId);
    await expectInOrder(names, CHANNEL);
    expect(await health()).toMatchObject({ works: true, status: 'active' });
  });
});
