import { describe, expect, test } from 'vitest';
import { createPaths } from '../../bridge/hubspot/client/paths.ts';
import { optionalScopes, requiredScopes } from '../../bridge/hubspot/connect/scopes.ts';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-results.ts';
import { accountRoutes } from '../simulators/hubspot/account-routes.ts';
import { associationRoutes } from '../simulators/hubspot/association-routes.ts';
import { batchRoutes } from '../simulators/hubspot/batch-routes.ts';
import { contactRoutes } from '../simulators/hubspot/contact-routes.ts';
import { noteRoutes } from '../simulators/hubspot/note-routes.ts';
import { ownerRoutes } from '../simulators/hubspot/owner-routes.ts';
import { propertyRoutes } from '../simulators/hubspot/property-routes.ts';
import type { Route } from '../simulators/hubspot/route.ts';
import { createWorkflows } from '../simulators/hubspot/workflows.ts';

/** What HubSpot asks of whoever calls a path. */
const routes: readonly Route[] = [
  ...accountRoutes,
  ...batchRoutes,
  ...contactRoutes,
  ...propertyRoutes,
  ...noteRoutes,
  ...associationRoutes,
  ...ownerRoutes,
  ...createWorkflows({ clientSecret: () => 'a secret', outputs: [] }).routes,
];

const shapeOf = (path: string) => path.replace(/\d{4}-\d\d/, '{ver}');

/** The paths the bridge knows, in the simulator's notation. */
const paths = Object.entries(createPaths())
  .filter(([name]) => name !== 'version')
  .map(([, made]) => shapeOf(typeof made === 'function' ? made('{}').replaceAll('%7B%7D', '{}') : made));

const asked: readonly string[] = [...Object.keys(requiredScopes), ...Object.keys(optionalScopes)];

describe('the app asks for no scope that it does not need', () => {
  test('each required one is needed by a call of connecting, screening or a press of a button', async () => {
    await using stage = await openApp();
    const { hubspot, product } = stage;
    await connectFirm(product);
    const { id: contactId } = hubspot.portal(11).create(strongLead());
    await shows(hubspot, contactId, 'lead_intake_status').toBe('valid');
    await pageIn(hubspot)('setOverride', { contactId, body: { requestId: 'overrule-1', status: 'invalid' } });
    const needed = Object.keys(hubspot.log.counts(11)).flatMap(
      (kind) => routes.find((route) => route.kind === kind)?.scopes ?? [],
    );
    for (const scope of Object.keys(requiredScopes)) expect(needed).toContain(scope);
    // Nothing of that is done with a scope that is optional.
    for (const scope of Object.keys(optionalScopes)) expect(needed).not.toContain(scope);
    expectNoFaults(hubspot);
  });

  test.each(Object.keys(optionalScopes))('%s is needed by one path alone, which has a feature of its own', (scope) => {
    const needing = routes.filter(({ scopes, path }) => scopes.includes(scope) && paths.includes(path));
    expect(needing).toHaveLength(1);
  });

  test('no path of the bridge needs any other', () => {
    const known = routes.filter(({ path }) => paths.includes(path));
    expect(known.length).toBeGreaterThan(10);
    for (const { kind, scopes } of known) {
      const isEnough = scopes.length === 0 || scopes.some((scope) => asked.includes(scope));
      expect({ kind, isEnough }).toEqual({ kind, isEnough: true });
    }
  });
});
