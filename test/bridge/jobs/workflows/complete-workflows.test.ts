import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { completeWorkflowJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { runCompleteWorkflows } from '../../../../bridge/jobs/workflows/workflow-runs.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

/** A workflow that waits for a contact whose screening waits too, and the work on completions. */
async function stage() {
  await using opening = new AsyncDisposableStack();
  const hubspot = opening.use(await startHubSpotSimulator({ portals: [{ portalId: 11 }] }));
  const store = opening.use(await openTestStore());
  const { db, pool } = store;
  const account_id = await connectPortal(store);
  const queue = opening.use(await openJobQueue({ store, log: silentLog, works: true }));
  const settings = { apiUrl: hubspot.url, apiVersion: '2026-09', clientId: undefined, clientSecrets: [] };
  const api = createHubSpot({ settings, store });
  const id = randomUUID();
  const run = { id, account_id, portal_id: '11', contact_id: '5', callback_id: 'ap-1', state: 'waiting' as const };
  const expires_at = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('workflow_runs')
    .values({ ...run, expires_at, reason: null, ended_at: null })
    .execute();
  await pool.query("insert into pgboss.job (name, data) values ('screen-contact', $1)", [
    JSON.stringify({ portalId: '11', contactId: '5', cause: 'workflow' }),
  ]);
  const stop = new AbortController();
  const working = runCompleteWorkflows({ ...store, queue, api, log: silentLog, now: () => new Date() }, stop.signal);
  opening.defer(async () => {
    stop.abort();
    await working;
  });
  const open = opening.move();
  return {
    hubspot,
    look: (looks: number) =>
      queue.enqueue(db, completeWorkflowJob, [
        { data: { portalId: '11', runId: id, screened: false, looks, refusals: 0 }, options: { groupId: '11' } },
      ]),
    /** How long each look after another waits, in seconds. */
    waits: async () =>
      (
        await pool.query(
          `select round(extract(epoch from start_after - created_on))::integer as wait from pgboss.job
           where name = 'complete-workflow' and state = 'created' and start_after > created_on order by wait`,
        )
      ).rows.map(({ wait }) => wait as number),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test('a workflow that waits is looked at again after 30 s, then less and less often, at least twice an hour', async () => {
  await using scene = await stage();
  for (const looks of [0, 1, 4, 6, 400]) await scene.look(looks);
  await expect.poll(scene.waits).toEqual([30, 60, 480, 1_800, 1_800]);
  expect(scene.hubspot.log.calls).toEqual([]);
});
