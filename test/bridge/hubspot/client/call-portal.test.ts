import { describe, expect, test } from 'vitest';
import { classifyResponse } from '../../../../bridge/hubspot/client/classify-response.ts';
import type { HubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { type HubSpotCall, HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';
import { findConnection, setStatus } from '../../../../bridge/hubspot/connections/connections.ts';
import { connectPortal, openHubSpot } from '../../../fixtures/hubspot.ts';
import { deviations, retryAfter } from '../../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 20_000_001;

async function open(options: { deadlineMs?: number; totalMs?: number; portals?: number[] } = {}) {
  await using opening = new AsyncDisposableStack();
  const portals = (options.portals ?? [PORTAL]).map((portalId) => ({ portalId }));
  const simulator = opening.use(await startHubSpotSimulator({ portals }));
  const opened = opening.use(await openHubSpot(simulator, options));
  const connections = [];
  for (const { portalId } of portals) connections.push(await connectPortal(opened, simulator, portalId));
  simulator.log.clear();
  opened.calls.length = 0;
  const own = opening.move();
  return { simulator, ...opened, connections, [Symbol.asyncDispose]: () => own.disposeAsync() };
}

type Wanted = Partial<HubSpotCall> & Pick<HubSpotCall, 'path'>;

function call(hubspot: HubSpot, wanted: Wanted) {
  return hubspot.call({ portalId: String(PORTAL), method: 'GET', repeatable: true, priority: 'live', ...wanted });
}

async function failureOf(work: Promise<unknown>): Promise<HubSpotFailure> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(HubSpotFailure);
  return failure as HubSpotFailure;
}

const updateOf = (id: string) => ({ inputs: [{ id, properties: { firstname: 'Ann' } }] });

describe('a call', () => {
  test('carries the token of its portal, on a dated path, and gives the JSON of the answer', async () => {
    await using it = await open();
    const answer = await call(it.hubspot, { path: it.hubspot.paths.accountDetails });
    expect(answer).toMatchObject({ status: 200, body: { portalId: PORTAL } });
    expect(it.simulator.log.calls.map(({ path, portalId }) => [path, portalId])).toEqual([
      ['/account-info/2026-09/details', PORTAL],
    ]);
    expect(it.simulator.faults).toEqual([]);
  });

  test('has a query and a body where they are given, and an answer without a body is undefined', async () => {
    await using it = await open();
    const { paths } = it.hubspot;
    it.simulator.portal(PORTAL).properties.define({ name: 'old', label: 'Old', type: 'string', fieldType: 'text' });
    const removed = await call(it.hubspot, { method: 'DELETE', path: paths.property('old') });
    expect(removed).toEqual({ status: 204, body: undefined, at: expect.any(Date) });
    const query = { archived: 'true' };
    expect(await call(it.hubspot, { path: paths.property('old'), query })).toMatchObject({ body: { archived: true } });
    const { id } = it.simulator.portal(PORTAL).create({ firstname: 'Anna' });
    await call(it.hubspot, { method: 'POST', path: paths.contactsBatchUpdate, body: updateOf(id) });
    expect(it.simulator.portal(PORTAL).value(id, 'firstname')).toBe('Ann');
    expect(it.simulator.faults).toEqual([]);
  });

  test('207 is an answer: what failed in it is for the caller to read', async () => {
    await using it = await open();
    const { id } = it.simulator.portal(PORTAL).create({});
    const body = { inputs: [{ id }, { id: '9' }], properties: [], propertiesWithHistory: [] };
    const answer = await call(it.hubspot, { method: 'POST', path: it.hubspot.paths.contactsBatchRead, body });
    expect(answer).toMatchObject({ status: 207, body: { numErrors: 1 } });
  });
});

describe('whose portal', () => {
  test.each(['30000009', '0', 'x', '99999999999999999999'])('%s is not connected', async (portalId) => {
    await using it = await open();
    const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails, portalId }));
    expect(failure).toMatchObject({ kind: 'not_connected' });
    expect(it.simulator.log.calls).toEqual([]);
  });

  test('a paused portal is not called', async () => {
    await using it = await open();
    await setStatus(it.db, { portalId: String(PORTAL), status: 'paused', detail: null }, 'test');
    const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails }));
    expect(failure).toMatchObject({ kind: 'not_connected', message: 'The connection with this portal is paused' });
    expect(it.simulator.log.calls).toEqual([]);
  });

  test('a static token that HubSpot refuses twice ends the connection, with the reason, and no further call', async () => {
    await using it = await open();
    it.simulator.forgetToken(it.connections[0]!.token);
    const path = it.hubspot.paths.contact('1');
    const failure = await failureOf(call(it.hubspot, { path }));
    expect(failure).toMatchObject({ kind: 'revoked', status: 401 });
    const asked = it.simulator.log.calls.length;
    expect(asked).toBe(2);
    expect(await findConnection(it.db, String(PORTAL))).toMatchObject({
      status: 'revoked',
      statusDetail: expect.stringContaining('does not accept the token anymore'),
    });
    expect(await failureOf(call(it.hubspot, { path }))).toMatchObject({ kind: 'revoked' });
    expect(it.simulator.log.calls).toHaveLength(asked);
  });

  test('a single 401, which the next call does not meet, ends nothing', async () => {
    await using it = await open();
    it.simulator.script({
      kind: 'contacts.read',
      deviations: [{ kind: 'page', status: 401, html: '<h1>401</h1>' }],
    });
    const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.contact('1') }));
    expect(failure).toMatchObject({ kind: 'retryable', status: 401 });
    expect(await findConnection(it.db, String(PORTAL))).toMatchObject({ status: 'active' });
  });

  test('scopes that are missing are named', async () => {
    await using it = await open();
    const scopes = ['oauth', 'crm.objects.contacts.read'];
    const token = it.simulator.staticToken(PORTAL, scopes);
    const { hubspot } = it;
    const path = hubspot.paths.contactsBatchUpdate;
    const { reply } = hubspot.callOnce({ method: 'POST', path, body: updateOf('1'), token });
    const failure = classifyResponse(await reply);
    expect(failure).toMatchObject({ kind: 'missing_scopes', scopes: ['crm.objects.contacts.write'], status: 403 });
    expect(failure.message).toContain('crm.objects.contacts.write');
  });
});

