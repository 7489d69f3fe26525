import { describe, expect, test } from 'vitest';
import { type Caller, callerOf } from './call-hubspot.ts';
import { deviations, type FaultRule, retryAfter } from './fault-rules.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';
import { drawLatency } from './latency.ts';
import { seededRandom } from './seeded-random.ts';

async function start(...rules: FaultRule[]): Promise<{ hubspot: HubSpotSimulator; call: Caller; id: string }> {
  const hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, limits: { burst: 10_000 } }], rules });
  const { id } = hubspot.portal(11).create({ email: 'a@example.com' });
  return { hubspot, call: callerOf(hubspot, hubspot.staticToken(11)), id };
}
const update = (call: Caller, id: string) =>
  call('POST', '/crm/objects/{v}/contacts/batch/update', { inputs: [{ id, properties: { city: 'Boise' } }] });

test.each([
  ['tenSecondly', 429, 'TEN_SECONDLY_ROLLING'],
  ['daily', 429, 'DAILY'],
  ['secondly', 429, 'SECONDLY'],
  ['locked', 423, undefined],
  ['migrating', 477, undefined],
  ['serverError', 500, undefined],
  ['badGateway', 502, undefined],
  ['unavailable', 503, undefined],
  ['gatewayTimeout', 504, undefined],
  ['originUnreachable', 523, undefined],
] as const)('%s answers %i once and writes nothing', async (name, status, policyName) => {
  const { hubspot, call, id } = await start({ kind: 'contacts.batchUpdate', times: 1, deviations: [deviations[name]] });
  await using _ = hubspot;
  const answer = await update(call, id);
  expect([answer.status, answer.body.policyName]).toEqual([status, policyName]);
  expect(answer.headers.get('retry-after')).toBe(name === 'migrating' ? '2' : null);
  expect(hubspot.portal(11).value(id, 'city')).toBeUndefined();
  expect((await update(call, id)).status).toBe(200);
  expect(hubspot.log.calls.map((one) => one.scripted)).toEqual([true, false]);
});

describe('the wire breaks', () => {
  test.each([
    ['resetBefore', undefined],
    ['resetAfter', 'Boise'],
  ] as const)('%s', async (name, city) => {
    const { hubspot, call, id } = await start({ deviations: [deviations[name]] });
    await using _ = hubspot;
    await expect(update(call, id)).rejects.toThrow('fetch failed');
    expect(hubspot.portal(11).value(id, 'city')).toBe(city);
    expect(hubspot.log.calls[0]).toMatchObject({ kind: 'contacts.batchUpdate', outcome: 'reset', status: null });
  });

  test.each([
    ['hangBefore', undefined],
    ['hangAfter', 'Boise'],
  ] as const)('%s, until the client gives up', async (name, city) => {
    const { hubspot, call, id } = await start({ deviations: [deviations[name]] });
    await using _ = hubspot;
    const body = JSON.stringify({ properties: { city: 'Boise' } });
    const headers = { authorization: `Bearer ${call.token}`, 'content-type': 'application/json' };
    const url = `${hubspot.url}/crm/objects/2026-09/contacts/${id}`;
    const patience = new AbortController();
    const answer = fetch(url, { method: 'PATCH', body, headers, signal: patience.signal });
    const ended = expect(answer).rejects.toThrow();
    await expect.poll(() => hubspot.log.calls[0]?.outcome).toBe('hung');
    patience.abort();
    await ended;
    expect(hubspot.portal(11).value(id, 'city')).toBe(city);
  });

  test('a 504 after the write', async () => {
    const { hubspot, call, id } = await start({ deviations: [deviations.gatewayTimeoutApplied] });
    await using _ = hubspot;
    const answer = await update(call, id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([504, 'text/html; charset=UTF-8']);
    expect(hubspot.portal(11).value(id, 'city')).toBe('Boise');
  });

  test('half a body, and a slow one', async () => {
    const { hubspot, call, id } = await start(
      { nth: 1, deviations: [deviations.truncated] },
      { nth: 1, deviations: [{ kind: 'drip', overMs: 60 }] },
    );
    await using _ = hubspot;
    await expect(update(call, id)).rejects.toThrow(SyntaxError);
    expect((await update(call, id)).body.results).toHaveLength(1);
    expect(hubspot.log.calls.map((one) => one.outcome)).toEqual(['truncated', 'dripped']);
  });
});

test('rules match by kind, method, path, portal, number and predicate', async () => {
  const five = [deviations.serverError];
  const { hubspot, call, id } = await start(
    { kind: /^properties\./, method: 'GET', deviations: five },
    { path: /account-info/, nth: [2, 3], deviations: five },
    { kind: 'contacts.read', portalId: 12, deviations: five },
    { where: (one) => one.query.get('properties') === 'city', deviations: [retryAfter(3)] },
  );
  await using _ = hubspot;
  const status = async (method: string, path: string) => (await call(method, path)).status;
  expect(await status('GET', '/crm/properties/{v}/contacts')).toBe(500);
  const details = [1, 2, 3, 4].map(() => '/account-info/{v}/details');
  const seen: number[] = [];
  for (const path of details) seen.push(await status('GET', path));
  expect(seen).toEqual([200, 500, 500, 200]);
  expect(await status('GET', `/crm/objects/{v}/contacts/${id}`)).toBe(200);
  expect(await status('GET', `/crm/objects/{v}/contacts/${id}?properties=city`)).toBe(429);
  hubspot.clearScript();
  expect(await status('GET', '/crm/properties/{v}/contacts')).toBe(200);
});

test('chance follows the seed', async () => {
  const run = async (seed: number) => {
    const rules = [{ probability: 0.3, deviations: [deviations.serverError, deviations.locked] }];
    await using hubspot = await startHubSpotSimulator({ seed, rules });
    const call = callerOf(hubspot, hubspot.staticToken(20_000_001));
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await call('GET', '/account-info/{v}/details')).status);
    return statuses;
  };
  const [one, again, other] = [await run(1), await run(1), await run(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(new Set(one)).toEqual(new Set([200, 500, 423]));
});

test('latency follows its distribution', () => {
  const random = seededRandom(5);
  const drawn = Array.from({ length: 10_000 }, () => drawLatency({ medianMs: 80, p99Ms: 900 }, random)).sort(
    (a, b) => a - b,
  );
  expect(drawn[5_000]).toBeGreaterThan(70);
  expect(drawn[5_000]).toBeLessThan(90);
  expect(drawn[9_900]).toBeGreaterThan(700);
  expect(drawn[9_900]).toBeLessThan(1_150);
  const even = Array.from({ length: 1_000 }, () => drawLatency([10, 20], random));
  expect([Math.min(...even) >= 10, Math.max(...even) < 20, drawLatency(3, random)]).toEqual([true, true, 3]);
});
