import { describe, expect, test } from 'vitest';
import { backfillContactJob, screenContactJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { createContactLocks } from '../../../../bridge/jobs/screening/screen-contact.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { connectPortal, openScreening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, jobsLeft, leadValues } from '../../../fixtures/screening-contacts.ts';

/** Two processes on one store, where jobs of these contacts of portal 11 are being worked on. */
async function openTwo(contactIds: readonly string[]) {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const queue = opening.use(await openTestQueue(store, [screenContactJob, backfillContactJob]));
  await enqueue({ db: store.db, queue }, contactIds);
  await store.pool.query(`update pgboss.job set state = 'active'`);
  const open = opening.move();
  return { store, ...locksOf(store), [Symbol.asyncDispose]: () => open.disposeAsync() };
}

const locksOf = (store: Store) => ({ one: createContactLocks(store), other: createContactLocks(store) });
const held = (...ids: string[]) => ids.map((contactId) => ({ contactId, claims: [] }));
const sorted = (ids: Iterable<string>) => [...ids].sort();

describe('contacts in hand', () => {
  test('are one process’s until it releases them', async () => {
    await using two = await openTwo(['1', '2', '3']);
    await using one = two.one;
    await using other = two.other;
    expect(sorted(await one.take('11', held('1', '2')))).toEqual(['1', '2']);
    expect(sorted(await other.take('11', held('2', '3')))).toEqual(['3']);
    expect(sorted(await other.take('22', held('2')))).toEqual(['2']);
    await one.release('11', ['1', '2']);
    expect(sorted(await other.take('11', held('1', '2')))).toEqual(['1', '2']);
    expect(sorted(await one.take('11', []))).toEqual([]);
  });

  test('are free when the process is gone, and nothing of them stays in the pool', async () => {
    await using two = await openTwo(['1']);
    const { one } = two;
    await using other = two.other;
    await one.take('11', held('1'));
    expect(sorted(await other.take('11', held('1')))).toEqual([]);
    await one[Symbol.asyncDispose]();
    await expect.poll(async () => sorted(await other.take('11', held('1')))).toEqual(['1']);
  });

  test('are free when the connection breaks, and the next ones are taken on a new one', async () => {
    await using two = await openTwo(['1']);
    await using one = two.one;
    await using other = two.other;
    await one.take('11', held('1'));
    await two.store.pool.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect.poll(async () => sorted(await other.take('11', held('1')))).toEqual(['1']);
    // Whoever uses it in the moment it breaks is told so.
    await one.release('11', ['1']).catch(() => undefined);
    await expect.poll(() => one.take('11', held('2')).then(sorted, () => [])).toEqual(['2']);
  });

  test('are free when the queue has taken the job away from a process that lives', async () => {
    await using two = await openTwo(['1']);
    await using one = two.one;
    await using other = two.other;
    await one.take('11', held('1'));
    await two.store.pool.query(`update pgboss.job set state = 'retry'`);
    expect(sorted(await other.take('11', held('1')))).toEqual(['1']);
    await other.release('11', ['1']);
    await two.store.pool.query(`update pgboss.job set state = 'active'`);
    expect(sorted(await other.take('11', held('1')))).toEqual([]);
  });
});

test('a contact that one process is judging is put off by the other, and judged no second time', async () => {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  await using one = await openScreening({
    analyse() {
      begun.resolve();
      return answer.promise;
    },
  });
  await using other = await openScreening({ store: one.store, hubspot: one.simulator });
  await connectPortal(one);
  const { id } = one.portal().create(leadValues(1));
  await enqueue(one, [id]);
  const working = one.start();
  await begun.promise;
  // It fetches nothing more, and finishes what it holds.
  const ending = working[Symbol.asyncDispose]();
  await enqueue(one, [id], { cause: 'changed' });
  await using _working = other.start();
  const putOff = () =>
    one.store.pool.query(`select 1 from pgboss.job where name = 'screen-contact' and start_after > created_on`);
  await expect.poll(async () => (await putOff()).rows.length).toBeGreaterThan(0);
  answer.resolve(70);
  await ending;
  await expect.poll(() => jobsLeft(one)).toBe(0);
  expect(one.analysed.length).toBe(1);
  expect(other.analysed).toEqual([]);
  expect(one.portal().value(id, 'lead_intake_score')).toBe('70');
});
