import type { FilterReading } from '../../../shared/filter-conditions.ts';
import { type ConfigurationVersion, getConfiguration, setConfiguration } from '../../accounts/configurations.ts';
import { describeChanges } from '../../accounts/describe-changes.ts';
import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { Engine } from '../../analysis/engine.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { setStatus } from '../../hubspot/connections/connections.ts';
import { isPermitted } from '../../hubspot/connections/permissions.ts';
import type { DashboardUrl } from '../../leads/lead-cards.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type AppPortal, appPortalOf } from '../portals/served-portal.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps {
  db: Db;
  engine: Pick<Engine['identity'], 'name' | 'model'>;
  dashboardUrl: DashboardUrl;
}

/** The first view of the settings page, from the store alone. */
export function createReadSettings({ db, engine, dashboardUrl }: Deps): CardHandlers['readSettings'] {
  return async ({ caller }) => {
    const { account, connection } = await appPortalOf(db, caller);
    const { version, configuration } = await getConfiguration(db, account.id);
    const { portalId, auth, status, statusDetail, createdAt, mapping, mappingVersion } = connection;
    return {
      account: { name: account.name, subscription: account.subscription },
      connection: { portalId, auth, status, detail: statusDetail, connectedAt: createdAt.toISOString() },
      configuration: { version, value: configuration, filters: await readRules(configuration) },
      mapping: { version: mappingVersion, value: mapping },
      permissions: { version: connection.permissionsVersion, value: connection.permissions },
      user: { id: caller.userId, maySet: isPermitted(connection.permissions, caller.userId, 'settings') },
      engine: { name: engine.name, model: engine.model },
      dashboardUrl: dashboardUrl('start'),
    };
  };
}

/** Saves the firm's rules, with the same checks, versions and conflicts as the command line. */
export function createSaveConfiguration({ db }: Pick<Deps, 'db'>): CardHandlers['saveConfiguration'] {
  return async ({ caller, body: { expectedVersion, configuration: input } }) => {
    const { account } = await permittedPortalOf(db, caller, 'settings');
    const change = { accountId: account.id, actor: hubspotActor(caller), expectedVersion, input };
    const { version, configuration } = await saveOnce(db, change);
    return { version, value: configuration, filters: await readRules(configuration) };
  };
}

/** What reads them is loaded with the first: it is half of the engine, and belongs to the threads of the analysis. */
async function readRules({ customFilters }: ConfigurationVersion['configuration']): Promise<FilterReading[]> {
  if (customFilters.length === 0) return [];
  const { explainFilters } = await import('../../analysis/filters/conditions/custom-filters.ts');
  return explainFilters(customFilters);
}

type Save = Parameters<typeof setConfiguration>[1];

/** A request may be a retry whose answer was lost, so an unchanged value is no conflict. */
export async function saveOnce(db: Db, change: Save): Promise<ConfigurationVersion> {
  try {
    return await setConfiguration(db, change);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'configuration_conflict') throw error;
    const newest = await getConfiguration(db, change.accountId);
    if (describeChanges(newest.configuration, parseConfiguration(change.input)).length > 0) throw error;
    return newest;
  }
}

export function createSetPaused({ db }: Pick<Deps, 'db'>): CardHandlers['setPaused'] {
  return async ({ caller, body: { paused } }) => {
    const portal = await permittedPortalOf(db, caller, 'settings');
    return { status: await pausePortal(db, portal, { paused, actor: hubspotActor(caller) }) };
  };
}

/** No change if already in that state. @throws {Problem} `portal_revoked` */
export async function pausePortal(
  db: Db,
  { connection: { portalId } }: AppPortal,
  { paused, actor }: { paused: boolean; actor: string },
): Promise<'active' | 'paused'> {
  const status = paused ? 'paused' : 'active';
  const from = [paused ? ('active' as const) : ('paused' as const)];
  await setStatus(db, { portalId, status, detail: null, from }, actor);
  const { connection } = await appPortalOf(db, { portalId });
  if (connection.status === 'revoked') throw new Problem('portal_revoked');
  return connection.status;
}
