import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAnalyzer } from '../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../bridge/analysis/rubric/rubric-engine.ts';
import { createHubSpot } from '../../../bridge/hubspot/client/hubspot.ts';
import { countSlack, createSlackMetrics } from '../../../bridge/jobs/slack/messages/slack-metrics.ts';
import { createMetrics } from '../../../bridge/platform/metrics.ts';
import { createWorkerCount } from '../../../bridge/platform/store/listen.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { createSlack } from '../../../bridge/slack/client/slack.ts';
import { createStoredIntakeMetrics } from '../../../bridge/wiring/hubspot-side.ts';
import { runWorker, type WorkerContext } from '../../../bridge/wiring/worker.ts';
import { openCuttableStore } from '../../fixtures/cuttable-store.ts';
import { silentLog } from '../../fixtures/silent-log.ts';

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

/** Where nobody answers. */
const nowhere = 'http://127.0.0.1:9';

/** What the jobs need, on a store. */
function workerContext(store: Store): WorkerContext {
  const metrics = createMetrics();
  const settings = { apiUrl: nowhere, apiVersion: '2026-09', clientId: undefined, clientSecrets: [] };
  return {
    config: { publicUrl: nowhere },
    store,
    log: silentLog,
    queue: undefined,
    hubspot: createHubSpot({ settings, store }),
    analyzer: createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' }),
    workers: createWorkerCount(store.pool),
    intakeMetrics: createStoredIntakeMetrics(store, metrics.registry),
    slack: createSlack({ settings: { apiUrl: `${nowhere}/api/` }, store, log: silentLog }),
    slackMetrics: createSlackMetrics({ registry: metrics.registry, count: () => countSlack(store.db) }),
  };
}
