import { describe, expect, test } from 'vitest';
import { callerOf } from './call-hubspot.ts';
import { byForm } from './contact.ts';
import { defaultApp, type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';
import type { PortalOptions } from './portal.ts';
import { seededRandom } from './seeded-random.ts';
import { defaultDelivery, retryDelay } from './webhook-delivery.ts';
import { type Receiver, startReceiver } from './webhook-receiver.ts';
import type { WebhookOptions } from './webhooks.ts';

interface Scene extends AsyncDisposable {
  hubspot: HubSpotSimulator;
  receiver: Receiver;
  token: string;
}

async function stage(webhooks: WebhookOptions, portal: Partial<PortalOptions> = {}, seed = 1): Promise<Scene> {
  const stack = new AsyncDisposableStack();
  const receiver = stack.use(await startReceiver(defaultApp.clientSecret));
  const portals = [{ portalId: 11, ...portal }, { portalId: 12 }];
  const options = { seed, portals, webhooks: { targetUrl: receiver.url, ...webhooks } };
  const hubspot = stack.use(await startHubSpotSimulator(options));
  const token = hubspot.staticToken(11);
  hubspot.staticToken(12);
  return { hubspot, receiver, token, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
const many = (hubspot: HubSpotSimulator, count: number, portalId = 11) =>
  Array.from({ length: count }, () => hubspot.portal(portalId).create({ city: 'Boise' }).id);
const kinds = (receiver: Receiver) => receiver.events().map((event) => event.subscriptionType);

describe('what is told', () => {
  test('a creation in both vocabularies, signed, without the contact’s values', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation', 'object.creation'] });
    const { hubspot, receiver } = scene;
    const { id } = hubspot.portal(11).create({ email: 'a@example.com' }, byForm('f-1'));
    await hubspot.webhooks.settled();
    const common = {
      portalId: 11,
      appId: defaultApp.appId,
      objectId: Number(id),
      attemptNumber: 0,
      changeFlag: 'CREATED',
    };
    const source = { changeSource: 'FORM', sourceId: 'f-1' };
    const [contact, object] = receiver.events();
    expect(contact).toMatchObject({ ...common, ...source, subscriptionType: 'contact.creation' });
    expect(contact).not.toHaveProperty('objectTypeId');
    expect(object).toMatchObject({ ...common, ...source, subscriptionType: 'object.creation', objectTypeId: '0-1' });
    expect(receiver.received.every(({ signed }) => signed)).toBe(true);
    expect(JSON.stringify(receiver.events())).not.toContain('a@example.com');
  });

  test('our own write comes back as INTEGRATION with our app’s id, a person’s as CRM_UI', async () => {
    await using scene = await stage({ subscriptions: ['contact.propertyChange:city', 'object.propertyChange:city'] });
    const { hubspot, receiver, token } = scene;
    const { id } = hubspot.portal(11).create({ phone: '555' });
    await callerOf(hubspot, token)('PATCH', `/crm/objects/{v}/contacts/${id}`, { properties: { city: 'Boise' } });
    hubspot.portal(11).update(id, { city: 'Nampa', phone: '556' });
    await hubspot.webhooks.settled();
    const told = receiver
      .events()
      .map((event) => [event.propertyValue, event.changeSource, event.sourceId, event.isSensitive]);
    expect(told).toEqual([
      ['Boise', 'INTEGRATION', String(defaultApp.appId), undefined],
      ['Boise', 'INTEGRATION', String(defaultApp.appId), false],
      ['Nampa', 'CRM_UI', 'userId:7', undefined],
      ['Nampa', 'CRM_UI', 'userId:7', false],
    ]);
  });

  test('deletion, restore, privacy deletion and merge', async () => {
    const subscriptions = [
      'contact.deletion',
      'contact.restore',
      'contact.privacyDeletion',
      'contact.merge',
      'object.merge',
    ];
    await using scene = await stage({ subscriptions });
    const { hubspot, receiver } = scene;
    const portal = hubspot.portal(11);
    const [a, b, c] = many(hubspot, 3) as [string, string, string];
    portal.archive(a);
    portal.restore(a);
    portal.erase(a);
    const survivor = portal.merge(b, c);
    await hubspot.webhooks.settled();
    expect(kinds(receiver)).toEqual([
      'contact.deletion',
      'contact.restore',
      'contact.privacyDeletion',
      'contact.deletion',
      'contact.merge',
      'object.merge',
    ]);
    expect(receiver.events()[4]).toMatchObject({
      objectId: Number(b),
      primaryObjectId: Number(b),
      mergedObjectIds: [Number(b), Number(c)],
      newObjectId: Number(survivor.id),
    });
  });

  test('a sensitive value is redacted in the classic form', async () => {
    const ssn = { name: 'ssn', label: 'SSN', type: 'string', fieldType: 'text', dataSensitivity: 'sensitive' };
    await using scene = await stage({ subscriptions: ['contact.propertyChange:ssn'] }, { properties: [ssn] });
    scene.hubspot.portal(11).create({ ssn: '123' });
    await scene.hubspot.webhooks.settled();
    expect(scene.receiver.events()).toMatchObject([{ propertyValue: 'REDACTED' }]);
  });

  test('nothing to a portal that uninstalled, nothing without a subscription', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation'] });
    const { hubspot, receiver } = scene;
    hubspot.uninstall(12);
    many(hubspot, 2, 12);
    const [id = ''] = many(hubspot, 1);
    hubspot.portal(11).archive(id);
    await hubspot.webhooks.settled();
    expect(receiver.events().map((event) => [event.portalId, event.subscriptionType])).toEqual([
      [11, 'contact.creation'],
    ]);
  });

  test.each([
    ['contact.propertyChange', undefined],
    ['contact.creation', 'city'],
    ['contact.propertyChange', 'num_unique_conversion_events'],
    ['contact.formSubmission', undefined],
  ])('%s of %s cannot be subscribed to', async (type, property) => {
    await using scene = await stage({});
    expect(() => scene.hubspot.webhooks.subscribe(type as 'contact.creation', property)).toThrow();
  });
});

describe('how it is delivered', () => {
  test('at most 100 in a request; duplicates and disorder follow the seed', async () => {
    const run = async (seed: number) => {
      const webhooks = { subscriptions: ['contact.creation'], duplicates: 0.3, disorder: 0.2 };
      await using scene = await stage(webhooks, {}, seed);
      many(scene.hubspot, 1_000);
      await scene.hubspot.webhooks.settled();
      const { receiver } = scene;
      expect(Math.max(...receiver.received.map(({ events }) => events.length))).toBeLessThanOrEqual(100);
      return scene.hubspot.webhooks.deliveries.flatMap(({ events }) =>
        events.map(({ objectId, eventId }) => ({ objectId, eventId })),
      );
    };
    const one = await run(1);
    const ids = one.map(({ objectId }) => objectId);
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.length).toBeGreaterThan(1_220);
    expect(ids.length).toBeLessThan(1_380);
    expect(ids).not.toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(one.map(({ eventId }) => eventId)).size).toBe(1_000);
    const sorted = (list: typeof one) => list.map((event) => `${event.objectId} ${event.eventId}`).sort();
    expect(sorted(await run(1))).toEqual(sorted(one));
    expect(sorted(await run(2))).not.toEqual(sorted(one));
  });

  test('portals share a request, unless told otherwise', async () => {
    for (const mixPortals of [true, false]) {
      await using scene = await stage({ subscriptions: ['contact.creation'], mixPortals });
      many(scene.hubspot, 3, 11);
      many(scene.hubspot, 3, 12);
      await scene.hubspot.webhooks.settled();
      const portals = scene.receiver.received.map(({ events }) => new Set(events.map((event) => event.portalId)).size);
      expect(portals).toEqual(mixPortals ? [2] : [1, 1]);
    }
  });

  test.each([
    ['500', 500],
    ['404', 404],
    ['a redirect', 302],
    ['no answer in time', null],
  ])('%s is tried again with a higher attemptNumber', async (_, status) => {
    // On a busy machine an answer may take long: only where none comes is it worth waiting less.
    const timeoutMs = status === null ? 1_000 : 60_000;
    await using scene = await stage({ subscriptions: ['contact.creation'], timeoutMs, retrySpanMs: 2_000 });
    const { hubspot, receiver } = scene;
    receiver.answer = (nth) => (nth < 2 ? status : 204);
    many(hubspot, 1);
    await hubspot.webhooks.settled();
    const events = receiver.events();
    expect(events.map((event) => event.attemptNumber)).toEqual([0, 1, 2]);
    expect(new Set(events.map((event) => event.eventId)).size).toBe(1);
    expect(hubspot.webhooks.deliveries.map((delivery) => delivery.status)).toEqual([status, status, 204]);
    expect(hubspot.webhooks.lost).toEqual([]);
  });

  test('given up after ten retries', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation'], retrySpanMs: 500 });
    scene.receiver.answer = () => 503;
    many(scene.hubspot, 3);
    await scene.hubspot.webhooks.settled();
    expect([scene.receiver.received.length, scene.hubspot.webhooks.lost.length]).toEqual([11, 3]);
  });

  test('some are never sent', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation'], losses: 0.5 });
    const ids = many(scene.hubspot, 200).map(Number);
    await scene.hubspot.webhooks.settled();
    const lost = scene.hubspot.webhooks.lost.map((event) => event.objectId);
    const told = scene.receiver.events().map((event) => event.objectId);
    expect([...lost, ...told].sort()).toEqual(ids);
    expect(lost.length).toBeGreaterThan(60);
    expect(told.length).toBeGreaterThan(60);
  });

  test('the retries of a day fit the day', () => {
    const random = seededRandom(3);
    const waits = Array.from({ length: 10 }, (_, at) => retryDelay(at + 1, defaultDelivery, random));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(86_400_000);
    expect(waits[0]).toBeGreaterThan(30_000);
    expect(waits[9]).toBeGreaterThan(6 * 3_600_000);
  });

  test('at most ten requests in flight for a portal', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation'], batchSize: 1, mixPortals: false });
    const { hubspot, receiver } = scene;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    receiver.answer = async () => {
      if (receiver.received.length >= 10) open();
      await gate;
      return 200;
    };
    many(hubspot, 35);
    await hubspot.webhooks.settled();
    expect([receiver.events().length, hubspot.webhooks.peaks.get(11)]).toEqual([35, 10]);
  });

  test('paused, nothing is sent; repeated events keep their ids; a forged request is possible', async () => {
    await using scene = await stage({ subscriptions: ['contact.creation'] });
    const { hubspot, receiver } = scene;
    hubspot.webhooks.pause();
    many(hubspot, 2);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(receiver.received).toEqual([]);
    hubspot.webhooks.resume();
    await hubspot.webhooks.settled();
    hubspot.webhooks.repeat(hubspot.webhooks.events);
    await hubspot.webhooks.settled();
    expect(receiver.events().map((event) => event.eventId)).toEqual([
      ...hubspot.webhooks.events.map((event) => event.eventId),
      ...hubspot.webhooks.events.map((event) => event.eventId),
    ]);
    expect(await hubspot.webhooks.post('[]', { clientSecret: 'wrong' })).toBe(200);
    expect(receiver.received.at(-1)?.signed).toBe(false);
  });
});