describe('repeating', () => {
  const passing = [
    'badGateway',
    'unavailable',
    'gatewayTimeout',
    'originUnreachable',
    'resetBefore',
    'truncated',
  ] as const;
  test.each(passing)('%s passes: a call that may be repeated is', async (name) => {
    await using it = await open();
    it.simulator.script({ kind: 'account.details', times: 2, deviations: [deviations[name]] });
    const answer = await call(it.hubspot, { path: it.hubspot.paths.accountDetails });
    expect(answer.status).toBe(200);
    expect(it.simulator.log.count('account.details')).toBe(3);
  });

  test.each(passing)('%s: a call that may not be repeated is made once', async (name) => {
    await using it = await open();
    it.simulator.script({ times: 1, deviations: [deviations[name]] });
    const { id } = it.simulator.portal(PORTAL).create({});
    const { paths } = it.hubspot;
    const body = updateOf(id);
    const wanted = { method: 'POST', path: paths.contactsBatchUpdate, body, repeatable: false } as const;
    const failure = await failureOf(call(it.hubspot, wanted));
    expect(failure).toMatchObject({ kind: 'retryable', outcomeUnknown: true });
    expect(it.simulator.log.calls).toHaveLength(1);
  });

  test.each([
    ['locked', deviations.locked],
    ['limited', retryAfter(1)],
  ])('%s says that nothing was done, so even a call that may not be repeated is', async (_name, deviation) => {
    await using it = await open();
    it.simulator.script({ times: 1, deviations: [deviation] });
    const { id } = it.simulator.portal(PORTAL).create({});
    const body = updateOf(id);
    const path = it.hubspot.paths.contactsBatchUpdate;
    await call(it.hubspot, { method: 'POST', path, body, repeatable: false });
    expect(it.simulator.portal(PORTAL).contact(id)?.apiWrites).toBe(1);
    const [first, second] = it.simulator.log.calls;
    const wait = second!.at - first!.at;
    expect(wait).toBeGreaterThanOrEqual(deviation === deviations.locked ? 2_000 : 1_000);
  });

  test('four attempts, then the failure', async () => {
    await using it = await open();
    it.simulator.script({ deviations: [deviations.unavailable] });
    const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails }));
    expect(failure).toMatchObject({ kind: 'retryable', status: 503 });
    expect(it.simulator.log.calls).toHaveLength(4);
  });

  test.each([400, 402, 403, 405, 409, 413, 418, 422, 451])(
    '%i is said once, and ends no connection',
    async (status) => {
      await using it = await open();
      it.simulator.script({ deviations: [{ kind: 'page', status, html: 'no' }] });
      const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails }));
      expect(failure).toMatchObject({ kind: 'permanent', status });
      expect(it.simulator.log.calls).toHaveLength(1);
      expect(await findConnection(it.db, String(PORTAL))).toMatchObject({ status: 'active' });
    },
  );

  test('500 is not repeated at once, for nobody knows what it did; later it may be', async () => {
    await using it = await open();
    it.simulator.script({ deviations: [deviations.serverError] });
    const failure = await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails }));
    expect(failure).toMatchObject({ kind: 'retryable', status: 500 });
    expect(it.simulator.log.calls).toHaveLength(1);
  });

  test('a caller that gives up is told so, and nothing more is sent', async () => {
    await using it = await open();
    const stop = new AbortController();
    it.simulator.script({ deviations: [deviations.unavailable] });
    const failing = failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails, signal: stop.signal }));
    while (it.simulator.log.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect((await failing).kind).toBe('retryable');
    const sent = it.simulator.log.calls.length;
    await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails, signal: stop.signal }));
    expect(it.simulator.log.calls).toHaveLength(sent);
  });
});

