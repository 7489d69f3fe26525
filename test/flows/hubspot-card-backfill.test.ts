import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm, type Product } from '../fixtures/hubspot-product.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';

const values = { portal_id: '11', created_from: null, rescreen: false, total: 0, actor: 'test' } as const;

/** A backfill that somebody has paused. */
const pauseBackfill = ({ db }: Product, account_id: string) =>
  db
    .insertInto('backfills')
    .values({ ...values, id: randomUUID(), account_id, status: 'paused', created_until: new Date() })
    .execute();

test('what waits behind a paused backfill says so, can be screened at once, and goes on with the backfill', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  const accountId = await connectFirm(product);
  hubspot.webhooks.pause();
  await pauseBackfill(product, accountId);
  const ids = ['a', 'b'].map((name) => hubspot.portal(11).create(strongLead({ email: `${name}@example.com` })).id);
  const [contactId = ''] = ids;
  const page = pageIn(hubspot);
  // The worker looks every two seconds which backfills are paused.
  const nowHeld = async (requestId: string) => {
    await page('startBulk', { body: { requestId, contactIds: ids } });
    return (await page('readBulk', { requestId })).body;
  };
  let run = '';
  const isHeld = async () => {
    run = `bulk-${randomUUID()}`;
    await nowHeld(run);
    const { obstacle } = (await page('readLead', { contactId })).body;
    return obstacle;
  };
  await expect.poll(isHeld, { interval: 500 }).toBe('backfill_paused');
  const read = async () => (await page('readBulk', { requestId: run })).body;
  expect(await read()).toMatchObject({ finished: false, waiting: 2, obstacle: 'backfill_paused' });
  const lead = (await page('readLead', { contactId })).body;
  expect(lead).toMatchObject({ work: 'queued', canScreen: true, obstacle: 'backfill_paused' });
  expect((await page('screenNow', { contactId, body: { requestId: 'press-0001' } })).status).toBe(202);
  const state = async () => (await page('readLead', { contactId })).body.state;
  await expect.poll(state).toBe('screened');
  await product.cli('backfill', 'cancel', '--account', accountId);
  await expect.poll(async () => (await read()).finished).toBe(true);
  expect(await read()).toMatchObject({ waiting: 0, obstacle: null, failed: 0 });
  expectNoFaults(hubspot);
});

test('runs and leads of an account that had the portal before are nobody’s', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const { id: contactId } = hubspot.portal(11).create(strongLead());
  const page = pageIn(hubspot);
  const body = { requestId: 'bulk-00001', contactIds: [contactId] };
  await page('startBulk', { body });
  const read = () => page('readBulk', { requestId: 'bulk-00001' });
  await expect.poll(async () => (await read()).body.finished).toBe(true);
  expect((await read()).body).toMatchObject({ valid: 1 });
  const account_id = await createFirm(product, 'Another firm');
  await product.db.updateTable('leads').set({ account_id }).execute();
  expect((await read()).body).toMatchObject({ valid: 0, skipped: 1 });
  await product.db.updateTable('bulk_runs').set({ account_id }).execute();
  expect(await page('startBulk', { body })).toMatchObject({ status: 404, body: { code: 'bulk_run_not_found' } });
  expect((await read()).status).toBe(404);
});
