import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContacts, readLastChanges } from '../../../bridge/hubspot/contacts/read-contacts.ts';
import { searchContacts } from '../../../bridge/hubspot/contacts/search-contacts.ts';
import { writeContacts } from '../../../bridge/hubspot/contacts/write-contacts.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../fixtures/screening-bridge.ts';
import { leadValues } from '../../fixtures/screening-contacts.ts';
import { idsIn } from '../../fixtures/screening-views.ts';
import { byUser } from '../../simulators/hubspot/contact.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';

let screening: Screening;
beforeAll(async () => {
  const portals = [{ portalId: 11 }, { portalId: 12, redirectMergedIds: true, mergeMakesNewId: false }];
  screening = await openScreening({ portals });
  await connectPortal(screening);
  await connectPortal(screening, { portalId: '12' });
});
afterAll(() => screening[Symbol.asyncDispose]());
beforeEach(() => {
  screening.simulator.log.clear();
  screening.simulator.clearScript();
});

let serial = 0;
const create = (count: number, portalId = PORTAL) =>
  Array.from({ length: count }, () => {
    serial += 1;
    return screening.portal(portalId).create(leadValues(`io${serial}`)).id;
  });
const read = (contactIds: string[], portalId = PORTAL) =>
  readContacts(screening.api, { portalId, contactIds, properties: ['firstname', 'city'], priority: 'live' });
const write = (updates: { id: string; properties: Record<string, string> }[]) =>
  writeContacts(screening.api, { portalId: PORTAL, updates, priority: 'live' });

describe('reading', () => {
  test('asks for a hundred at a time, each contact once, and for exactly the properties', async () => {
    const ids = create(130);
    const { contacts, gone } = await read([...ids, ...ids]);
    expect([contacts.size, gone.size]).toEqual([130, 0]);
    expect(idsIn(screening, 'contacts.batchRead').map((batch) => batch.length)).toEqual([100, 30]);
    const body = screening.simulator.log.calls[0]?.body;
    expect(body).toMatchObject({ properties: ['firstname', 'city'], propertiesWithHistory: [] });
    const contact = contacts.get(ids[0] as string);
    expect(contact?.properties).toMatchObject({ firstname: 'Maria', city: 'Austin' });
    expect(contact?.createdAt?.getTime()).toBe(screening.portal().contact(ids[0] as string)?.createdAt);
    expect(screening.simulator.faults).toEqual([]);
  });

  test('tells the contacts that are not there from the others', async () => {
    const [kept = '', archived = ''] = create(2);
    screening.portal().archive(archived);
    const { contacts, gone, refused } = await read([kept, archived, '999']);
    expect([...contacts.keys()]).toEqual([kept]);
    expect([...gone].toSorted()).toEqual([archived, '999'].toSorted());
    expect(refused.size).toBe(0);
  });

  test('an id that was merged away is gone, though HubSpot answers with the one that is left', async () => {
    const [primary = '', other = ''] = create(2, '12');
    screening.portal('12').merge(primary, other);
    const { contacts, gone } = await read([other], '12');
    expect(contacts.has(other)).toBe(false);
    expect([...gone]).toEqual([other]);
  });

  test('no contacts are no call', async () => {
    expect((await read([])).contacts.size).toBe(0);
    expect(screening.simulator.log.count()).toBe(0);
  });

  test('half an answer is a failure that can be tried again, not an absence', async () => {
    const ids = create(2);
    screening.simulator.script({ kind: 'contacts.batchRead', deviations: [deviations.truncated] });
    await expect(read(ids)).rejects.toMatchObject({ name: 'HubSpotFailure', kind: 'retryable' });
  });
});

test('the last change of a property names who made it, fifty contacts at a time', async () => {
  const ids = create(60);
  screening.portal().update(ids[0] as string, { lead_intake_status: 'valid' }, byUser(3));
  screening.portal().update(ids[0] as string, { lead_intake_status: 'invalid' }, byUser(4));
  const request = { portalId: PORTAL, contactIds: ids, property: 'lead_intake_status', priority: 'live' } as const;
  const changes = await readLastChanges(screening.api, request);
  expect([...changes]).toEqual([
    [ids[0], { value: 'invalid', at: expect.any(Date), sourceType: 'CRM_UI', sourceId: 'userId:4' }],
  ]);
  expect(idsIn(screening, 'contacts.batchRead').map((batch) => batch.length)).toEqual([50, 10]);
  expect(screening.simulator.faults).toEqual([]);
});

describe('writing', () => {
  test('a hundred at a time; of two values for one contact the last', async () => {
    const ids = create(120);
    const updates = ids.map((id) => ({ id, properties: { lead_intake_score: '1' } }));
    const { written } = await write([...updates, { id: ids[0] as string, properties: { lead_intake_score: '2' } }]);
    expect(written.size).toBe(120);
    expect(screening.portal().value(ids[0] as string, 'lead_intake_score')).toBe('2');
    expect(idsIn(screening, 'contacts.batchUpdate').map((batch) => batch.length)).toEqual([100, 20]);
    expect(screening.simulator.faults).toEqual([]);
  });

  test('clears a value', async () => {
    const [id = ''] = create(1);
    await write([{ id, properties: { lead_intake_score: '7' } }]);
    await write([{ id, properties: { lead_intake_score: '' } }]);
    expect(screening.portal().value(id, 'lead_intake_score')).toBeUndefined();
  });

  test('a contact that is gone does not keep the others', async () => {
    const [kept = ''] = create(1);
    const properties = { lead_intake_score: '3' };
    const { written, gone, refused } = await write([
      { id: kept, properties },
      { id: '999', properties },
    ]);
    expect([[...written], [...gone], refused.size]).toEqual([[kept], ['999'], 0]);
  });

  test('a refused value names its property and quotes nothing', async () => {
    const [good = '', bad = ''] = create(2);
    const { written, refused } = await write([
      { id: good, properties: { lead_intake_status: 'valid' } },
      { id: bad, properties: { lead_intake_status: 'a secret of Maria' } },
    ]);
    expect([...written]).toEqual([good]);
    const failure = refused.get(bad);
    expect(failure?.properties).toEqual(['lead_intake_status']);
    expect(failure?.message).toContain('lead_intake_status');
    expect(failure?.message).not.toContain('Maria');
    // Provoked on purpose: once with the good one, once alone.
    expect(new Set(screening.simulator.faults.map(({ code }) => code))).toEqual(new Set(['invalid_value']));
  });

  test('nothing to write is no call', async () => {
    await write([]);
    expect(screening.simulator.log.count()).toBe(0);
  });
});

describe('searching', () => {
  test('counts all and pages by id', async () => {
    const ids = create(5);
    const window = { portalId: PORTAL, createdFrom: null, createdUntil: new Date(Date.now() + 1_000) };
    const first = await searchContacts(screening.api, { ...window, after: '0' }, { limit: 1 });
    expect(first.total).toBe(screening.portal().contacts().length);
    const rest = await searchContacts(screening.api, { ...window, after: ids[1] as string });
    expect(rest.ids).toEqual(ids.slice(2));
    expect(screening.simulator.faults).toEqual([]);
  });

  test('a window without contacts', async () => {
    const window = { portalId: PORTAL, createdFrom: new Date('2020-01-01'), createdUntil: new Date('2020-02-01') };
    expect(await searchContacts(screening.api, { ...window, after: '0' })).toEqual({ total: 0, ids: [] });
  });
});
