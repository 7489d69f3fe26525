import { expect, test } from 'vitest';
import { z } from 'zod';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, type Product, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

const lead = z.object({
  contactId: z.string(),
  state: z.string(),
  score: z.number().nullable(),
  overrideStatus: z.string().nullable(),
  overrideSource: z.string().nullable(),
});

async function leadsOf(product: Product, accountId: string) {
  return z.array(lead).parse(await product.cli('leads', 'list', '--account', accountId));
}

/** A new contact, once it has its result. @returns its id */
async function screenedContact(hubspot: HubSpotSimulator, values: Record<string, string>): Promise<string> {
  const { id } = hubspot.portal(11).create(values);
  await shows(hubspot, id, 'lead_intake_status').toMatch(/^(valid|invalid)$/);
  return id;
}

/** A contact whose case notes changed, once it has another score. @returns its id */
async function contactScoredTwice(hubspot: HubSpotSimulator): Promise<string> {
  const id = await screenedContact(hubspot, strongLead());
  const before = hubspot.portal(11).value(id, 'lead_intake_score');
  hubspot.portal(11).update(id, { lead_intake_case_notes: 'It was her own fault, no injuries, no damage.' });
  await shows(hubspot, id, 'lead_intake_score').not.toBe(before);
  return id;
}

/** Everything in the database that a text stands in, by table: what an erased person must not be found in. */
async function tablesHolding({ db, context }: Product, text: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const held: string[] = [];
  for (const { name, schema } of tables) {
    if (schema !== 'public' && schema !== 'pgboss') continue;
    const { rows } = await context.store.pool.query(
      `select 1 from "${schema}"."${name}" as t where t::text like '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) held.push(name);
  }
  return held;
}

test('merge: the contact that is left carries a result, one lead lives on under its id', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  const primary = await screenedContact(hubspot, strongLead());
  const other = await screenedContact(hubspot, weakLead());
  // HubSpot may show a status before the bridge has kept its result.
  await settled(product);
  const merged = hubspot.portal(11).merge(primary, other);
  expect(merged.id).not.toBe(primary);
  await settled(product);
  await shows(hubspot, merged.id, 'lead_intake_status').toBe('valid');
  const living = (await leadsOf(product, accountId)).filter(({ state }) => state !== 'deleted');
  // Whoever merges says nothing of the status.
  expect(living).toMatchObject([{ contactId: merged.id, state: 'screened', overrideStatus: null }]);
  expectNoFaults(hubspot);
});

test('deletion and restore: the lead is kept as deleted and comes back, judged no second time', async () => {
  await using hubspot = await startHubSpot();
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  const accountId = await connectFirm(product);
  const id = await screenedContact(hubspot, strongLead());
  hubspot.portal(11).archive(id);
  await settled(product);
  expect(await leadsOf(product, accountId)).toMatchObject([{ contactId: id, state: 'deleted' }]);
  hubspot.portal(11).restore(id);
  await settled(product);
  expect(await leadsOf(product, accountId)).toMatchObject([{ contactId: id, state: 'screened' }]);
  expect(hubspot.portal(11).value(id, 'lead_intake_status')).toBe('valid');
  expect(engine.calls()).toBe(1);
  expectNoFaults(hubspot);
});

test('deletion while a result waits to be kept: HubSpot shows it already, the lead does not stay as screened', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  const { pool } = product.context.store;
  const holder = await pool.connect();
  await holder.query('begin; lock table outbox in share mode');
  const id = await screenedContact(hubspot, strongLead());
  expect(await leadsOf(product, accountId)).toEqual([]);
  hubspot.portal(11).archive(id);
  const followed = () => pool.query("select from pgboss.job where name = 'contact-change' and state = 'completed'");
  await expect.poll(async () => (await followed()).rowCount).toBe(1);
  await holder.query('rollback');
  holder.release();
  await settled(product);
  expect(await leadsOf(product, accountId)).toMatchObject([{ contactId: id, state: 'deleted' }]);
  expectNoFaults(hubspot);
});

test('privacy deletion: neither the contact nor the words about it are left anywhere in the database', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  const erased = await screenedContact(hubspot, strongLead({ lastname: 'Quillfeather' }));
  const other = await screenedContact(hubspot, strongLead({ email: 'other@example.com', lastname: 'Kept' }));
  const creation = hubspot.webhooks.events.filter(({ objectId }) => String(objectId) === erased);
  expect(await tablesHolding(product, erased)).toContain('leads');
  hubspot.portal(11).erase(erased);
  await settled(product);
  await expect.poll(() => tablesHolding(product, erased)).toEqual([]);
  hubspot.webhooks.repeat(creation);
  await settled(product);
  expect(await tablesHolding(product, erased)).toEqual([]);
  expect(await leadsOf(product, accountId)).toMatchObject([{ contactId: other, state: 'screened' }]);
  expectNoFaults(hubspot);
});

test('privacy deletion: what the contact said before is gone too, from the memory of the process as well', async () => {
  await using hubspot = await startHubSpot();
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  const id = await contactScoredTwice(hubspot);
  const other = await screenedContact(hubspot, strongLead({ email: 'kept@example.com' }));
  await settled(product);
  const analyses = () => product.db.selectFrom('lead_analyses').select('contact_id').orderBy('contact_id').execute();
  expect(await analyses()).toEqual([{ contact_id: id }, { contact_id: id }, { contact_id: other }]);
  expect(engine.calls()).toBe(3);
  hubspot.portal(11).erase(id);
  await settled(product);
  await expect.poll(analyses).toEqual([{ contact_id: other }]);
  expect(await product.db.selectFrom('analyses').select('key').execute()).toHaveLength(1);
  await screenedContact(hubspot, strongLead());
  expect(engine.calls()).toBe(4);
  expectNoFaults(hubspot);
});

test('change of a mapped field: screened again once, and the bridge’s own writes start nothing', async () => {
  await using hubspot = await startHubSpot();
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  await contactScoredTwice(hubspot);
  await settled(product);
  const own = hubspot.webhooks.events.filter(({ changeSource }) => changeSource === 'INTEGRATION');
  expect(own.length).toBeGreaterThan(0);
  expect(engine.calls()).toBe(2);
  expect(hubspot.log.count('contacts.batchUpdate')).toBe(2);
  // HubSpot tells of the case notes a contact is created with as well.
  const events = await product.db.selectFrom('webhook_events').select('kind').execute();
  expect(events.map(({ kind }) => kind).sort()).toEqual(['changed', 'changed', 'created']);
  expectNoFaults(hubspot);
});

test('status set by hand: kept while score and notes go on, the bridge’s again when cleared', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  const portal = hubspot.portal(11);
  const id = await screenedContact(hubspot, strongLead());
  portal.update(id, { lead_intake_status: 'invalid' });
  await settled(product);
  expect(await leadsOf(product, accountId)).toMatchObject([
    { overrideStatus: 'invalid', overrideSource: 'CRM_UI userId:7' },
  ]);
  const score = portal.value(id, 'lead_intake_score');
  portal.update(id, {
    lead_intake_case_notes:
      'Rear-ended yesterday by a drunk driver, broken wrist, ER. Has the police report and photos. No lawyer yet.',
  });
  await settled(product);
  expect(portal.value(id, 'lead_intake_score')).not.toBe(score);
  expect(portal.value(id, 'lead_intake_status')).toBe('invalid');
  portal.update(id, { lead_intake_status: '' });
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  expect(await leadsOf(product, accountId)).toMatchObject([{ overrideStatus: null }]);
  expectNoFaults(hubspot);
});
