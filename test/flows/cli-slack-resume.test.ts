import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { parkChannel } from '../../bridge/slack/routing/channels.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { type CliEnvironment, temporaryFolder } from '../fixtures/run-cli.ts';
import { CHANNEL, TEAM, unhurried } from '../fixtures/slack.ts';
import { testStoreOptions } from '../fixtures/test-store-options.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

const OTHER = 'C02INJURY';

let opening: AsyncDisposableStack;
let environment: CliEnvironment;
let folder: string;
let store: Store;
let simulator: SlackSimulator;
let of: string[];
beforeAll(async () => {
  opening = new AsyncDisposableStack();
  folder = opening.use(await temporaryFolder()).path;
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  simulator = opening.use(await startSlackSimulator(unhurried));
  const secret = 'the secret of this database at the command line';
  store = opening.use(await openStore({ ...testStoreOptions, appSecrets: [secret], databaseUrl }));
  environment = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    SLACK_API_URL: simulator.apiUrl,
    SLACK_SIGNING_SECRET: simulator.app.signingSecret,
  };
  const made = await runCli(['account', 'create', '--name', 'Hartley', '--json'], environment, '', folder);
  of = ['--account', (made.json() as { accountId: string }).accountId];
  const token = ['--team', TEAM, '--token', '-', '--channel', CHANNEL];
  await slack(['connect', ...token], `${simulator.botToken()}\n`);
});
afterAll(() => opening[Symbol.asyncDispose]());
beforeEach(async () => {
  await store.db.deleteFrom('slack_messages').execute();
  await store.db.updateTable('slack_channels').set({ status: 'ok', reason: null }).execute();
});

const slack = (args: string[], input = '') => runCli(['slack', ...args, ...of, '--json'], environment, input, folder);
const park = (channelId: string) => parkChannel(store.db, { workspaceId: TEAM, channelId, reason: 'is_archived' });
const rows = () => store.db.selectFrom('slack_messages').select(['channel_id', 'state']).orderBy('position').execute();

test('what waits for one channel is tried again, or sent on to another, with its trace', async () => {
  for (const channel of [CHANNEL, OTHER]) await park(channel);
  for (let message = 0; message < 2; message += 1) await slack(['test']);
  const one = await slack(['resume', '--channel', OTHER]);
  expect([one.code, one.json()]).toEqual([0, expect.objectContaining({ channels: [OTHER], problem: null })]);
  expect(await rows()).toMatchObject([{ channel_id: CHANNEL }, { channel_id: CHANNEL }]);

  const on = await slack(['resume', '--channel', CHANNEL, '--to', OTHER]);
  expect([on.code, on.json()]).toEqual([
    0,
    expect.objectContaining({ channels: [CHANNEL], to: OTHER, moved: 2, warnings: [] }),
  ]);
  expect(await rows()).toEqual([
    { channel_id: OTHER, state: 'waiting' },
    { channel_id: OTHER, state: 'waiting' },
  ]);
  const audit = store.db.selectFrom('audit_log').select('detail').where('action', '=', 'slack.sent_on');
  expect(await audit.execute()).toEqual([{ detail: { from: [CHANNEL], to: OTHER, messages: 2 } }]);
});

test('without a channel, what waits for every parked one is sent on', async () => {
  await slack(['test']);
  expect((await slack(['resume', '--to', OTHER])).json()).toMatchObject({ channels: [], moved: 0 });
  await park(CHANNEL);
  expect((await slack(['resume', '--to', OTHER])).json()).toMatchObject({ channels: [CHANNEL], moved: 1 });
  expect(await rows()).toMatchObject([{ channel_id: OTHER }]);
});

test('nothing is sent on to a channel that takes nothing, or that is none', async () => {
  await park(CHANNEL);
  await slack(['test']);
  simulator.workspace().setChannel('C03GENERAL', { archived: true });
  const refused = await slack(['resume', '--to', 'C03GENERAL']);
  expect([refused.code, refused.json()]).toEqual([1, { error: expect.stringMatching(/C03GENERAL: .* archived/) }]);
  expect(await rows()).toMatchObject([{ channel_id: CHANNEL }]);
  for (const wrong of [
    ['--to', 'general'],
    ['--channel', 'general'],
    ['--channel', OTHER, '--to', OTHER],
  ])
    expect((await slack(['resume', ...wrong])).code).toBe(2);
});

test('disconnecting is refused while a message waits, unless it is forced, and says what was dropped', async () => {
  await slack(['test']);
  const refused = await slack(['disconnect']);
  expect([refused.code, refused.json()]).toEqual([
    1,
    { error: expect.stringMatching(/^Waiting for Slack: 1 reply, digest or test message\. Nothing was changed\./) },
  ]);
  expect(await rows()).toHaveLength(1);
  const forced = await runCli(['slack', 'disconnect', ...of, '--force'], environment, '', folder);
  expect([forced.code, forced.stdout]).toEqual([
    0,
    expect.stringContaining('Dropped: 1 reply, digest or test message.'),
  ]);
});
