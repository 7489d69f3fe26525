import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

let hubspot: HubSpotSimulator;
let call: Caller;
let id: string;
beforeAll(async () => {
  const properties = [
    { name: 'score', label: 'Score', type: 'number', fieldType: 'number' },
    { name: 'status', label: 'Status', type: 'enumeration', fieldType: 'select', options: [['valid', 'Valid']] },
    {
      name: 'tags',
      label: 'Tags',
      type: 'enumeration',
      fieldType: 'checkbox',
      options: [
        ['a', 'A'],
        ['b', 'B'],
      ],
    },
    { name: 'screened_at', label: 'At', type: 'datetime', fieldType: 'date' },
    { name: 'born', label: 'Born', type: 'date', fieldType: 'date' },
    { name: 'represented', label: 'Represented', type: 'bool', fieldType: 'booleancheckbox' },
    { name: 'notes', label: 'Notes', type: 'string', fieldType: 'textarea' },
  ] as const;
  const limits = { burst: 10_000 };
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, properties, limits }] });
  call = callerOf(hubspot, hubspot.staticToken(11));
  id = hubspot.portal(11).create({ email: 'a@example.com' }).id;
});
afterAll(() => hubspot[Symbol.asyncDispose]());
beforeEach(() => hubspot.log.clear());

const patch = (properties: unknown) => call('PATCH', `/crm/objects/{v}/contacts/${id}`, { properties });

test.each([
  ['score', '72', '72'],
  ['score', '-0.5', '-0.5'],
  ['score', '', null],
  ['status', 'valid', 'valid'],
  ['tags', 'a;b', 'a;b'],
  ['screened_at', '2026-11-20T10:00:00.250Z', '2026-11-20T10:00:00.250Z'],
  ['screened_at', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00Z'],
  ['screened_at', '1795168800000', '2026-11-20T10:00:00Z'],
  ['screened_at', '2026-11-20T05:00:00-05:00', '2026-11-20T10:00:00Z'],
  ['born', '1980-02-29', '1980-02-29'],
  ['represented', 'true', 'true'],
  ['notes', 'x'.repeat(65_536), 'x'.repeat(65_536)],
])('%s takes %.40s', async (name, value, kept) => {
  const { status, body } = await patch({ [name]: value });
  expect([status, body.properties[name]]).toEqual([200, kept]);
  expect(hubspot.faults).toEqual([]);
});

test.each([
  ['nothing_like_it', 'x', 'PROPERTY_DOESNT_EXIST', 'unknown_property'],
  ['hs_object_id', '5', 'READ_ONLY_VALUE', 'read_only_property'],
  ['createdate', '2026-11-20T10:00:00Z', 'READ_ONLY_VALUE', 'read_only_property'],
  ['score', '1,000', 'INVALID_DOUBLE', 'invalid_value'],
  ['score', 'high', 'INVALID_DOUBLE', 'invalid_value'],
  ['score', '72%', 'INVALID_DOUBLE', 'invalid_value'],
  ['status', 'Valid', 'INVALID_OPTION', 'invalid_value'],
  ['status', 'valid ', 'INVALID_OPTION', 'invalid_value'],
  ['tags', 'a;c', 'INVALID_OPTION', 'invalid_value'],
  ['screened_at', 'yesterday', 'INVALID_LONG', 'invalid_value'],
  ['screened_at', '2026-11-20 10:00', 'INVALID_LONG', 'invalid_value'],
  ['screened_at', '1795168800', 'INVALID_DATE', 'invalid_value'],
  ['born', '1795168800001', 'INVALID_DATE', 'invalid_value'],
  ['represented', 'yes', 'INVALID_OPTION', 'invalid_value'],
  ['notes', 'x'.repeat(65_537), 'INVALID_LENGTH', 'invalid_value'],
  ['email', 'nobody', 'INVALID_EMAIL', 'invalid_value'],
])('%s refuses %.40s: %s', async (name, value, code, fault) => {
  const { status, body } = await patch({ firstname: 'Not kept', [name]: value });
  expect([status, body.status, body.category]).toEqual([400, 'error', 'VALIDATION_ERROR']);
  expect(body.errors[0]).toMatchObject({ code, context: { propertyName: [name] } });
  const embedded = JSON.parse(body.message.replace('Property values were not valid: ', '')) as object[];
  expect(embedded).toMatchObject([{ isValid: false, error: code, name, portalId: 11 }]);
  expect(body.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(faultCodes(hubspot)).toEqual([fault]);
  expect(hubspot.portal(11).value(id, 'firstname')).toBeUndefined();
});

test('every wrong value of a request is named', async () => {
  const { body } = await patch({ score: 'x', status: 'y', unknown: 'z' });
  expect(body.errors.map((error) => error.code)).toEqual(['INVALID_DOUBLE', 'INVALID_OPTION', 'PROPERTY_DOESNT_EXIST']);
});

test.each([
  ['a number', 72, 'not_text'],
  ['undefined as text', 'undefined', 'undefined_value'],
  ['an object', { a: 1 }, 'not_text'],
])('%s as a value is a fault', async (_, value, code) => {
  await patch({ notes: value });
  expect(faultCodes(hubspot)).toContain(code);
});

test('the lifecycle stage does not go back', async () => {
  await patch({ lifecyclestage: 'customer' });
  const { status } = await patch({ lifecyclestage: 'lead' });
  expect([status, hubspot.portal(11).value(id, 'lifecyclestage')]).toEqual([200, 'customer']);
  expect(faultCodes(hubspot)).toEqual(['lifecycle_backwards']);
});

test('history names who wrote what; the same value again leaves no trace', async () => {
  await patch({ city: 'Boise' });
  await patch({ city: 'Boise' });
  hubspot.portal(11).update(id, { city: 'Nampa' });
  const contact = hubspot.portal(11).contact(id);
  expect(contact?.history.get('city')).toMatchObject([
    { value: 'Nampa', sourceType: 'CRM_UI', sourceId: 'userId:7' },
    { value: 'Boise', sourceType: 'INTEGRATION', sourceId: String(hubspot.app.appId) },
  ]);
  const { body } = await call('GET', `/crm/objects/{v}/contacts/${id}?propertiesWithHistory=city`);
  expect(body.propertiesWithHistory).toMatchObject({ city: [{ value: 'Nampa' }, { value: 'Boise' }] });
});

test('an administrator’s rule refuses writes of 2026-09, not of 2026-03', async () => {
  const portal = hubspot.portal(11);
  portal.writeRules.push(({ contact }) => (contact?.values.has('phone') ? null : 'Phone Number is required'));
  const refused = await patch({ score: '1' });
  expect([refused.status, refused.body.message]).toEqual([400, 'Phone Number is required']);
  const older = await call('PATCH', `/crm/objects/2026-03/contacts/${id}`, { properties: { score: '1' } });
  expect(older.status).toBe(200);
  portal.writeRules.length = 0;
});
