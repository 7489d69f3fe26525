import { expect, test } from 'vitest';
import { noteFailedAttempt, settleEvents } from '../../../../bridge/hubspot/webhook/inbox.ts';
import { openTestStore } from '../../../fixtures/database.ts';

async function stage(count: number) {
  const store = await openTestStore();
  const { rows } = await store.pool.query(
    `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at)
     select 11, n::text, 'created', n, '{}', '2026-11-20T10:00:00Z', '2026-11-20T10:00:01Z'
     from generate_series(1, $1) n returning id`,
    [count],
  );
  return { ...store, ids: rows.map(({ id }) => id as string) };
}

test('events are done once: the first outcome stands, and says when they happened and came in', async () => {
  await using store = await stage(3);
  const [a = '', b = '', c = ''] = store.ids;
  const first = await settleEvents(store.db, [a, b], 'screened');
  expect(first.map(({ id }) => id).sort()).toEqual([a, b].sort());
  expect(first[0]).toMatchObject({
    occurredAt: new Date('2026-11-20T10:00:00Z'),
    receivedAt: new Date('2026-11-20T10:00:01Z'),
  });
  expect((await settleEvents(store.db, [b, c], 'gone')).map(({ id }) => id)).toEqual([c]);
  const rows = await store.db
    .selectFrom('webhook_events')
    .select(['id', 'outcome', 'processed_at'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ outcome }) => outcome)).toEqual(['screened', 'screened', 'gone']);
  expect(rows.every(({ processed_at }) => processed_at !== null)).toBe(true);
});

test('failed attempts are counted with their words while an event is open; its end clears the words', async () => {
  await using store = await stage(2);
  const [a = '', b = ''] = store.ids;
  await settleEvents(store.db, [b], 'screened');
  await noteFailedAttempt(store.db, [a, b], 'HubSpot does not answer');
  await noteFailedAttempt(store.db, [a], 'HubSpot answers 503');
  const row = (id: string) =>
    store.db
      .selectFrom('webhook_events')
      .select(['attempts', 'last_error', 'processed_at', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirst();
  expect(await row(a)).toEqual({ attempts: 2, last_error: 'HubSpot answers 503', processed_at: null, outcome: null });
  expect(await row(b)).toMatchObject({ attempts: 0, last_error: null, outcome: 'screened' });
  await settleEvents(store.db, [a], 'screened');
  expect(await row(a)).toMatchObject({ attempts: 2, last_error: null, outcome: 'screened' });
});

test('nothing to settle asks the store nothing', async () => {
  await using store = await stage(1);
  expect(await settleEvents(store.db, [], 'screened')).toEqual([]);
  await noteFailedAttempt(store.db, [], 'words');
  const open = await store.db
    .selectFrom('webhook_events')
    .select('attempts')
    .where('processed_at', 'is', null)
    .execute();
  expect(open).toEqual([{ attempts: 0 }]);
});

test('what is rolled back is not done', async () => {
  await using store = await stage(1);
  const [a = ''] = store.ids;
  const rolled = store.db.transaction().execute(async (trx) => {
    await settleEvents(trx, [a], 'screened');
    throw new Error('claim lost');
  });
  await expect(rolled).rejects.toThrow('claim lost');
  expect(await settleEvents(store.db, [a], 'gone')).toHaveLength(1);
});
