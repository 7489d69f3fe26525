import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { markWorkspaceRevoked } from '../../bridge/slack/client/workspaces.ts';
import { findSlackConnection, setSlackSettings } from '../../bridge/slack/connect/connections.ts';
import { readSlackHealth } from '../../bridge/slack/connect/slack-health.ts';
import { insertMessage } from '../../bridge/slack/messages/message-rows.ts';
import { parkChannel } from '../../bridge/slack/routing/channels.ts';
import { slackHealth } from '../../shared/slack-health.ts';
import { slackSettings } from '../../shared/slack-settings.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../fixtures/slack.ts';

const INJURY = 'C02INJURY';
const FORMER = 'C03GENERAL';

let it: OpenSlack;
let accountId: string;
let otherId: string;
beforeAll(async () => {
  it = await openSlack();
  accountId = await connectSlackAccount(it);
  otherId = await connectSlackAccount(it, { name: 'Other', channelId: INJURY });
  const settings = slackSettings.parse({
    defaultChannel: CHANNEL,
    rules: [{ name: 'Injuries', channel: INJURY }],
    privacy: { [INJURY]: 'no_notes' },
  });
  await setSlackSettings(it.db, { accountId, settings, actor: 'test' });
});
afterAll(() => it[Symbol.asyncDispose]());

async function healthOf(id: string) {
  const connection = await findSlackConnection(it.db, id);
  return readSlackHealth(it.db, connection!);
}

/** Names that dashboards depend on: more may come, none of these may go or change. */
test('the shape, as a JSON Schema', () => {
  const shape = z.toJSONSchema(slackHealth, { io: 'output' }).$defs?.SlackHealth as z.core.JSONSchema.ObjectSchema;
  expect(shape.required).toEqual([
    ...['accountId', 'workspaceId', 'teamId', 'name', 'auth', 'status', 'works', 'problem', 'scopes', 'without'],
    ...['channels', 'lost', 'unannounced', 'settingsVersion'],
  ]);
  const { channels, lost, unannounced } = shape.properties as Record<
    string,
    z.core.JSONSchema.ObjectSchema & { items: z.core.JSONSchema.ObjectSchema }
  >;
  expect(channels?.items.required).toEqual([
    ...['channelId', 'name', 'uses', 'shared', 'privacy', 'problem', 'checkedAt', 'waiting', 'waitingSince', 'later'],
  ]);
  const problem = channels?.items.properties?.problem as { anyOf: z.core.JSONSchema.ObjectSchema[] };
  expect(problem.anyOf[0]?.required).toEqual(['code', 'what', 'todo', 'since']);
  expect(lost?.items.required).toEqual(['reason', 'undeleted', 'count']);
  expect(unannounced?.required).toEqual(['leads', 'since']);
});

test('a connection that works', async () => {
  expect(await healthOf(accountId)).toEqual({
    accountId,
    workspaceId: TEAM,
    teamId: TEAM,
    name: 'Hartley Law',
    auth: 'token',
    status: 'active',
    works: true,
    problem: null,
    scopes: expect.arrayContaining(['chat:write']),
    without: [],
    channels: [
      {
        channelId: CHANNEL,
        name: 'intake',
        uses: ['default', 'digest'],
        shared: false,
        privacy: 'full',
        problem: null,
        checkedAt: expect.any(String),
        waiting: 0,
        waitingSince: null,
        later: 0,
      },
      expect.objectContaining({ channelId: INJURY, uses: ['rule'], privacy: 'no_notes', problem: null }),
    ],
    lost: [],
    unannounced: { leads: 0, since: null },
    settingsVersion: 2,
  });
});

test('what waits, is parked or was given up is told of this account alone, and nothing of what it says', async () => {
  const draft = { account_id: accountId, workspace_id: TEAM, team_id: TEAM, content: Buffer.from('Delgado') };
  const message = (key: string, channel_id: string, due_at = new Date(0)) =>
    insertMessage(it.db, { ...draft, channel_id, due_at, kind: 'alert', dedupe_key: `alert:${key}` });
  await message('due', CHANNEL);
  await message('later', CHANNEL, new Date(Date.now() + 3_600_000));
  await message('former', FORMER);
  await message('lost', CHANNEL);
  await it.db
    .updateTable('slack_messages')
    .set({ state: 'failed', reason: 'invalid_blocks' })
    .where('dedupe_key', '=', 'alert:lost')
    .execute();
  await parkChannel(it.db, { workspaceId: TEAM, channelId: CHANNEL, reason: 'missing_scope:chat:write' });

  const health = await healthOf(accountId);
  expect(health.works).toBe(false);
  expect(health.lost).toEqual([{ reason: 'invalid_blocks', undeleted: false, count: 1 }]);
  expect(health.channels).toMatchObject([
    {
      channelId: CHANNEL,
      problem: {
        code: 'missing_scope:chat:write',
        what: 'The app lacks a scope.',
        todo: expect.stringContaining('Add the scope'),
        since: expect.any(String),
      },
      waiting: 1,
      waitingSince: new Date(0).toISOString(),
      later: 1,
    },
    { channelId: INJURY, waiting: 0, problem: null },
    // Settings name it no more; something still waits for it. What kind of channel it is nobody has asked yet.
    { channelId: FORMER, name: null, uses: [], shared: true, privacy: 'initials', waiting: 1 },
  ]);
  expect(JSON.stringify(health)).not.toMatch(/Delgado|xoxb-/);

  const other = await healthOf(otherId);
  expect(other).toMatchObject({ works: true, lost: [] });
  expect(other.channels).toMatchObject([{ channelId: INJURY, uses: ['default', 'digest'], waiting: 0 }]);
});

test('a workspace that lets the bridge in no more', async () => {
  await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'The app was removed.', forget: true });
  for (const id of [accountId, otherId])
    expect(await healthOf(id)).toMatchObject({ works: false, status: 'revoked', problem: 'The app was removed.' });
});
