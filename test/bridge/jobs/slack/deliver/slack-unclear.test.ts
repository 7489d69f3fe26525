import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL, eventually, openSlackJobs, type SlackJobs } from '../../../../fixtures/slack-jobs.ts';
import { type Deviation, deviations, slackAnswers } from '../../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ pace: { clockMs: 1, parkedMs: 1, resendAfterMs: 5 } });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  await jobs.clear();
  jobs.simulator.setScopes(everyScope);
  jobs.firm.setChannel(CHANNEL, { member: true });
  await jobs.db.updateTable('slack_workspaces').set({ status: 'active' }).execute();
  await jobs.db.updateTable('slack_channels').set({ status: 'ok', reason: null }).execute();
});

const everyScope = ['chat:write', 'chat:write.public', 'commands', 'channels:read', 'groups:read', 'channels:history'];
const withoutHistory = everyScope.filter((scope) => scope !== 'channels:history');
const PRIVATE = 'G04PARTNERS';
const seen = () => jobs.firm.messages(CHANNEL).filter(({ threadTs }) => threadTs === null);
const channel = () =>
  jobs.db.selectFrom('slack_channels').selectAll().where('channel_id', '=', CHANNEL).executeTakeFirstOrThrow();
const look = (deviation: Deviation, times: number) =>
  jobs.simulator.script({ method: 'conversations.history', times, deviations: [deviation] });

/** Slack takes the next post, and nobody hears of it. @returns how many messages there were before */
async function loseAnswer(): Promise<number> {
  await jobs.notify(await jobs.lead());
  jobs.simulator.script({ method: 'chat.postMessage', nth: 1, deviations: [deviations.resetAfter] });
  return seen().length;
}

/** It is there once, and taken over. */
async function expectFound(before: number): Promise<void> {
  expect(seen()).toHaveLength(before + 1);
  expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts: seen().at(-1)?.ts });
  expect(jobs.outcomes).toContain('alert found');
  expect(jobs.outcomes).not.toContain('reposted');
}

describe('a message whose answer was lost', () => {
  test('is found however long Slack could not be asked for it', async () => {
    const before = await loseAnswer();
    look(deviations.serviceUnavailable, 6);
    await jobs.deliver();
    await expectFound(before);
    expect(jobs.outcomes.filter((outcome) => outcome === 'alert unclear').length).toBeGreaterThan(6);
  });

  test('waits while the workspace lets nobody in, and is found when it does again', async () => {
    const before = await loseAnswer();
    jobs.simulator.script({
      method: /^(conversations\.history|auth\.test)$/,
      times: 2,
      deviations: [slackAnswers('token_revoked')],
    });
    await jobs.deliver();
    const { status } = await jobs.db.selectFrom('slack_workspaces').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('revoked');
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'unknown' });
    await jobs.db.updateTable('slack_workspaces').set({ status: 'active' }).execute();
    await jobs.deliver();
    await expectFound(before);
  });

  test('waits in a channel that is closed, which names the reason, and is found when it is mended', async () => {
    const before = await loseAnswer();
    look(slackAnswers('ekm_access_denied'), 1);
    jobs.simulator.script({
      method: 'conversations.info',
      times: 1,
      deviations: [slackAnswers('ekm_access_denied')],
    });
    await jobs.deliver();
    expect(await channel()).toMatchObject({ status: 'parked', reason: 'ekm_access_denied' });
    expect(await jobs.row('alert')).toMatchObject({ state: 'unknown' });
    await eventually(async () => {
      await jobs.deliver();
      return (await channel()).status;
    }).toBe('ok');
    await expectFound(before);
  });

  test('is looked for once more before it is sent again', async () => {
    const before = await loseAnswer();
    look(slackAnswers('not_in_channel'), 1);
    await jobs.deliver();
    await expectFound(before);
  });

  test('is sent again, and counted, where nobody may look', async () => {
    jobs.simulator.setScopes(withoutHistory);
    const before = await loseAnswer();
    await jobs.deliver();
    expect(seen()).toHaveLength(before + 2);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts: seen().at(-1)?.ts });
    expect(jobs.outcomes.filter((outcome) => outcome === 'reposted')).toHaveLength(1);
  });

  test.each([
    [['groups:history'], 1],
    [['channels:history'], 2],
  ])('in a private channel is found with %j in %i messages', async (history, count) => {
    jobs.simulator.setScopes([...withoutHistory, ...history]);
    jobs.firm.setChannel(PRIVATE, { member: true });
    await jobs.configure({ defaultChannel: PRIVATE });
    const before = jobs.firm.messages(PRIVATE).length;
    await loseAnswer();
    await jobs.deliver(PRIVATE);
    expect(jobs.firm.messages(PRIVATE)).toHaveLength(before + count);
    await jobs.configure({});
  });

  test('and that Slack refuses the second time is looked for when it can be', async () => {
    jobs.simulator.setScopes(withoutHistory);
    const before = await loseAnswer();
    jobs.simulator.script({ method: 'chat.postMessage', nth: 1, deviations: [slackAnswers('restricted_action')] });
    jobs.simulator.script(({ method }) => {
      if (method === 'conversations.info') jobs.simulator.setScopes(everyScope);
      return undefined;
    });
    await eventually(async () => {
      await jobs.deliver();
      return (await jobs.row('alert'))?.state;
    }).toBe('posted');
    expect(seen()).toHaveLength(before + 1);
    expect(await jobs.row('alert')).toMatchObject({ ts: seen().at(-1)?.ts });
  });
});
