import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { shows } from '../fixtures/hubspot-results.ts';

const PAGES = 50;

test('fifty pages that the store keeps waiting hold up no webhook and no screening', async () => {
  const hubspot = await startHubSpot();
  onTestFinished(() => hubspot[Symbol.asyncDispose]());
  const product = await startProduct(hubspot);
  onTestFinished(() => product[Symbol.asyncDispose]());
  const accountId = await connectFirm(product);
  const ask = asker(await signInAs(product, { accountId }));
  expect((await ask('listAudit')).status).toBe(200);

  const freed = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = product.db.transaction().execute(async (trx) => {
    await sql`lock table audit_log in access exclusive mode`.execute(trx);
    locked.resolve();
    await freed.promise;
  });
  await locked.promise;
  const pages = Array.from({ length: PAGES }, () => ask('listAudit'));
  const { id } = hubspot.portal(11).create(strongLead({}));
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  expect(hubspot.webhooks.deliveries.every(({ status }) => status === 200)).toBe(true);
  freed.resolve();
  await lock;
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
});
