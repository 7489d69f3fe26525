import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type BackfillReport,
  findBackfill,
  moveBackfill,
  startBackfill,
} from '../../../../bridge/jobs/backfill/backfills.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, jobsLeft, leadValues } from '../../../fixtures/screening-contacts.ts';

const begin = (
  screening: Screening,
  accountId: string,
  more: { rescreen?: boolean; from?: Date | null; until?: Date } = {},
) => {
  const window = {
    portalId: PORTAL,
    createdFrom: more.from ?? null,
    createdUntil: more.until ?? new Date(Date.now() + 1_000),
  };
  return startBackfill(screening, { accountId, actor: 'test', rescreen: more.rescreen ?? false, window, total: 0 });
};
const report = async (screening: Screening, accountId: string) =>
  (await findBackfill(screening.db, accountId)) as BackfillReport;
const isDone = (screening: Screening, accountId: string) =>
  expect.poll(async () => (await report(screening, accountId)).status, { timeout: 400_000 }).toBe('done');
const create = (screening: Screening, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => screening.portal().create(leadValues(from + at)).id);
const unscreened = (screening: Screening) =>
  screening
    .portal()
    .contacts()
    .filter((contact) => !contact.values.has('lead_intake_status')).length;

test('every contact that was there before is screened once, in pages and batches', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  create(screening, 450);
  await begin(screening, accountId);
  const started = performance.now();
  await using _working = screening.start();
  await isDone(screening, accountId);
  const seconds = (performance.now() - started) / 1_000;
  expect(unscreened(screening)).toBe(0);
  expect(screening.analysed.length).toBe(450);
  expect(await report(screening, accountId)).toMatchObject({ found: 450, enqueued: 450, waiting: 0 });
  const { log, faults } = screening.simulator;
  // Three pages, and a look every two seconds while the last contacts are screened.
  expect(log.count('contacts.search')).toBeLessThanOrEqual(3 + 1 + Math.floor(seconds / 2));
  expect(log.count('contacts.batchRead')).toBeLessThanOrEqual(6);
  expect(faults).toEqual([]);
  const causes = await screening.db.selectFrom('leads').select('cause').distinct().execute();
  expect(causes).toEqual([{ cause: 'backfill' }]);
});

test('contacts that have a result are left alone, and looked at with --rescreen without a judgement or a write', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const [first = '', second = ''] = create(screening, 2);
  await enqueue(screening, [first]);
  await using _working = screening.start();
  await expect.poll(() => jobsLeft(screening)).toBe(0);
  await begin(screening, accountId);
  await isDone(screening, accountId);
  expect(await report(screening, accountId)).toMatchObject({ found: 2, enqueued: 1 });
  expect(screening.portal().value(second, 'lead_intake_status')).toBe('valid');
  const writes = screening.simulator.log.count('contacts.batchUpdate');

  await begin(screening, accountId, { rescreen: true });
  await isDone(screening, accountId);
  expect(await report(screening, accountId)).toMatchObject({ found: 2, enqueued: 2, rescreen: true });
  expect(screening.analysed.length).toBe(2);
  expect(screening.simulator.log.count('contacts.batchUpdate')).toBe(writes);
});

test('a window takes the contacts created in it', async () => {
  const days = ['2026-01-01', '2026-02-01', '2026-03-01'];
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const ids = create(screening, 3);
  for (const [at, day] of days.entries()) {
    const contact = screening.portal().contact(ids[at] as string);
    if (contact) contact.createdAt = Date.parse(day);
  }
  await begin(screening, accountId, { from: new Date('2026-01-15'), until: new Date('2026-03-01') });
  await using _working = screening.start();
  await isDone(screening, accountId);
  expect(await report(screening, accountId)).toMatchObject({ found: 1, enqueued: 1 });
  expect(screening.portal().value(ids[1] as string, 'lead_intake_status')).toBe('valid');
});

test('one backfill of an account at a time', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  await begin(screening, accountId);
  await expect(begin(screening, accountId)).rejects.toThrow('is already running');
  await moveBackfill(screening, { accountId, actor: 'test', move: 'cancel' });
  await begin(screening, accountId);
  const rows = await screening.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'backfill.%')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['backfill.started', 'backfill.cancelled', 'backfill.started']);
});

