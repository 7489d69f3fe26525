import { expect, onTestFinished, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { openDashboardFirm, openNeighbor } from '../fixtures/dashboard-firm.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { createFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

async function openFirm() {
  const firm = await openDashboardFirm();
  onTestFinished(() => firm[Symbol.asyncDispose]());
  return firm;
}

test('a portal is connected by its token, its properties are created, and leads are screened', async () => {
  const hubspot = await startHubSpot();
  onTestFinished(() => hubspot[Symbol.asyncDispose]());
  const product = await startProduct(hubspot);
  onTestFinished(() => product[Symbol.asyncDispose]());
  const accountId = await createFirm(product);
  const ask = asker(await signInAs(product, { accountId, role: 'admin' }));
  expect((await ask('readConnections')).body).toEqual({
    hubspot: null,
    slack: null,
    hubspotConsent: true,
    slackConsent: false,
  });
  const missing = { status: 404, code: 'portal_not_connected' };
  expect(await ask('checkHubSpot')).toMatchObject(missing);
  expect(await ask('pauseHubSpot', { body: { paused: true } })).toMatchObject(missing);
  for (const token of ['no', 'pat-na1-unknown-token']) {
    const refused = await ask('connectHubSpot', { body: { token } });
    expect(refused).toMatchObject({
      status: 409,
      code: 'reconnect_refused',
      details: [{ message: expect.any(String) }],
    });
    expect(JSON.stringify(refused)).not.toContain(token === 'no' ? 'npm run' : token);
  }
  const connected = await ask('connectHubSpot', { body: { token: ` ${hubspot.staticToken(11)}\n` } });
  expect(connected.body.hubspot).toMatchObject({ portalId: '11', auth: 'static', status: 'active', detail: null });
  expect(JSON.stringify(connected.body)).not.toContain(hubspot.staticToken(11));
  const { id } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');

  hubspot.addPortal({ portalId: 12 });
  const other = await ask('connectHubSpot', { body: { token: hubspot.staticToken(12) } });
  const first = 'This account is connected to portal 11. Disconnect that one first.';
  expect(other).toMatchObject({ status: 409, code: 'reconnect_refused', details: [{ message: first }] });
  expectNoFaults(hubspot);
});

test('paused and resumed, looked at, repaired and disconnected, each with its trace', async () => {
  const { hubspot, product, ask, accountId } = await openFirm();
  const paused = await ask('pauseHubSpot', { body: { paused: true } });
  expect(paused.body.hubspot?.status).toBe('paused');
  const health = await ask('checkHubSpot');
  expect(health.body.findings).toContainEqual(expect.objectContaining({ subject: 'Connection', level: 'warning' }));
  await ask('pauseHubSpot', { body: { paused: false } });
  hubspot.portal(11).properties.archive('lead_intake_county');
  const made = await ask('createProperties', { body: {} });
  expect(made.body.created.length + made.body.problems.length).toBe(1);
  expect((await ask('createProperties', { body: {} })).body.created).toEqual([]);

  const { id } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const intake = asker(await signInAs(product, { accountId, role: 'admin' }));
  expect(await intake('disconnectHubSpot')).toMatchObject({ status: 403, code: 'role_too_low' });
  expect((await ask('disconnectHubSpot')).body.hubspot).toBeNull();
  expect(await product.db.selectFrom('leads').select('id').execute()).toEqual([]);
  expect(await ask('disconnectHubSpot')).toMatchObject({ code: 'portal_not_connected' });
  const audit = await product.db
    .selectFrom('audit_log')
    .select('action')
    .where('actor', 'like', 'dashboard:%')
    .where('action', 'like', 'hubspot.%')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'hubspot.connected',
    'hubspot.paused',
    'hubspot.active',
    'hubspot.disconnected',
  ]);
});

