import { expect, onTestFinished, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, startHubSpot, startProduct, subscriptions } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

async function open() {
  const hubspot = await startHubSpot({
    webhooks: { subscriptions: [...subscriptions, 'contact.propertyChange:lifecyclestage'] },
  });
  onTestFinished(() => hubspot[Symbol.asyncDispose]());
  const engine = countingEngine();
  const product = await startProduct(hubspot, { engine });
  onTestFinished(() => product[Symbol.asyncDispose]());
  // There before the bridge: a contact that is no lead.
  const old = hubspot.portal(11).create({ firstname: 'Old', email: 'old@example.com' }).id;
  await hubspot.webhooks.settled();
  const accountId = await connectFirm(product);
  return { hubspot, product, engine, old, ask: asker(await signInAs(product, { accountId })) };
}

test('the outcome follows HubSpot as it changes, without another judgment', async () => {
  const { hubspot, product, engine, old, ask } = await open();
  const portal = hubspot.portal(11);
  const { id } = portal.create(strongLead({ lifecyclestage: 'lead' }));
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const list = async (query: Record<string, string> = {}) => (await ask('listLeads', { query })).body;
  await expect.poll(async () => (await list()).leads[0]?.outcome).toBe('lead');
  const judged = engine.calls();

  portal.update(id, { lifecyclestage: 'customer' });
  portal.update(old, { lifecyclestage: 'customer' });
  await settled(product);
  const { leads, outcomes } = await list({ outcome: 'customer' });
  expect(leads).toMatchObject([{ contactId: id, outcome: 'customer', status: 'valid' }]);
  expect(outcomes).toEqual(['customer']);
  expect((await list({ outcome: 'lead' })).leads).toEqual([]);
  expect((await ask('readLead', { params: { leadId: leads[0]?.id ?? '' } })).body.row.outcome).toBe('customer');
  expect(engine.calls()).toBe(judged);
  // A customer of years ago has become no lead.
  expect((await list()).leads).toHaveLength(1);

  portal.update(id, { lifecyclestage: '' });
  await settled(product);
  expect((await list()).leads).toMatchObject([{ outcome: null }]);
  expectNoFaults(hubspot);
});

test('a firm maps another property, and the one before is not followed', async () => {
  const { hubspot, product, ask } = await open();
  const portal = hubspot.portal(11);
  const { id } = portal.create(strongLead({ lifecyclestage: 'lead' }));
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  const { version } = (await ask('readConnections')).body.hubspot?.mapping ?? { version: 0 };
  const mapping = { ...defaultFieldMapping, about: { source: null, outcome: 'jobtitle' } };
  expect((await ask('saveMapping', { body: { expectedVersion: version, mapping } })).status).toBe(200);
  portal.update(id, { lifecyclestage: 'customer' });
  await settled(product);
  expect((await ask('listLeads')).body.leads[0]?.outcome).not.toBe('customer');
});
