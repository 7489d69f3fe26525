import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';
import type { Portal } from './portal.ts';

let hubspot: HubSpotSimulator;
let call: Caller;
let portal: Portal;
beforeAll(async () => {
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, limits: { burst: 10_000 } }] });
  portal = hubspot.portal(11);
  call = callerOf(hubspot, hubspot.staticToken(11));
});
afterAll(() => hubspot[Symbol.asyncDispose]());
beforeEach(() => hubspot.log.clear());

const base = '/crm/objects/{v}/contacts';
let serial = 0;
const made = (values: Record<string, string> = {}) => {
  serial += 1;
  return portal.create({ email: `person${serial}@example.com`, ...values });
};
const batchRead = (ids: string[], properties = ['email'], more: object = {}) =>
  call('POST', `${base}/batch/read`, {
    inputs: ids.map((id) => ({ id })),
    properties,
    propertiesWithHistory: [],
    ...more,
  });
const batchUpdate = (inputs: object[]) => call('POST', `${base}/batch/update`, { inputs });

describe('single contacts', () => {
  test('created, read, changed, archived', async () => {
    const created = await call('POST', base, {
      properties: { email: 'new@example.com', firstname: 'Ana' },
      associations: [],
    });
    expect([created.status, created.headers.get('location')]).toEqual([201, expect.stringContaining(created.body.id)]);
    const { id } = created.body;
    const read = await call('GET', `${base}/${id}?properties=firstname,phone`);
    expect(read.body).toMatchObject({
      id,
      archived: false,
      properties: { firstname: 'Ana', phone: null, hs_object_id: id },
    });
    expect(Object.keys(read.body.properties)).not.toContain('email');
    expect((await call('PATCH', `${base}/${id}`, { properties: { firstname: '' } })).status).toBe(200);
    expect(portal.value(id, 'firstname')).toBeUndefined();
    expect((await call('DELETE', `${base}/${id}`)).status).toBe(204);
    expect((await call('GET', `${base}/${id}`)).status).toBe(404);
    expect((await call('GET', `${base}/${id}?archived=true`)).body.archived).toBe(true);
    expect(hubspot.faults).toEqual([]);
  });

  test('an e-mail address belongs to one contact, whatever its case', async () => {
    const first = made({ email: 'Same@example.com' });
    const { status, body } = await call('POST', base, { properties: { email: 'same@EXAMPLE.com' } });
    expect([status, body.category]).toEqual([409, 'CONFLICT']);
    expect(body.message).toBe(`Contact already exists. Existing ID: ${first.id}`);
  });

  test.each([
    ['999', 404, 'OBJECT_NOT_FOUND'],
    ['nobody', 404, 'OBJECT_NOT_FOUND'],
  ])('contact %s is not there', async (id, status, category) => {
    const answer = await call('GET', `${base}/${id}`);
    expect([answer.status, answer.body.category]).toEqual([status, category]);
  });

  test('found by a unique property only', async () => {
    const { id } = made({ email: 'unique@example.com', city: 'Boise' });
    expect((await call('GET', `${base}/unique@example.com?idProperty=email`)).body.id).toBe(id);
    expect((await call('GET', `${base}/Boise?idProperty=city`)).status).toBe(400);
  });
});

describe('batch read', () => {
  test('answers exactly the properties asked for, each contact once', async () => {
    const contact = made({ phone: '5551234' });
    const { status, body } = await batchRead([contact.id, contact.id], ['phone', 'city']);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1);
    expect(Object.keys(body.results[0]?.properties ?? {}).sort()).toEqual(
      ['city', 'createdate', 'hs_object_id', 'lastmodifieddate', 'phone'].sort(),
    );
  });

  test('is 207 when some are missing', async () => {
    const contact = made();
    const gone = made();
    portal.archive(gone.id);
    const { status, body } = await batchRead([contact.id, gone.id, '404']);
    expect([status, body.results.map((result) => result.id), body.numErrors]).toEqual([207, [contact.id], 1]);
    expect(body.errors[0]).toMatchObject({ category: 'OBJECT_NOT_FOUND', context: { ids: [gone.id, '404'] } });
  });

  test('an unknown property is left out without a word, and is a fault', async () => {
    const { status, body } = await batchRead([made().id], ['email', 'no_such']);
    expect([status, Object.keys(body.results[0]?.properties ?? {}).includes('no_such')]).toEqual([200, false]);
    expect(faultCodes(hubspot)).toEqual(['unknown_property']);
  });

  test.each([
    [101, {}, 'is 100'],
    [51, { propertiesWithHistory: ['email'] }, 'histories is 50'],
  ])('%i inputs are too many', async (count, more, words) => {
    const ids = Array.from({ length: count }, (_, at) => String(at + 1));
    const { status, body } = await batchRead(ids, ['email'], more);
    expect([status, body.category]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.message).toContain(words);
    expect(faultCodes(hubspot)).toEqual(['too_many_inputs']);
  });

  test('no inputs, and numbers as ids', async () => {
    expect((await batchRead([])).status).toBe(400);
    const contact = made();
    await call('POST', `${base}/batch/read`, {
      inputs: [{ id: Number(contact.id) }],
      properties: [],
      propertiesWithHistory: [],
    });
    expect(faultCodes(hubspot)).toContain('not_text');
  });

  test('propertiesWithHistory may be missing, but not unnoticed', async () => {
    const { status } = await call('POST', `${base}/batch/read`, { inputs: [{ id: made().id }], properties: ['email'] });
    expect(status).toBe(200);
    expect(faultCodes(hubspot)).toEqual(['wrong_body']);
  });
});

