import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { replayDeadLetters, replayEvent } from '../../../../bridge/jobs/deliveries/replay-deliveries.ts';
import { type DeliveryQuery, listDeliveries } from '../../../../bridge/jobs/deliveries/webhook-deliveries.ts';
import { addHistory } from '../../../../bridge/leads/lead-handling.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

async function stage() {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const { db, pool } = store;
  const accountId = await connectPortal(store);
  const otherAccount = await connectPortal(store, { portalId: '12' });
  const queue = opening.use(await openJobQueue({ store, log: silentLog, works: true }));
  const open = opening.move();
  return {
    db,
    pool,
    accountId,
    otherAccount,
    deps: { db, queue },
    async event(changes: { portal?: number; contact?: number; outcome?: string; error?: string; kind?: string } = {}) {
      const { portal = 11, contact = 5, outcome = null, error = null, kind = 'created' } = changes;
      const { rows } = await pool.query(
        `insert into webhook_events
           (portal_id, event_key, kind, contact_id, payload, occurred_at, attempts, last_error, outcome, processed_at)
         values ($1, $2, $3, $4, '{}', now(), 2, $5, $6, case when $6::text is null then null else now() end)
         returning id`,
        [portal, randomUUID(), kind, contact, error, outcome],
      );
      return rows[0].id as string;
    },
    job: (name: string, state: string, data: object) =>
      pool.query('insert into pgboss.job (name, state, data, retry_count) values ($1, $2::pgboss.job_state, $3, 4)', [
        name,
        state,
        JSON.stringify({ portalId: '11', contactId: '5', cause: 'created', ...data }),
      ]),
    bare: (name: string, data: object) =>
      pool.query("insert into pgboss.job (name, state, data) values ($1, 'created', $2)", [name, JSON.stringify(data)]),
    /** A lead that somebody has done something with. */
    async acted(contactId: string, portalId = '11') {
      const account_id = portalId === '11' ? accountId : otherAccount;
      const leadId = await insertLead(store, { account_id, contact_id: contactId, portal_id: portalId });
      const entry = { lead_id: leadId, account_id, actor: 'slack:T01:U01', action: 'claim', dedupe_key: contactId };
      const added = await addHistory(db, [{ ...entry, detail: {} }]);
      return { leadId, historyId: added.get(contactId)! };
    },
    list: (query: Partial<DeliveryQuery> = {}) => listDeliveries(db, { limit: 50, ...query }),
    jobs: async () =>
      (await pool.query("select name, data from pgboss.job where state = 'created' order by name")).rows as {
        name: string;
        data: Record<string, unknown>;
      }[],
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

describe('list', () => {
  test('shows the way of each event: waiting, worked on, done, failed', async () => {
    await using scene = await stage();
    const done = await scene.event({ outcome: 'screened' });
    const refused = await scene.event({ outcome: 'error', error: 'HubSpot refused the values' });
    const waiting = await scene.event({ error: 'HubSpot does not answer' });
    const working = await scene.event();
    const dead = await scene.event({ error: 'HubSpot refuses it' });
    const lost = await scene.event();
    await scene.job('screen-contact', 'retry', { eventId: waiting });
    await scene.job('screen-contact', 'active', { eventId: working });
    await scene.job('screen-contact.dead', 'created', { eventId: dead });
    const rows = await scene.list();
    const way = rows.map(({ eventId, status, outcome, job, jobState, lastError }) => ({
      eventId,
      way: [status, outcome, job, jobState, lastError],
    }));
    expect(way).toEqual([
      { eventId: lost, way: ['open', null, null, null, null] },
      { eventId: dead, way: ['failed', null, 'screen-contact', 'dead', 'HubSpot refuses it'] },
      { eventId: working, way: ['open', null, 'screen-contact', 'working', null] },
      { eventId: waiting, way: ['open', null, 'screen-contact', 'waiting', 'HubSpot does not answer'] },
      { eventId: refused, way: ['failed', 'error', null, null, 'HubSpot refused the values'] },
      { eventId: done, way: ['done', 'screened', null, null, null] },
    ]);
    expect(rows[3]).toMatchObject({ attempts: 2, dueAt: expect.any(Date), kind: 'created', portalId: '11' });
  });

  test('by status: each event stands under exactly one', async () => {
    await using scene = await stage();
    const done = await scene.event({ outcome: 'screened' });
    const refused = await scene.event({ outcome: 'error' });
    const open = await scene.event();
    const dead = await scene.event();
    await scene.job('contact-change.dead', 'created', { eventId: dead, kind: 'deleted' });
    const ids = async (status: DeliveryQuery['status']) => (await scene.list({ status })).map(({ eventId }) => eventId);
    expect(await ids('done')).toEqual([done]);
    expect(await ids('open')).toEqual([open]);
    expect(await ids('failed')).toEqual([dead, refused]);
  });

  test('by account, by contact, and no more than the limit', async () => {
    await using scene = await stage();
    await scene.event();
    const other = await scene.event({ contact: 6 });
    const elsewhere = await scene.event({ portal: 12 });
    expect((await scene.list({ accountId: scene.otherAccount })).map(({ eventId }) => eventId)).toEqual([elsewhere]);
    expect((await scene.list({ contactId: '6' })).map(({ eventId }) => eventId)).toEqual([other]);
    expect(await scene.list({ limit: 2 })).toHaveLength(2);
  });

  test('jobs that failed without an event stand beside them, under their account', async () => {
    await using scene = await stage();
    await scene.job('screen-contact.dead', 'created', { cause: 'sweep' });
    await scene.job('sweep-events.dead', 'created', {});
    const failed = await scene.list({ status: 'failed', accountId: scene.accountId });
    expect(failed[0]).toMatchObject({ eventId: null, contactId: '5', status: 'failed', jobState: 'dead' });
    expect(await scene.list({ accountId: scene.otherAccount })).toEqual([]);
    expect(await scene.list({ status: 'done' })).toEqual([]);
  });

  test('jobs that name a lead, or a line of its history, stand under its account with its contact', async () => {
    await using scene = await stage();
    const { leadId, historyId } = await scene.acted('5');
    await scene.bare('write-override.dead', { leadId, historyId });
    await scene.bare('write-lead-action.dead', { historyId });
    await scene.bare('write-lead-action.dead', { historyId: '999999' });
    await scene.bare('write-lead-action.dead', { historyId: 'Jane Doe' });
    await scene.bare('write-lead-action.dead', { historyId: '9'.repeat(19) });
    const named = { eventId: null, portalId: '11', contactId: '5', status: 'failed', jobState: 'dead' };
    const mine = await scene.list({ status: 'failed', accountId: scene.accountId });
    expect(mine).toMatchObject([named, named]);
    expect(mine.map(({ job }) => job).toSorted()).toEqual(['write-lead-action', 'write-override']);
    expect(await scene.list({ status: 'failed', accountId: scene.otherAccount })).toEqual([]);
    expect(await scene.list({ contactId: '5' })).toHaveLength(2);
    expect(await scene.list({ contactId: '6' })).toEqual([]);
    expect((await scene.list()).map(({ contactId }) => contactId).toSorted()).toEqual(['5', '5', null, null, null]);
    expect(await scene.list({ limit: 1 })).toHaveLength(1);
  });

  test('before a queue was ever opened', async () => {
    await using store = await openTestStore();
    expect(await listDeliveries(store.db, { limit: 5 })).toEqual([]);
  });
});

describe('replay', () => {
  test('an event opens again with one job, whatever became of it', async () => {
    await using scene = await stage();
    const eventId = await scene.event({ outcome: 'error', error: 'no' });
    await scene.job('screen-contact.dead', 'created', { eventId });
    await scene.job('screen-contact', 'retry', { eventId });
    expect(await replayEvent(scene.deps, eventId)).toBe(true);
    expect(await scene.jobs()).toEqual([
      { name: 'screen-contact', data: { portalId: '11', contactId: '5', cause: 'created', eventId } },
    ]);
    expect(await scene.list()).toMatchObject([{ eventId, status: 'open', outcome: null, lastError: null }]);
    expect(await replayEvent(scene.deps, '999999')).toBe(false);
  });

  test('every dead letter goes back to its own queue; what nobody can read stays', async () => {
    await using scene = await stage();
    const eventId = await scene.event();
    await scene.job('screen-contact.dead', 'created', { eventId });
    await scene.job('contact-change.dead', 'created', { eventId, kind: 'deleted' });
    await scene.job('screen-contact.dead', 'created', { contactId: 'Jane Doe' });
    expect(await replayDeadLetters(scene.deps)).toEqual({ replayed: 2, unreadable: 1 });
    expect((await scene.jobs()).map(({ name }) => name)).toEqual([
      'contact-change',
      'screen-contact',
      'screen-contact.dead',
    ]);
    expect(await replayDeadLetters(scene.deps)).toEqual({ replayed: 0, unreadable: 1 });
  });

  test('jobs that name a lead go back under its portal, after a merge too', async () => {
    await using scene = await stage();
    const [merged, left] = [await scene.acted('5'), await scene.acted('6', '12')];
    await scene.db
      .updateTable('lead_history')
      .set({ lead_id: left.leadId })
      .where('id', '=', merged.historyId)
      .execute();
    await scene.bare('write-override.dead', { leadId: merged.leadId, historyId: merged.historyId });
    await scene.bare('write-lead-action.dead', { historyId: left.historyId });
    await scene.job('screen-contact.dead', 'created', {});
    expect(await replayDeadLetters(scene.deps)).toEqual({ replayed: 3, unreadable: 0 });
    const { rows } = await scene.pool.query(
      "select name, group_id, data->'begun' as begun from pgboss.job where state = 'created' order by name",
    );
    expect(rows).toEqual([
      { name: 'screen-contact', group_id: '11', begun: null },
      // Its note may be in HubSpot.
      { name: 'write-lead-action', group_id: '12', begun: true },
      { name: 'write-override', group_id: '12', begun: null },
    ]);
  });

  test('thousands, and by two people at once: each once', async () => {
    await using scene = await stage();
    await scene.pool.query(`
      insert into pgboss.job (name, state, data)
      select 'screen-contact.dead', 'created', jsonb_build_object('portalId', '11', 'contactId', n::text, 'cause', 'sweep')
      from generate_series(1, 1700) n`);
    const both = await Promise.all([replayDeadLetters(scene.deps), replayDeadLetters(scene.deps)]);
    expect(both.reduce((sum, { replayed }) => sum + replayed, 0)).toBe(1_700);
    expect(await scene.jobs()).toHaveLength(1_700);
  });
});
