import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { inputProperties } from '../../shared/hubspot-properties.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-results.ts';

const CONTACTS = 450;
/** So long all of them may take, on a machine that is busy. */
const MANY_MS = 400_000;
const report = z.object({ status: z.string(), total: z.number(), found: z.number(), enqueued: z.number() });
const estimate = z.object({ dryRun: z.literal(true), contacts: z.number(), toScreen: z.number() });

/** HubSpot with contacts from before the bridge, in properties that the firm has of its own accord. */
async function startOldHubSpot() {
  const own = Object.entries(inputProperties).map(([name, sketch]) => ({ name, ...sketch }));
  const hubspot = await startHubSpot({ portals: [{ portalId: 11, properties: own }] });
  for (let serial = 0; serial < CONTACTS; serial += 1) {
    hubspot.portal(11).create(
      strongLead({
        email: `old${serial}@example.com`,
        lead_intake_case_notes: `Lead ${serial} was rear-ended, ER the same day, has photos.`,
      }),
    );
  }
  return hubspot;
}

test('dry run counts and changes nothing; the real one screens every contact once', async () => {
  await using hubspot = await startOldHubSpot();
  const engine = countingEngine();
  await using product = await startProduct(hubspot, { engine });
  const accountId = await connectFirm(product);
  const counted = estimate.parse(await product.cli('backfill', '--account', accountId, '--dry-run'));
  expect(counted).toMatchObject({ contacts: CONTACTS, toScreen: CONTACTS });
  expect(await product.db.selectFrom('backfills').selectAll().execute()).toEqual([]);
  await product.cli('backfill', '--account', accountId);
  const status = async () => report.parse(await product.cli('backfill', 'status', '--account', accountId));
  await expect.poll(status, { timeout: MANY_MS, interval: 500 }).toEqual({
    status: 'done',
    total: CONTACTS,
    found: CONTACTS,
    enqueued: CONTACTS,
  });
  const contacts = hubspot.portal(11).contacts();
  expect(contacts.every(({ values }) => /^(valid|invalid)$/.test(values.get('lead_intake_status') ?? ''))).toBe(true);
  expect(engine.calls()).toBe(CONTACTS);
  expectNoFaults(hubspot);
});

test('paused by command it stands still while a new lead is screened; resumed it goes on to the end', async () => {
  await using hubspot = await startOldHubSpot();
  const rubric = createRubricEngine();
  const held = Promise.withResolvers<void>();
  const judged: string[] = [];
  const engine = {
    ...rubric,
    async assessForFirm(input: Parameters<typeof rubric.assessForFirm>[0]) {
      judged.push(input.record.email);
      if (input.record.email.startsWith('old')) await held.promise;
      return rubric.assessForFirm(input);
    },
  };
  await using product = await startProduct(hubspot, { engine });
  const accountId = await connectFirm(product);
  const status = async () => report.parse(await product.cli('backfill', 'status', '--account', accountId));
  await product.cli('backfill', '--account', accountId);
  await expect.poll(() => judged.length).toBeGreaterThan(0);
  await product.cli('backfill', 'pause', '--account', accountId);
  const { id } = hubspot.portal(11).create(strongLead({ email: 'new@example.com' }));
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  held.resolve();
  const done = () =>
    hubspot
      .portal(11)
      .contacts()
      .filter(({ values }) => values.has('lead_intake_status')).length;
  await expect.poll(done).toBeGreaterThan(1);
  expect(await status()).toMatchObject({ status: 'paused' });
  expect(done()).toBeLessThan(CONTACTS);
  await product.cli('backfill', 'resume', '--account', accountId);
  await expect.poll(status, { timeout: MANY_MS, interval: 500 }).toMatchObject({ status: 'done', found: CONTACTS });
  expect(done()).toBe(CONTACTS + 1);
  expect(new Set(judged).size).toBe(judged.length);
  expectNoFaults(hubspot);
});