test('paused it stands still with its cursor, resumed it goes on and screens each contact once', async () => {
  const gate = Promise.withResolvers<void>();
  await using screening = await openScreening({
    limit: 4,
    analyse: async () => {
      await gate.promise;
      // The pause is seen within two seconds: by then most contacts still have to wait.
      await delay(100);
      return 70;
    },
  });
  const accountId = await connectPortal(screening);
  create(screening, 500);
  await begin(screening, accountId);
  await using _working = screening.start();
  // No answer of the model yet: the first batch is held.
  await expect.poll(() => screening.analysed.length).toBeGreaterThan(0);
  const paused = await moveBackfill(screening, { accountId, actor: 'test', move: 'pause' });
  expect(paused.status).toBe('paused');
  gate.resolve();
  await expect.poll(() => screening.portal().contacts().length - unscreened(screening)).toBeGreaterThanOrEqual(100);
  // What was fetched before the pause was seen is finished; then nothing moves.
  await expect
    .poll(async () => {
      const before = screening.analysed.length;
      await delay(3_000);
      return screening.analysed.length - before;
    })
    .toBe(0);
  const held = await report(screening, accountId);
  expect(held.status).toBe('paused');
  expect(unscreened(screening)).toBeGreaterThan(0);
  await moveBackfill(screening, { accountId, actor: 'test', move: 'resume' });
  await isDone(screening, accountId);
  expect(unscreened(screening)).toBe(0);
  expect(screening.analysed.length).toBe(500);
  expect(await report(screening, accountId)).toMatchObject({ found: 500, enqueued: 500 });
});

test('cancelled, what waits is dropped', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  create(screening, 300);
  await begin(screening, accountId);
  await moveBackfill(screening, { accountId, actor: 'test', move: 'cancel' });
  await using _working = screening.start();
  await expect.poll(() => jobsLeft(screening, 'backfill-page')).toBe(0);
  expect(await jobsLeft(screening, 'backfill-contact')).toBe(0);
  expect(screening.analysed.length).toBe(0);
  await expect(moveBackfill(screening, { accountId, actor: 'test', move: 'resume' })).rejects.toThrow('resume');
});

test('stopped in the middle it goes on where it was: no contact is left out, none is judged twice', async () => {
  const gate = Promise.withResolvers<void>();
  await using screening = await openScreening({ analyse: () => gate.promise.then(() => 80) });
  const accountId = await connectPortal(screening);
  create(screening, 500);
  await begin(screening, accountId);
  const working = screening.start();
  await expect.poll(() => screening.analysed.length).toBeGreaterThan(0);
  // It fetches nothing more, and finishes what it holds.
  const ending = working[Symbol.asyncDispose]();
  gate.resolve();
  await ending;
  const left = unscreened(screening);
  await using _again = screening.start();
  await isDone(screening, accountId);
  expect(left).toBeGreaterThan(0);
  expect(unscreened(screening)).toBe(0);
  expect(screening.analysed.length).toBe(500);
});

test('new leads overtake a backfill: they find room beside it however much of it waits', async () => {
  const backfilled = Promise.withResolvers<void>();
  await using screening = await openScreening({
    limit: 8,
    // The model answers nothing of the backfill until the new leads have their results.
    analyse: async ({ lastName }) => {
      if (lastName !== 'New') await backfilled.promise;
      return 90;
    },
  });
  const accountId = await connectPortal(screening);
  create(screening, 1_200);
  await begin(screening, accountId);
  await using _working = screening.start();
  await expect.poll(() => jobsLeft(screening, 'backfill-contact')).toBeGreaterThanOrEqual(1_000);
  await expect.poll(() => screening.deps.judge.gate.running).toBe(4);
  const fresh = Array.from(
    { length: 50 },
    (_, at) => screening.portal().create(leadValues(9_000 + at, { lastname: 'New' })).id,
  );
  await enqueue(screening, fresh);
  await expect.poll(() => jobsLeft(screening)).toBe(0);
  expect(new Set(fresh.map((id) => screening.portal().value(id, 'lead_intake_score')))).toEqual(new Set(['90']));
  // Half of the room and not one contact more: all of the backfill is still to come.
  expect(screening.analysed.filter(({ lastName }) => lastName !== 'New').length).toBe(4);
  expect(screening.deps.judge.gate.running).toBe(4);
  backfilled.resolve();
  await isDone(screening, accountId);
  expect(unscreened(screening)).toBe(0);
  expect(screening.analysed.length).toBe(1_250);
});
