import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTombstones } from '../../../../bridge/hubspot/contacts/tombstones.ts';
import { reseal } from '../../../../bridge/platform/store/reseal.ts';
import { createSealer } from '../../../../bridge/platform/store/seal.ts';
import { openTestStore } from '../../../fixtures/database.ts';

const A = { portalId: '11', contactId: '180000000001' };
const B = { portalId: '11', contactId: '180000000002' };
const elsewhere = { portalId: '12', contactId: '180000000001' };

test('what was erased is found again, in its own portal alone, and by every process', async () => {
  await using store = await openTestStore();
  const [one, other] = await Promise.all([openTombstones(store), openTombstones(store)]);
  await one.add(store.db, [A]);
  await other.add(store.db, [A]);
  expect([...(await other.find(store.db, [A, B, elsewhere]))]).toEqual(['11:180000000001']);
  expect((await one.find(store.db, [])).size).toBe(0);
  expect(await store.db.selectFrom('tombstones').selectAll().execute()).toHaveLength(1);
});

test('the hash is keyed: whoever holds the tables alone cannot try ids', async () => {
  await using store = await openTestStore();
  await (await openTombstones(store)).add(store.db, [A]);
  const row = await store.db.selectFrom('tombstones').selectAll().executeTakeFirstOrThrow();
  for (const text of ['11:180000000001', '180000000001'])
    expect(row.hash.equals(createHash('sha256').update(text).digest())).toBe(false);
  expect(Object.keys(row).sort()).toEqual(['erased_at', 'hash', 'portal_id']);
  const { key } = await store.db.selectFrom('tombstone_key').select('key').executeTakeFirstOrThrow();
  expect(() => createSealer(['another secret, of thirty-two characters']).unseal(key, 'tombstone_key.key')).toThrow();
});

test('tombstones outlive a new APP_SECRET', async () => {
  await using store = await openTestStore();
  await (await openTombstones(store)).add(store.db, [A]);
  const old = 'a secret for tests, thirty-two characters or more';
  const next = 'the next secret, of thirty-two characters';
  const both = createSealer([next, old]);
  await reseal({ db: store.db, seal: both.seal, unseal: both.unseal });
  const alone = createSealer([next]);
  const tombstones = await openTombstones({ db: store.db, seal: alone.seal, unseal: alone.unseal });
  expect((await tombstones.find(store.db, [A])).size).toBe(1);
});

test('while a delivery is being stored nothing is erased, and the other way round', async () => {
  await using store = await openTestStore();
  const tombstones = await openTombstones(store);
  const order: string[] = [];
  const delivered = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const delivery = tombstones.whileHeldOff(store.db, async () => {
    begun.resolve();
    await delivered.promise;
    order.push('delivered');
  });
  await begun.promise;
  await tombstones.whileHeldOff(store.db, async () => undefined);
  const erasure = store.db.transaction().execute(async (trx) => {
    await tombstones.holdAlone(trx);
    order.push('erased');
  });
  delivered.resolve();
  await Promise.all([delivery, erasure]);
  expect(order).toEqual(['delivered', 'erased']);
});

test('what fails is rolled back, and its connection serves the next one', async () => {
  await using store = await openTestStore();
  const tombstones = await openTombstones(store);
  const failing = tombstones.whileHeldOff(store.db, async (trx) => {
    await tombstones.add(trx, [A]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await tombstones.find(store.db, [A])).size).toBe(0);
  const { rows } = await store.pool.query(
    "select from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
  );
  expect(rows).toEqual([]);
  await tombstones.whileHeldOff(store.db, (trx) => tombstones.add(trx, [A]));
  expect((await tombstones.find(store.db, [A])).size).toBe(1);
});
