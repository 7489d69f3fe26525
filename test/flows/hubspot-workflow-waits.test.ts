import { expect, test } from 'vitest';
import { expireRuns } from '../../bridge/jobs/workflows/workflow-runs.ts';
import { openApp } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { ApiError } from '../simulators/hubspot/api-error.ts';
import type { Deviation } from '../simulators/hubspot/fault-rules.ts';
import { defaultApp } from '../simulators/hubspot/hubspot-simulator.ts';

const unknownCallback: Deviation = {
  kind: 'error',
  error: new ApiError(404, { status: 'error', message: 'not found' }),
};

/** A firm whose static token may tell workflows, and a lead no webhook tells of. */
async function openNotifying() {
  const stage = await openApp();
  const { hubspot, product } = stage;
  const token = hubspot.staticToken(11, [...defaultApp.requiredScopes, 'automation']);
  const accountId = await connectFirm(product, 11, token);
  hubspot.webhooks.pause();
  const { id: contactId } = hubspot.portal(11).create(strongLead());
  const runs = () => product.db.selectFrom('workflow_runs').selectAll().execute();
  const ends = async () => (await runs()).map(({ state, reason }) => [state, reason]);
  return { stage, hubspot, product, accountId, contactId, ends };
}

test('a result that is there at once is told when HubSpot has stored that the workflow waits', async () => {
  const { stage, hubspot, contactId } = await openNotifying();
  await using _stage = stage;
  const first = await hubspot.workflows.reach({ portalId: 11, contactId });
  await expect.poll(() => first.state).toBe('SUCCESS');
  const second = await hubspot.workflows.reach({ portalId: 11, contactId });
  await expect.poll(() => second.state).toBe('SUCCESS');
  const completions = hubspot.log.calls.filter(({ kind }) => kind === 'callbacks.complete');
  expect(completions.map(({ status }) => status)).toEqual([204, 204]);
  expectNoFaults(hubspot);
});

test('HubSpot does not know of the callback yet: it is told again, by one job', async () => {
  const { stage, hubspot, contactId, ends } = await openNotifying();
  await using _stage = stage;
  hubspot.script({ kind: 'callbacks.complete', nth: 1, deviations: [unknownCallback] });
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  await expect.poll(ends).toEqual([['done', null]]);
  expect(execution.state).toBe('SUCCESS');
  expect(hubspot.log.count('callbacks.complete')).toBe(2);
  expectNoFaults(hubspot);
});

test('a callback that HubSpot never knows of is given up after some minutes, and does not count as told', async () => {
  const { stage, hubspot, product, contactId, ends } = await openNotifying();
  await using _stage = stage;
  hubspot.script({ kind: 'callbacks.complete', deviations: [unknownCallback] });
  await hubspot.workflows.reach({ portalId: 11, contactId });
  await expect.poll(() => hubspot.log.count('callbacks.complete')).toBe(1);
  const { pool } = product.context.store;
  const hurry = () =>
    pool.query("update pgboss.job set start_after = now() where name = 'complete-workflow' and state = 'created'");
  await expect
    .poll(
      async () => {
        await hurry();
        return ends();
      },
      { interval: 100 },
    )
    .toEqual([['failed', 'refused']]);
  expect(hubspot.log.count('callbacks.complete')).toBe(7);
  expectNoFaults(hubspot);
});

test('paused for the whole day that a workflow waits: it says so, and the lead is screened all the same', async () => {
  const { stage, hubspot, product, accountId, contactId, ends } = await openNotifying();
  await using _stage = stage;
  await product.cli('hubspot', 'pause', '--account', accountId);
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  expect(execution.state).toBe('blocked');
  const over = product.db.updateTable('workflow_runs').set({ expires_at: new Date(0) });
  await over.execute();
  hubspot.workflows.expire(execution.callbackId);
  expect(await expireRuns(product.db)).toBe(1);
  expect(await ends()).toEqual([['failed', 'paused']]);
  const { body } = await hubspot.workflows.repeat(execution.callbackId);
  expect(body).toEqual({
    outputFields: {
      hs_execution_state: 'FAIL_CONTINUE',
      lead_status: 'error',
      lead_notes: expect.stringContaining('paused'),
    },
  });
  await product.cli('hubspot', 'resume', '--account', accountId);
  const status = () => hubspot.portal(11).value(contactId, 'lead_intake_status');
  await expect.poll(status).toBe('valid');
  expect(hubspot.log.count('callbacks.complete')).toBe(0);
});
