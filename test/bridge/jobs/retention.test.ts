import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deleteExpired, retentionJob, runRetention } from '../../../bridge/jobs/retention.ts';
import type { Store } from '../../../bridge/store/open-store.ts';
import { openTestStore } from '../../fixtures/database.ts';
import { openTestQueue } from '../../fixtures/queue.ts';
import { silentLog } from '../../fixtures/silent-log.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

async function fill({ db }: Store): Promise<void> {
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
    result: '{}',
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
  expect(Object.values(await deleteExpired(store.db))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('more rows than one transaction takes are all deleted', async () => {
  await using store = await openTestStore();
  await store.pool.query(`insert into analyses (key, engine, result, created_at)
    select decode(md5(n::text), 'hex'), 'rubric', '{}', now() - interval '31 days' from generate_series(1, 12000) n`);
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
  const deadline = Date.now() + 10_000;
  while ((await kept(store)).keys.length > 1 && Date.now() < deadline) await delay(20);
  stop.abort();
  await Promise.all(running);
  expect(await kept(store)).toEqual({ keys: ['23 hours old'], analyses: ['29 days old'] });
  const { rows } = await store.pool.query('select name, cron from pgboss.schedule');
  expect(rows).toEqual([{ name: 'retention', cron: '23 * * * *' }]);
});
