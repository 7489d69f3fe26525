import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

let hubspot: HubSpotSimulator;
let call: Caller;
beforeAll(async () => {
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, limits: { burst: 10_000 } }] });
  call = callerOf(hubspot, hubspot.staticToken(11));
});
afterAll(() => hubspot[Symbol.asyncDispose]());
beforeEach(() => hubspot.log.clear());

const base = '/crm/properties/{v}/contacts';
const options = [{ label: 'Valid', value: 'valid', displayOrder: 0, hidden: false }];
const score = {
  name: 'x_score',
  label: 'X score',
  type: 'number',
  fieldType: 'number',
  groupName: 'contactinformation',
};

test('a group and its properties are made, listed, changed and archived', async () => {
  expect((await call('POST', `${base}/groups`, { name: 'lead', label: 'Lead' })).status).toBe(201);
  expect((await call('GET', `${base}/groups/lead`)).body.label).toBe('Lead');
  expect((await call('PATCH', `${base}/groups/lead`, { label: 'Leads' })).body.label).toBe('Leads');
  const status = {
    ...score,
    name: 'lead_status',
    type: 'enumeration',
    fieldType: 'select',
    groupName: 'lead',
    options,
  };
  expect((await call('POST', base, status)).status).toBe(201);
  const more = [...options, { label: 'Invalid', value: 'invalid', displayOrder: 1, hidden: false }];
  const changed = await call('PATCH', `${base}/lead_status`, { options: more });
  expect(changed.body.options).toEqual(more);
  const names = (await call('GET', base)).body.results.map((property) => property.name);
  expect(names).toEqual(expect.arrayContaining(['email', 'lead_status']));
  expect((await call('DELETE', `${base}/lead_status`)).status).toBe(204);
  expect((await call('GET', `${base}/lead_status`)).status).toBe(404);
  expect((await call('GET', `${base}/lead_status?archived=true`)).body.archived).toBe(true);
  expect(hubspot.faults).toEqual([]);
});

test.each([
  ['a taken name', { ...score, name: 'email' }, 409],
  ['capitals in a name', { ...score, name: 'Lead_Score' }, 400],
  ['a name with a space', { ...score, name: 'lead score' }, 400],
  ['no label', { ...score, label: undefined }, 400],
  ['an unknown type', { ...score, type: 'integer' }, 400],
  ['a number as text field', { ...score, fieldType: 'text' }, 400],
  ['a date shown as datetime', { ...score, type: 'datetime', fieldType: 'datetime' }, 400],
  ['a string as select', { ...score, type: 'string', fieldType: 'select' }, 400],
  ['a group that is not there', { ...score, groupName: 'nowhere' }, 400],
  ['an enumeration without options', { ...score, type: 'enumeration', fieldType: 'select' }, 400],
  ['a number with options', { ...score, options }, 400],
  [
    'an option without hidden',
    { ...score, type: 'enumeration', fieldType: 'radio', options: [{ label: 'A', value: 'a' }] },
    400,
  ],
  [
    'the same option twice',
    { ...score, type: 'enumeration', fieldType: 'radio', options: [...options, ...options] },
    400,
  ],
])('%s is refused', async (_, body, status) => {
  const answer = await call('POST', base, body);
  expect([answer.status, answer.body.status]).toEqual([status, 'error']);
  expect(hubspot.portal(11).properties.live('x_score')).toBeUndefined();
});

test('a property of HubSpot’s own keeps its type and cannot be archived', async () => {
  expect((await call('PATCH', `${base}/city`, { type: 'number', fieldType: 'number' })).status).toBe(400);
  expect((await call('DELETE', `${base}/city`)).status).toBe(400);
});

test('several are made in one call, each for itself', async () => {
  const inputs = [
    { ...score, name: 'batch_one' },
    { ...score, name: 'batch_two', fieldType: 'text' },
  ];
  const { status, body } = await call('POST', `${base}/batch/create`, { inputs });
  expect([status, body.results.map((made) => made.name), body.errors.length]).toEqual([207, ['batch_one'], 1]);
  const read = { archived: false, inputs: [{ name: 'batch_one' }, { name: 'batch_two' }] };
  expect((await call('POST', `${base}/batch/read`, read)).status).toBe(207);
  expect((await call('POST', `${base}/batch/read`, { ...read, inputs: [{ name: 'email' }] })).status).toBe(200);
});

describe('scopes', () => {
  const only = (...scopes: string[]) => callerOf(hubspot, hubspot.staticToken(11, scopes));
  test.each([
    ['GET', base, ['crm.objects.contacts.read'], 200],
    ['GET', base, ['oauth'], 403],
    ['POST', base, ['crm.objects.contacts.read', 'crm.objects.contacts.write'], 403],
    ['POST', '/crm/objects/{v}/contacts', ['crm.objects.contacts.read'], 403],
    ['POST', '/crm/objects/{v}/contacts/search', ['crm.objects.contacts.write'], 403],
    ['GET', '/account-info/{v}/details', ['crm.objects.contacts.read'], 403],
  ])('%s %s with %j is %i', async (method, path, scopes, status) => {
    const body = method === 'POST' ? { properties: {}, filterGroups: [] } : undefined;
    const answer = await only(...scopes)(method, path, body);
    expect(answer.status).toBe(status);
    if (status !== 403) return;
    expect(answer.body.category).toBe('MISSING_SCOPES');
    expect(answer.body.errors[0]?.context.requiredGranularScopes?.length).toBeGreaterThan(0);
  });

  test('a sensitive property reads as absent without its scope', async () => {
    const portal = hubspot.portal(11);
    portal.properties.define({
      name: 'ssn',
      label: 'SSN',
      type: 'string',
      fieldType: 'text',
      dataSensitivity: 'sensitive',
    });
    const { id } = portal.create({ ssn: '123' });
    const path = `/crm/objects/{v}/contacts/${id}?properties=ssn`;
    expect((await call('GET', path)).body.properties).not.toHaveProperty('ssn');
    const sees = only('crm.objects.contacts.read', 'crm.objects.contacts.sensitive.read.v2');
    expect((await sees('GET', path)).body.properties.ssn).toBe('123');
  });
});

test('a note is kept with its contact', async () => {
  const { id } = hubspot.portal(11).create({ city: 'Boise' });
  const note = (
    associationTypeId: number,
    to = id,
    properties: object = { hs_timestamp: '1795168800000', hs_note_body: 'Hi' },
  ) =>
    call('POST', '/crm/objects/{v}/notes', {
      properties,
      associations: [{ to: { id: to }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] }],
    });
  expect((await note(202)).status).toBe(201);
  expect(hubspot.portal(11).notes).toMatchObject([{ contactIds: [id], body: 'Hi' }]);
  expect((await note(201)).status).toBe(400);
  expect((await note(202, '404')).status).toBe(400);
  expect((await note(202, id, {})).status).toBe(400);
  expect(faultCodes(hubspot)).toEqual([]);
});
