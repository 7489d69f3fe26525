import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockHandling, moveHandling } from '../../../../../bridge/leads/lead-handling.ts';
import { markWorkspaceRevoked } from '../../../../../bridge/slack/client/workspaces.ts';
import { markUnderWay, settlePosted } from '../../../../../bridge/slack/messages/due-messages.ts';
import { touchAlerts, withdrawMessages } from '../../../../../bridge/slack/messages/message-rows.ts';
import { CHANNEL, eventually, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../../fixtures/slack-jobs.ts';
import { deviations, slackAnswers } from '../../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear());

const place = { workspaceId: TEAM, channelId: CHANNEL };
const seen = () => jobs.firm.messages(CHANNEL);
const last = () => seen().at(-1);
const setRow = (leadId: string, values: { content?: null; state?: 'unknown'; ts?: null; wanted?: number }) =>
  jobs.db.updateTable('slack_messages').set(values).where('lead_id', '=', leadId).execute();

describe('a message', () => {
  test('that is to be there is posted once, and its lead waits to be claimed', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    const before = seen().length;
    await jobs.deliver();
    await jobs.deliver();
    expect(seen()).toHaveLength(before + 1);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts: last()?.ts, shown: 1, attempts: 0 });
    expect(jobs.outcomes).toEqual(['lag', 'alert posted']);
    const handling = await jobs.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).execute();
    expect(handling).toMatchObject([{ state: 'new', alerted_at: expect.any(Date) }]);
    expect(await jobs.jobs('lead-sla')).toContainEqual({ leadId, step: 'reminder' });
  });

  test('whose lead is claimed the moment it is posted keeps nobody waiting for each other', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    let delivered: Promise<void> | undefined;
    await jobs.db.transaction().execute(async (trx) => {
      await lockHandling(trx, leadId);
      delivered = jobs.deliver();
      await eventually(async () => {
        const waits = await jobs.store.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waits.rowCount;
      }).toBeGreaterThan(0);
      const step = {
        state: 'claimed',
        actor: `slack:${TEAM}:U01MARIA`,
        name: null,
        reason: null,
        clickedAt: null,
      } as const;
      await moveHandling(trx, leadId, step);
      expect(await touchAlerts(trx, [leadId])).toHaveLength(1);
    });
    await delivered;
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', shown: 2, wanted: 2 });
  });

  test('that another process has under way is left to it', async () => {
    await jobs.notify(await jobs.lead());
    const { id } = (await jobs.row('alert'))!;
    const before = seen().length;
    const wait = { lookAfterMs: 60_000, postMs: 1 };
    expect(await markUnderWay(jobs.db, place, { id, attempts: 0 }, wait)).toBe(true);
    expect(await markUnderWay(jobs.db, place, { id, attempts: 0 }, wait)).toBe(false);
    expect(await settlePosted(jobs.db, id, { ts: '1.000001', shown: 1 })).toBe(true);
    expect(await settlePosted(jobs.db, id, { ts: '1.000002', shown: 1 })).toBe(false);
    await jobs.deliver();
    expect(seen()).toHaveLength(before);
  });

  test('whose process died before Slack had it is sent by the next', async () => {
    await jobs.notify(await jobs.lead());
    const { id } = (await jobs.row('alert'))!;
    await markUnderWay(jobs.db, place, { id, attempts: 0 }, { lookAfterMs: 1, postMs: 1 });
    const before = seen().length;
    await jobs.deliver();
    expect(seen()).toHaveLength(before + 1);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted' });
  });

  test('whose process died after Slack had it is found, and shows what is wanted by now', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    const { id, ts } = (await jobs.row('alert'))!;
    await jobs.db
      .updateTable('slack_messages')
      .set({ state: 'unknown', ts: null, shown: 0 })
      .where('id', '=', id)
      .execute();
    await jobs.notify(leadId, { score: 91 });
    const alerts = () => seen().filter(({ threadTs }) => threadTs === null);
    const before = alerts().length;
    await jobs.deliver();
    expect(alerts()).toHaveLength(before);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts, shown: 2 });
    expect(wordsOf(alerts().at(-1))).toContain(' · 91"');
  });

  test('below one that is lost ends with it', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    await jobs.notify(leadId, { score: 91 });
    await jobs.db.updateTable('slack_messages').set({ state: 'gone' }).where('kind', '=', 'alert').execute();
    await jobs.deliver();
    expect(await jobs.row('rescreened')).toMatchObject({ state: 'gone', reason: 'no_parent', content: null });
  });

  test('that cannot be made is given up with the reason, and the next goes on', async () => {
    const [bad, good] = [await jobs.lead(), await jobs.lead()];
    await jobs.notify(bad);
    await jobs.notify(good);
    await jobs.db
      .updateTable('slack_messages')
      .set({ content: Buffer.alloc(40, 1) })
      .where('lead_id', '=', bad)
      .execute();
    await jobs.deliver();
    const rows = await jobs.rows();
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'unreadable'],
      ['posted', null],
    ]);
  });

  test('that Slack refuses as such is given up with the reason, and the next goes on', async () => {
    const [bad, good] = [await jobs.lead(), await jobs.lead()];
    await jobs.notify(bad);
    await jobs.notify(good);
    jobs.simulator.script({ method: 'chat.postMessage', nth: [1, 2], deviations: [slackAnswers('invalid_blocks')] });
    await jobs.deliver();
    const rows = await jobs.rows();
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'invalid_blocks'],
      ['posted', null],
    ]);
    expect(rows[0]?.content).toBeNull();
  });

  test('of a lead that was erased before it was sent is never sent', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.db.deleteFrom('leads').where('id', '=', leadId).execute();
    const before = seen().length;
    await jobs.deliver();
    expect(seen()).toHaveLength(before);
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', withdrawn: true, content: null });
  });

  test('that is withdrawn while nobody knows whether Slack has it is found and deleted', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    const message = last()!;
    await setRow(leadId, { state: 'unknown', ts: null });
    await withdrawMessages(jobs.db, [leadId]);
    await jobs.deliver();
    expect(message.deleted).toBe(true);
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', content: null });
  });

  test('that somebody deleted in Slack is not edited for ever', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    jobs.firm.store.remove(last()!);
    await jobs.notify(leadId, { score: 91 });
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', reason: 'message_not_found' });
  });

  test('whose details are no longer kept says so with its next edit', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    const message = last()!;
    await setRow(leadId, { content: null, wanted: 2 });
    await jobs.deliver();
    expect(wordsOf(message)).toContain('no longer kept');
    expect(wordsOf(message)).not.toContain('Delgado');
  });
});

