import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CliPlace, openCliPlace } from '../fixtures/cli-place.ts';
import { createCliAccount, runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { type CliEnvironment, startCli } from '../fixtures/run-cli.ts';
import { CHANNEL, TEAM, unhurried } from '../fixtures/slack.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

let place: CliPlace;
let simulator: SlackSimulator;
let environment: CliEnvironment;

beforeAll(async () => {
  place = await openCliPlace();
  simulator = await startSlackSimulator(unhurried);
  environment = {
    ...place.environment,
    SLACK_API_URL: simulator.apiUrl,
    SLACK_SIGNING_SECRET: simulator.app.signingSecret,
    PUBLIC_URL: 'https://bridge.example',
  };
});
afterAll(async () => {
  await simulator[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const account = (name: string) => createCliAccount(name, environment);

const slack = (args: string[], input = '', own: CliEnvironment = {}) =>
  runCli(['slack', ...args, '--json'], { ...environment, ...own }, input, place.path);

interface Doctor {
  findings: { part: string; status: string; detail: string; todo: string | null }[];
}

test('an account: connected, looked at, routed, tested, parked, resumed, disconnected', async () => {
  const accountId = await account('Hartley');
  const of = ['--account', accountId];
  const token = simulator.botToken();

  const nothing = await slack(['status', ...of]);
  expect([nothing.code, nothing.json()]).toEqual([1, { error: expect.stringContaining('slack connect --account') }]);

  // The token comes by standard input, so that it stays out of the shell's history.
  const connected = await slack(['connect', ...of, '--team', TEAM, '--token', '-', '--channel', CHANNEL], `${token}\n`);
  expect([connected.code, connected.stderr]).toEqual([0, '']);
  expect(connected.json()).toMatchObject({
    accountId,
    workspaceId: TEAM,
    channelId: CHANNEL,
    channel: 'intake',
    warnings: [],
  });
  expect(connected.stdout).not.toContain(token);
  expect(simulator.workspace().messages(CHANNEL)).toEqual([]);

  const status = await slack(['status', ...of]);
  expect([status.code, status.json()]).toEqual([
    0,
    expect.objectContaining({
      name: 'Hartley Law',
      works: true,
      problem: null,
      channels: [expect.objectContaining({ channelId: CHANNEL, uses: ['default', 'digest'], problem: null })],
      settingsVersion: 1,
    }),
  ]);

  const settings = (await slack(['settings', 'get', ...of])).json() as object;
  const changed = {
    ...settings,
    timeZone: 'America/Chicago',
    rules: [{ name: 'Best', score: { from: 90, to: 100 }, channel: 'C02INJURY' }],
  };
  const saved = await slack(['settings', 'set', ...of, '--file', '-'], JSON.stringify(changed));
  expect(saved.json()).toEqual({ accountId, version: 2, changed: ['rules', 'timeZone'] });
  const wrong = await slack(
    ['settings', 'set', ...of, '--file', '-'],
    JSON.stringify({ ...changed, defaultChanel: 'x' }),
  );
  expect([wrong.code, wrong.json()]).toEqual([1, { error: expect.stringMatching(/defaultChanel/) }]);

  const routed = await slack(['route', ...of, '--practice-area', 'Car accident', '--score', '93']);
  expect(routed.json()).toMatchObject({ channel: 'C02INJURY', rule: 'Best', privacy: 'full', shared: false });

  const tested = await slack(['test', ...of]);
  expect([tested.code, tested.json()]).toEqual([
    0,
    expect.objectContaining({ channelId: CHANNEL, messageId: expect.any(String) }),
  ]);

  const moved = await slack(['connect', ...of, '--channel', 'C03GENERAL']);
  expect(moved.json()).toMatchObject({ channel: 'general', settingsVersion: 3 });

  const resumed = await slack(['resume', ...of]);
  expect([resumed.code, resumed.json()]).toEqual([0, { accountId, workspaceId: TEAM, problem: null, channels: [] }]);

  const doctor = (await runCli(['doctor', '--json'], environment, '', place.path)).json() as Doctor;
  const found = (part: string) => doctor.findings.find((finding) => finding.part === part);
  expect(found('slack Hartley Law')).toMatchObject({
    status: 'ok',
    detail: expect.stringContaining('Used by 1 account'),
  });
  expect(found('slack requests')).toMatchObject({
    status: 'ok',
    detail: expect.stringContaining('https://bridge.example/slack/events'),
  });

  simulator.setScopes(['chat:write', 'commands', 'channels:read']);
  const lacking = (await runCli(['doctor', '--json'], environment, '', place.path)).json() as Doctor;
  expect(lacking.findings.find(({ part }) => part === 'slack Hartley Law')).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('groups:read'),
  });

  const gone = await slack(['disconnect', ...of, '--force']);
  const dropped = { leads: 0, others: 1, deletions: 0 };
  const done = { accountId, workspaceId: TEAM, workspace: 'left', messages: 1, told: 0, dropped };
  expect([gone.code, gone.json()]).toEqual([0, done]);
  expect(simulator.faults).toEqual([]);
});

describe('what is wrong with a command is said', () => {
  test.each([
    [['connect', '--channel', 'general'], 2, /--channel must be the id of a channel/],
    [['connect', '--channel', 'C01INTAKE', '--team', 'hartley'], 2, /--team must be the id of a team/],
    [['connect', '--token', 'xoxb-1'], 2, /need --channel/],
    [['connect'], 2, /Pass --channel, --team and --token/],
    [['connect', '--channel', 'C01INTAKE'], 1, /There is no connected workspace/],
    [['route', '--practice-area', 'x', '--score', '101'], 2, /--score must be a whole number from 0 to 100/],
    [['route', '--practice-area', 'x', '--score', '1', '--at', 'noon'], 2, /--at must be a day such as/],
  ])('%s', async (args, code, reason) => {
    const result = await slack([...args, '--account', await account('Any')]);
    expect([result.code, result.json()]).toEqual([code, { error: expect.stringMatching(reason) }]);
  });
});

test('a link for the browser, where OAuth is configured', async () => {
  const oauth = { SLACK_CLIENT_ID: simulator.app.clientId, SLACK_CLIENT_SECRET: simulator.app.clientSecret };
  const link = await slack(['connect', '--account', await account('Linked')], '', oauth);
  expect(link.json()).toMatchObject({
    url: expect.stringMatching(/^https:\/\/bridge\.example\/slack\/install\?token=[\w-]{43}$/),
  });
});

describe('the manifest', () => {
  test('is of this address, or of Socket Mode', async () => {
    const manifest = (await slack(['manifest'])).json() as Record<string, unknown>;
    expect(JSON.stringify(manifest)).toContain('https://bridge.example/slack/events');
    const socket = (await slack(['manifest', '--socket-mode'])).json();
    expect(JSON.stringify(socket)).not.toContain('/slack/events');
    expect((await slack(['manifest', '--url', 'http://plain.example'])).code).toBe(2);
  });
});

test('the environment’s token connects at the start; readyz and the banner say what is left to do', async () => {
  await using bare = await createTestDatabase({ migrated: true });
  const token = simulator.botToken();
  simulator.setScopes(['chat:write', 'commands', 'channels:read', 'groups:read']);
  const own = { ...environment, DATABASE_URL: bare.databaseUrl, SLACK_BOT_TOKEN: token };
  await using bridge = startCli(['start'], own, 'ignore', place.path);
  const [, url] = await bridge.printed(/is running at (http:\S+)/);
  const ready = async () => {
    const { checks } = (await (await fetch(`${url}/readyz`)).json()) as {
      checks: Record<string, { status: string; detail: string }>;
    };
    return checks.slack;
  };
  await expect.poll(ready).toEqual({
    status: 'degraded',
    detail: expect.stringContaining(
      'A workspace is connected, but no account uses it: slack connect --account ID --channel C.',
    ),
  });
  const { stdout } = await runCli(['account', 'list', '--json'], own, '', place.path);
  const [{ accountId }] = JSON.parse(stdout) as [{ accountId: string }];
  const done = await runCli(
    ['slack', 'connect', '--account', accountId, '--channel', CHANNEL, '--json'],
    own,
    '',
    place.path,
  );
  expect([done.code, done.stderr]).toEqual([0, '']);
  await expect.poll(ready).toEqual({ status: 'ok', detail: '1 workspace connected, used by 1 account.' });
  expect(bridge.output()).not.toContain(token);
});
