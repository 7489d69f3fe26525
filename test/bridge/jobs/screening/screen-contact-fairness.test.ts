import { expect, test } from 'vitest';
import { priorityOf, screenContactJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { connectPortal, openScreening, PORTAL } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained } from '../../../fixtures/screening-views.ts';

const portals = [{ portalId: 11 }, { portalId: 12 }];

test('a portal with one contact does not wait for another one’s thousand', async () => {
  const many = Promise.withResolvers<void>();
  await using screening = await openScreening({
    portals,
    limit: 10,
    // No contact of the large portal is answered before the small one has its result.
    analyse: async ({ lastName }) => {
      if (lastName !== 'Small') await many.promise;
      return 70;
    },
  });
  await connectPortal(screening);
  await connectPortal(screening, { portalId: '12' });
  const large = Array.from({ length: 1_000 }, (_, at) => screening.portal('11').create(leadValues(at)).id);
  await enqueue(screening, large);
  const { gate } = screening.deps.judge;
  const lined: string[] = [];
  screening.deps.judge.gate = {
    run(work, turn) {
      lined.push(turn.portalId);
      return gate.run(work, turn);
    },
    get running() {
      return gate.running;
    },
  };
  await using _working = screening.start();
  await expect.poll(() => screening.analysed.length).toBe(10);
  const small = screening.portal('12').create(leadValues(1, { lastname: 'Small' })).id;
  await enqueue(screening, [small], { portalId: '12' });
  // It is read beside the large portal's batches, and waits for no more than the analyses under way.
  const reads = (portalId: number) => screening.simulator.log.count('contacts.batchRead', portalId);
  try {
    await expect.poll(() => reads(12)).toBe(1);
    await expect.poll(() => reads(11)).toBe(2);
    // What is read stands in the line of the analyses a moment later.
    await expect.poll(() => lined.includes('12')).toBe(true);
  } finally {
    many.resolve();
  }
  await drained(screening);
  const order = screening.analysed.map(({ lastName }) => lastName);
  expect(order.indexOf('Small')).toBeLessThanOrEqual(11);
  expect(screening.portal('12').value(small, 'lead_intake_status')).toBe('valid');
  expect(screening.analysed.length).toBe(1_001);
});

test('the slowest analysis of a batch does not keep the next batch from being judged', async () => {
  const slow = Promise.withResolvers<void>();
  await using screening = await openScreening({
    limit: 20,
    analyse: async ({ lastName }) => {
      if (lastName === 'Slow') await slow.promise;
      return 70;
    },
  });
  await connectPortal(screening);
  const ids = Array.from({ length: 300 }, (_, at) =>
    screening.portal().create(leadValues(at, at === 0 ? { lastname: 'Slow' } : {})),
  ).map(({ id }) => id);
  await enqueue(screening, ids);
  await using _working = screening.start();
  const done = () => ids.filter((id) => screening.portal().value(id, 'lead_intake_status') !== undefined).length;
  // Only the batch of the slow one is still open.
  await expect.poll(done).toBe(200);
  await expect.poll(() => screening.deps.judge.gate.running).toBe(1);
  slow.resolve();
  await drained(screening);
  expect(done()).toBe(300);
});

test('no more analyses run at a time than are allowed, over all batches and portals', async () => {
  let running = 0;
  let most = 0;
  await using screening = await openScreening({
    portals,
    limit: 7,
    analyse: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 70;
    },
  });
  await connectPortal(screening);
  await connectPortal(screening, { portalId: '12' });
  for (const portalId of ['11', '12']) {
    const ids = Array.from({ length: 200 }, (_, at) => screening.portal(portalId).create(leadValues(at)).id);
    await enqueue(screening, ids, { portalId });
  }
  await using _working = screening.start();
  await drained(screening);
  expect(most).toBe(7);
  expect(screening.analysed.length).toBe(400);
});

test('however many new leads are in hand and waiting, a contact behind them is done in turn', async () => {
  const many = Promise.withResolvers<void>();
  const large = ['12', '13', '14'];
  await using screening = await openScreening({
    portals: ['11', ...large].map((portalId) => ({ portalId: Number(portalId) })),
    limit: 1_000,
    analyse: async ({ lastName }) => {
      if (lastName !== 'Behind') await many.promise;
      return 70;
    },
  });
  await connectPortal(screening);
  for (const portalId of large) {
    await connectPortal(screening, { portalId });
    const ids = Array.from({ length: 300 }, (_, at) => screening.portal(portalId).create(leadValues(at)).id);
    await enqueue(screening, ids, { portalId });
  }
  const { id: contactId } = screening.portal().create(leadValues(1, { lastname: 'Behind' }));
  await using _working = screening.start();
  await expect.poll(() => screening.analysed.length).toBe(300);
  const [data, priority] = [{ portalId: PORTAL, contactId, cause: 'workflow' as const }, priorityOf('workflow')];
  await screening.queue.enqueue(screening.db, screenContactJob, [{ data, options: { groupId: PORTAL, priority } }]);
  await expect
    .poll(() => screening.portal().value(contactId, 'lead_intake_status'))
    .toBe('valid')
    .finally(many.resolve);
  await drained(screening);
});
