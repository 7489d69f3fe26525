import { expect, test } from 'vitest';
import { checkSlack } from '../../../../bridge/cli/doctor/check-connections.ts';
import { readConfig } from '../../../../bridge/config.ts';
import { LEAD_SCREENED } from '../../../../bridge/leads/lead-outbox.ts';
import { markWorkspaceRevoked } from '../../../../bridge/slack/client/workspaces.ts';
import { insertMessage } from '../../../../bridge/slack/messages/message-rows.ts';
import { parkChannel } from '../../../../bridge/slack/routing/channels.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../../../fixtures/slack.ts';
import { deviations } from '../../../simulators/slack/fault-rules.ts';

const secret = { SLACK_SIGNING_SECRET: 's', PUBLIC_URL: 'https://bridge.example' };

async function examine(it: OpenSlack, own: Record<string, string> = secret) {
  const config = readConfig({ SLACK_API_URL: it.simulator.apiUrl, ...own });
  const findings = await checkSlack(config, it.store, it.recording.log);
  expect(it.simulator.workspace().messages(CHANNEL)).toEqual([]);
  return (part: string) => findings.find((finding) => finding.part === part);
}

test('nothing configured, or nothing connected yet, is off', async () => {
  await using it = await openSlack();
  expect((await examine(it, {}))('slack')).toMatchObject({ status: 'off', detail: 'No workspace is connected.' });
  expect((await examine(it))('slack')).toMatchObject({ status: 'off', detail: expect.stringContaining('Configured') });
});

test('a workspace that works is named, with what was left out and who uses it', async () => {
  await using it = await openSlack();
  await connectSlackAccount(it);
  it.simulator.setScopes(['chat:write', 'commands', 'channels:read', 'groups:read', 'users:read']);
  expect((await examine(it))('slack Hartley Law')).toEqual({
    part: 'slack Hartley Law',
    status: 'ok',
    detail:
      'The token works and has every scope it needs. Optional scopes not granted: users:read.email, chat:write.public, channels:history, groups:history. Used by 1 account.',
    todo: null,
  });
});

test('a channel that waits is named, with the reason and what mends it', async () => {
  await using it = await openSlack();
  const accountId = await connectSlackAccount(it);
  await parkChannel(it.db, { workspaceId: TEAM, channelId: CHANNEL, reason: 'is_archived' });
  expect((await examine(it))('slack #intake')).toEqual({
    part: 'slack #intake',
    status: 'warning',
    detail: 'Messages wait (is_archived): The channel is archived.',
    todo: `Unarchive it in Slack, or choose another channel. Then: npm run --silent cli -- slack resume --account ${accountId}`,
  });
});

test('messages that were given up, and those that Slack refuses to delete, are counted with what to do', async () => {
  await using it = await openSlack();
  const accountId = await connectSlackAccount(it);
  const draft = { account_id: accountId, workspace_id: TEAM, team_id: TEAM, channel_id: CHANNEL, content: null };
  for (const key of ['one', 'two', 'erased'])
    await insertMessage(it.db, { ...draft, kind: 'alert', dedupe_key: `alert:${key}` });
  await it.db.updateTable('slack_messages').set({ state: 'failed', reason: 'invalid_blocks' }).execute();
  await it.db
    .updateTable('slack_messages')
    .set({ withdrawn: true, ts: '1790000000.000100', reason: 'cant_delete_message' })
    .where('dedupe_key', '=', 'alert:erased')
    .execute();
  const config = readConfig({ SLACK_API_URL: it.simulator.apiUrl, ...secret });
  const findings = await checkSlack(config, it.store, it.recording.log);
  expect(findings.filter(({ part }) => part === 'slack messages of Hartley Law')).toEqual([
    expect.objectContaining({
      status: 'failed',
      detail: expect.stringMatching(/^1 message of an erased lead .*cant_delete_message/),
      todo: expect.stringContaining('slack resume'),
    }),
    expect.objectContaining({
      status: 'failed',
      detail: '2 messages could not be sent in the last week (invalid_blocks).',
    }),
  ]);
});

test('a token that is over, and a Slack that does not answer, have failed', async () => {
  await using it = await openSlack();
  await connectSlackAccount(it);
  it.simulator.fail(deviations.unavailable);
  expect((await examine(it))('slack Hartley Law')).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('HTTP status 503'),
  });
  it.simulator.recover();
  await markWorkspaceRevoked(it.db, { workspaceId: TEAM, detail: 'The app was removed.', forget: true });
  expect((await examine(it))('slack Hartley Law')).toMatchObject({
    status: 'failed',
    detail: 'The app was removed.',
    todo: expect.stringContaining('slack connect --account'),
  });
});

test.each([
  [{}, 'warning', /Refused, so buttons/],
  [{ SLACK_SIGNING_SECRET: 's' }, 'warning', /https addresses/],
  [secret, 'ok', /https:\/\/bridge\.example\/slack\/events/],
  [{ SLACK_APP_TOKEN: 'xapp-1' }, 'ok', /Socket Mode/],
])('with %j requests are told of as %s', async (own: Record<string, string>, status, detail) => {
  await using it = await openSlack();
  await connectSlackAccount(it);
  expect((await examine(it, own))('slack requests')).toMatchObject({ status, detail: expect.stringMatching(detail) });
});

test('valid leads that wait for their portal are counted, with what to do', async () => {
  await using it = await openSlack();
  const accountId = await connectSlackAccount(it);
  for (const contact_id of ['1', '2']) {
    const leadId = await insertLead(it.store, { account_id: accountId, contact_id });
    const payload = JSON.stringify({ leadId, cause: 'created' });
    const row = { account_id: accountId, kind: LEAD_SCREENED, dedupe_key: leadId, payload, sent_at: null };
    await it.db
      .insertInto('outbox')
      .values({ ...row, created_at: new Date(Date.now() - 120_000) })
      .execute();
  }
  expect((await examine(it))('slack leads of Hartley Law')).toEqual({
    part: 'slack leads of Hartley Law',
    status: 'warning',
    detail: '2 valid leads wait to be announced: their contacts have yet to be read from HubSpot.',
    todo: expect.stringContaining('hubspot status'),
  });
});
