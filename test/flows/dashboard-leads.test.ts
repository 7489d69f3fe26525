import { expect, test } from 'vitest';
import { type DashboardBrowser, signInAs } from '../fixtures/dashboard.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled } from '../fixtures/hubspot-results.ts';
import { collectEvents } from '../fixtures/lead-page-server.ts';

interface Listed {
  leads: { id: string; contactId: string; name: string | null; status: string; handling: string }[];
  namesProblem: string | null;
}

async function follow(product: { url: string }, browser: DashboardBrowser) {
  const leaving = new AbortController();
  const init = { headers: { cookie: browser.cookie() }, signal: leaving.signal };
  const response = await fetch(`${product.url}/dashboard-api/lead-events`, init);
  return { status: response.status, ...collectEvents(response), [Symbol.dispose]: () => leaving.abort() };
}

test('a lead that HubSpot tells of is on the pages of every process at once, and what a person does with it too', async () => {
  await using database = await createTestDatabase({ migrated: true });
  await using hubspot = await startHubSpot();
  const { databaseUrl } = database;
  await using one = await startProduct(hubspot, { databaseUrl });
  await using other = await startProduct(hubspot, { databaseUrl });
  const accountId = await connectFirm(one);
  const owner = await signInAs(one, { accountId });
  const intake = await signInAs(other, { accountId, role: 'intake' });
  using here = await follow(one, owner);
  using there = await follow(other, intake);
  expect([here.status, there.status]).toEqual([200, 200]);

  const { id: contactId } = hubspot.portal(11).create(strongLead());
  for (const page of [here, there])
    await expect.poll(() => page.events.at(-1)?.data).toMatchObject({ contactId, status: 'valid', handling: 'new' });
  await settled(one);
  const { body } = await owner.call('GET', '/leads');
  const [lead] = (body as Listed).leads;
  expect(lead).toMatchObject({ contactId, name: 'Maria Delgado', status: 'valid' });
  const at = `/leads/${lead?.id}`;
  expect((await intake.call('GET', at)).body).toMatchObject({
    record: { email: 'maria.delgado@example.com' },
    explanation: { valid: true },
    handling: { version: 1 },
  });

  const step = { requestId: 'request-0001', action: 'claim', seen: 1, reason: null, note: null };
  expect(await intake.call('POST', `${at}/handling`, step)).toMatchObject({ status: 200, body: { done: true } });
  for (const page of [here, there])
    await expect.poll(() => page.events.at(-1)?.data).toMatchObject({ handling: 'claimed' });
  // As HubSpot's own page shows it.
  const late = await owner.call('POST', `${at}/handling`, { ...step, requestId: 'request-0002' });
  expect(late.body).toMatchObject({ done: false });

  const status = { requestId: 'request-0003', status: 'invalid', reason: null };
  await expect.poll(async () => (await owner.call('PUT', `${at}/status`, status)).body).toEqual({ written: true });
  expect(hubspot.portal(11).value(contactId, 'lead_intake_status')).toBe('invalid');
  await expect.poll(() => there.events.at(-1)?.data).toMatchObject({ status: 'invalid', overridden: true });

  const table = await owner.call('GET', '/leads.csv');
  expect(String(table.body)).toContain(`${contactId},Maria Delgado,invalid,`);
  expect((await intake.call('DELETE', at)).code).toBe('role_too_low');
  expect((await owner.call('DELETE', at)).status).toBe(200);
  for (const page of [here, there])
    await expect.poll(() => page.events.at(-1)).toEqual({ event: 'gone', data: { id: lead?.id } });
  expect((await owner.call('GET', at)).code).toBe('lead_not_found');
  expectNoFaults(hubspot);
});

test('a lead of another firm is unknown, and a sign-in that ends ends its stream', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  const owner = await signInAs(product, { accountId });
  const stranger = await signInAs(product, { accountId: await createFirm(product, 'Other') });
  hubspot.portal(11).create(strongLead());
  await expect.poll(async () => ((await owner.call('GET', '/leads')).body as Listed).leads.length).toBe(1);
  await settled(product);
  const { leads } = (await owner.call('GET', '/leads')).body as Listed;
  const at = `/leads/${leads[0]?.id}`;
  const requestId = 'request-0001';
  const asked = [
    stranger.call('GET', at),
    stranger.call('POST', `${at}/handling`, { requestId, action: 'claim', seen: 1, reason: null, note: null }),
    stranger.call('PUT', `${at}/status`, { requestId, status: 'invalid', reason: null }),
    stranger.call('POST', `${at}/screening`, { requestId }),
    stranger.call('DELETE', at),
    stranger.call('GET', '/leads/00000000-0000-4000-8000-000000000000'),
  ];
  const answers = await Promise.all(asked);
  expect(answers.map(({ code }) => code)).toEqual(asked.map(() => 'lead_not_found'));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await stranger.call('GET', '/leads')).body).toMatchObject({ leads: [], areas: [] });
  expect((await owner.call('GET', '/overview')).body).toMatchObject({ leads: 1, valid: 1, unclaimed: 1 });
  expect((await stranger.call('GET', '/overview')).body).toMatchObject({ leads: 0 });

  using page = await follow(product, owner);
  expect((await owner.copy().call('POST', '/sign-out', {})).status).toBe(200);
  await expect.poll(page.ended, { timeout: 10_000 }).toBe(true);
  expect((await owner.call('GET', '/leads')).status).toBe(401);
});
