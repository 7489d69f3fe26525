import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

let hubspot: HubSpotSimulator;
let call: Caller;
let now = Date.parse('2026-11-20T10:00:00Z');
let ids: string[];
beforeAll(async () => {
  const limits = { search: 10_000 };
  hubspot = await startHubSpotSimulator({ now: () => now, portals: [{ portalId: 11, indexDelayMs: 5_000, limits }] });
  call = callerOf(hubspot, hubspot.staticToken(11));
  ids = ['Ana', 'Bo', 'Cy', 'Di'].map((firstname, at) => {
    now += 1_000;
    const email = `${firstname}@Example.com`;
    return hubspot.portal(11).create({ firstname, email, ...(at < 2 ? { city: 'Boise' } : {}) }).id;
  });
  hubspot.portal(11).index.flush();
});
afterAll(() => hubspot[Symbol.asyncDispose]());
beforeEach(() => hubspot.log.clear());

const whole = { after: '0', filterGroups: [], limit: 10, properties: [], sorts: [] };
const search = (body: object) => call('POST', '/crm/objects/{v}/contacts/search', { ...whole, ...body });
const filter = (propertyName: string, operator: string, value?: string, more: object = {}) => ({
  propertyName,
  operator,
  ...(value === undefined ? {} : { value }),
  ...more,
});
const where = (...filters: object[]) => ({ filterGroups: [{ filters }] });

test.each([
  ['EQ without case', where(filter('email', 'EQ', 'ANA@example.com')), [0]],
  ['NEQ, the unset included', where(filter('city', 'NEQ', 'Boise')), [2, 3]],
  ['HAS_PROPERTY', where(filter('city', 'HAS_PROPERTY')), [0, 1]],
  ['NOT_HAS_PROPERTY', where(filter('city', 'NOT_HAS_PROPERTY')), [2, 3]],
  ['GT of a date', where(filter('createdate', 'GT', '2026-11-20T10:00:03Z')), [3]],
  ['GTE of a date in ms', where(filter('createdate', 'GTE', String(Date.parse('2026-11-20T10:00:03Z')))), [2, 3]],
  ['BETWEEN', where(filter('createdate', 'BETWEEN', '1795168802000', { highValue: '1795168803000' })), [1, 2]],
  ['IN wants lower case', where(filter('firstname', 'IN', undefined, { values: ['ana', 'Bo'] })), [0]],
  ['CONTAINS_TOKEN', where(filter('email', 'CONTAINS_TOKEN', 'd*')), [3]],
  ['AND in a group', where(filter('city', 'EQ', 'Boise'), filter('firstname', 'EQ', 'Bo')), [1]],
  [
    'OR of groups',
    {
      filterGroups: [where(filter('firstname', 'EQ', 'Cy')), where(filter('firstname', 'EQ', 'Ana'))].flatMap(
        (one) => one.filterGroups,
      ),
    },
    [0, 2],
  ],
  ['a query', { query: 'cy@' }, [2]],
  ['a sort', { sorts: [{ propertyName: 'firstname', direction: 'DESCENDING' }] }, [3, 2, 1, 0]],
  ['ids beyond', where(filter('hs_object_id', 'GT', '180000000002')), [2, 3]],
])('%s', async (_, body, expected) => {
  const answer = await search({ limit: 100, ...body });
  expect(answer.body.results.map((result) => ids.indexOf(result.id))).toEqual(expected);
  expect(answer.body.total).toBe(expected.length);
  expect([...answer.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  expect(hubspot.faults).toEqual([]);
});

test('pages', async () => {
  const first = await search({ limit: 3, properties: ['city'] });
  expect([first.body.results.length, first.body.paging?.next.after]).toEqual([3, '3']);
  expect(first.body.results[0]?.properties).toMatchObject({ city: 'Boise', hs_object_id: ids[0] });
  const second = await search({ limit: 3, after: '3' });
  expect([second.body.results.length, second.body.paging]).toEqual([1, undefined]);
});

test('a new contact is found only after the delay, an archived one until then', async () => {
  const { id } = hubspot.portal(11).create({ firstname: 'Late' });
  const body = where(filter('firstname', 'EQ', 'Late'));
  expect((await search(body)).body.total).toBe(0);
  now += 5_000;
  expect((await search(body)).body.total).toBe(1);
  hubspot.portal(11).archive(id);
  expect((await search(body)).body.total).toBe(1);
  now += 5_000;
  expect((await search(body)).body.total).toBe(0);
});

const group = where(filter('city', 'HAS_PROPERTY')).filterGroups[0];
const filters = (count: number) => ({ filters: Array.from({ length: count }, () => filter('city', 'HAS_PROPERTY')) });
test.each([
  ['6 groups', { filterGroups: Array.from({ length: 6 }, () => group) }, 'search_too_wide'],
  ['7 filters in a group', { filterGroups: [filters(7)] }, 'search_too_wide'],
  ['19 filters', { filterGroups: [filters(6), filters(6), filters(6), filters(1)] }, 'search_too_wide'],
  ['201 a page', { limit: 201 }, 'search_too_wide'],
  ['beyond 10,000', { limit: 100, after: '9901' }, 'search_too_wide'],
  ['a body of 3,001 characters', where(filter('city', 'EQ', 'x'.repeat(3_000))), 'search_too_wide'],
  ['an unknown property', where(filter('no_such', 'EQ', 'x')), 'unknown_property'],
])('%s is refused and a fault', async (_, body, code) => {
  expect((await search(body)).status).toBe(400);
  expect(faultCodes(hubspot)).toEqual([code]);
});

test.each([
  ['an unknown operator', where(filter('city', 'LIKE', 'x'))],
  ['EQ without a value', where(filter('city', 'EQ'))],
  ['IN without values', where(filter('city', 'IN', 'x'))],
  ['BETWEEN without a high value', where(filter('createdate', 'BETWEEN', '1'))],
  ['two sorts', { sorts: ['city', 'email'] }],
  ['a direction HubSpot lacks', { sorts: [{ propertyName: 'city', direction: 'DESC' }] }],
  ['a cursor of letters', { after: 'abc' }],
])('%s is refused', async (_, body) => {
  expect((await search(body)).status).toBe(400);
});

test.each(['after', 'limit', 'properties', 'sorts'] as const)(
  'a search without %s is answered, and a fault',
  async (key) => {
    const { [key]: _left, ...rest } = whole;
    expect((await call('POST', '/crm/objects/{v}/contacts/search', rest)).status).toBe(200);
    expect(hubspot.faults.map(({ message }) => message)).toEqual([`search: missing ${key}`]);
  },
);