describe('limits', () => {
  test('the day is used up: the failure says when to come back, and the portal is left alone until then', async () => {
    await using it = await open();
    it.simulator.script({ times: 1, deviations: [deviations.daily] });
    const path = it.hubspot.paths.accountDetails;
    const failure = await failureOf(call(it.hubspot, { path }));
    expect(failure).toMatchObject({ kind: 'retryable', status: 429, retryAfterMs: 3_600_000 });
    const next = await failureOf(call(it.hubspot, { path }));
    expect(next.kind).toBe('retryable');
    expect(next.retryAfterMs).toBeGreaterThan(3_500_000);
    expect(it.simulator.log.calls).toHaveLength(1);
  });

  test('a move to another data center: a short one is waited for, a long one is not', async () => {
    await using it = await open();
    const path = it.hubspot.paths.accountDetails;
    it.simulator.script({ times: 1, deviations: [deviations.migrating] });
    expect((await call(it.hubspot, { path })).status).toBe(200);
    const [first, second] = it.simulator.log.calls;
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(2_000);
    const error = Object.assign(deviations.migrating.error, {});
    const day = { kind: 'error', error: { ...error, headers: { 'Retry-After': '86400' } } } as never;
    it.simulator.script({ times: 1, deviations: [day] });
    expect(await failureOf(call(it.hubspot, { path }))).toMatchObject({ kind: 'retryable', retryAfterMs: 86_400_000 });
  });

  test('a limit of searches leaves other calls alone', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'contacts.search', times: 1, deviations: [deviations.secondly] });
    const { paths } = it.hubspot;
    const search = call(it.hubspot, {
      method: 'POST',
      path: paths.contactsSearch,
      body: { filterGroups: [], sorts: [], properties: [], limit: 1, after: '0' },
    });
    await call(it.hubspot, { path: paths.accountDetails });
    expect((await search).status).toBe(200);
    const [limited, other, again] = it.simulator.log.calls.map(({ kind, at }) => ({ kind, at }));
    expect([limited!.kind, other!.kind, again!.kind].sort()).toEqual([
      'account.details',
      'contacts.search',
      'contacts.search',
    ]);
    const searches = it.simulator.log.calls.filter(({ kind }) => kind === 'contacts.search');
    expect(searches[1]!.at - searches[0]!.at).toBeGreaterThanOrEqual(1_000);
  });

  test('two portals with different limits: the small one is kept, and the other does not notice', async () => {
    await using simulator = await startHubSpotSimulator({
      portals: [
        { portalId: 11, limits: { burst: 20, burstWindowMs: 10_000 } },
        { portalId: 12, tier: 'pro' },
      ],
    });
    await using it = await openHubSpot(simulator);
    for (const portalId of [11, 12]) await connectPortal(it, simulator, portalId);
    const path = it.hubspot.paths.accountDetails;
    const ask = (portalId: number) => call(it.hubspot, { path, portalId: String(portalId) });
    // The first answers tell the limits of each.
    await Promise.all([ask(11), ask(12)]);
    simulator.log.clear();
    const small = Promise.all(Array.from({ length: 12 }, () => ask(11)));
    const large = Promise.all(Array.from({ length: 12 }, () => ask(12)));
    await large;
    const doneBySmall = simulator.log.count('account.details', 11);
    expect(simulator.log.count('account.details', 12)).toBe(12);
    expect(doneBySmall).toBeLessThan(12);
    await small;
    expect(simulator.log.withStatus(429)).toEqual([]);
    expect(simulator.faults).toEqual([]);
  });

  test('one portal that is blocked for an hour does not keep another waiting', async () => {
    await using it = await open({ portals: [11, 12] });
    it.simulator.script({ portalId: 11, deviations: [deviations.daily] });
    const path = it.hubspot.paths.accountDetails;
    await failureOf(call(it.hubspot, { path, portalId: '11' }));
    expect((await call(it.hubspot, { path, portalId: '12' })).status).toBe(200);
  });
});

