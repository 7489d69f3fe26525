import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCuttableStore } from '../fixtures/cuttable-store.ts';
import { APP_ID, CLIENT_SECRET, deliver, PUBLIC_URL, webhookEvent } from '../fixtures/hubspot-events.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { recordingLog } from '../fixtures/recording-log.ts';
import { startTestServer, type TestServer } from '../fixtures/test-server.ts';
import { signedHeaders } from '../simulators/hubspot/webhook-signature.ts';

const recording = recordingLog();
let server: TestServer;

beforeAll(async () => {
  const clientSecrets = ['the next secret', CLIENT_SECRET];
  server = await startTestServer({ clientSecrets, publicUrl: PUBLIC_URL, log: recording.log });
  await connectPortal(server.store, { portalId: '11' });
  await connectPortal(server.store, { portalId: '12' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.store.pool.query("truncate webhook_events; update hubspot_connections set status = 'active'");
  await server.store.pool.query('delete from pgboss.job');
});

const stored = () => server.db.selectFrom('webhook_events').selectAll().orderBy('id').execute();
const jobs = async () =>
  (await server.store.pool.query('select name, data, group_id from pgboss.job order by name, created_on, id')).rows;

async function counted(outcome: string): Promise<number> {
  const metric = await server.metrics.registry.getSingleMetric('hubspot_webhook_events_total')?.get();
  return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

describe('200: what is verified is stored with its jobs', () => {
  test('one event: one row, one job of ids alone', async () => {
    const event = webhookEvent();
    const response = await deliver(server, [event]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
    const [row] = await stored();
    expect(row).toMatchObject({ portal_id: '11', contact_id: '180000000001', kind: 'created', processed_at: null });
    expect(row?.occurred_at.getTime()).toBe(event.occurredAt);
    const data = { portalId: '11', contactId: '180000000001', cause: 'created', eventId: row?.id };
    expect(await jobs()).toEqual([{ name: 'screen-contact', data, group_id: '11' }]);
  });

  test('a thousand events in one delivery', async () => {
    const events = Array.from({ length: 1_000 }, (_, n) => webhookEvent({ objectId: 180_000_000_001 + n }));
    expect((await deliver(server, events)).status).toBe(200);
    expect(await stored()).toHaveLength(1_000);
    expect(await jobs()).toHaveLength(1_000);
  });

  test('every kind finds its job', async () => {
    const types = {
      'contact.creation': 'screen-contact',
      'object.restore': 'screen-contact',
      'contact.deletion': 'contact-change',
      'contact.merge': 'contact-change',
      'contact.privacyDeletion': 'contact-change',
    };
    for (const subscriptionType of Object.keys(types))
      await deliver(server, [webhookEvent({ subscriptionType, objectTypeId: '0-1' })]);
    const change = { subscriptionType: 'contact.propertyChange' };
    await deliver(server, [webhookEvent({ ...change, propertyName: 'message', propertyValue: 'a secret story' })]);
    await deliver(server, [webhookEvent({ ...change, propertyName: 'lead_intake_status', propertyValue: 'invalid' })]);
    const found = (await jobs()).map(({ name, data }) => `${name} ${data.cause ?? data.kind}`);
    expect(found.sort()).toEqual(
      [
        'contact-change deleted',
        'contact-change erased',
        'contact-change merged',
        'contact-change status',
        'screen-contact changed',
        'screen-contact created',
        'screen-contact restored',
      ].sort(),
    );
    expect(JSON.stringify(await stored())).not.toContain('story');
  });

  test('delivered again, in whatever attempt, split or joined: stored and enqueued once', async () => {
    const events = [1, 2, 3].map((n) => webhookEvent({ objectId: n }));
    const again = events.map((event) => ({ ...event, attemptNumber: 3, subscriptionId: 9_002 }));
    const before = await counted('duplicate');
    expect((await deliver(server, [...events, ...events])).status).toBe(200);
    expect((await deliver(server, again)).status).toBe(200);
    expect((await deliver(server, [again[1]])).status).toBe(200);
    expect(await stored()).toHaveLength(3);
    expect(await jobs()).toHaveLength(3);
    expect((await counted('duplicate')) - before).toBe(7);
  });

  test('the same events in many deliveries at once, in every order', async () => {
    const events = Array.from({ length: 60 }, (_, n) => webhookEvent({ objectId: n + 1 }));
    const shuffled = (n: number) => events.toSorted((a, b) => order(n, a) - order(n, b));
    const order = (n: number, event: Record<string, unknown>) => (Number(event.objectId) * (2 * n + 7)) % 61;
    const responses = await Promise.all(Array.from({ length: 12 }, (_, n) => deliver(server, shuffled(n))));
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await stored()).toHaveLength(60);
    expect(await jobs()).toHaveLength(60);
  });

  test('portals mixed in one delivery: each event goes to its own', async () => {
    await deliver(
      server,
      [11, 12, 11].map((portalId) => webhookEvent({ portalId })),
    );
    expect((await stored()).map(({ portal_id }) => portal_id).sort()).toEqual(['11', '11', '12']);
    expect((await jobs()).map(({ group_id }) => group_id).sort()).toEqual(['11', '11', '12']);
  });

  test('the app’s id, which a static token does not tell, is learnt of the first delivery, and stays', async () => {
    const appId = async () =>
      (await server.store.pool.query('select app_id from hubspot_connections where portal_id = 12')).rows[0].app_id;
    await server.store.pool.query('update hubspot_connections set app_id = null where portal_id = 12');
    await deliver(server, [webhookEvent({ portalId: 11 }), webhookEvent({ portalId: 12 })]);
    expect(await appId()).toBe(String(APP_ID));
    expect((await deliver(server, [webhookEvent({ portalId: 12, appId: 6 })])).status).toBe(401);
    expect(await appId()).toBe(String(APP_ID));
  });

  test('a contact’s id beyond 2^53 keeps its digits', async () => {
    const body = JSON.stringify([webhookEvent({ objectId: 1 })]).replace('"objectId":1', '"objectId":9007199254740993');
    expect((await deliver(server, body)).status).toBe(200);
    expect((await stored())[0]?.contact_id).toBe('9007199254740993');
  });

  test('a strange entry beside good ones: those are kept, it is counted and reported', async () => {
    const before = await counted('malformed');
    expect((await deliver(server, [webhookEvent(), { strange: 'Quorrell' }])).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect((await counted('malformed')) - before).toBe(1);
    expect(recording.text()).toContain('something that is not an event');
    expect(recording.text()).not.toContain('Quorrell');
  });
});

describe('200: what is no news for us is counted, and nothing is kept', () => {
  const change = { subscriptionType: 'contact.propertyChange', propertyName: 'message' };
  test.each([
    ['other_type', { subscriptionType: 'contact.associationChange' }],
    ['other_object', { subscriptionType: 'deal.creation' }],
    ['other_object', { subscriptionType: 'object.creation', objectTypeId: '0-3' }],
    ['unmapped_property', { ...change, propertyName: 'jobtitle' }],
    ['own_write', { ...change, changeSource: 'INTEGRATION', sourceId: String(APP_ID) }],
    ['unknown_portal', { portalId: 99 }],
  ])('%s', async (outcome, changes) => {
    const before = await counted(outcome);
    expect((await deliver(server, [webhookEvent(changes)])).status).toBe(200);
    expect((await counted(outcome)) - before).toBe(1);
    expect(await stored()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  test('a revoked portal, but for an erasure, which needs nothing of HubSpot', async () => {
    await server.store.pool.query("update hubspot_connections set status = 'revoked' where portal_id = 11");
    const before = await counted('revoked_portal');
    const erasure = webhookEvent({ subscriptionType: 'contact.privacyDeletion' });
    await deliver(server, [webhookEvent(), webhookEvent({ subscriptionType: 'contact.deletion' }), erasure]);
    expect((await counted('revoked_portal')) - before).toBe(2);
    expect((await stored()).map(({ kind }) => kind)).toEqual(['erased']);
    expect(await jobs()).toHaveLength(1);
  });

  test('a paused portal: stored, and its job waits in the queue', async () => {
    await server.store.pool.query("update hubspot_connections set status = 'paused' where portal_id = 11");
    expect((await deliver(server, [webhookEvent()])).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });
});

describe('401: whoever does not hold the secret', () => {
  const refused = async (response: Promise<Response>) => {
    const { status } = await response;
    expect(status).toBe(401);
    expect(await (await response).json()).toEqual({ error: 'Signature is missing, wrong or too old' });
    expect(await stored()).toEqual([]);
  };
  test('another secret', () => refused(deliver(server, [webhookEvent()], { secret: 'another' })));
  test('no headers', () =>
    refused(fetch(`${server.url}/webhooks/hubspot`, { method: 'POST', body: JSON.stringify([webhookEvent()]) })));
  test('the older signatures alone', () => {
    const body = JSON.stringify([webhookEvent()]);
    const signed = signedHeaders({ clientSecret: CLIENT_SECRET, method: 'POST', uri: 'x', body, timestamp: 1 });
    const { 'x-hubspot-signature': old = '', 'x-hubspot-signature-version': version = '' } = signed;
    const headers = { 'x-hubspot-signature': old, 'x-hubspot-signature-version': version };
    return refused(fetch(`${server.url}/webhooks/hubspot`, { method: 'POST', headers, body }));
  });
  test('six minutes old, or six minutes ahead', async () => {
    await refused(deliver(server, [webhookEvent()], { timestamp: Date.now() - 360_000 }));
    await refused(deliver(server, [webhookEvent()], { timestamp: Date.now() + 360_000 }));
  });
  test('signed for the address this machine has, not for the public one', () => {
    const body = JSON.stringify([webhookEvent()]);
    const uri = `${server.url}/webhooks/hubspot`;
    const headers = signedHeaders({ clientSecret: CLIENT_SECRET, method: 'POST', uri, body, timestamp: Date.now() });
    return refused(fetch(uri, { method: 'POST', headers, body }));
  });
  test('signed for another path or query', async () => {
    const body = JSON.stringify([webhookEvent()]);
    const uri = `${PUBLIC_URL}/webhooks/hubspot`;
    const headers = signedHeaders({ clientSecret: CLIENT_SECRET, method: 'POST', uri, body, timestamp: Date.now() });
    await refused(fetch(`${server.url}/webhooks/hubspot?a=b`, { method: 'POST', headers, body }));
  });
  test('a wrong signature comes before a wrong body', () => refused(deliver(server, 'no json', { secret: 'another' })));
});

describe('the address is the configured one', () => {
  test('whatever Host and the forwarding headers say', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
    expect((await deliver(server, [webhookEvent()], { headers })).status).toBe(200);
    const body = JSON.stringify([webhookEvent()]);
    const signed = signedHeaders({
      clientSecret: CLIENT_SECRET,
      method: 'POST',
      uri: `${PUBLIC_URL}/webhooks/hubspot`,
      body,
      timestamp: Date.now(),
    });
    expect(await rawPost({ ...signed, host: 'evil.example' }, body)).toMatch(/^HTTP\/1\.1 200 /);
    const forEvil = signedHeaders({
      clientSecret: CLIENT_SECRET,
      method: 'POST',
      uri: 'https://evil.example/webhooks/hubspot',
      body,
      timestamp: Date.now(),
    });
    expect(await rawPost({ ...forEvil, host: 'evil.example', 'x-forwarded-host': 'evil.example' }, body)).toMatch(
      /^HTTP\/1\.1 401 /,
    );
  });
  test('with its query as it was sent', async () => {
    const path = '/webhooks/hubspot?b=2&a=%40%20x&c=%2F';
    expect((await deliver(server, [webhookEvent()], { path })).status).toBe(200);
  });
});

async function rawPost(headers: Record<string, string>, body: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = Object.entries({ ...headers, 'content-length': `${Buffer.byteLength(body)}`, connection: 'close' });
  socket.write(`POST /webhooks/hubspot HTTP/1.1\r\n${lines.map(([n, v]) => `${n}: ${v}`).join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

describe('400 and 413', () => {
  test.each(['', '{', 'null', '{}', '[]', '[1]', '["contact.creation"]', '[{}]', '\u0000', 'a=b&c=d'])(
    '%o is 400',
    async (body) => {
      const response = await deliver(server, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'Body must be a JSON array of 1 to 1000 webhook events' });
    },
  );
  test('1,001 events are 400', async () => {
    const events = Array.from({ length: 1_001 }, (_, n) => webhookEvent({ objectId: n + 1 }));
    expect((await deliver(server, events)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
  test('more than 2 MB is 413, just below is read, and a body of no stated length is not read at all', async () => {
    const padded = (bytes: number) => JSON.stringify([webhookEvent({ padding: 'x'.repeat(bytes) })]);
    const large = await deliver(server, padded(2 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ error: 'Webhook body is larger than 2 MB' });
    expect((await deliver(server, padded(2 * 1024 * 1024 - 1_000))).status).toBe(200);
    const chunk = new TextEncoder().encode('x'.repeat(65_536));
    const stream = ReadableStream.from(Array.from({ length: 40 }, () => chunk));
    const unannounced = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await fetch(`${server.url}/webhooks/hubspot`, unannounced)).status).toBe(401);
  });
});

test('405 for other methods, which says what there is', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    const response = await fetch(`${server.url}/webhooks/hubspot`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  }
});

test('404 where no secret is configured: nobody could be believed', async () => {
  await using without = await startTestServer();
  expect((await deliver(without, [webhookEvent()])).status).toBe(404);
});

test('refusals are counted by reason', async () => {
  const value = async (reason: string) => {
    const metric = await server.metrics.registry.getSingleMetric('hubspot_webhooks_refused_total')?.get();
    return metric?.values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
  };
  const [signature, shape] = [await value('signature'), await value('shape')];
  await deliver(server, [webhookEvent()], { secret: 'another' });
  await deliver(server, '[]');
  expect([await value('signature'), await value('shape')]).toEqual([signature + 1, shape + 1]);
});

test('503 while the store is away, in time for HubSpot; then the same delivery is taken', async () => {
  await using cuttable = await openCuttableStore();
  await using away = await startTestServer({
    store: cuttable.store,
    clientSecrets: [CLIENT_SECRET],
    publicUrl: PUBLIC_URL,
  });
  await connectPortal(cuttable.store);
  const events = [webhookEvent()];
  cuttable.link.cut();
  const refused = await deliver(away, events);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  cuttable.link.mend();
  await expect.poll(async () => (await deliver(away, events)).status).toBe(200);
  expect(await away.db.selectFrom('webhook_events').selectAll().execute()).toHaveLength(1);
});

test('a store that hangs: 503 before HubSpot gives up, and the events once in the end', async () => {
  await using cuttable = await openCuttableStore();
  await using hanging = await startTestServer({
    store: cuttable.store,
    clientSecrets: [CLIENT_SECRET],
    publicUrl: PUBLIC_URL,
  });
  await connectPortal(cuttable.store);
  const events = [webhookEvent(), webhookEvent()];
  cuttable.link.freeze();
  expect((await deliver(hanging, events)).status).toBe(503);
  cuttable.link.cut();
  cuttable.link.mend();
  await expect.poll(async () => (await deliver(hanging, events)).status).toBe(200);
  expect(await hanging.db.selectFrom('webhook_events').selectAll().execute()).toHaveLength(2);
});
