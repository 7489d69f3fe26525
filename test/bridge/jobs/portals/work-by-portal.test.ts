import { expect, test } from 'vitest';
import { z } from 'zod';
import { HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';
import { workByPortal } from '../../../../bridge/jobs/portals/work-by-portal.ts';
import { defineJob } from '../../../../bridge/platform/queue/define-job.ts';
import type { Claim } from '../../../../bridge/platform/queue/handle-batch.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

interface Data {
  nth: number;
}

const job = defineJob<Data>({
  name: 'tell',
  schema: z.object({ nth: z.int() }),
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
});

/** Two portals, and a worker that does as the test says. */
async function open(handle: (claim: Claim<Data>) => Promise<void>) {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const queue = opening.use(await openTestQueue(store, [job]));
  await connectPortal(store, { portalId: '11' });
  await connectPortal(store, { portalId: '12' });
  const stop = new AbortController();
  const { db } = store;
  const own = opening.move();
  return {
    db,
    enqueue: (portalId: string, count: number) =>
      db.transaction().execute((trx) => {
        const entries = Array.from({ length: count }, (_, nth) => ({ data: { nth }, options: { groupId: portalId } }));
        return queue.enqueue(trx, job, entries);
      }),
    depth: () => queue.depth(job),
    start() {
      const working = workByPortal({ db, queue, log: silentLog }, job, { signal: stop.signal, handle });
      own.defer(async () => {
        stop.abort();
        await working;
      });
    },
    [Symbol.asyncDispose]: () => own.disposeAsync(),
  };
}

test('a portal that hangs has two jobs in hand, and another portal does not wait', async () => {
  const hung = Promise.withResolvers<void>();
  const begun: (string | undefined)[] = [];
  await using line = await open(async ({ groupId }) => {
    begun.push(groupId);
    if (groupId === '11') await hung.promise;
  });
  await line.enqueue('11', 40);
  line.start();
  await expect.poll(() => begun.length).toBe(2);
  await line.enqueue('12', 5);
  const of = (portalId: string) => begun.filter((one) => one === portalId).length;
  await expect
    .poll(() => of('12'))
    .toBe(5)
    .finally(hung.resolve);
  expect(of('11')).toBe(2);
  await expect.poll(line.depth).toEqual({ waiting: 0, dead: 0 });
});

test('a portal that fails is left alone, and none of its jobs uses up a try', async () => {
  const done: string[] = [];
  let away = true;
  let asked = 0;
  await using line = await open(async ({ groupId, data }) => {
    if (groupId === '11') asked += 1;
    if (groupId === '11' && away) throw new HubSpotFailure('retryable', 'HubSpot failed (503)', { status: 503 });
    done.push(`${groupId} ${data.nth}`);
  });
  await line.enqueue('11', 20);
  line.start();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await line.enqueue('12', 1);
  await expect.poll(() => done).toEqual(['12 0']);
  // Two at a time, each two with a wait before it.
  expect(asked).toBeLessThan(20);
  away = false;
  await expect.poll(() => done.length).toBe(21);
  expect(await line.depth()).toEqual({ waiting: 0, dead: 0 });
});

test('what fails while the portal’s other jobs are done has its tries, and is a dead letter after them', async () => {
  const done: number[] = [];
  await using line = await open(async ({ data: { nth } }) => {
    if (nth === 1) throw new HubSpotFailure('retryable', 'HubSpot failed (500)', { status: 500, outcomeUnknown: true });
    done.push(nth);
  });
  await line.enqueue('11', 1);
  line.start();
  await expect.poll(() => done).toEqual([0]);
  await line.enqueue('11', 3);
  await expect.poll(() => done.toSorted()).toEqual([0, 0, 2]);
  await expect.poll(line.depth).toEqual({ waiting: 0, dead: 1 });
});

test('a portal that is paused is left alone until it goes on', async () => {
  const done: (string | undefined)[] = [];
  await using line = await open(async ({ groupId }) => void done.push(groupId));
  const set = (status: 'active' | 'paused') =>
    line.db.updateTable('hubspot_connections').set({ status }).where('portal_id', '=', '11').execute();
  await set('paused');
  await line.enqueue('11', 1);
  await line.enqueue('12', 1);
  line.start();
  await expect.poll(() => done).toEqual(['12']);
  expect(await line.depth()).toEqual({ waiting: 1, dead: 0 });
  await set('active');
  await expect.poll(() => done).toEqual(['12', '11']);
});

test('a portal whose subscription has ended is told what is settled all the same', async () => {
  const done: (string | undefined)[] = [];
  await using line = await open(async ({ groupId }) => void done.push(groupId));
  await line.db.updateTable('accounts').set({ subscription: 'none' }).execute();
  await line.enqueue('11', 1);
  line.start();
  await expect.poll(() => done).toEqual(['11']);
});

test('what is wrong with one job is that job’s alone', async () => {
  const done: number[] = [];
  await using line = await open(async ({ data: { nth } }) => {
    if (nth === 0) throw new HubSpotFailure('permanent', 'HubSpot refused the call (400)', { status: 400 });
    done.push(nth);
  });
  await line.enqueue('11', 3);
  line.start();
  await expect.poll(() => done.toSorted()).toEqual([1, 2]);
  await expect.poll(line.depth).toEqual({ waiting: 0, dead: 1 });
});
