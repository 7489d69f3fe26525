import { expect, test } from 'vitest';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm, type Product } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-results.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';
import { defaultApp } from '../simulators/hubspot/hubspot-simulator.ts';

/** A firm whose static token may tell workflows. */
async function connectNotifying(product: Product, portalId = 11): Promise<void> {
  const accountId = await createFirm(product, `Firm ${portalId}`);
  const token = product.hubspot.staticToken(portalId, [...defaultApp.requiredScopes, 'automation']);
  await product.cli('hubspot', 'connect', '--account', accountId, '--portal', `${portalId}`, '--token', token);
}

const runs = ({ db }: Product) => db.selectFrom('workflow_runs').selectAll().orderBy('created_at').execute();
const jobs = async ({ context }: Product, name: string): Promise<number> =>
  (await context.store.pool.query('select id from pgboss.job where name = $1', [name])).rows.length;

test('A workflow waits for the lead and goes on with outputs to branch by, with either signature', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectNotifying(product);
  hubspot.webhooks.pause();
  const strong = hubspot.portal(11).create(strongLead()).id;
  const weak = hubspot.portal(11).create(weakLead()).id;
  const [first, second] = await Promise.all([
    hubspot.workflows.reach({ portalId: 11, contactId: strong, signature: 'v2' }),
    hubspot.workflows.reach({ portalId: 11, contactId: weak, signature: 'v3' }),
  ]);
  expect([first.statuses, second.statuses]).toEqual([[200], [200]]);
  await expect.poll(() => [first.state, second.state]).toEqual(['SUCCESS', 'SUCCESS']);
  const { workflows } = hubspot;
  expect(workflows.executions.map(({ outputs }) => [outputs.lead_status, outputs.lead_valid])).toEqual(
    expect.arrayContaining([
      ['valid', 'true'],
      ['invalid', 'false'],
    ]),
  );
  expect(first.outputs).toEqual({
    lead_status: hubspot.portal(11).value(strong, 'lead_intake_status'),
    lead_score: hubspot.portal(11).value(strong, 'lead_intake_score'),
    lead_valid: 'true',
    lead_notes: hubspot.portal(11).value(strong, 'lead_intake_notes'),
  });
  // HubSpot knows it a moment before the bridge has noted that it does.
  await expect.poll(async () => (await runs(product)).map(({ state }) => state)).toEqual(['done', 'done']);
  expectNoFaults(hubspot);
});

test('The same callback again, an hour or a stranger later, screens nothing and tells nothing twice', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectNotifying(product);
  hubspot.webhooks.pause();
  const contactId = hubspot.portal(11).create(strongLead()).id;
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  const again = await Promise.all([1, 2, 3].map(() => hubspot.workflows.repeat(execution.callbackId)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => execution.state).toBe('SUCCESS');
  await expect.poll(async () => (await runs(product)).map(({ state }) => state)).toEqual(['done']);
  const { status, body } = await hubspot.workflows.repeat(execution.callbackId);
  expect(status).toBe(200);
  expect(body).toEqual({ outputFields: { hs_execution_state: 'SUCCESS', ...execution.outputs } });
  expect(await jobs(product, 'screen-contact')).toBe(1);
  expect(hubspot.log.count('callbacks.complete')).toBe(1);
  expect(await runs(product)).toHaveLength(1);
  expectNoFaults(hubspot);
});

test('Without the scope the workflow is not told, the doctor says so, and the next one does not wait', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const contactId = hubspot.portal(11).create(strongLead()).id;
  await hubspot.workflows.reach({ portalId: 11, contactId });
  const reasons = async () => (await runs(product)).map(({ reason }) => reason);
  await expect.poll(reasons).toEqual(['missing_scopes']);
  expect(hubspot.log.count('callbacks.complete')).toBe(1);
  const next = await hubspot.workflows.reach({ portalId: 11, contactId });
  expect(next.state).toBe('FAIL_CONTINUE');
  expect(next.outputs.lead_notes).toContain('automation');
  expect(await reasons()).toEqual(['missing_scopes', 'not_asked']);
  const health = (await pageIn(hubspot)('readHealth')).body;
  expect(health.findings).toContainEqual(expect.objectContaining({ level: 'error', subject: 'Workflows' }));
  const { findings } = (await product.cli('doctor')) as {
    findings: { part: string; status: string; detail: string }[];
  };
  expect(findings).toContainEqual(
    expect.objectContaining({ part: 'workflows', status: 'warning', detail: expect.stringContaining('automation') }),
  );
});

