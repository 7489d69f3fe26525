import { expect, test } from 'vitest';
import { openCuttableStore } from '../fixtures/cuttable-store.ts';
import { PUBLIC_URL } from '../fixtures/hubspot-events.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { byApp } from '../simulators/hubspot/contact.ts';
import { defaultApp, type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import type { WebhookOptions } from '../simulators/hubspot/webhooks.ts';

const TARGET = '/webhooks/hubspot';
const portals = [{ portalId: 11 }, { portalId: 12 }];

/** HubSpot delivering to a bridge behind a proxy that has another name. */
async function stage(webhooks: WebhookOptions, server: TestServer): Promise<HubSpotSimulator> {
  // A machine that is busy may take longer than HubSpot waits: it would send again, and that is another test's.
  const patient = { collectMs: 1, timeoutMs: 60_000 };
  const hubspot = await startHubSpotSimulator({ portals, webhooks: { ...patient, ...webhooks } });
  for (const { portalId } of portals) hubspot.staticToken(portalId);
  hubspot.webhooks.target(`${server.url}${TARGET}`, `${PUBLIC_URL}${TARGET}`);
  return hubspot;
}

const startBridge = (options: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({ clientSecrets: [defaultApp.clientSecret], publicUrl: PUBLIC_URL, ...options });

async function connectBoth({ store }: TestServer): Promise<void> {
  for (const { portalId } of portals) await connectPortal(store, { portalId: String(portalId) });
}

const storedKeys = async ({ db }: Pick<TestServer, 'db'>) =>
  (await db.selectFrom('webhook_events').select(['portal_id', 'kind', 'contact_id']).execute())
    .map(({ portal_id, kind, contact_id }) => `${portal_id} ${kind} ${contact_id}`)
    .sort();
const jobCount = async ({ store }: TestServer) =>
  Number((await store.pool.query('select count(*) from pgboss.job')).rows[0].count);

test('1,000 contacts of two portals, a third of the events doubled, in disorder, portals mixed: each stored once', async () => {
  await using server = await startBridge();
  await connectBoth(server);
  const subscriptions = ['contact.creation', 'object.deletion'];
  await using hubspot = await stage({ subscriptions, duplicates: 0.33, disorder: 0.3 }, server);
  const expected: string[] = [];
  for (let n = 0; n < 500; n += 1) {
    for (const { portalId } of portals) {
      const { id } = hubspot.portal(portalId).create({ city: 'Boise' });
      expected.push(`${portalId} created ${id}`);
      if (n % 10 !== 0) continue;
      hubspot.portal(portalId).archive(id);
      expected.push(`${portalId} deleted ${id}`);
    }
  }
  await hubspot.webhooks.settled();
  expect(hubspot.webhooks.lost).toEqual([]);
  const statuses = new Set(hubspot.webhooks.deliveries.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(hubspot.webhooks.deliveries.flatMap(({ events }) => events).length).toBeGreaterThan(1_300);
  expect(await storedKeys(server)).toEqual(expected.sort());
  expect(await jobCount(server)).toBe(expected.length);
});

test('both subscriptions to the same creation: two events, both of the same contact', async () => {
  await using server = await startBridge();
  await connectBoth(server);
  await using hubspot = await stage({ subscriptions: ['contact.creation', 'object.creation'] }, server);
  const { id } = hubspot.portal(11).create({ city: 'Boise' });
  await hubspot.webhooks.settled();
  expect(await storedKeys(server)).toEqual([`11 created ${id}`, `11 created ${id}`]);
});

test('what the bridge itself writes comes back and starts nothing; a human’s change does', async () => {
  await using server = await startBridge();
  await connectBoth(server);
  const subscriptions = ['contact.propertyChange:city', 'contact.propertyChange:jobtitle'];
  await using hubspot = await stage({ subscriptions }, server);
  const { id } = hubspot.portal(11).create({ city: 'Boise' }, byApp(defaultApp.appId));
  hubspot.portal(11).update(id, { city: 'Nampa' }, byApp(defaultApp.appId));
  await hubspot.webhooks.settled();
  expect(await storedKeys(server)).toEqual([]);
  hubspot.portal(11).update(id, { city: 'Meridian', jobtitle: 'Welder' });
  await hubspot.webhooks.settled();
  expect(await storedKeys(server)).toEqual([`11 changed ${id}`]);
});

test('the secret is rotated while events come in: none is refused', async () => {
  await using server = await startBridge({ clientSecrets: ['the next secret', defaultApp.clientSecret] });
  await connectBoth(server);
  await using hubspot = await stage({ subscriptions: ['contact.creation'] }, server);
  const before = hubspot.portal(11).create({ city: 'Boise' }).id;
  await hubspot.webhooks.settled();
  const { app } = hubspot;
  app.clientSecret = 'the next secret';
  const after = hubspot.portal(11).create({ city: 'Boise' }).id;
  await hubspot.webhooks.settled();
  expect(await storedKeys(server)).toEqual([`11 created ${before}`, `11 created ${after}`]);
  app.clientSecret = 'a secret nobody told us';
  expect(await hubspot.webhooks.post(JSON.stringify(hubspot.webhooks.events))).toBe(401);
});

test('the store goes away while HubSpot delivers: 503, and its retries bring every event, once', async () => {
  await using cuttable = await openCuttableStore();
  await using server = await startBridge({ store: cuttable.store });
  await connectBoth(server);
  const webhooks = { subscriptions: ['contact.creation'], retrySpanMs: 60_000, batchSize: 10, duplicates: 0.2 };
  await using hubspot = await stage(webhooks, server);
  const ids: string[] = [];
  const create = (count: number) => {
    for (let n = 0; n < count; n += 1) ids.push(hubspot.portal(11).create({ city: 'Boise' }).id);
  };
  create(40);
  await hubspot.webhooks.settled();
  cuttable.link.cut();
  create(40);
  const refused = () => hubspot.webhooks.deliveries.filter(({ status }) => status === 503).length;
  await expect.poll(refused).toBeGreaterThan(3);
  cuttable.link.mend();
  create(20);
  await hubspot.webhooks.settled();
  expect(hubspot.webhooks.lost).toEqual([]);
  expect(await storedKeys(server)).toEqual(ids.map((id) => `11 created ${id}`).sort());
  expect(await jobCount(server)).toBe(100);
  expect(new Set(hubspot.webhooks.deliveries.map(({ status }) => status))).toEqual(new Set([200, 503]));
});

test('a merge as HubSpot announces it, into a new contact or the primary one', async () => {
  for (const mergeMakesNewId of [true, false]) {
    await using server = await startBridge();
    await connectBoth(server);
    await using hubspot = await stage({ subscriptions: ['contact.merge'] }, server);
    const portal = hubspot.addPortal({ portalId: 13, mergeMakesNewId });
    hubspot.staticToken(13);
    await connectPortal(server.store, { portalId: '13' });
    const [primary, other] = [portal.create({ city: 'Boise' }).id, portal.create({ city: 'Nampa' }).id];
    const survivor = portal.merge(primary, other).id;
    await hubspot.webhooks.settled();
    const [event] = await server.db.selectFrom('webhook_events').selectAll().execute();
    expect(event).toMatchObject({ kind: 'merged', contact_id: survivor });
    expect(event?.payload.gone).toEqual(mergeMakesNewId ? [primary, other] : [other]);
  }
});
