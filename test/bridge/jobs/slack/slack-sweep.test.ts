import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../../bridge/jobs/retention/delete-expired.ts';
import { sweepSlack } from '../../../../bridge/jobs/slack/sweep-slack.ts';
import {
  connectAccount,
  disconnectAccount,
  findSlackConnection,
} from '../../../../bridge/slack/connect/connections.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ pace: { parkedMs: 60_000 } });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ tables: ['outbox'] }));

const channel = { workspaceId: TEAM, channelId: CHANNEL };
const sweep = () => sweepSlack(jobs.deps);
const later = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function unannounced(accountId: string, minutes: number): Promise<void> {
  const payload = JSON.stringify({ leadId: '', accountId });
  const row = { account_id: accountId, kind: 'lead.screened', dedupe_key: `${Math.random()}`, payload };
  await jobs.db
    .insertInto('outbox')
    .values({ ...row, created_at: later(minutes), sent_at: null })
    .execute();
}

describe('the sweep of every minute', () => {
  test('wakes a channel in which something is due, and none besides', async () => {
    await sweep();
    expect(await jobs.jobs('deliver-slack')).toEqual([]);
    await jobs.notify(await jobs.lead());
    await sweep();
    expect(await jobs.jobs('deliver-slack')).toEqual([channel]);
  });

  test('leaves alone what waits for the end of the quiet hours', async () => {
    await jobs.notify(await jobs.lead());
    await jobs.db
      .updateTable('slack_messages')
      .set({ due_at: new Date(Date.now() + 60_000) })
      .execute();
    await sweep();
    expect(await jobs.jobs('deliver-slack')).toEqual([]);
  });

  test('finds results that nobody has told', async () => {
    await unannounced(jobs.accountId, 2);
    await sweep();
    expect(await jobs.jobs('notify-slack')).toEqual([{ accountId: jobs.accountId }]);
  });

  test('is done with results of an account that has no Slack', async () => {
    const other = await jobs.db
      .insertInto('accounts')
      .values({ id: '11111111-1111-4111-8111-111111111111', name: 'No Slack', plan: 'pro', subscription: 'active' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await unannounced(other.id, 2);
    await sweep();
    expect(await jobs.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
    expect(await jobs.jobs('notify-slack')).toEqual([]);
  });

  test('has messages deleted whose lead is gone, whichever way it went', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    const message = jobs.firm.messages(CHANNEL).at(-1);
    await jobs.db.deleteFrom('leads').where('id', '=', leadId).execute();
    await sweep();
    expect(await jobs.jobs('deliver-slack')).toContainEqual(channel);
    await jobs.deliver();
    expect(message?.deleted).toBe(true);
    expect(await jobs.rows()).toMatchObject([{ state: 'gone', content: null, withdrawn: true }]);
  });

  test('tries a parked channel again after a while, though nothing waits there', async () => {
    await jobs.notify(await jobs.lead());
    await jobs.deliver();
    await jobs.db
      .updateTable('slack_channels')
      .set({ status: 'parked', reason: 'is_archived', checked_at: later(2) })
      .where('channel_id', '=', CHANNEL)
      .execute();
    await sweep();
    expect(await jobs.jobs('deliver-slack')).toEqual([channel]);
    await jobs.deliver();
    const row = await jobs.db
      .selectFrom('slack_channels')
      .select(['status', 'reason'])
      .where('channel_id', '=', CHANNEL)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'ok', reason: null });
  });
});

describe('what is kept', () => {
  test('details go after thirty days; the row stays as long as its lead, so that it is not told twice', async () => {
    const [old, young] = [await jobs.lead(), await jobs.lead()];
    await jobs.notify(old);
    await jobs.notify(young);
    const created_at = later(31 * 24 * 60);
    await jobs.db
      .updateTable('slack_messages')
      .set({ created_at } as never)
      .where('lead_id', '=', old)
      .execute();
    expect(await deleteExpired(jobs.db)).toMatchObject({ messageContents: 1, messages: 0 });
    const rows = await jobs.rows();
    expect(rows.map(({ content }) => content !== null)).toEqual([false, true]);
  });

  test('after ninety days the rows of leads that are gone, of replies and of digests go', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    await jobs.notify(leadId, { score: 30, valid: false });
    const created_at = later(91 * 24 * 60);
    await jobs.db
      .updateTable('slack_messages')
      .set({ created_at } as never)
      .execute();
    expect(await deleteExpired(jobs.db)).toMatchObject({ messages: 1 });
    expect(await jobs.rows()).toMatchObject([{ kind: 'alert' }]);
    await jobs.db.deleteFrom('leads').where('id', '=', leadId).execute();
    await sweep();
    await jobs.deliver();
    expect(await deleteExpired(jobs.db)).toMatchObject({ messages: 1 });
  });

  test('what a disconnected account has told is known for as long as the lead, its replies for ninety days', async () => {
    const [gone, there] = [await jobs.lead(), await jobs.lead()];
    for (const lead of [gone, there]) {
      await jobs.notify(lead);
      await jobs.deliver();
      await jobs.notify(lead, { score: 30, valid: false });
      await jobs.deliver();
    }
    const { settings, teamId } = (await findSlackConnection(jobs.db, jobs.accountId))!;
    await disconnectAccount(jobs.db, { accountId: jobs.accountId, actor: 'test' });
    const told = () => jobs.db.selectFrom('slack_told').select(['lead_id', 'kind']).orderBy('created_at').execute();
    expect(await told()).toHaveLength(4);
    await jobs.db.deleteFrom('leads').where('id', '=', gone).execute();
    expect(await deleteExpired(jobs.db)).toMatchObject({ toldMessages: 0 });
    await jobs.db
      .updateTable('slack_told')
      .set({ created_at: later(91 * 24 * 60) })
      .execute();
    expect(await deleteExpired(jobs.db)).toMatchObject({ toldMessages: 3 });
    expect(await told()).toEqual([{ lead_id: there, kind: 'alert' }]);
    const place = { accountId: jobs.accountId, workspaceId: TEAM, teamId, channelId: settings.defaultChannel };
    await connectAccount(jobs.db, place, 'test');
    expect(await told()).toEqual([]);
    expect(await jobs.rows()).toMatchObject([{ lead_id: there, content: null, state: 'posted' }]);
  });

  test('disconnecting the account drops what waits; nothing is posted any more', async () => {
    await jobs.notify(await jobs.lead());
    const before = jobs.firm.messages(CHANNEL).length;
    await disconnectAccount(jobs.db, { accountId: jobs.accountId, actor: 'test' });
    await jobs.deliver();
    expect(jobs.firm.messages(CHANNEL)).toHaveLength(before);
    expect(await jobs.rows()).toEqual([]);
  });
});