describe('a channel', () => {
  test('that outsiders read along in gets initials, unless the settings say otherwise', async () => {
    jobs.firm.setChannel('C02INJURY', { extShared: true });
    const rule = { name: 'injury', practiceAreas: ['Car Accident'], channel: 'C02INJURY' };
    await jobs.configure({ rules: [rule] });
    await jobs.notify(await jobs.lead());
    await jobs.deliver('C02INJURY');
    const [shared] = jobs.firm.messages('C02INJURY');
    expect(wordsOf(shared)).toContain('M. D.');
    expect(wordsOf(shared)).not.toMatch(/Delgado|555-0142|herniated|Austin/);
    await jobs.configure({ rules: [rule], privacy: { C02INJURY: 'no_notes' } });
    await jobs.notify(await jobs.lead());
    await jobs.deliver('C02INJURY');
    expect(wordsOf(jobs.firm.messages('C02INJURY').at(-1))).toContain('Delgado');
    expect(wordsOf(jobs.firm.messages('C02INJURY').at(-1))).not.toContain('herniated');
    await jobs.configure({});
  });

  test('of a workspace that lets nobody in waits, and goes on when it does', async () => {
    await jobs.notify(await jobs.lead());
    await markWorkspaceRevoked(jobs.db, { workspaceId: TEAM, detail: 'for a test' });
    const before = seen().length;
    await jobs.deliver();
    expect(seen()).toHaveLength(before);
    expect(await jobs.row('alert')).toMatchObject({ state: 'waiting' });
    await jobs.db.updateTable('slack_workspaces').set({ status: 'active' }).execute();
    await jobs.deliver();
    expect(seen()).toHaveLength(before + 1);
  });

  test('keeps its order over a failure at its head', async () => {
    const [first, second] = [await jobs.lead(), await jobs.lead()];
    await jobs.notify(first, { lastName: 'Firstly' });
    await jobs.notify(second, { lastName: 'Secondly' });
    jobs.simulator.script({ method: 'chat.postMessage', times: 3, deviations: [deviations.serviceUnavailable] });
    await jobs.deliver();
    const told = seen().map(wordsOf).slice(-2);
    expect(told[0]).toContain('Firstly');
    expect(told[1]).toContain('Secondly');
    expect(jobs.outcomes.filter((outcome) => outcome === 'alert retried')).toHaveLength(3);
  });

  test('is not held up by a reply to an alert that waits for the end of the quiet hours', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    const later = new Date(Date.now() + 3_600_000);
    await jobs.db.updateTable('slack_messages').set({ due_at: later }).where('lead_id', '=', leadId).execute();
    await jobs.notify(await jobs.lead(), { lastName: 'Urgently' });
    await jobs.deliver();
    expect(wordsOf(last())).toContain('Urgently');
    expect((await jobs.rows()).map(({ state }) => state)).toEqual(['waiting', 'posted']);
  });
});
