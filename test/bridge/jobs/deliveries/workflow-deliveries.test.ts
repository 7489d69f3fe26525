import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { type DeliveryQuery, listDeliveries } from '../../../../bridge/jobs/deliveries/webhook-deliveries.ts';
import { replayWorkflow } from '../../../../bridge/jobs/deliveries/workflow-deliveries.ts';
import type { WorkflowRun } from '../../../../bridge/jobs/workflows/workflow-runs.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

const HOUR = 3_600_000;

async function stage() {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const { db, pool } = store;
  const accounts = { 11: await connectPortal(store), 12: await connectPortal(store, { portalId: '12' }) };
  const queue = opening.use(await openJobQueue({ store, log: silentLog, works: true }));
  const open = opening.move();
  const insert = async (end: Pick<WorkflowRun, 'state' | 'reason'>, { portal = 11, hoursAgo = 1 } = {}) => {
    const [id, created] = [randomUUID(), Date.now() - hoursAgo * HOUR];
    await db
      .insertInto('workflow_runs')
      .values({
        id,
        account_id: accounts[portal as 11 | 12],
        portal_id: `${portal}`,
        contact_id: '5',
        callback_id: id,
        ...end,
        expires_at: new Date(created + 24 * HOUR),
        ended_at: end.state === 'waiting' ? null : new Date(),
      })
      .execute();
    await pool.query('update workflow_runs set created_at = $1 where id = $2', [new Date(created), id]);
    return id;
  };
  return {
    accounts,
    insert,
    list: (query: Partial<DeliveryQuery> = {}) => listDeliveries(db, { limit: 50, ...query }),
    replay: async (id: string) => (await replayWorkflow({ db, queue }, id))?.words ?? null,
    run: (id: string) => db.selectFrom('workflow_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    jobs: async () => (await pool.query('select name, data from pgboss.job')).rows,
    event: () =>
      pool.query(
        `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at)
         values (11, $1, 'created', 5, '{}', now(), now() - interval '90 minutes')`,
        [randomUUID()],
      ),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test('workflows stand among the events, by age, with what became of them in words', async () => {
  await using scene = await stage();
  const waiting = await scene.insert({ state: 'waiting', reason: null });
  const denied = await scene.insert({ state: 'failed', reason: 'missing_scopes' }, { hoursAgo: 2 });
  const done = await scene.insert({ state: 'done', reason: null }, { hoursAgo: 3 });
  const other = await scene.insert({ state: 'failed', reason: 'paused' }, { portal: 12, hoursAgo: 4 });
  await scene.event();
  const rows = await scene.list();
  expect(rows.map(({ runId, kind, status, outcome }) => [runId, kind, status, outcome])).toEqual([
    [waiting, 'workflow', 'open', null],
    [null, 'created', 'open', null],
    [denied, 'workflow', 'failed', 'missing_scopes'],
    [done, 'workflow', 'done', 'delivered'],
    [other, 'workflow', 'failed', 'paused'],
  ]);
  expect(rows[2]?.lastError).toContain('automation');
  expect(rows[0]).toMatchObject({ job: 'complete-workflow', receivedAt: expect.any(Date), processedAt: null });
  const runs = async (query: Partial<DeliveryQuery>) => (await scene.list(query)).map(({ runId }) => runId);
  expect(await runs({ status: 'done' })).toEqual([done]);
  expect(await runs({ accountId: scene.accounts[12] })).toEqual([other]);
  expect(await runs({ contactId: '5', limit: 2 })).toEqual([waiting, null]);
});

test('what a workflow was not told is told again while it waits', async () => {
  await using scene = await stage();
  const denied = await scene.insert({ state: 'failed', reason: 'missing_scopes' });
  expect(await scene.replay(denied)).toBeNull();
  expect(await scene.run(denied)).toMatchObject({ state: 'waiting', reason: null, ended_at: null });
  expect(await scene.jobs()).toEqual([
    { name: 'complete-workflow', data: expect.objectContaining({ runId: denied, screened: true }) },
  ]);
  const late = await scene.insert({ state: 'failed', reason: 'missing_scopes' }, { hoursAgo: 25 });
  const never = await scene.insert({ state: 'failed', reason: 'not_asked' });
  const done = await scene.insert({ state: 'done', reason: null });
  const words = await Promise.all([late, never, done, denied, randomUUID(), 'none'].map(scene.replay));
  expect(words.map((text) => text?.replace(/run .*/, 'run'))).toEqual([
    'The workflow is no longer waiting.',
    'The workflow is no longer waiting.',
    'The workflow already has the result.',
    'The workflow is still waiting.',
    'There is no workflow with the run',
    'There is no workflow with the run',
  ]);
  expect(await scene.jobs()).toHaveLength(1);
});
