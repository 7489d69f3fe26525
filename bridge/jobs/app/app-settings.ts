import type { Kysely } from 'kysely';
import { getConfiguration, setConfiguration } from '../../accounts/configurations.ts';
import { describeChanges } from '../../accounts/describe-changes.ts';
import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { Engine } from '../../analysis/engine.ts';
import { explainFilters } from '../../analysis/filters/conditions/custom-filters.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { setStatus } from '../../hubspot/connections/connections.ts';
import { isPermitted } from '../../hubspot/connections/permissions.ts';
import { Problem } from '../../platform/problem.ts';
import type { Database } from '../../platform/store/schema.ts';
import { permittedPortalOf } from './app-permissions.ts';
import { appPortalOf } from './app-portal.ts';
import { dashboardUrl } from './dashboard-url.ts';

interface Deps {
  db: Kysely<Database>;
  engine: Pick<Engine['identity'], 'name' | 'model'>;
}

/** What the settings page shows first, from the store alone. */
export function createReadSettings({ db, engine }: Deps): CardHandlers['readSettings'] {
  return async ({ caller }) => {
    const { account, connection } = await appPortalOf(db, caller);
    const { version, configuration } = await getConfiguration(db, account.id);
    const { portalId, auth, status, statusDetail, createdAt, mapping, mappingVersion } = connection;
    return {
      account: { name: account.name, subscription: account.subscription },
      connection: { portalId, auth, status, detail: statusDetail, connectedAt: createdAt.toISOString() },
      configuration: { version, value: configuration, filters: explainFilters(configuration.customFilters) },
      mapping: { version: mappingVersion, value: mapping },
      permissions: { version: connection.permissionsVersion, value: connection.permissions },
      user: { id: caller.userId, maySet: isPermitted(connection.permissions, caller.userId, 'settings') },
      engine: { name: engine.name, model: engine.model },
      dashboardUrl: dashboardUrl('start'),
    };
  };
}

/**
 * What the firm takes, as from the command line: the same checks, versions and conflicts. HubSpot repeats a request whose
 * answer it did not get, so what is so already is no conflict.
 */
export function createSaveConfiguration({ db }: Pick<Deps, 'db'>): CardHandlers['saveConfiguration'] {
  return async ({ caller, body: { expectedVersion, configuration: input } }) => {
    const { account } = await permittedPortalOf(db, caller, 'settings');
    const change = { accountId: account.id, actor: hubspotActor(caller), expectedVersion, input };
    const { version, configuration } = await setConfiguration(db, change).catch(async (error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'configuration_conflict') throw error;
      const newest = await getConfiguration(db, account.id);
      if (describeChanges(newest.configuration, parseConfiguration(input)).length > 0) throw error;
      return newest;
    });
    return { version, value: configuration, filters: explainFilters(configuration.customFilters) };
  };
}

/** Asked for what is so already, it changes nothing. */
export function createSetPaused({ db }: Pick<Deps, 'db'>): CardHandlers['setPaused'] {
  return async ({ caller, body: { paused } }) => {
    await permittedPortalOf(db, caller, 'settings');
    const { portalId } = caller;
    const status = paused ? 'paused' : 'active';
    const from = [paused ? ('active' as const) : ('paused' as const)];
    await setStatus(db, { portalId, status, detail: null, from }, hubspotActor(caller));
    const { connection } = await appPortalOf(db, caller);
    if (connection.status === 'revoked') throw new Problem('portal_revoked');
    return { status: connection.status };
  };
}