describe('batch update', () => {
  test('writes, counts the writes and is 207 when some are missing', async () => {
    const contact = made();
    const { status, body } = await batchUpdate([
      { id: contact.id, properties: { city: 'Boise' } },
      { id: '404', properties: { city: 'Boise' } },
    ]);
    expect([status, body.errors[0]?.context.ids]).toEqual([207, ['404']]);
    expect([portal.value(contact.id, 'city'), contact.apiWrites]).toEqual(['Boise', 1]);
  });

  test('one wrong value fails all and writes nothing', async () => {
    const [good, bad] = [made(), made()];
    const { status } = await batchUpdate([
      { id: good.id, properties: { city: 'Boise' } },
      { id: bad.id, properties: { lifecyclestage: 'nonsense' } },
    ]);
    expect([status, portal.value(good.id, 'city')]).toEqual([400, undefined]);
  });

  test('the same id twice is refused', async () => {
    const { id } = made();
    const { status, body } = await batchUpdate([
      { id, properties: {} },
      { id, properties: {} },
    ]);
    expect([status, body.message]).toEqual([400, `Duplicate IDs found in batch input: [${id}]. IDs must be unique`]);
    expect(faultCodes(hubspot)).toEqual(['duplicate_inputs']);
  });

  test('traced inputs fail one by one where the portal does so', async () => {
    const other = hubspot.addPortal({ portalId: 12, multiStatusUpdates: true });
    const [good, bad] = [other.create({ city: 'A' }), other.create({ city: 'B' })];
    const inputs = [
      { id: good.id, properties: { city: 'Boise' }, objectWriteTraceId: 'one' },
      { id: bad.id, properties: { lifecyclestage: 'nonsense' }, objectWriteTraceId: 'two' },
    ];
    const answer = await callerOf(hubspot, hubspot.staticToken(12))('POST', `${base}/batch/update`, { inputs });
    expect([answer.status, other.value(good.id, 'city')]).toEqual([207, 'Boise']);
    expect(answer.body.errors).toMatchObject([
      { category: 'VALIDATION_ERROR', context: { objectWriteTraceId: ['two'] } },
    ]);
  });
});

describe('a record’s life', () => {
  test('a merge makes a new record and the old ids are gone', async () => {
    const [kept, other] = [made({ city: 'Boise' }), made({ phone: '555' })];
    const { status, body } = await call('POST', `${base}/merge`, {
      primaryObjectId: kept.id,
      objectIdToMerge: other.id,
    });
    expect(status).toBe(200);
    expect([kept.id, other.id]).not.toContain(body.id);
    expect([portal.value(body.id, 'city'), portal.value(body.id, 'phone')]).toEqual(['Boise', '555']);
    expect((await batchRead([kept.id, other.id])).body.results).toEqual([]);
  });

  test('or keeps the primary and redirects, where the portal does so', async () => {
    const keeping = hubspot.addPortal({ portalId: 13, mergeMakesNewId: false, redirectMergedIds: true });
    const [kept, other] = [keeping.create({ city: 'Boise' }), keeping.create({ phone: '555' })];
    expect(keeping.merge(kept.id, other.id).id).toBe(kept.id);
    expect(keeping.contact(other.id)?.id).toBe(kept.id);
  });

  test('restored and erased', async () => {
    const contact = made({ email: 'back@example.com' });
    portal.archive(contact.id);
    portal.restore(contact.id);
    expect((await batchRead([contact.id])).status).toBe(200);
    expect((await call('POST', `${base}/gdpr-delete`, { objectId: contact.id })).status).toBe(204);
    expect((await call('GET', `${base}/${contact.id}?archived=true`)).status).toBe(404);
  });
});

test('10,000 contacts are made, read and written within a few CPU seconds', async () => {
  const big = hubspot.addPortal({ portalId: 14, limits: { burst: 10_000 } });
  const caller = callerOf(hubspot, hubspot.staticToken(14));
  const before = process.cpuUsage();
  const ids = Array.from({ length: 10_000 }, (_, at) => big.create({ email: `p${at}@example.com`, firstname: 'A' }).id);
  for (let at = 0; at < ids.length; at += 100) {
    const inputs = ids.slice(at, at + 100);
    const body = {
      inputs: inputs.map((id) => ({ id })),
      properties: ['email', 'firstname'],
      propertiesWithHistory: [],
    };
    expect((await caller('POST', `${base}/batch/read`, body)).body.results).toHaveLength(100);
    const writes = inputs.map((id) => ({ id, properties: { message: 'seen', jobtitle: 'x' } }));
    expect((await caller('POST', `${base}/batch/update`, { inputs: writes })).status).toBe(200);
  }
  const { user, system } = process.cpuUsage(before);
  console.log(`10,000 contacts: ${Math.round((user + system) / 1_000)} ms of CPU, client included`);
  expect(big.contacts().every((contact) => contact.apiWrites === 1)).toBe(true);
});
