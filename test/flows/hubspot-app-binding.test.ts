import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { APP_ID, CLIENT_SECRET, deliver, PUBLIC_URL, webhookEvent } from '../fixtures/hubspot-events.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { createAppProxy } from '../simulators/hubspot/app-proxy.ts';

const OTHER_APP = 5_000_001;
const OTHER_SECRET = 'the client secret of another app';
const ours = { secret: CLIENT_SECRET, appId: APP_ID };
const other = { secret: OTHER_SECRET, appId: OTHER_APP };

let server: TestServer;
afterEach(() => server[Symbol.asyncDispose]());

/** Portal 11 is of our app, portal 12 of the other one, of portal 13 nobody knows. */
async function start(clientSecrets: string[]) {
  server = await startTestServer({ clientSecrets, publicUrl: PUBLIC_URL });
  for (const portalId of ['11', '12', '13']) await connectPortal(server.store, { portalId });
  await setApp('12', OTHER_APP);
  await setApp('13', null);
}

const setApp = (portalId: string, appId: number | null) =>
  server.db
    .updateTable('hubspot_connections')
    .set({ app_id: appId === null ? null : String(appId) })
    .where('portal_id', '=', portalId)
    .execute();

type App = { secret: string; appId: number };

async function webhook(portalId: number, { secret, appId }: App): Promise<number> {
  const { status } = await deliver(server, [webhookEvent({ portalId, appId })], { secret });
  return status;
}

async function card(portalId: number, { secret, appId }: App): Promise<number> {
  const proxy = createAppProxy({ appId, clientSecret: () => secret });
  proxy.point(PUBLIC_URL, server.url);
  const { status } = await proxy.fetch({ portalId, userId: 7 }, `${PUBLIC_URL}/hubspot/card/settings`, {
    method: 'GET',
  });
  return status;
}

async function action(portalId: number, secret: string): Promise<number> {
  const path = '/hubspot/actions/screen-lead';
  const body = JSON.stringify({
    callbackId: `ap-${portalId}-1`,
    origin: { portalId, actionDefinitionId: 1 },
    object: { objectId: 501, objectType: 'CONTACT' },
    inputFields: {},
  });
  const hash = createHash('sha256').update(`${secret}POST${PUBLIC_URL}${path}${body}`).digest('hex');
  const headers = { 'x-hubspot-signature': hash, 'x-hubspot-signature-version': 'v2' };
  return (await fetch(server.url + path, { method: 'POST', headers, body })).status;
}

const stored = async () =>
  (await server.db.selectFrom('webhook_events').select('portal_id').orderBy('id').execute()).map(
    ({ portal_id }) => portal_id,
  );

test('a secret that is named for its app speaks of that app’s portals alone, whatever app it claims to be', async () => {
  await start([`${APP_ID}:${CLIENT_SECRET}`, `${OTHER_APP}:${OTHER_SECRET}`]);
  expect([await webhook(11, ours), await webhook(12, other)]).toEqual([200, 200]);
  const lies = [other, { ...other, appId: APP_ID }];
  for (const lie of lies) expect([await webhook(11, lie), await card(11, lie)]).toEqual([401, 401]);
  expect([await card(11, ours), await card(12, other)]).toEqual([200, 200]);
  expect([await action(11, CLIENT_SECRET), await action(11, OTHER_SECRET)]).toEqual([200, 401]);
  expect(await stored()).toEqual(['11', '12']);
});

test('of a portal whose app is not known, nobody speaks while there are several; it can be named', async () => {
  await start([`${APP_ID}:${CLIENT_SECRET}`, `${OTHER_APP}:${OTHER_SECRET}`]);
  expect([await webhook(13, ours), await webhook(13, other)]).toEqual([401, 401]);
  await setApp('13', APP_ID);
  expect([await webhook(13, ours), await webhook(13, other)]).toEqual([200, 401]);
});

test('one delivery that names a foreign portal beside its own is refused as a whole', async () => {
  await start([`${APP_ID}:${CLIENT_SECRET}`, `${OTHER_APP}:${OTHER_SECRET}`]);
  const events = [webhookEvent({ portalId: 12, appId: OTHER_APP }), webhookEvent({ portalId: 11, appId: OTHER_APP })];
  expect((await deliver(server, events, { secret: OTHER_SECRET })).status).toBe(401);
  expect(await stored()).toEqual([]);
});

test('secrets without names speak while every portal is of one app, as while one is rotated', async () => {
  await start([CLIENT_SECRET, OTHER_SECRET]);
  expect([await webhook(11, ours), await webhook(12, other)]).toEqual([401, 401]);
  await setApp('12', APP_ID);
  const next = { secret: OTHER_SECRET, appId: APP_ID };
  expect([await webhook(11, ours), await webhook(12, next), await webhook(13, next)]).toEqual([200, 200, 200]);
  expect([await webhook(11, other), await card(11, other)]).toEqual([401, 401]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('hubspot_webhooks_refused_total{reason="app"} 3');
});
