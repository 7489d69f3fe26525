import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mergeAlerts } from '../../../../bridge/jobs/slack/messages/contact-alerts.ts';
import { sweepSlack } from '../../../../bridge/jobs/slack/sweep-slack.ts';
import type { Database } from '../../../../bridge/platform/store/schema.ts';
import { listWorkspaces } from '../../../../bridge/slack/client/workspaces.ts';
import { connectByToken } from '../../../../bridge/slack/connect/connect-token.ts';
import { findSlackConnection } from '../../../../bridge/slack/connect/connections.ts';
import { disconnectSlack } from '../../../../bridge/slack/connect/disconnect.ts';
import { touchAlerts, withdrawMessages } from '../../../../bridge/slack/messages/message-rows.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../fixtures/slack-jobs.ts';
import { deviations } from '../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ pace: { clockMs: 1, parkedMs: 1, resendAfterMs: 5 } });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  await jobs.clear({ tables: ['slack_told', 'outbox', 'leads'] });
  await connect();
});

/** With the workspace's token, as `slack connect` does. */
async function connect(): Promise<void> {
  const { accountId, slack, store, simulator } = jobs;
  const bot = { accountId, teamId: TEAM, token: simulator.botToken(), channelId: CHANNEL };
  await connectByToken({ slack, store }, bot, 'test');
}

async function disconnect(force = false, db = jobs.db) {
  const connection = (await findSlackConnection(jobs.db, jobs.accountId))!;
  const deps = { slack: jobs.slack, store: { ...jobs.store, db }, settings: { oauth: undefined } };
  return disconnectSlack(deps, connection, { force, actor: 'test' });
}

const nothing = { leads: 0, others: 0, deletions: 0 };
const alerts = () => jobs.firm.messages(CHANNEL).filter(({ threadTs }) => threadTs === null);
const told = () => jobs.db.selectFrom('slack_told').selectAll().orderBy('created_at').execute();

async function alerted() {
  const leadId = await jobs.lead();
  await jobs.notify(leadId);
  await jobs.deliver();
  return { leadId, message: alerts().at(-1)! };
}

/** As a screening leaves it, before anybody has put it in line. */
async function inOutbox(leadId: string, changes: object = {}): Promise<void> {
  const payload = JSON.stringify({ leadId, cause: 'created', valid: true, ...changes });
  const row = { account_id: jobs.accountId, kind: 'lead.screened', dedupe_key: leadId, payload, sent_at: null };
  await jobs.db.insertInto('outbox').values(row).execute();
}

describe('disconnecting', () => {
  test('is refused while leads wait to be announced, names how many, and changes nothing', async () => {
    await alerted();
    for (const lastName of ['Firstly', 'Secondly']) await jobs.notify(await jobs.lead(), { lastName });
    await inOutbox(await jobs.lead());
    await inOutbox(await jobs.lead(), { cause: 'backfill' });
    await inOutbox(await jobs.lead({ valid: false, score: 12 }), { valid: false });
    await expect(disconnect()).rejects.toThrow(
      /^Waiting for Slack: 3 leads that are not announced yet\. Nothing was changed\.$/,
    );
    expect((await jobs.rows()).map(({ state }) => state)).toEqual(['posted', 'waiting', 'waiting']);
    const before = alerts().length;
    await jobs.deliver();
    expect(alerts()).toHaveLength(before + 2);
  });

  test('is refused while messages of erased leads are still to be deleted', async () => {
    const { leadId, message } = await alerted();
    await withdrawMessages(jobs.db, [leadId]);
    await expect(disconnect()).rejects.toThrow(/: 1 message of an erased lead that is still in Slack\./);
    await jobs.deliver();
    expect(message.deleted).toBe(true);
    expect(await disconnect()).toMatchObject({ told: 0, dropped: nothing });
  });

  test('is refused for a lead, too, that comes in between the look and the end', async () => {
    const leadId = await jobs.lead();
    let looks = 0;
    const transaction = () => {
      looks += 1;
      const execute = async (work: (trx: Transaction<Database>) => Promise<unknown>) => {
        if (looks === 2) await jobs.notify(leadId);
        return jobs.db.transaction().execute(work);
      };
      return { execute };
    };
    const late = new Proxy(jobs.db, {
      get: (db, key) => {
        const value = Reflect.get(db, key, db);
        return key === 'transaction' ? transaction : typeof value === 'function' ? value.bind(db) : value;
      },
    });
    await expect(disconnect(false, late)).rejects.toThrow(/1 lead that is not announced yet/);
    expect(looks).toBe(2);
    expect(await jobs.row('alert')).toMatchObject({ state: 'waiting' });
    expect(await findSlackConnection(jobs.db, jobs.accountId)).toBeDefined();
  });

  test('drops what waits when it is forced, and says what', async () => {
    await alerted();
    await jobs.notify(await jobs.lead());
    await inOutbox(await jobs.lead());
    expect(await disconnect(true)).toEqual({
      workspaceId: TEAM,
      workspace: 'left',
      messages: 2,
      told: 1,
      dropped: { leads: 2, others: 0, deletions: 0 },
    });
    expect(await jobs.rows()).toEqual([]);
    const audit = jobs.db.selectFrom('audit_log').select('detail').where('action', '=', 'slack.disconnected');
    const [last] = await audit.orderBy('id', 'desc').limit(1).execute();
    expect(last?.detail).toEqual({ messages: 2, told: 1, dropped: { leads: 2, others: 0, deletions: 0 } });
  });

  test('keeps where messages of leads stand, nothing of what they say, and nothing of the workspace', async () => {
    const { leadId, message } = await alerted();
    await jobs.notify(leadId, { score: 91 });
    await jobs.deliver();
    expect(await disconnect()).toMatchObject({ messages: 2, told: 2, dropped: nothing });
    const rows = await told();
    expect(rows).toMatchObject([
      { kind: 'alert', lead_id: leadId, channel_id: CHANNEL, ts: message.ts, state: 'posted' },
      { kind: 'thread', lead_id: leadId, channel_id: CHANNEL, state: 'posted', parent_id: rows[0]?.id },
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['content']));
    expect(await listWorkspaces(jobs.db)).toEqual([]);
  });
});

