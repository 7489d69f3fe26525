import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openContent } from '../../../../bridge/slack/messages/message-rows.ts';
import { leadCard } from '../../../../bridge/slack/render/lead-card-schema.ts';
import { threadContent } from '../../../../bridge/slack/render/render-thread.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ settings: {} }));

const channel = { workspaceId: TEAM, channelId: CHANNEL };

describe('a valid lead', () => {
  test('is told once however often it is told', async () => {
    const leadId = await jobs.lead();
    expect(await jobs.notify(leadId)).toEqual(channel);
    await jobs.notify(leadId);
    expect(await jobs.rows()).toMatchObject([{ kind: 'alert', dedupe_key: `alert:${leadId}`, wanted: 2, shown: 0 }]);
  });

  test('is told once by two processes at the same time', async () => {
    const leadId = await jobs.lead();
    await Promise.all([jobs.notify(leadId), jobs.notify(leadId), jobs.notify(leadId)]);
    expect(await jobs.rows()).toHaveLength(1);
  });

  test('stands sealed in its row, and nowhere in the clear', async () => {
    await jobs.notify(await jobs.lead());
    const { rows } = await jobs.store.pool.query<{ text: string }>('select m::text as text from slack_messages m');
    expect(rows[0]?.text).not.toMatch(/Delgado|maria@|555-0142|herniated/);
    const row = await jobs.row('alert');
    expect(openContent(jobs.store, leadCard, row?.content ?? null)?.lastName).toBe('Delgado');
  });

  test('of a backfill is nobody’s news', async () => {
    expect(await jobs.notify(await jobs.lead(), {}, false)).toBeUndefined();
    expect(await jobs.rows()).toEqual([]);
  });

  test('goes where the rules say, with whom they name', async () => {
    await jobs.configure({
      rules: [
        {
          name: 'hot',
          score: { from: 80, to: 100 },
          channel: 'C02INJURY',
          mention: { kind: 'group', id: 'S01ONCALL' },
        },
      ],
    });
    await jobs.notify(await jobs.lead());
    expect(await jobs.row('alert')).toMatchObject({ channel_id: 'C02INJURY', mention: '<!subteam^S01ONCALL>' });
  });

  test('waits for the end of the quiet hours, unless it is urgent', async () => {
    // Three in the morning in New York.
    jobs.clock.now = () => new Date('2026-11-21T08:00:00Z');
    const every = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
    const hours = [{ days: [...every], from: '20:00', until: '07:30' }];
    await jobs.configure({ quietHours: { hours, urgentScore: 90, urgentWhenTimeSensitive: true } });
    const end = new Date('2026-11-21T12:30:00Z');
    expect(await jobs.notify(await jobs.lead())).toEqual({ ...channel, startAfter: end });
    expect(await jobs.row('alert')).toMatchObject({ due_at: end });
    expect(await jobs.notify(await jobs.lead(), { score: 95 })).toEqual(channel);
    const flags = [{ name: 'time_sensitive', label: 'time-sensitive', detail: null }];
    expect(await jobs.notify(await jobs.lead(), { flags })).toEqual(channel);
  });
});

describe('a lead that is not valid', () => {
  test('is not told', async () => {
    expect(await jobs.notify(await jobs.lead(), { valid: false })).toBeUndefined();
    expect(await jobs.rows()).toEqual([]);
  });

  test('that was told before is told of in the thread', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    await jobs.notify(leadId, { valid: false, score: 31 });
    const [alert, reply] = await jobs.rows();
    expect(alert).toMatchObject({ wanted: 2, shown: 1 });
    expect(reply).toMatchObject({ kind: 'thread', parent_id: alert?.id, lead_id: leadId });
    expect(openContent(jobs.store, threadContent, reply?.content ?? null)).toEqual({
      kind: 'rescreened',
      from: 82,
      to: 31,
      validBefore: true,
      validNow: false,
    });
  });

  test('that nobody was told of yet is dropped, and told when it is valid again', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.notify(leadId, { valid: false, score: 31 });
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', reason: 'no_longer_valid' });
    await jobs.notify(leadId, { score: 75 });
    expect(await jobs.row('alert')).toMatchObject({ state: 'waiting', reason: null });
    expect(await jobs.rows()).toHaveLength(1);
  });
});

describe('a lead whose card cannot be read any more', () => {
  const spoil = () =>
    jobs.db
      .updateTable('slack_messages')
      .set({ content: Buffer.alloc(40, 1) })
      .execute();

  test('is told anew where it never was in Slack', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await spoil();
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'failed', reason: 'unreadable' });
    await jobs.notify(leadId, { score: 77 });
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted' });
  });

  test('shows its new result where it is in Slack, and meanwhile no details', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    const message = jobs.firm.messages(CHANNEL).at(-1);
    await spoil();
    await jobs.db.updateTable('slack_messages').set({ wanted: 2 }).execute();
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', shown: 2 });
    expect(wordsOf(message)).toContain('no longer kept');
    await spoil();
    await jobs.notify(leadId, { score: 77 });
    await jobs.deliver();
    expect(wordsOf(message)).toContain(' · 77"');
    expect(await jobs.rows()).toHaveLength(1);
  });
});
