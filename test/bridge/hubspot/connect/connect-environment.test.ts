import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../../bridge/accounts/accounts.ts';
import { createHubSpotToken } from '../../../../bridge/hubspot/connect/connect-static.ts';
import { readinessOfHubSpot } from '../../../../bridge/hubspot/connect/hubspot-readiness.ts';
import {
  findConnection,
  listConnections,
  markRevoked,
  setStatus,
} from '../../../../bridge/hubspot/connections/connections.ts';
import { connectPortal, openHubSpot } from '../../../fixtures/hubspot.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

async function open({ accounts = 1 } = {}) {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator({ portals: [{ portalId: 11 }] }));
  const it = opening.use(await openHubSpot(simulator));
  for (let n = 0; n < accounts; n += 1) await createAccount(it.db, { name: `Firm ${n}` }, 'test');
  const stop = new AbortController();
  const problems: (string | undefined)[] = [];
  const connect = async (token: string | undefined, onAttempt: () => void = () => undefined) => {
    const environment = createHubSpotToken({
      hubspot: it.hubspot,
      store: it.store,
      token,
      retryMs: 5,
      onAttempt(problem) {
        problems.push(problem);
        onAttempt();
      },
    });
    await environment.connect(stop.signal);
    return environment;
  };
  const own = opening.move();
  return { simulator, ...it, stop, problems, connect, [Symbol.asyncDispose]: () => own.disposeAsync() };
}

describe('the token of the environment', () => {
  test('connects its portal with the only account, and provisions it', async () => {
    await using it = await open();
    const environment = await it.connect(it.simulator.staticToken(11));
    expect(environment.problem()).toBeUndefined();
    expect(await findConnection(it.db, '11')).toMatchObject({ auth: 'static', status: 'active' });
    expect(it.simulator.portal(11).properties.live('lead_intake_score')).toBeDefined();
    expect(it.simulator.faults).toEqual([]);
  });

  test('is asked about once at the next start, and nothing is written again', async () => {
    await using it = await open();
    const token = it.simulator.staticToken(11);
    await it.connect(token);
    it.simulator.log.clear();
    await it.connect(token);
    expect(it.simulator.log.counts()).toEqual({ 'account.details': 1 });
  });

  test.each([
    [0, 'there is no account yet'],
    [2, 'there are several accounts'],
  ])('with %i accounts it is refused in words that say what to do', async (accounts, why) => {
    await using it = await open({ accounts });
    const environment = await it.connect(it.simulator.staticToken(11));
    expect(environment.problem()).toContain(why);
    expect(environment.problem()).toContain('hubspot connect --account ID --portal 11 --token -');
    expect(await listConnections(it.db)).toEqual([]);
    expect(it.problems).toHaveLength(1);
  });

  test('a portal that was given an account by hand is bound, however many accounts there are', async () => {
    await using it = await open({ accounts: 3 });
    const { accountId } = await connectPortal(it, it.simulator, 11);
    const newer = it.simulator.staticToken(11);
    const environment = await it.connect(newer);
    expect(environment.problem()).toBeUndefined();
    expect(await findConnection(it.db, '11')).toMatchObject({ accountId });
    expect((await it.hubspot.tokens.get('11')).token).toBe(newer);
  });

  test('mends a revoked portal, and leaves a paused one paused', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    await markRevoked(it.db, '11', 'gone');
    await it.connect(it.simulator.staticToken(11));
    expect(await findConnection(it.db, '11')).toMatchObject({ status: 'active' });
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    const environment = await it.connect(it.simulator.staticToken(11));
    expect(environment.problem()).toBeUndefined();
    expect(await findConnection(it.db, '11')).toMatchObject({ status: 'paused' });
  });

  test('does not take the place of a connection by OAuth', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    await it.db.updateTable('hubspot_connections').set({ auth: 'oauth' }).execute();
    const environment = await it.connect(it.simulator.staticToken(11));
    expect(environment.problem()).toContain('connected by OAuth');
  });

  test('that HubSpot does not know is refused once', async () => {
    await using it = await open();
    const environment = await it.connect('pat-na1-00000000-1111');
    expect(environment.problem()).toContain('does not accept the token');
    expect(it.problems).toHaveLength(1);
  });

  test('while HubSpot is away it is tried again until it works', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'account.details', times: 2, deviations: [deviations.serverError] });
    const environment = await it.connect(it.simulator.staticToken(11));
    expect(it.problems).toEqual([expect.stringContaining('not in use yet'), expect.any(String), undefined]);
    expect(environment.problem()).toBeUndefined();
  });

  test('a stop ends the trying', async () => {
    await using it = await open();
    it.simulator.script({ deviations: [deviations.serverError] });
    await it.connect(it.simulator.staticToken(11), () => it.stop.abort());
    expect(it.problems).toHaveLength(1);
  });

  test('without one there is nothing to do and no problem', async () => {
    await using it = await open();
    expect((await it.connect(undefined)).problem()).toBeUndefined();
    expect([it.problems, it.simulator.log.count()]).toEqual([[], 0]);
  });
});

describe('what readiness says', () => {
  const problem = () => undefined;

  test('nothing connected: off, whether something is configured or not', async () => {
    await using it = await open();
    const given = { db: it.db, problem, takesWebhooks: false, hasOAuth: false };
    expect(await readinessOfHubSpot(given)).toEqual({ status: 'off', detail: 'HubSpot is not configured.' });
    expect(await readinessOfHubSpot({ ...given, hasOAuth: true })).toMatchObject({
      status: 'off',
      detail: expect.stringContaining('not connected yet'),
    });
    expect(await readinessOfHubSpot({ ...given, problem: () => 'x' })).toMatchObject({ status: 'degraded' });
  });

  test('connected: how many, paused, revoked, and whether webhooks are heard', async () => {
    await using it = await open();
    await connectPortal(it, it.simulator, 11);
    const given = { db: it.db, problem, takesWebhooks: true, hasOAuth: false };
    expect(await readinessOfHubSpot(given)).toEqual({ status: 'ok', detail: '1 portal connected.' });
    expect(await readinessOfHubSpot({ ...given, takesWebhooks: false })).toMatchObject({
      status: 'degraded',
      detail: expect.stringContaining('HUBSPOT_CLIENT_SECRET is not set'),
    });
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    expect(await readinessOfHubSpot(given)).toEqual({ status: 'ok', detail: '0 portals connected, 1 paused.' });
    await markRevoked(it.db, '11', 'gone');
    const revoked = await readinessOfHubSpot(given);
    expect(revoked).toMatchObject({ status: 'degraded', detail: expect.stringContaining('connect again') });
    // The route is open to everyone.
    expect(revoked.detail).not.toMatch(/\b11\b/);
  });
});
