import { expect, test } from 'vitest';
import { createHubSpot } from '../../../bridge/hubspot/hubspot.ts';
import { openJobQueue } from '../../../bridge/intake.ts';
import { createWorkerCount } from '../../../bridge/store/worker-count.ts';
import { openTestStore } from '../../fixtures/database.ts';
import { settingsOf } from '../../fixtures/hubspot.ts';
import { connectPortal } from '../../fixtures/hubspot-portal.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { startHubSpotSimulator } from '../../simulators/hubspot/hubspot-simulator.ts';

test('workers are counted by their connections: who comes, who goes, and who only enqueues', async () => {
  await using store = await openTestStore();
  const workers = createWorkerCount(store.pool);
  const counted = async () => {
    await workers.refresh();
    return workers.current();
  };
  expect(await counted()).toBe(1);
  await using _one = await openJobQueue({ store, log: silentLog, works: true });
  expect(await counted()).toBe(1);
  {
    await using _two = await openJobQueue({ store, log: silentLog, works: true });
    await using _other = await openJobQueue({ store, log: silentLog, works: false });
    expect(await counted()).toBe(2);
  }
  await expect.poll(counted, { timeout: 10_000 }).toBe(1);
});

test('a count that fails leaves the last one', async () => {
  let answers = true;
  const query = async () => {
    if (!answers) throw new Error('the database is away');
    return { rows: [{ workers: 3 }] };
  };
  const workers = createWorkerCount({ query } as never);
  await workers.refresh();
  answers = false;
  await workers.refresh();
  expect(workers.current()).toBe(3);
});

test('three workers on one portal stay within its window together: HubSpot refuses none of their calls', async () => {
  const processes = 3;
  // HubSpot's smallest limit, five times as fast.
  const limits = { burst: 20, burstWindowMs: 2_000 };
  await using hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, limits }] });
  await using store = await openTestStore();
  await connectPortal(store, { token: hubspot.staticToken(11) });
  await using stack = new AsyncDisposableStack();
  for (let n = 0; n < processes; n += 1) stack.use(await openJobQueue({ store, log: silentLog, works: true }));
  const statuses: (number | undefined)[] = [];
  const bridges = await Promise.all(
    Array.from({ length: processes }, async () => {
      const workers = createWorkerCount(store.pool);
      await workers.refresh();
      const onCall = ({ status }: { status: number | undefined }) => void statuses.push(status);
      return createHubSpot({ settings: settingsOf(hubspot), store, processes: workers.current, onCall });
    }),
  );
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const { call, paths } = bridges[n % processes] as (typeof bridges)[number];
      const path = paths.properties;
      return call({ portalId: '11', method: 'GET', path, repeatable: true, priority: 'live' });
    }),
  );
  expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
});
