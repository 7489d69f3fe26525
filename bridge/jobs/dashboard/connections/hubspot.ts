import { issueState } from '../../../connect/oauth-states.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { connectStatic } from '../../../hubspot/connect/connect-static.ts';
import { installUrl } from '../../../hubspot/connect/oauth-urls.ts';
import { provision } from '../../../hubspot/mapping/provision.ts';
import { Problem } from '../../../platform/problem.ts';
import { refusedAs } from '../../../platform/refusal.ts';
import { readPortalHealth } from '../../app/app-health.ts';
import { mappingChoices, saveCheckedMapping } from '../../app/app-mapping.ts';
import { portalOfAccount } from '../../app/app-portal.ts';
import { createMissing } from '../../app/app-repair.ts';
import { mappingSample } from '../../app/app-sample.ts';
import { pausePortal } from '../../app/app-settings.ts';
import { disconnect } from '../../erasure/disconnect.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { readConnections } from './read-connections.ts';

type HubSpotHandlers = Pick<
  DashboardHandlers,
  'checkHubSpot' | 'connectHubSpot' | 'askHubSpotConsent' | 'pauseHubSpot' | 'createProperties' | 'disconnectHubSpot'
>;

/** Shows, connects and disconnects the account's portal. */
export function createHubSpotHandlers(deps: ConnectionDeps): HubSpotHandlers {
  const { store, hubspot, config, publicUrl } = deps;
  const { db } = store;
  return {
    checkHubSpot: async ({ caller: { accountId } }) =>
      readPortalHealth({ db, hubspot }, await portalOfAccount(db, accountId)),
    async connectHubSpot({ caller, body: { token } }) {
      const { accountId } = caller;
      const wanted = { accountId, token: token.trim() };
      const connecting = connectStatic({ hubspot, store }, wanted, dashboardActor(caller));
      const connected = await refusedAs('reconnect_refused', connecting);
      if (connected.status === 'active') await provision(hubspot, { portalId: connected.portalId });
      return readConnections(deps, accountId);
    },
    async askHubSpotConsent({ caller: { accountId } }) {
      if (config.hubspot.clientId === undefined) throw new Problem('consent_not_offered');
      return { url: installUrl(publicUrl, await issueState(db, { purpose: 'install', accountId })) };
    },
    async pauseHubSpot({ caller, body: { paused } }) {
      const { accountId } = caller;
      await pausePortal(db, await portalOfAccount(db, accountId), { paused, actor: dashboardActor(caller) });
      return readConnections(deps, accountId);
    },
    createProperties: async ({ caller: { accountId } }) =>
      createMissing({ db, hubspot }, await portalOfAccount(db, accountId)),
    async disconnectHubSpot({ caller }) {
      const { accountId } = caller;
      const { connection } = await portalOfAccount(db, accountId);
      await disconnect({ hubspot, store }, connection, { actor: dashboardActor(caller) });
      return readConnections(deps, accountId);
    },
  };
}

type MappingHandlers = Pick<DashboardHandlers, 'readMappingChoices' | 'saveMapping' | 'readSample'>;

/** Which of the portal's properties become which fields. */
export function createMappingHandlers({ store: { db }, hubspot }: ConnectionDeps): MappingHandlers {
  const deps = { db, api: hubspot };
  return {
    async readMappingChoices({ caller: { accountId } }) {
      const { properties, suggestion } = await mappingChoices(deps, await portalOfAccount(db, accountId));
      return { properties, suggestion };
    },
    saveMapping: async ({ caller, body }) =>
      saveCheckedMapping(deps, await portalOfAccount(db, caller.accountId), { ...body, actor: dashboardActor(caller) }),
    readSample: async ({ caller: { accountId }, body: { mapping } }) =>
      mappingSample(deps, await portalOfAccount(db, accountId), { mapping, contactId: null }),
  };
}