describe('deadline', () => {
  test.each([
    ['no answer', deviations.hangBefore],
    ['a body that never ends', { kind: 'drip', overMs: 60_000 } as const],
  ])('%s: the call fails in time; a change may have happened', async (_name, deviation) => {
    await using it = await open({ deadlineMs: 150 });
    it.simulator.script({ deviations: [deviation] });
    const { id } = it.simulator.portal(PORTAL).create({});
    const body = updateOf(id);
    const wanted = { method: 'POST', path: it.hubspot.paths.contactsBatchUpdate, body, repeatable: false } as const;
    const failure = await failureOf(call(it.hubspot, wanted));
    expect(failure).toMatchObject({ kind: 'retryable', outcomeUnknown: true });
    expect(failure.message).toContain('whether it had an effect is not known');
    expect(it.simulator.log.calls).toHaveLength(1);
  });

  test('a read that ran out of time is repeated', async () => {
    await using it = await open({ deadlineMs: 2_000 });
    it.simulator.script({ times: 1, deviations: [deviations.hangBefore] });
    expect((await call(it.hubspot, { path: it.hubspot.paths.accountDetails })).status).toBe(200);
  });

  test('the whole has an end as well: no new attempt begins after it', async () => {
    // Before a second attempt the wait is at least 250 ms, however quick the machine is.
    await using it = await open({ deadlineMs: 100, totalMs: 250 });
    it.simulator.script({ deviations: [deviations.hangBefore] });
    await failureOf(call(it.hubspot, { path: it.hubspot.paths.accountDetails }));
    expect(it.calls).toEqual([{ method: 'GET', status: undefined }]);
  });
});
