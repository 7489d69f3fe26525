import { describe, expect, test } from 'vitest';
import { createPaths } from '../../../../bridge/hubspot/client/paths.ts';
import type { HubSpotCall } from '../../../../bridge/hubspot/client/ports.ts';
import { searchPages } from '../../../../bridge/hubspot/contacts/search-contacts.ts';

const window = { portalId: '11', createdFrom: new Date(1_000), createdUntil: new Date(9_000) };
const paths = createPaths();

/** Answers each call with the next of these bodies. */
function answering(...bodies: unknown[]) {
  const calls: HubSpotCall[] = [];
  const call = async (given: HubSpotCall) => {
    calls.push(given);
    return { status: 200, body: bodies[calls.length - 1] };
  };
  return { calls, api: { call, paths } };
}

const page = (from: number, count: number) => ({
  total: 12_345,
  results: Array.from({ length: count }, (_, n) => ({ id: String(from + n), properties: {} })),
});

async function all(api: Parameters<typeof searchPages>[0]): Promise<string[]> {
  const ids: string[] = [];
  for await (const some of searchPages(api, window)) ids.push(...some);
  return ids;
}

describe('a search', () => {
  test('asks for a window of creation dates, by id, for ids alone, behind live calls', async () => {
    const { calls, api } = answering(page(5, 1));
    expect(await all(api)).toEqual(['5']);
    expect(calls).toMatchObject([
      {
        portalId: '11',
        method: 'POST',
        path: '/crm/objects/2026-09/contacts/search',
        repeatable: true,
        priority: 'background',
      },
    ]);
    expect(calls[0]?.body).toEqual({
      after: '0',
      filterGroups: [
        {
          filters: [
            { propertyName: 'createdate', operator: 'LT', value: '9000' },
            { propertyName: 'createdate', operator: 'GTE', value: '1000' },
          ],
        },
      ],
      sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
      properties: ['hs_object_id'],
      limit: 200,
    });
    expect(JSON.stringify(calls[0]?.body).length).toBeLessThan(3_000);
  });

  test('goes on after the largest id of a full page, never by an offset', async () => {
    const { calls, api } = answering(page(1, 200), page(201, 200), page(401, 3));
    expect(await all(api)).toHaveLength(403);
    const after = calls.map(({ body }) => JSON.stringify(body).match(/"GT","value":"(\d+)"/)?.[1]);
    expect(after).toEqual([undefined, '200', '400']);
    expect(calls.map(({ body }) => (body as { after: string }).after)).toEqual(['0', '0', '0']);
  });

  test('compares ids as numbers, of any length', async () => {
    const ids = ['99', '9007199254740993', '100', ...page(1_000, 197).results.map(({ id }) => id)];
    const { calls, api } = answering({ total: 200, results: ids.map((id) => ({ id })) }, { total: 0, results: [] });
    expect(await all(api)).toHaveLength(200);
    expect(JSON.stringify(calls[1]?.body)).toContain('"9007199254740993"');
  });

  test('ends with an empty answer, and where HubSpot gives the same page again', async () => {
    expect(await all(answering({ total: 0, results: [] }).api)).toEqual([]);
    const { calls, api } = answering(page(1, 200), page(1, 200));
    expect(await all(api)).toHaveLength(400);
    expect(calls).toHaveLength(2);
  });

  test.each([
    undefined,
    null,
    {},
    { total: 1, results: 'none' },
    { total: 1, results: [{ id: 5 }] },
    { total: 1, results: [{ id: 'x' }] },
  ])('an answer like %o is a failure to be tried again, not the end', async (body) => {
    await expect(all(answering(body).api)).rejects.toMatchObject({ name: 'HubSpotFailure', kind: 'retryable' });
  });
});
