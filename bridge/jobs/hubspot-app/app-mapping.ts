import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { resultProperties } from '../../../shared/hubspot-properties.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { saveMapping } from '../../hubspot/connections/save-mapping.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { checkMapping } from '../../hubspot/mapping/check-mapping.ts';
import { sourceProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { areaOptions, discoverMapping } from '../../hubspot/mapping/discover-mapping.ts';
import { listProperties, type PortalProperty } from '../../hubspot/mapping/list-properties.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type AppPortal, appPortalOf } from '../portals/served-portal.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps {
  db: Db;
  api: Pick<ContactApi, 'call' | 'paths'>;
}

/** Less than the deadline of the whole answer. */
const HUBSPOT_WITHIN_MS = 1_500;
const DETAILS_MAX = 20;
/** HubSpot forwards 1 MB, and a list may have thousands. */
const OPTIONS_MAX = 3_000;

export function createReadMappingChoices(deps: Deps): CardHandlers['readMappingChoices'] {
  return async ({ caller }) => mappingChoices(deps, await appPortalOf(deps.db, caller));
}

/** The properties to choose from, and what their names suggest. @throws {HubSpotFailure} within the deadline */
export async function mappingChoices(deps: Pick<Deps, 'api'>, { connection }: AppPortal) {
  const properties = await readProperties(deps, connection.portalId);
  const { suggestion, candidates } = discoverMapping(properties);
  const likely = [...sourceProperties(connection.mapping.fields.practiceArea), ...candidates.practiceArea.map(nameOf)];
  return {
    properties: properties
      .filter(({ hidden }) => !hidden)
      .map(({ name, label, type, fieldType }) => ({ name, label, type, fieldType })),
    suggestion,
    practiceAreaOptions: areaOptions(choosable(properties, likely), OPTIONS_MAX),
  };
}

const nameOf = ({ property }: { property: string }) => property;

/** All selectable properties; the likely ones first, long lists last. */
function choosable(properties: readonly PortalProperty[], likely: readonly string[]): PortalProperty[] {
  const place = ({ name }: PortalProperty) => (likely.includes(name) ? likely.indexOf(name) : likely.length);
  return properties
    .filter(({ name }) => !(name in resultProperties))
    .toSorted((a, b) => place(a) - place(b) || a.options.length - b.options.length);
}

export function createSaveFieldMapping(deps: Deps): CardHandlers['saveFieldMapping'] {
  return async ({ caller, body }) => {
    const portal = await permittedPortalOf(deps.db, caller, 'settings');
    return saveCheckedMapping(deps, portal, { ...body, actor: hubspotActor(caller) });
  };
}

interface MappingChange {
  mapping: FieldMapping;
  expectedVersion: number;
  actor: string;
}

/** Saves which properties become which fields, as from the command line: checked against the portal. */
export async function saveCheckedMapping(deps: Deps, { account, connection }: AppPortal, change: MappingChange) {
  const { portalId } = connection;
  const { mapping } = change;
  const { errors, warnings } = checkMapping(mapping, await readProperties(deps, portalId));
  if (errors.length > 0) {
    const details = errors
      .slice(0, DETAILS_MAX)
      .map(({ field, message }) => ({ path: field, code: 'custom', message }));
    throw new Problem('invalid_mapping', { details });
  }
  const { version } = await saveMapping(deps.db, { accountId: account.id, portalId, ...change });
  return { version, value: mapping, warnings };
}

/** @throws {HubSpotFailure} within the deadline */
function readProperties({ api }: Pick<Deps, 'api'>, portalId: string): Promise<PortalProperty[]> {
  const signal = AbortSignal.timeout(HUBSPOT_WITHIN_MS);
  const { paths } = api;
  const call: ContactApi['call'] = (wanted) => api.call({ ...wanted, signal, whenPaused: true });
  // However often somebody reloads the page, leads have priority.
  return listProperties({ paths, call }, { portalId, priority: 'background' });
}
