import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, type Product, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import { ApiError } from '../simulators/hubspot/api-error.ts';
import { type Deviation, deviations } from '../simulators/hubspot/fault-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

// Timers go on as ever: only what the clock says is moved, for bridge and HubSpot alike.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Time passes: the clock is put forward, and in the database what was written moves back. */
async function pass({ context }: Product, ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  const back = `- make_interval(secs => ${ms / 1_000})`;
  await context.store.pool.query(`
    update pgboss.job set start_after = start_after ${back}, created_on = created_on ${back}, keep_until = keep_until ${back}
    where state in ('created', 'retry');
    update webhook_events set received_at = received_at ${back} where processed_at is null`);
}

const newLead = (serial: number) =>
  strongLead({
    email: `lead${serial}@example.com`,
    lead_intake_case_notes: `${strongLead().lead_intake_case_notes} Matter ${serial}.`,
  });
const triesUsed = async ({ context }: Product) => {
  const text = "select name, retry_count from pgboss.job where name like 'screen-contact%' and retry_count > 0";
  return (await context.store.pool.query(text)).rows;
};
const deadLetters = async ({ context }: Product) =>
  (await context.store.pool.query("select name from pgboss.job where name like '%.dead'")).rows;

test('HubSpot away for two days: every lead of these days is screened when it is back, once', async () => {
  await using hubspot = await startHubSpot();
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  await connectFirm(product);
  hubspot.script({ deviations: [deviations.badGateway, deviations.unavailable, deviations.resetBefore] });
  const contacts: string[] = [];
  for (let hour = 0; hour < 48; hour += 4) {
    contacts.push(hubspot.portal(11).create(newLead(hour)).id);
    await hubspot.webhooks.settled();
    const calls = hubspot.log.count();
    await pass(product, 4 * HOUR);
    // Tried in every one of these hours.
    await expect.poll(() => hubspot.log.count()).toBeGreaterThan(calls);
  }
  expect(await triesUsed(product)).toEqual([]);
  hubspot.clearScript();
  await pass(product, HOUR);
  await settled(product);
  const values = (name: string) => contacts.map((id) => hubspot.portal(11).value(id, name));
  expect(new Set(values('lead_intake_status'))).toEqual(new Set(['valid']));
  expect(engine.calls()).toBe(contacts.length);
  const leads = await product.db.selectFrom('leads').select(['state', 'revision']).execute();
  expect(leads).toEqual(contacts.map(() => ({ state: 'screened', revision: 1 })));
  expect(await product.db.selectFrom('outbox').select('id').execute()).toHaveLength(contacts.length);
  expect(await deadLetters(product)).toEqual([]);
  expectNoFaults(hubspot);
});

describe('HubSpot says when it may be asked again', () => {
  const migrating: Deviation = {
    kind: 'error',
    error: new ApiError(477, { message: 'Migration in Progress' }, { 'Retry-After': '7200' }),
  };

  test.each([
    ['the calls of the day are used up', deviations.daily, 'daily limit is reached', HOUR],
    ['the portal moves to another data center', migrating, 'moving the portal to another data center', 2 * HOUR],
  ])('%s: nothing is asked until then, nothing is lost, no try is used', async (_, deviation, words, wait) => {
    await using hubspot = await startHubSpot({ portals: [{ portalId: 11 }, { portalId: 22 }] });
    await using product = await startProduct(hubspot);
    await connectFirm(product, 11);
    await connectFirm(product, 22);
    hubspot.script({ portalId: 11, deviations: [deviation] });
    const { id } = hubspot.portal(11).create(newLead(1));
    const errors = async () =>
      (await product.db.selectFrom('webhook_events').select('last_error').where('portal_id', '=', '11').execute()).map(
        ({ last_error }) => last_error,
      );
    await expect.poll(errors).toContainEqual(expect.stringContaining(words));
    await hubspot.webhooks.settled();

    const calls = hubspot.log.count(undefined, 11);
    await pass(product, wait - 5 * MINUTE);
    const later = hubspot.portal(11).create(newLead(2));
    const beside = hubspot.portal(22).create(newLead(1));
    await shows(hubspot, beside.id, 'lead_intake_status', 22).toBe('valid');
    expect(hubspot.log.count(undefined, 11)).toBe(calls);

    hubspot.clearScript();
    await pass(product, 6 * MINUTE);
    await settled(product);
    for (const contact of [id, later.id]) expect(hubspot.portal(11).value(contact, 'lead_intake_status')).toBe('valid');
    expect(await triesUsed(product)).toEqual([]);
    expect(await deadLetters(product)).toEqual([]);
    expectNoFaults(hubspot);
  });
});