test('a mapping is chosen, shown on a real contact and saved; another version meanwhile is a conflict', async () => {
  const { hubspot, ask, product } = await openFirm();
  const choices = await ask('readMappingChoices');
  expect(choices.body.properties.map(({ name }) => name)).toContain('lead_intake_case_notes');
  const mapping = { ...defaultFieldMapping, fields: { ...defaultFieldMapping.fields, county: { firstOf: ['city'] } } };
  expect((await ask('readSample', { body: { mapping } })).body).toEqual({ contact: null, values: [] });
  const { id } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const sample = await ask('readSample', { body: { mapping } });
  expect(sample.body.contact).toMatchObject({ id, name: 'Maria Delgado' });
  expect(sample.body.values).toContainEqual({ field: 'county', value: 'Austin' });

  const wrong = { ...mapping, fields: { ...mapping.fields, phone: { firstOf: ['no_such_property'] } } };
  const refused = await ask('saveMapping', { body: { expectedVersion: 0, mapping: wrong } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid_mapping', details: [{ path: 'phone' }] });
  const { version = -1 } = (await ask('readConnections')).body.hubspot?.mapping ?? {};
  const saved = await ask('saveMapping', { body: { expectedVersion: version, mapping } });
  expect(saved.body).toMatchObject({ version: version + 1, value: { fields: { county: { firstOf: ['city'] } } } });
  const late = await ask('saveMapping', { body: { expectedVersion: version, mapping: defaultFieldMapping } });
  expect(late).toMatchObject({ status: 409, code: 'mapping_conflict' });
});

test('a consent link connects the account of the person who asks, and works once', async () => {
  const { product, hubspot, ask } = await openFirm();
  const neighbor = await openNeighbor(product);
  hubspot.addPortal({ portalId: 12, indexDelayMs: 0 });
  const { url } = (await neighbor.ask('askHubSpotConsent', { body: {} })).body;
  const states = await product.db.selectFrom('oauth_states').select('account_id').execute();
  expect(states).toEqual([{ account_id: neighbor.accountId }]);
  const { browser } = product;
  const { location } = await browser.visit(url);
  await browser.follow(hubspot.consent(location ?? '', { portalId: 12 }));
  expect((await neighbor.ask('readConnections')).body.hubspot).toMatchObject({ portalId: '12', auth: 'oauth' });
  expect((await ask('readConnections')).body.hubspot?.portalId).toBe('11');
  expect((await browser.visit(url)).location).toBeNull();
  expect(await neighbor.ask('askSlackConsent', { body: {} })).toMatchObject({
    status: 409,
    code: 'consent_not_offered',
  });
});

test('HubSpot away is told as such, and nothing is lost', async () => {
  const { hubspot, ask } = await openFirm();
  hubspot.uninstall(11);
  const answer = await ask('createProperties', { body: {} });
  expect(answer.status).toBe(409);
  expect((await ask('readConnections')).body.hubspot?.status).toBe('revoked');
  expect(await ask('pauseHubSpot', { body: { paused: true } })).toMatchObject({ code: 'portal_revoked' });
  const back = await ask('connectHubSpot', { body: { token: hubspot.staticToken(11) } });
  expect(back.body.hubspot?.status).toBe('active');
});

test('a backfill is estimated, started once, paused, gone on with and cancelled', async () => {
  const { hubspot, product, ask } = await openFirm();
  hubspot.webhooks.pause();
  for (let at = 0; at < 5; at += 1) hubspot.portal(11).create(strongLead({ email: `old${at}@example.com` }));
  const wanted = { from: null, rescreen: false };
  expect((await ask('readBackfill')).body).toEqual({ backfill: null });
  expect((await ask('estimateBackfill', { body: wanted })).body).toMatchObject({
    contacts: 5,
    toScreen: 5,
    costUsd: 0,
  });
  await ask('pauseHubSpot', { body: { paused: true } });
  const blocked = await ask('startBackfill', { body: wanted });
  expect(blocked).toMatchObject({
    status: 409,
    code: 'backfill_refused',
    details: [{ message: expect.stringContaining('paused') }],
  });
  await ask('pauseHubSpot', { body: { paused: false } });
  expect((await ask('startBackfill', { body: wanted })).body.backfill).toMatchObject({ total: 5, from: null });
  const stand = async () => {
    const { backfill } = (await ask('readBackfill')).body;
    return [backfill?.status, backfill?.enqueued, backfill?.waiting];
  };
  await expect.poll(stand, { timeout: 60_000 }).toEqual(['done', 5, 0]);
  expect(await ask('moveBackfill', { body: { move: 'pause' } })).toMatchObject({ code: 'backfill_refused' });
  await product.db.updateTable('hubspot_connections').set({ time_zone: 'America/Chicago' }).execute();
  const since = await ask('startBackfill', { body: { from: '2026-01-15', rescreen: false } });
  expect(since.body.backfill?.from).toBe('2026-01-15T06:00:00.000Z');
});

test('deliveries are listed by cursor, those of another account are unknown, and one is put back', async () => {
  const { hubspot, product, ask } = await openFirm();
  const neighbor = await openNeighbor(product);
  const { id } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const { deliveries } = (await ask('listDeliveries')).body;
  const [done] = deliveries;
  expect(done).toMatchObject({ contactId: id, status: 'done', canReplay: true, error: null });
  const params = { deliveryId: done?.id ?? '' };
  const unknown = { status: 404, code: 'delivery_not_found' };
  expect(await neighbor.ask('replayDelivery', { params, body: {} })).toMatchObject(unknown);
  expect((await neighbor.ask('listDeliveries')).body).toEqual({ deliveries: [], next: null });
  for (const deliveryId of ['event-999999', 'run-nothing', 'x'])
    expect(await ask('replayDelivery', { params: { deliveryId }, body: {} })).toMatchObject(unknown);
  expect(await ask('replayDelivery', { params, body: {} })).toMatchObject({ status: 200, body: {} });
  await settled(product);
  const { actor } = await product.db
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'delivery.replayed')
    .executeTakeFirstOrThrow();
  expect(actor).toMatch(/^dashboard:/);

  await product.db
    .insertInto('webhook_events')
    .values(
      Array.from({ length: 120 }, (_, at) => ({
        portal_id: '11',
        event_key: `many-${at}`,
        kind: 'changed' as const,
        contact_id: `${at}`,
        payload: '{}',
        occurred_at: new Date(),
        processed_at: new Date(),
        outcome: 'unchanged',
      })),
    )
    .execute();
  const seen: (string | null)[] = [];
  let page = (await ask('listDeliveries')).body;
  for (;;) {
    seen.push(...page.deliveries.map((one) => one.id));
    if (page.next === null) break;
    page = (await ask('listDeliveries', { query: { cursor: page.next } })).body;
  }
  expect(seen).toHaveLength(deliveries.length + 120);
  expect(new Set(seen).size).toBe(seen.length);
  expect(await ask('listDeliveries', { query: { cursor: 'nonsense' } })).toMatchObject({ code: 'invalid_cursor' });
});

test('leads whose screening failed are tried again by a button', async () => {
  const { hubspot, product, ask } = await openFirm();
  let refuses = true;
  hubspot
    .portal(11)
    .writeRules.push(({ values }) =>
      values.lead_intake_score !== undefined && values.lead_intake_status !== 'error' && refuses
        ? 'Needs a reviewer'
        : null,
    );
  const { id } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('error');
  await settled(product);
  const failed = (await ask('listDeliveries', { query: { status: 'failed' } })).body.deliveries;
  expect(failed.map(({ kind }) => kind)).toContain('created');
  for (const one of failed)
    expect(one).toMatchObject({ contactId: id, canReplay: true, error: expect.stringContaining('Needs a reviewer') });
  refuses = false;
  expect((await ask('replayAllFailed', { body: {} })).body).toEqual({ jobs: 0, leads: 1 });
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
});
