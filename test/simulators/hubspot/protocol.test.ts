import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

let hubspot: HubSpotSimulator;
let call: Caller;
beforeAll(async () => {
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11 }], app: { distribution: 'private' } });
  call = callerOf(hubspot, hubspot.staticToken(11));
});
afterAll(() => hubspot[Symbol.asyncDispose]());
beforeEach(() => hubspot.log.clear());

describe('paths', () => {
  test.each([
    ['GET', '/crm/v3/objects/contacts/1', 'legacy_path', 404],
    ['POST', '/crm/v3/objects/contacts/batch/read', 'legacy_path', 404],
    ['GET', '/crm/v4/objects/contacts/1/associations/notes', 'legacy_path', 404],
    ['POST', '/oauth/v1/token', 'legacy_path', 404],
    ['POST', '/automation/v4/actions/callbacks/x/complete', 'legacy_path', 404],
    ['GET', '/account-info/v3/details', 'legacy_path', 404],
    ['GET', '/crm/objects/2025-09/contacts/1', 'unknown_path', 404],
    ['GET', '/crm/objects/2026-09-beta/contacts/1', 'unknown_path', 404],
    ['GET', '/crm/objects/2026-09/companies', 'unknown_path', 404],
    ['PUT', '/crm/objects/2026-09/contacts/1', 'wrong_method', 405],
    ['GET', '/oauth/2026-09/token', 'wrong_method', 405],
  ])('%s %s is a fault: %s', async (method, path, code, status) => {
    expect((await call(method, path)).status).toBe(status);
    expect(faultCodes(hubspot)).toEqual([code]);
  });

  test.each(['2026-09', '2026-03'])('version %s is served', async (version) => {
    expect((await call('GET', `/account-info/${version}/details`)).body.portalId).toBe(11);
    expect(hubspot.faults).toEqual([]);
  });
});

describe('what a client builds wrongly', () => {
  const { id } = { id: '180000000001' };
  test.each([
    ['undefined in the query', `/crm/objects/{v}/contacts/${id}?properties=undefined`, 'undefined_value'],
    ['undefined in a list', `/crm/objects/{v}/contacts/${id}?properties=email%2Cundefined`, 'undefined_value'],
    ['undefined as an id', '/crm/objects/{v}/contacts/undefined', 'undefined_value'],
    ['two question marks', `/crm/objects/{v}/contacts/${id}?a=b?c=d`, 'malformed_url'],
    ['a token in the URL', `/crm/objects/{v}/contacts/${id}?access_token=x`, 'token_in_url'],
  ])('%s', async (_, path, code) => {
    await call('GET', path);
    expect(faultCodes(hubspot)).toContain(code);
  });

  test.each([
    ['no Authorization', ''],
    ['an empty token', 'Bearer '],
    ['two tokens in one header', 'Bearer a, Bearer b'],
    ['another scheme', 'Basic abc'],
  ])('%s is 401 and a fault', async (_, authorization) => {
    const { status, body } = await callerOf(hubspot, '')('GET', '/account-info/{v}/details', undefined, {
      authorization,
    });
    expect([status, body.category]).toEqual([401, 'INVALID_AUTHENTICATION']);
    expect(faultCodes(hubspot)).toEqual(['authorization_header']);
  });

  test('two Authorization headers are seen although Node would hide one', async () => {
    const status = await new Promise((resolve) => {
      const headers = ['host', 'x', 'authorization', `Bearer ${call.token}`, 'authorization', 'Bearer other'];
      request(`${hubspot.url}/account-info/2026-09/details`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(401);
    expect(faultCodes(hubspot)).toEqual(['authorization_header']);
  });

  test.each(['', 'text/plain', 'application/json, text/plain', 'application/json; charset=latin1'])(
    'content type "%s" is 415 and a fault',
    async (type) => {
      const { status } = await call('POST', '/crm/objects/{v}/contacts', '{"properties":{}}', { 'content-type': type });
      expect(status).toBe(415);
      expect(faultCodes(hubspot)).toEqual(['content_type']);
    },
  );

  test.each([
    ['no JSON', '{"inputs":', 'not_json'],
    ['no object', '[]', 'wrong_body'],
    ['no inputs', '{"properties":[],"propertiesWithHistory":[]}', 'wrong_body'],
  ])('a body that is %s is 400', async (_, body, code) => {
    expect((await call('POST', '/crm/objects/{v}/contacts/batch/read', body)).status).toBe(400);
    expect(faultCodes(hubspot)).toEqual([code]);
  });

  test('an unknown key is answered and remembered as a fault', async () => {
    const contact = hubspot.portal(11).create({ email: 'key@example.com' });
    const body = {
      inputs: [{ id: contact.id }],
      property: ['email'],
      properties: ['email'],
      propertiesWithHistory: [],
    };
    expect((await call('POST', '/crm/objects/{v}/contacts/batch/read', body)).status).toBe(200);
    expect(faultCodes(hubspot)).toEqual(['wrong_body']);
  });

  test('calls are counted by kind and portal', async () => {
    await call('GET', '/account-info/{v}/details');
    await call('GET', '/crm/properties/{v}/contacts');
    await call('GET', '/crm/properties/{v}/contacts');
    expect(hubspot.log.counts()).toEqual({ 'account.details': 1, 'properties.list': 2 });
    expect(hubspot.log.counts(12)).toEqual({});
    expect(hubspot.log.count('properties.list', 11)).toBe(2);
  });
});
