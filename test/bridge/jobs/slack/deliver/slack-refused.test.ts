import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeHealth } from '../../../../../bridge/jobs/slack/home/slack-home.ts';
import { checkSlack } from '../../../../../bridge/slack/connect/check-slack.ts';
import { accountsOf } from '../../../../../bridge/slack/connect/connections.ts';
import { describeLost, listLost, retryDeletions } from '../../../../../bridge/slack/messages/lost-messages.ts';
import { withdrawMessages } from '../../../../../bridge/slack/messages/message-rows.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../../fixtures/slack-jobs.ts';
import { slackAnswers } from '../../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear());

const refuse = (method: string, code: string, times: number) =>
  jobs.simulator.script({ method, times, deviations: [slackAnswers(code)] });

async function alerted() {
  const leadId = await jobs.lead();
  await jobs.notify(leadId);
  await jobs.deliver();
  return { leadId, message: jobs.firm.messages(CHANNEL).at(-1)! };
}

describe.each(['edit_window_closed', 'cant_update_message'])('an alert that may not be edited (%s)', (code) => {
  test('stays, tells in its thread how the lead stands, and is deleted with its lead', async () => {
    const { leadId, message } = await alerted();
    refuse('chat.update', code, 1);
    const claim = { state: 'claimed' as const, actor: `slack:${TEAM}:U01MARIA`, claimed_at: new Date() };
    await jobs.db.updateTable('lead_handling').set(claim).where('lead_id', '=', leadId).execute();
    await jobs.db.updateTable('slack_messages').set({ wanted: 2 }).execute();
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', shown: 2, reason: code });
    const reply = jobs.firm.messages(CHANNEL).at(-1);
    expect(reply).toMatchObject({ threadTs: message.ts, broadcast: false });
    expect(wordsOf(reply)).toContain('claimed by <@U01MARIA> now');
    await withdrawMessages(jobs.db, [leadId]);
    await jobs.deliver();
    expect([message.deleted, reply?.deleted]).toEqual([true, true]);
    expect((await jobs.rows()).map(({ state }) => state)).toEqual(['gone', 'gone']);
  });
});

test('a message that Slack refuses to delete is named until it is gone', async () => {
  const { leadId, message } = await alerted();
  refuse('chat.delete', 'cant_delete_message', 1);
  await withdrawMessages(jobs.db, [leadId]);
  await jobs.deliver();
  expect(await jobs.row('alert')).toMatchObject({ state: 'failed', reason: 'cant_delete_message', ts: message.ts });
  const [lost] = await listLost(jobs.db);
  expect(lost).toEqual({ workspaceId: TEAM, reason: 'cant_delete_message', undeleted: true, count: 1 });
  const { db } = jobs;
  const state = await checkSlack({ db, takesRequests: true, hasOAuth: false, problems: () => [] });
  expect(state).toMatchObject({ status: 'degraded', detail: expect.stringContaining('refuses to delete it') });
  expect(await retryDeletions(jobs.db, { workspaceId: TEAM })).toEqual([CHANNEL]);
  await jobs.deliver();
  expect(message.deleted).toBe(true);
  expect(await listLost(jobs.db)).toEqual([]);
});

describe('a message whose form Slack refuses', () => {
  test('is told by its text alone', async () => {
    await jobs.notify(await jobs.lead());
    refuse('chat.postMessage', 'invalid_blocks', 1);
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', shown: 1 });
    const message = jobs.firm.messages(CHANNEL).at(-1);
    expect(message?.blocks).toHaveLength(1);
    expect(wordsOf(message)).toContain(' · 82"');
  });

  test('in any form is given up, and counted where people look', async () => {
    await jobs.notify(await jobs.lead());
    refuse('chat.postMessage', 'some_new_code', 2);
    await jobs.deliver();
    const [lost] = await listLost(jobs.db, TEAM);
    expect(lost).toEqual({ workspaceId: TEAM, reason: 'some_new_code', undeleted: false, count: 1 });
    expect(await listLost(jobs.db, 'T0ELSE')).toEqual([]);
    const accounts = await accountsOf(jobs.db, TEAM);
    const health = await describeHealth(jobs.db, { all: accounts, seen: accounts });
    expect(health).toContainEqual({ name: 'Messages', state: 'warning', detail: describeLost(lost!) });
  });
});

test('a lead that waited until its details were gone is counted as lost', async () => {
  await jobs.notify(await jobs.lead());
  await jobs.db.updateTable('slack_messages').set({ content: null }).execute();
  await jobs.deliver();
  expect(await listLost(jobs.db)).toMatchObject([{ reason: 'expired', undeleted: false, count: 1 }]);
});
