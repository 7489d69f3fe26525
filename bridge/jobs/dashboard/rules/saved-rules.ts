import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { RuleVersion, SavedRules } from '../../../../shared/dashboard/rules.ts';
import {
  type ConfigurationVersion,
  getConfiguration,
  getConfigurationVersion,
  listConfigurationVersions,
  revertConfiguration,
  untouched,
} from '../../../accounts/configurations.ts';
import { explainFilters } from '../../../analysis/filters/conditions/custom-filters.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { loadTeam } from '../../../leads/team-members.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { whoText } from '../../app/action-history-words.ts';
import { saveOnce } from '../../app/app-settings.ts';
import { readCursor, writeCursor } from '../cursor.ts';

interface Deps {
  db: Kysely<Database>;
}

const PAGE = 20;

export function createReadRules({ db }: Deps): DashboardHandlers['readRules'] {
  return async ({ caller: { accountId } }) => describe(db, accountId, await getConfiguration(db, accountId));
}

/** The same checks, versions and conflicts as from the command line and the settings page in HubSpot. */
export function createSaveRules({ db }: Deps): DashboardHandlers['saveRules'] {
  return async ({ caller, body: { expectedVersion, configuration: input } }) => {
    const { accountId } = caller;
    const saved = await saveOnce(db, { accountId, actor: dashboardActor(caller), expectedVersion, input });
    return describe(db, accountId, saved);
  };
}

const place = z.object({ before: z.int().min(1).max(2_147_483_647) });

/** The last entry is the configuration every account starts with. */
export function createListRuleVersions({ db }: Deps): DashboardHandlers['listRuleVersions'] {
  return async ({ caller: { accountId }, query: { cursor } }) => {
    const before = cursor === undefined ? undefined : readCursor(cursor, place).before;
    const versions = await listConfigurationVersions(db, accountId, { limit: PAGE, before });
    const last = versions.at(-1);
    const isWhole = last === undefined || versions.length < PAGE;
    const nameOf = await namesIn(db, accountId);
    return {
      versions: [...versions, ...(isWhole ? [untouched] : [])].map((one) => rowOf(one, nameOf)),
      next: isWhole ? null : writeCursor({ before: last.version }),
    };
  };
}

export function createReadRuleVersion({ db }: Deps): DashboardHandlers['readRuleVersion'] {
  return async ({ caller: { accountId }, params }) =>
    describe(db, accountId, await getConfigurationVersion(db, accountId, versionOf(params)));
}

export function createRevertRules({ db }: Deps): DashboardHandlers['revertRules'] {
  return async ({ caller, params, body: { expectedVersion } }) => {
    const { accountId } = caller;
    const change = { accountId, actor: dashboardActor(caller), expectedVersion, toVersion: versionOf(params) };
    return describe(db, accountId, await revertConfiguration(db, change));
  };
}

/** @throws {Problem} `version_not_found` */
function versionOf({ version = '' }: Readonly<Record<string, string>>): number {
  if (!/^\d{1,10}$/.test(version)) throw new Problem('version_not_found');
  return Number(version);
}

type NameOf = (actor: string | null) => string | null;

async function namesIn(db: Kysely<Database>, accountId: string): Promise<NameOf> {
  const team = await loadTeam(db, accountId);
  return (actor) => (actor === null ? null : whoText(actor, team.nameOf(actor)));
}

const rowOf = ({ version, actor, createdAt, changes }: ConfigurationVersion, nameOf: NameOf): RuleVersion => ({
  version,
  by: nameOf(actor),
  at: createdAt?.toISOString() ?? null,
  changes,
});

async function describe(db: Kysely<Database>, accountId: string, saved: ConfigurationVersion): Promise<SavedRules> {
  const { changes: _, ...row } = rowOf(saved, await namesIn(db, accountId));
  const { configuration } = saved;
  return { ...row, configuration, filters: explainFilters(configuration.customFilters) };
}
