import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectAccount } from '../../../../bridge/slack/connect/connections.ts';
import { resumeMessages } from '../../../../bridge/slack/connect/resume-messages.ts';
import { channelAfter } from '../../../../bridge/slack/messages/move-messages.ts';
import { slackSettings } from '../../../../shared/slack-settings.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../fixtures/slack-jobs.ts';

const OTHER = 'C02INJURY';
const rule = (channel: string, name = 'injury') => ({ name, practiceAreas: ['Car Accident'], channel });

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ pace: { parkedMs: 1 } });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  await jobs.db.deleteFrom('slack_messages').execute();
  jobs.firm.setChannel(CHANNEL, { archived: false });
  jobs.firm.setChannel(OTHER, { archived: false });
  await jobs.configure({});
});

const alertsIn = (channel: string) => jobs.firm.messages(channel).filter(({ threadTs }) => threadTs === null);
const connect = (channelId: string) =>
  connectAccount(jobs.db, { accountId: jobs.accountId, workspaceId: TEAM, teamId: TEAM, channelId }, 'test');

describe('leads that wait for a channel that is closed', () => {
  test.each([
    ['connect', () => connect(OTHER)],
    ['settings', () => jobs.configure({ defaultChannel: OTHER })],
  ])('go to the channel that %s names in its place, in their order', async (_how, choose) => {
    jobs.firm.setChannel(CHANNEL, { archived: true });
    await jobs.notify(await jobs.lead(), { lastName: 'Firstly' });
    await jobs.notify(await jobs.lead(), { lastName: 'Secondly' });
    await jobs.deliver();
    expect((await jobs.rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const before = alertsIn(OTHER).length;
    await choose();
    await jobs.deliver(OTHER);
    const told = alertsIn(OTHER).slice(before).map(wordsOf);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Firstly');
    expect(told[1]).toContain('Secondly');
  });

  test('stay where the settings still send them', async () => {
    await jobs.configure({ rules: [rule(OTHER)] });
    jobs.firm.setChannel(OTHER, { archived: true });
    await jobs.notify(await jobs.lead());
    await jobs.deliver(OTHER);
    await jobs.configure({ rules: [rule(OTHER)], notification: 'none' });
    expect(await jobs.row('alert')).toMatchObject({ channel_id: OTHER, state: 'waiting' });
  });

  test('and that may be in it go too, once nobody can look there', async () => {
    await jobs.notify(await jobs.lead());
    await jobs.db.updateTable('slack_messages').set({ state: 'unknown', sent_at: new Date() }).execute();
    await jobs.configure({ defaultChannel: OTHER });
    expect(await jobs.row('alert')).toMatchObject({ channel_id: CHANNEL, state: 'unknown' });
    await jobs.db.updateTable('slack_channels').set({ status: 'parked' }).where('channel_id', '=', CHANNEL).execute();
    await jobs.configure({ defaultChannel: OTHER, notification: 'none' });
    expect(await jobs.row('alert')).toMatchObject({ channel_id: OTHER, state: 'waiting', sent_at: null });
  });
});

describe('what is sent on by command', () => {
  const resume = (channelId: string | undefined, to: string) =>
    resumeMessages(jobs.db, { accountId: jobs.accountId, workspaceId: TEAM }, { channelId, to, actor: 'test' });

  test('is told in the other channel, in its order, though the settings still name the first', async () => {
    jobs.firm.setChannel(CHANNEL, { archived: true });
    await jobs.notify(await jobs.lead(), { lastName: 'Firstly' });
    await jobs.notify(await jobs.lead(), { lastName: 'Secondly' });
    await jobs.deliver();
    const before = alertsIn(OTHER).length;
    expect(await resume(undefined, OTHER)).toEqual({ channels: [CHANNEL], moved: 2 });
    await jobs.deliver(OTHER);
    const told = alertsIn(OTHER).slice(before).map(wordsOf);
    expect([told.length, told[0]?.includes('Firstly'), told[1]?.includes('Secondly')]).toEqual([2, true, true]);
    await jobs.notify(await jobs.lead());
    expect((await jobs.rows()).at(-1)).toMatchObject({ channel_id: CHANNEL, state: 'waiting' });
  });

  test('leaves in a channel that can be looked at what may be in it, and what is in Slack where it is', async () => {
    await jobs.notify(await jobs.lead());
    await jobs.deliver();
    await jobs.notify(await jobs.lead());
    await jobs.db
      .updateTable('slack_messages')
      .set({ state: 'unknown', sent_at: new Date() })
      .where('state', '=', 'waiting')
      .execute();
    expect(await resume(CHANNEL, OTHER)).toEqual({ channels: [], moved: 0 });
    await jobs.db.updateTable('slack_channels').set({ status: 'parked' }).where('channel_id', '=', CHANNEL).execute();
    expect(await resume(CHANNEL, OTHER)).toEqual({ channels: [CHANNEL], moved: 1 });
    expect((await jobs.rows()).map(({ channel_id, state }) => [channel_id, state])).toEqual([
      [CHANNEL, 'posted'],
      [OTHER, 'waiting'],
    ]);
  });
});

test('what is in Slack stays there, and so do the replies to it', async () => {
  const leadId = await jobs.lead();
  await jobs.notify(leadId);
  await jobs.deliver();
  await jobs.notify(leadId, { score: 91 });
  await jobs.configure({ defaultChannel: OTHER });
  expect((await jobs.rows()).map((row) => row.channel_id)).toEqual([CHANNEL, CHANNEL]);
  await jobs.deliver();
  expect((await jobs.rows()).map(({ state, shown }) => [state, shown])).toEqual([
    ['posted', 2],
    ['posted', 1],
  ]);
});

test('a lead follows the rule that sent it, the digest its channel, everything else goes by default', () => {
  const settings = (more: object) => slackSettings.parse({ defaultChannel: CHANNEL, ...more });
  const before = settings({ rules: [rule('C0RULE'), rule('C0GONE', 'gone')], digest: { channel: 'C0DIGEST' } });
  const after = settings({ defaultChannel: 'C0NEW', rules: [rule('C0OTHER')], digest: { channel: 'C0FIGURES' } });
  expect(channelAfter('C0RULE', before, after)).toBe('C0OTHER');
  expect(channelAfter('C0DIGEST', before, after)).toBe('C0FIGURES');
  expect(channelAfter('C0GONE', before, after)).toBe('C0NEW');
  expect(channelAfter(CHANNEL, before, after)).toBe('C0NEW');
  expect(channelAfter('C0RULE', undefined, after)).toBe('C0NEW');
});