describe('after the account is connected again', () => {
  test('a lead that was told is not told again: its message goes on', async () => {
    const { leadId, message } = await alerted();
    await disconnect();
    await connect();
    expect(await told()).toEqual([]);
    const before = alerts().length;
    await jobs.deliver();
    expect(message.earlier).toHaveLength(0);
    await jobs.notify(leadId, { score: 91 });
    await jobs.deliver();
    expect(alerts()).toHaveLength(before);
    expect(wordsOf(message)).toContain(' · 91"');
    await touchAlerts(jobs.db, [leadId]);
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', wanted: 3, shown: 3, ts: message.ts });
  });

  test('open leads have their details read anew, once; closed ones, and what is gone, are left as they are', async () => {
    const [open, closed, erased] = [await alerted(), await alerted(), await alerted()];
    const handled = jobs.db.updateTable('lead_handling').where('lead_id', '=', closed.leadId);
    await handled.set({ state: 'contacted' }).execute();
    await disconnect();
    await jobs.db.deleteFrom('leads').where('id', '=', erased.leadId).execute();
    await connect();
    for (let minute = 0; minute < 2; minute += 1) await sweepSlack(jobs.deps);
    const waiting = await jobs.db.selectFrom('outbox').selectAll().execute();
    expect(waiting).toMatchObject([{ account_id: jobs.accountId, payload: { leadId: open.leadId, revision: 1 } }]);
    expect(await jobs.jobs('notify-slack')).toEqual([{ accountId: jobs.accountId }]);
    await jobs.deliver();
    expect([open, closed, erased].map(({ message }) => message.deleted)).toEqual([false, false, true]);
  });

  test('one whose contact was merged away meanwhile is that of the contact that is left', async () => {
    const [away, left] = [await jobs.lead({ contact_id: '771' }), await jobs.lead({ contact_id: '772' })];
    await jobs.notify(away);
    await jobs.deliver();
    const message = alerts().at(-1)!;
    await disconnect();
    await jobs.db.updateTable('leads').set({ merged_into: '772', state: 'deleted' }).where('id', '=', away).execute();
    await jobs.db.transaction().execute((trx) => mergeAlerts(trx, { portalId: '11', survivor: '772' }));
    await connect();
    expect(await jobs.row('alert')).toMatchObject({ lead_id: left, dedupe_key: `alert:${left}`, withdrawn: false });
    const before = alerts().length;
    await jobs.notify(left, { lastName: 'Merged' });
    await jobs.deliver();
    expect(alerts()).toHaveLength(before);
    expect(wordsOf(message)).toContain('Merged');
  });

  test('of two that were merged the other message is deleted', async () => {
    const both = [await jobs.lead({ contact_id: '773' }), await jobs.lead({ contact_id: '774' })];
    for (const lead of both) await jobs.notify(lead);
    await jobs.deliver();
    const messages = alerts().slice(-2);
    await disconnect();
    await jobs.db
      .updateTable('leads')
      .set({ merged_into: '774', state: 'deleted' })
      .where('id', '=', both[0]!)
      .execute();
    await connect();
    await jobs.deliver();
    expect(messages.map(({ deleted }) => deleted)).toEqual([true, false]);
  });

  test('one that may be in Slack is looked for, and found', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    const before = alerts().length;
    const stop = new AbortController();
    jobs.simulator.script({ method: 'chat.postMessage', nth: 1, deviations: [deviations.resetAfter] }, ({ method }) => {
      if (method !== 'conversations.history') return undefined;
      stop.abort();
      return deviations.unavailable;
    });
    await jobs.deliver(CHANNEL, { signal: stop.signal });
    expect(await jobs.row('alert')).toMatchObject({ state: 'unknown' });
    await expect(disconnect()).rejects.toThrow(/1 lead that is not announced yet/);
    expect(await disconnect(true)).toMatchObject({ told: 1, dropped: { leads: 1 } });
    jobs.simulator.clearScript();
    await connect();
    await jobs.deliver();
    expect(alerts()).toHaveLength(before + 1);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts: alerts().at(-1)?.ts });
  });

  test('and that is not there is told after all', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.db.updateTable('slack_messages').set({ state: 'unknown', sent_at: new Date() }).execute();
    await disconnect(true);
    await connect();
    const before = alerts().length;
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'failed', reason: 'expired' });
    await sweepSlack(jobs.deps);
    expect(await jobs.jobs('notify-slack')).toEqual([{ accountId: jobs.accountId }]);
    await jobs.notify(leadId, { lastName: 'Afterall' });
    await jobs.deliver();
    expect(alerts()).toHaveLength(before + 1);
    expect(wordsOf(alerts().at(-1))).toContain('Afterall');
  });
});
