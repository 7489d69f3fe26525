import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runWorker } from '../../../bridge/wiring/worker.ts';
import { openCuttableStore } from '../../fixtures/cuttable-store.ts';
import { workerContext } from '../../fixtures/worker-context.ts';

test('a database that is away when the jobs begin does not end the process; they begin when it is back', async () => {
  await using cuttable = await openCuttableStore();
  const stop = new AbortController();
  cuttable.link.cut();
  let failure: unknown;
  const working = runWorker(workerContext(cuttable.store), stop.signal).catch((error: unknown) => {
    failure = error;
  });
  await delay(600);
  expect(failure).toBeUndefined();

  cuttable.link.mend();
  const scheduled = async () =>
    (await cuttable.store.pool.query("select name from pgboss.schedule where name = 'retention'")).rowCount;
  await expect.poll(() => scheduled().catch(() => 0)).toBe(1);
  stop.abort();
  await working;
  expect(failure).toBeUndefined();
});

test('the signal ends the waiting for a database that stays away', async () => {
  await using cuttable = await openCuttableStore();
  const stop = new AbortController();
  cuttable.link.cut();
  const working = runWorker(workerContext(cuttable.store), stop.signal);
  await delay(300);
  stop.abort();
  await working;
});
