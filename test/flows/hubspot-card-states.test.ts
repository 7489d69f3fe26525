import { expect, test } from 'vitest';
import { deleteExpired } from '../../bridge/jobs/retention/delete-expired.ts';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm } from '../fixtures/hubspot-product.ts';
import { settled, shows } from '../fixtures/hubspot-results.ts';
import { defaultApp } from '../simulators/hubspot/hubspot-simulator.ts';

test('a lead of an area the firm does not take is explained too, and so is one whose result is deleted by then', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const { id: contactId } = hubspot.portal(11).create(weakLead());
  await shows(hubspot, contactId, 'lead_intake_status').toBe('invalid');
  await settled(product);
  const page = pageIn(hubspot);
  const { body } = await page('readLead', { contactId });
  expect(body.explanation).toMatchObject({ score: 0, valid: false, area: { accepted: false }, filters: [] });
  expect(body.explanation?.notes).toBe(hubspot.portal(11).value(contactId, 'lead_intake_notes'));
  expect(body.explanation?.breakdown.score).toBeGreaterThanOrEqual(0);
  await product.db.deleteFrom('analyses').execute();
  const later = (await page('readLead', { contactId })).body;
  expect(later).toMatchObject({ state: 'screened', explanation: null, threshold: 50, canScreen: true });
  expect(later.history).toEqual(body.history);
});

test('a contact whose notes changed is explained by the result it has now, and by the old one when they change back', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const portal = hubspot.portal(11);
  const { id: contactId } = portal.create(strongLead());
  await shows(hubspot, contactId, 'lead_intake_status').toMatch(/valid/);
  await settled(product);
  const page = pageIn(hubspot);
  const read = async () => (await page('readLead', { contactId })).body;
  const first = await read();
  const notes = strongLead().lead_intake_case_notes ?? '';
  for (const text of ['Slipped in a shop last week, wrist broken, saw a doctor.', notes]) {
    portal.update(contactId, { lead_intake_case_notes: text });
    await settled(product);
    await expect.poll(async () => (await read()).work).toBe('idle');
    const { explanation } = await read();
    expect(explanation?.notes).toBe(portal.value(contactId, 'lead_intake_notes'));
    expect(`${explanation?.score}`).toBe(portal.value(contactId, 'lead_intake_score'));
  }
  expect((await read()).explanation).toEqual(first.explanation);
});

test('what was never screened cannot be overruled; one that has no case notes says what is missing', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const { id: contactId } = hubspot.portal(11).create({ email: 'quiet@example.com' });
  const page = pageIn(hubspot);
  const refused = await page('setOverride', { contactId, body: { requestId: 'override-1', status: 'valid' } });
  expect(refused).toMatchObject({ status: 409, body: { error: 'This contact has not been screened yet' } });
  await page('screenNow', { contactId, body: { requestId: 'press-0001' } });
  await shows(hubspot, contactId, 'lead_intake_status').toBe('pending');
  const read = async () => (await page('readLead', { contactId })).body;
  await expect.poll(async () => (await read()).work).toBe('queued');
  const { state, explanation, threshold, history } = await read();
  expect({ state, explanation, threshold }).toEqual({ state: 'pending', explanation: null, threshold: null });
  expect(history.map(({ what }) => what)).toEqual(['Asked for a screening']);
});

test('two users overrule at the same time: one after the other, HubSpot has the last, both stand in the history', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const { id: contactId } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, contactId, 'lead_intake_status').toMatch(/valid/);
  await settled(product);
  const page = pageIn(hubspot);
  const press = (userId: number, status: string) =>
    page('setOverride', { contactId, userId, body: { requestId: `override-${userId}`, status } });
  const answers = await Promise.all([
    press(7, 'invalid'),
    press(8, 'needs_info'),
    press(9, 'valid'),
    press(9, 'valid'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { override, history } = (await page('readLead', { contactId })).body;
  await shows(hubspot, contactId, 'lead_intake_status').toBe(override?.status);
  expect(history.filter(({ what }) => what.startsWith('Set the status'))).toHaveLength(3);
});

test('a contact is erased while its workflow waits: the workflow goes on; disconnecting forgets every run', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  const accountId = await createFirm(product);
  const token = hubspot.staticToken(11, [...defaultApp.requiredScopes, 'automation']);
  await product.cli('hubspot', 'connect', '--account', accountId, '--portal', '11', '--token', token);
  const { id: contactId } = hubspot.portal(11).create({ email: 'quiet@example.com' });
  await hubspot.webhooks.settled();
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  expect(execution.state).toBe('blocked');
  hubspot.portal(11).erase(contactId);
  await expect.poll(() => execution.state, { interval: 200 }).toBe('FAIL_CONTINUE');
  const runs = () => product.db.selectFrom('workflow_runs').select(['contact_id', 'state']).execute();
  await expect.poll(runs).toEqual([{ contact_id: null, state: 'done' }]);
  await product.cli('hubspot', 'disconnect', '--account', accountId);
  expect(await runs()).toEqual([]);
});

test('runs are kept for thirty days', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const page = pageIn(hubspot);
  await page('startBulk', { body: { requestId: 'bulk-00001', contactIds: ['501'] } });
  await page('startBulk', { body: { requestId: 'bulk-00002', contactIds: ['501'] } });
  await hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  // Nothing is deleted that somebody works on: the workflow cannot be told, for want of a scope.
  const ended = () => product.db.selectFrom('workflow_runs').select('state').execute();
  await expect.poll(ended).toEqual([{ state: 'failed' }]);
  const old = new Date(Date.now() - 31 * 86_400_000);
  const { pool } = product.context.store;
  await pool.query("update bulk_runs set created_at = $1 where request_id = 'bulk-00001'", [old]);
  await pool.query('update workflow_runs set created_at = $1', [old]);
  expect(await deleteExpired(product.db)).toMatchObject({ bulkRuns: 1, workflowRuns: 1 });
  expect((await page('readBulk', { requestId: 'bulk-00001' })).status).toBe(404);
  expect((await page('readBulk', { requestId: 'bulk-00002' })).status).toBe(200);
});
