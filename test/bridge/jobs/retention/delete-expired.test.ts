import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteExpired, retentionJob, runRetention } from '../../../../bridge/jobs/retention/delete-expired.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

async function fill(store: Store): Promise<void> {
  const { db } = store;
  const accountId = randomUUID();
  await db
    .insertInto('accounts')
    .values({ id: accountId, name: 'Firm', plan: 'pro', subscription: 'active' })
    .execute();
  const key = (hours: number) => ({
    account_id: accountId,
    key: `${hours} hours old`,
    request_hash: randomBytes(32),
    response: null,
    claimed_by: 'a process',
    claimed_at: ago(hours),
    created_at: ago(hours),
  });
  await db.insertInto('idempotency_keys').values([23, 25, 90].map(key)).execute();
  const analysis = (days: number) => ({
    key: randomBytes(32),
    engine: `${days} days old`,
    result: store.seal('{}', 'analyses.result'),
    created_at: ago(days * 24),
  });
  await db.insertInto('analyses').values([29, 31, 400].map(analysis)).execute();
}

async function kept({ db }: Store) {
  const keys = await db.selectFrom('idempotency_keys').select('key').execute();
  const analyses = await db.selectFrom('analyses').select('engine').execute();
  return { keys: keys.map(({ key }) => key), analyses: analyses.map(({ engine }) => engine) };
}

test('idempotency keys go after 24 hours, analyses after 30 days, younger ones stay', async () => {
  await using store = await openTestStore();
  await fill(store);
  expect(await deleteExpired(store.db)).toMatchObject({ idempotencyKeys: 2, analyses: 2 });
  expect(await kept(store)).toEqual({ keys: ['23 hours old'], analyses: ['29 days old'] });
  expect(Object.values(await deleteExpired(store.db))).toSatisfy((counts: number[]) =>
    counts.every((count) => count === 0),
  );
});

test('more rows than one transaction takes are all deleted', async () => {
  await using store = await openTestStore();
  await store.pool.query(`insert into analyses (key, engine, result, created_at)
    select decode(md5(n::text), 'hex'), 'rubric', '\\x01', now() - interval '31 days' from generate_series(1, 12000) n`);
  expect(await deleteExpired(store.db)).toMatchObject({ idempotencyKeys: 0, analyses: 12_000 });
});

test('the schedule stands once for two processes, and a due run deletes', async () => {
  await using store = await openTestStore();
  await using queue = await openTestQueue(store, [retentionJob]);
  await using other = await openTestQueue(store, [retentionJob]);
  await fill(store);
  const stop = new AbortController();
  const running = [queue, other].map((each) =>
    runRetention({ db: store.db, log: silentLog, queue: each, signal: stop.signal }),
  );
  await queue.enqueue(store.db, retentionJob, [{ data: {} }]);
  await expect.poll(() => kept(store)).toEqual({ keys: ['23 hours old'], analyses: ['29 days old'] });
  stop.abort();
  await Promise.all(running);
  const { rows } = await store.pool.query('select name, cron from pgboss.schedule');
  expect(rows).toEqual([{ name: 'retention', cron: '23 * * * *' }]);
});

