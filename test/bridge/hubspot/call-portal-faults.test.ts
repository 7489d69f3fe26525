import { describe, expect, test } from 'vitest';
import { HubSpotFailure } from '../../../bridge/hubspot/client/ports.ts';
import { findConnection, listConnections } from '../../../bridge/hubspot/connections/connections.ts';
import { provision } from '../../../bridge/hubspot/mapping/provision.ts';
import { connectPortal, openHubSpot } from '../../fixtures/hubspot.ts';
import { deviations, retryAfter } from '../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 20_000_001;
const portalId = String(PORTAL);
const wide = { burst: 10_000, burstWindowMs: 10_000 };

/** What passes by itself. */
const passing = [
  deviations.badGateway,
  deviations.unavailable,
  deviations.gatewayTimeout,
  deviations.gatewayTimeoutApplied,
  deviations.resetBefore,
  deviations.resetAfter,
  deviations.truncated,
  retryAfter(0),
];

describe('a HubSpot that fails now and then', () => {
  test.each([1, 2, 3])(
    'absolute values are written once and for all, whatever fails on the way (seed %i)',
    async (seed) => {
      await using simulator = await startHubSpotSimulator({ seed, portals: [{ portalId: PORTAL, limits: wide }] });
      await using it = await openHubSpot(simulator);
      await connectPortal(it, simulator, PORTAL);
      await provision(it.hubspot, { portalId });
      simulator.script({ kind: /^contacts\./, probability: 0.2, deviations: passing });
      const portal = simulator.portal(PORTAL);
      const ids = Array.from({ length: 40 }, () => portal.create({}).id);
      const path = it.hubspot.paths.contactsBatchUpdate;
      const write = (id: string, score: number) =>
        it.hubspot.call({
          portalId,
          method: 'POST',
          path,
          body: { inputs: [{ id, properties: { lead_intake_score: String(score) } }] },
          repeatable: true,
          priority: 'live',
        });
      const results = await Promise.allSettled(ids.map((id, at) => write(id, at)));
      const failed = results.filter((result) => result.status === 'rejected');
      // Four attempts in a row can fail; that is said, and a later try writes the same values.
      for (const { reason } of failed) expect(reason).toMatchObject({ kind: 'retryable' });
      simulator.clearScript();
      for (const [at, result] of results.entries()) if (result.status === 'rejected') await write(ids[at]!, at);
      expect(ids.map((id) => portal.value(id, 'lead_intake_score'))).toEqual(ids.map((_id, at) => String(at)));
      expect(failed.length).toBeLessThan(10);
      expect(await findConnection(it.db, portalId)).toMatchObject({ status: 'active' });
      expect([simulator.faults, simulator.ownFaults]).toEqual([[], []]);
    },
  );

  test('calls that hang are let go at their deadline, and give their places back', async () => {
    await using simulator = await startHubSpotSimulator({ portals: [{ portalId: PORTAL, limits: wide }] });
    await using it = await openHubSpot(simulator, { deadlineMs: 200, totalMs: 2_000 });
    await connectPortal(it, simulator, PORTAL);
    const path = it.hubspot.paths.accountDetails;
    const ask = () => it.hubspot.call({ portalId, method: 'GET', path, repeatable: false, priority: 'live' });
    // The first answer tells the limits; then forty calls hang, which is all the places there are.
    await ask();
    simulator.script({ deviations: [deviations.hangBefore] });
    const hung = await Promise.allSettled(Array.from({ length: 40 }, ask));
    expect(hung).toEqual(hung.map(() => ({ status: 'rejected', reason: expect.any(HubSpotFailure) })));
    simulator.clearScript();
    expect(await ask()).toMatchObject({ status: 200 });
  });

  test('places come back when the calls that hung have ended', async () => {
    await using simulator = await startHubSpotSimulator({ portals: [{ portalId: PORTAL, limits: wide }] });
    await using it = await openHubSpot(simulator, { deadlineMs: 100, totalMs: 5_000 });
    await connectPortal(it, simulator, PORTAL);
    const path = it.hubspot.paths.accountDetails;
    const ask = () => it.hubspot.call({ portalId, method: 'GET', path, repeatable: false, priority: 'live' });
    await ask();
    simulator.script({ deviations: [{ kind: 'delay', ms: 1_500 }] });
    await Promise.allSettled(Array.from({ length: 40 }, ask));
    simulator.clearScript();
    expect(await ask()).toMatchObject({ status: 200 });
  });
});

describe('an older version of the API', () => {
  test('is used throughout where it is asked for', async () => {
    await using simulator = await startHubSpotSimulator({ portals: [{ portalId: PORTAL }] });
    await using it = await openHubSpot(simulator, { settings: { apiVersion: '2026-03' } });
    await connectPortal(it, simulator, PORTAL);
    await provision(it.hubspot, { portalId });
    expect(simulator.log.calls.length).toBeGreaterThan(10);
    expect(simulator.log.calls.every(({ path }) => path.includes('/2026-03/'))).toBe(true);
    expect(simulator.faults).toEqual([]);
  });

  test('one that HubSpot does not have connects nothing', async () => {
    await using simulator = await startHubSpotSimulator({ portals: [{ portalId: PORTAL }] });
    await using it = await openHubSpot(simulator, { settings: { apiVersion: '2031-09' } });
    await expect(connectPortal(it, simulator, PORTAL)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await listConnections(it.db)).toEqual([]);
    expect(simulator.faults.map(({ code }) => code)).toEqual(['unknown_path']);
  });
});
