import { expect, test } from 'vitest';
import { openTombstones } from '../../../../bridge/hubspot/contacts/tombstones.ts';
import type { WebhookEvent } from '../../../../bridge/hubspot/webhook/contact-event.ts';
import { createInbox } from '../../../../bridge/hubspot/webhook/inbox.ts';
import { enqueueEvents } from '../../../../bridge/jobs/contacts/enqueue-events.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { countExchanges } from '../../../fixtures/count-exchanges.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { webhookEvent } from '../../../fixtures/hubspot-events.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { seededRandom, shuffle } from '../../../simulators/hubspot/seeded-random.ts';

/** The inbox with its queue, and so many portals connected from number 1 on. */
async function stage(portals = 1) {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const { db, pool } = store;
  for (let portalId = 1; portalId <= portals; portalId += 1) await connectPortal(store, { portalId: `${portalId}` });
  const queue = opening.use(await openJobQueue({ store, log: silentLog, works: false }));
  const tombstones = await openTombstones(store);
  const accept = createInbox({ db, tombstones, enqueue: (trx, events) => enqueueEvents(queue, trx, events) });
  const open = opening.move();
  return {
    store,
    tombstones,
    accept: (events: Record<string, unknown>[]) => accept(events as WebhookEvent[]),
    jobs: async () =>
      (
        await pool.query<{ data: { portalId: string; contactId: string; eventId: string } }>(
          'select data from pgboss.job',
        )
      ).rows.map(({ data }) => data),
    events: () => db.selectFrom('webhook_events').select(['id', 'portal_id', 'contact_id', 'kind']).execute(),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

const creations = (count: number, portals = 1) =>
  Array.from({ length: count }, (_, n) => webhookEvent({ portalId: 1 + (n % portals), objectId: 500 + n }));

test('a delivery of 100 events is five exchanges with the database, one that is known already is four', async () => {
  await using it = await stage();
  const exchanges = countExchanges(it.store);
  const events = creations(100);
  const first = await exchanges.during(() => it.accept(events));
  expect(first.map((text) => text.trim().split(/\s/)[0])).toEqual(['select', 'begin;', 'with', 'with', 'commit']);
  expect(await exchanges.during(() => it.accept(events))).toHaveLength(4);
  expect(await it.jobs()).toHaveLength(100);
});

test('1,000 events of 100 portals in one body: each is stored with its job, and a second delivery changes nothing', async () => {
  await using it = await stage(100);
  const events = creations(1_000, 100);
  expect(await it.accept(events)).toEqual({ stored: 1_000 });
  expect(await it.accept(events.toReversed())).toEqual({ duplicate: 1_000 });
  const stored = await it.events();
  expect(new Set(stored.map(({ portal_id }) => portal_id)).size).toBe(100);
  const wanted = stored.map(({ id, portal_id, contact_id }) => `${id} ${portal_id} ${contact_id}`);
  const jobs = (await it.jobs()).map(({ eventId, portalId, contactId }) => `${eventId} ${portalId} ${contactId}`);
  expect(jobs.toSorted()).toEqual(wanted.toSorted());
});

test('deliveries that share their events, in every order and at once: each event is stored once', async () => {
  await using it = await stage(10);
  const events = creations(300, 10);
  const random = seededRandom(8);
  const shuffled = () => shuffle(random, [...events]);
  const counts = await Promise.all(Array.from({ length: 8 }, () => it.accept(shuffled())));
  expect(counts.reduce((sum, { stored = 0 }) => sum + stored, 0)).toBe(300);
  expect(await it.jobs()).toHaveLength(300);
});

test('of a delivery, what is about erased contacts is left out and counted, the rest is stored', async () => {
  await using it = await stage();
  const events = creations(10);
  const erased = ['502', '507'].map((contactId) => ({ portalId: '1', contactId }));
  await it.tombstones.add(it.store.db, erased);
  expect(await it.accept(events)).toEqual({ stored: 8, erased: 2 });
  expect(await it.accept(events.slice(2, 3))).toEqual({ erased: 1 });
  expect(await it.accept(events)).toEqual({ duplicate: 8, erased: 2 });
  expect((await it.events()).map(({ contact_id }) => contact_id)).not.toContain('502');
});

test('what cannot be enqueued is not stored', async () => {
  await using it = await stage();
  await it.store.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before insert on pgboss.job_common for each row execute function refuse()`);
  await expect(it.accept(creations(3))).rejects.toThrow();
  expect(await it.events()).toEqual([]);
});