test('events, answers to them and deleted leads go when nobody needs them any more', async () => {
  await using store = await openTestStore();
  const { db, pool } = store;
  const accountId = await connectPortal(store);
  await pool.query(`
    insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at, processed_at)
    values (11, 'done, 29 days', 'created', 1, '{}', now(), now() - interval '29 days', now() - interval '29 days'),
           (11, 'done, 31 days', 'created', 1, '{}', now(), now() - interval '31 days', now() - interval '31 days'),
           (11, 'open, 31 days', 'created', 1, '{}', now(), now() - interval '31 days', null),
           (11, 'open, 91 days', 'created', 1, '{}', now(), now() - interval '91 days', null)`);
  await pool.query(
    `insert into oauth_states (hash, account_id, expires_at) values
       ('\\x01', $1, now() - interval '1 minute'), ('\\x02', $1, now() + interval '1 minute')`,
    [accountId],
  );
  await pool.query(
    `insert into outbox (account_id, kind, dedupe_key, payload, created_at, sent_at) values
       ($1, 'lead.screened', 'sent, 29 days', '{}', now() - interval '40 days', now() - interval '29 days'),
       ($1, 'lead.screened', 'sent, 31 days', '{}', now() - interval '40 days', now() - interval '31 days'),
       ($1, 'lead.screened', 'not sent', '{}', now() - interval '400 days', null)`,
    [accountId],
  );
  const old = (days: number) => ({ updated_at: ago(days * 24) });
  await insertLead(store, { account_id: accountId, contact_id: '1', ...old(400) });
  await insertLead(store, { account_id: accountId, contact_id: '2', state: 'deleted', ...old(89) });
  await insertLead(store, { account_id: accountId, contact_id: '3', state: 'deleted', ...old(91) });

  expect(await deleteExpired(db)).toMatchObject({
    events: 1,
    openEvents: 1,
    oauthStates: 1,
    outbox: 1,
    deletedLeads: 1,
  });
  const column = async (table: string, name: string) =>
    (await pool.query(`select ${name}::text as value from ${table} order by 1`)).rows.map(({ value }) => value);
  expect(await column('webhook_events', 'event_key')).toEqual(['done, 29 days', 'open, 31 days']);
  expect(await column('oauth_states', 'hash')).toEqual(['\\x02']);
  expect(await column('outbox', 'dedupe_key')).toEqual(['not sent', 'sent, 29 days']);
  expect(await column('leads', 'contact_id')).toEqual(['1', '2']);
});

test('the audit log goes after two years', async () => {
  await using store = await openTestStore();
  const { db } = store;
  const accountId = await connectPortal(store);
  await db.deleteFrom('audit_log').execute();
  const entry = (days: number) => ({
    account_id: accountId,
    actor: 'test',
    action: `${days} days ago`,
    target: 'none',
    detail: '{}',
    at: ago(days * 24),
  });
  await db.insertInto('audit_log').values([1, 729, 731].map(entry)).execute();
  expect(await deleteExpired(db)).toMatchObject({ auditLog: 1 });
  const left = await db.selectFrom('audit_log').select('action').orderBy('at').execute();
  expect(left).toEqual([{ action: '729 days ago' }, { action: '1 days ago' }]);
});

test('analyses of contacts without a lead go after a day; those of leads and those nobody owns stay', async () => {
  await using store = await openTestStore();
  const { db } = store;
  const accountId = await connectPortal(store);
  await insertLead(store, { account_id: accountId, contact_id: '1' });
  const analysis = async (engine: string, hours: number, contactIds: string[]) => {
    const key = randomBytes(32);
    await db
      .insertInto('analyses')
      .values({ key, engine, result: store.seal('{}', 'analyses.result'), created_at: ago(hours) })
      .execute();
    for (const contact_id of contactIds)
      await db.insertInto('lead_analyses').values({ portal_id: '11', contact_id, key }).execute();
  };
  await analysis('of a lead', 48, ['1']);
  await analysis('of nobody', 48, []);
  await analysis('of one that has no lead yet', 23, ['2']);
  await analysis('of one that was erased', 25, ['2']);
  await analysis('shared with a lead', 25, ['1', '2']);
  expect(await deleteExpired(db)).toMatchObject({ leadlessAnalyses: 1, analyses: 0 });
  const left = (await kept(store)).analyses.toSorted();
  expect(left).toEqual(['of a lead', 'of nobody', 'of one that has no lead yet', 'shared with a lead']);
});

test('leads of a portal that was disconnected while they were screened go by the hour', async () => {
  await using store = await openTestStore();
  const accountId = await connectPortal(store);
  await insertLead(store, { account_id: accountId, contact_id: '1', updated_at: ago(30) });
  await insertLead(store, { account_id: accountId, contact_id: '2', portal_id: '12', updated_at: ago(2) });
  await insertLead(store, { account_id: accountId, contact_id: '3', portal_id: '12' });
  expect(await deleteExpired(store.db)).toMatchObject({ disconnectedLeads: 1 });
  const left = await store.db.selectFrom('leads').select('contact_id').orderBy('contact_id').execute();
  expect(left).toEqual([{ contact_id: '1' }, { contact_id: '3' }]);
});
