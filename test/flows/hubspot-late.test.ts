import { expect, test } from 'vitest';
import { sweepContactsJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** HubSpot's clock behind ours: what is created now is half an hour old, so nothing is waited for. */
const halfAnHourAgo = () => Date.now() - HALF_HOUR_MS;

test('case notes that come late: needs_info without a judgement, then the result', async () => {
  await using hubspot = await startHubSpot({ now: halfAnHourAgo });
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  const portal = hubspot.portal(11);
  const { id } = portal.create(strongLead({ lead_intake_case_notes: '' }));
  await shows(hubspot, id, 'lead_intake_status').toBe('needs_info');
  await settled(product);
  expect(portal.value(id, 'lead_intake_notes')).toMatch(/case notes/);
  expect(portal.value(id, 'lead_intake_score') ?? '').toBe('');
  expect(engine.calls()).toBe(0);
  portal.update(id, strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  expect(Number(portal.value(id, 'lead_intake_score'))).toBeGreaterThan(50);
  expect(engine.calls()).toBe(1);
  expectNoFaults(hubspot);
});

test('a new contact without case notes is pending at first, and screened when they come', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  await connectFirm(product);
  const { id } = hubspot.portal(11).create(strongLead({ lead_intake_case_notes: '' }));
  await shows(hubspot, id, 'lead_intake_status').toBe('pending');
  hubspot.portal(11).update(id, strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  expectNoFaults(hubspot);
});

test('a webhook that never came: the sweep finds the contact, once', async () => {
  let clock = halfAnHourAgo;
  await using hubspot = await startHubSpot({ now: () => clock(), webhooks: { losses: 1 } });
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  // As if the last sweep had been an hour ago, and it were time for the next one.
  await product.db
    .updateTable('hubspot_connections')
    .set({ swept_until: new Date(Date.now() - 2 * HALF_HOUR_MS) })
    .execute();
  const { id } = hubspot.portal(11).create(strongLead());
  expect(hubspot.webhooks.lost).not.toEqual([]);
  // The sweep goes by HubSpot's clock, and leaves alone what the search may not hold yet.
  clock = Date.now;
  for (let round = 0; round < 2; round += 1) {
    await product.context.queue?.enqueue(product.db, sweepContactsJob, [{ data: {} }]);
    await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  }
  expect(engine.calls()).toBe(1);
  expect(await product.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  expectNoFaults(hubspot);
});

test('delivered twice and in disorder: each contact is judged once and written once', async () => {
  const contacts = 150;
  await using hubspot = await startHubSpot({ webhooks: { duplicates: 0.5, disorder: 0.3 } });
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  const created = Array.from({ length: contacts }, (_, serial) =>
    hubspot.portal(11).create(
      strongLead({
        email: `lead${serial}@example.com`,
        lead_intake_case_notes: `Lead ${serial} was rear-ended, ER the same day, has photos.`,
      }),
    ),
  );
  await settled(product);
  expect(created.every(({ id }) => hubspot.portal(11).value(id, 'lead_intake_score') !== undefined)).toBe(true);
  expect(engine.calls()).toBe(contacts);
  expect(created.map(({ apiWrites }) => apiWrites)).toEqual(created.map(() => 1));
  const outbox = await product.db.selectFrom('outbox').select('dedupe_key').execute();
  const keys = outbox.map(({ dedupe_key }) => dedupe_key.replace(/:[0-9a-f-]{36}:/, ':'));
  expect(keys.sort()).toEqual(created.map(({ id }) => `11:${id}:1`).sort());
  expectNoFaults(hubspot);
});

test('a portal that no longer lets the bridge in: its work stops, later webhooks get 200 and start nothing', async () => {
  await using hubspot = await startHubSpot({ portals: [{ portalId: 11 }, { portalId: 22 }] });
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product, 11);
  await connectFirm(product, 22);
  hubspot.uninstall(11);
  const portal = hubspot.portal(11);
  const { id } = portal.create(strongLead());
  const post = (portalId: number, objectId: string) =>
    hubspot.webhooks.post(
      JSON.stringify([
        {
          eventId: Number(objectId),
          subscriptionId: 9_001,
          portalId,
          appId: hubspot.app.appId,
          occurredAt: Date.now(),
          subscriptionType: 'contact.creation',
          attemptNumber: 0,
          objectId: Number(objectId),
        },
      ]),
    );
  // Sent before HubSpot knew that the app is gone.
  expect(await post(11, id)).toBe(200);
  const connections = product.db.selectFrom('hubspot_connections').select('status').where('account_id', '=', accountId);
  await expect.poll(() => connections.execute()).toEqual([{ status: 'revoked' }]);
  const calls = hubspot.log.count(undefined, 11);
  expect(await post(11, portal.create(strongLead({ email: 'later@example.com' })).id)).toBe(200);
  const beside = hubspot.portal(22).create(strongLead());
  await shows(hubspot, beside.id, 'lead_intake_status', 22).toBe('valid');
  expect(hubspot.log.count(undefined, 11)).toBe(calls);
  expect(portal.value(id, 'lead_intake_status')).toBeUndefined();
  expectNoFaults(hubspot);
});