test('A portal that is revoked, unknown, or has no subscription lets the workflow go on at once, with a reason', async () => {
  await using stage = await openApp({ portals: [{ portalId: 11 }, { portalId: 12 }, { portalId: 13 }] });
  const { hubspot, product } = stage;
  await connectFirm(product, 11);
  const revoked = product.db.updateTable('hubspot_connections').set({ status: 'revoked' });
  await revoked.where('portal_id', '=', '11').execute();
  const unpaid = await connectFirm(product, 12);
  await product.cli('account', 'set', '--account', unpaid, '--subscription', 'none');
  const told = await Promise.all(
    [11, 12, 13].map((portalId) => hubspot.workflows.reach({ portalId, contactId: '501' })),
  );
  expect(told.map(({ state }) => state)).toEqual(Array(3).fill('FAIL_CONTINUE'));
  // Nothing that a branch would take for a judgement.
  expect(told.map(({ outputs }) => Object.keys(outputs).sort())).toEqual(Array(3).fill(['lead_notes', 'lead_status']));
  expect(new Set(told.map(({ outputs }) => outputs.lead_notes)).size).toBe(3);
  expect(await runs(product)).toEqual([]);
  expect(await jobs(product, 'screen-contact')).toBe(0);
});

test('The answer to a completion is lost: it is tried again, and HubSpot’s "done already" counts as told', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectNotifying(product);
  hubspot.webhooks.pause();
  const contactId = hubspot.portal(11).create(strongLead()).id;
  hubspot.script({ kind: 'callbacks.complete', nth: 1, deviations: [deviations.gatewayTimeoutApplied] });
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  const states = async () => (await runs(product)).map(({ state }) => state);
  await expect.poll(states).toEqual(['done']);
  expect(execution.state).toBe('SUCCESS');
  expect(hubspot.log.withStatus(409)).toHaveLength(1);
  expectNoFaults(hubspot);
});

test('HubSpot stays away until the workflow has gone on: it is given up, and the doctor counts it', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectNotifying(product);
  hubspot.webhooks.pause();
  const contactId = hubspot.portal(11).create(strongLead()).id;
  hubspot.script({ kind: 'callbacks.complete', deviations: [deviations.unavailable] });
  await hubspot.workflows.reach({ portalId: 11, contactId });
  await expect.poll(() => hubspot.log.count('callbacks.complete')).toBeGreaterThan(0);
  await product.db
    .updateTable('workflow_runs')
    .set({ expires_at: new Date(0) })
    .execute();
  const ends = async () => (await runs(product)).map(({ state, reason }) => [state, reason]);
  await expect.poll(ends).toEqual([['failed', 'expired']]);
  const { findings } = (await product.cli('doctor')) as { findings: { part: string; status: string }[] };
  expect(findings).toContainEqual(expect.objectContaining({ part: 'workflows', status: 'warning' }));
});

test('An OAuth app without the scope says so at once, and the lead is screened all the same', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const change = { auth: 'oauth' as const, scopes: [...defaultApp.requiredScopes] };
  await product.db.updateTable('hubspot_connections').set(change).execute();
  const contactId = hubspot.portal(11).create(strongLead()).id;
  const { workflows } = hubspot;
  const callbackId = 'ap-11-1';
  // The same delivery twice at a time, and once more when the lead has been screened.
  const twice = await Promise.all([1, 2].map(() => workflows.reach({ portalId: 11, contactId, callbackId })));
  expect(twice.map(({ state }) => state)).toEqual(['FAIL_CONTINUE', 'FAIL_CONTINUE']);
  await shows(hubspot, contactId, 'lead_intake_status').toMatch(/valid/);
  const { body } = await workflows.repeat(callbackId);
  const words = [...twice.map(({ outputs }) => outputs), (body as { outputFields: object }).outputFields];
  const told = { lead_status: 'error', lead_notes: expect.stringMatching(/will be screened.*automation/) };
  expect(words).toEqual([told, told, { hs_execution_state: 'FAIL_CONTINUE', ...told }]);
  expect(await runs(product)).toMatchObject([{ callback_id: callbackId, state: 'failed', reason: 'not_asked' }]);
  expect(hubspot.log.count('callbacks.complete')).toBe(0);
});
