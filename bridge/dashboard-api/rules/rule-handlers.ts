import { sql } from 'kysely';
import { z } from 'zod';
import type { Configuration } from '../../../shared/configuration.ts';
import type { RuleVersion, SavedRules, TriedLead } from '../../../shared/dashboard/rules.ts';
import type { CustomFilter } from '../../../shared/filter-conditions.ts';
import { matchAcceptedArea } from '../../../shared/practice-areas.ts';
import type { InputRecord } from '../../../shared/record.ts';
import {
  type ConfigurationVersion,
  getConfiguration,
  getConfigurationVersion,
  listConfigurationVersions,
  revertConfiguration,
  untouched,
} from '../../accounts/configurations.ts';
import { explainFilters } from '../../analysis/filters/conditions/custom-filters.ts';
import { saveOnce } from '../../jobs/hubspot-app/app-settings.ts';
import { whoText } from '../../jobs/lead-view/history-words.ts';
import { portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { type PreviewDeps, screenInTime, untilLate } from '../../jobs/preview/judge-draft.ts';
import { type LastLead, lastLeads } from '../../jobs/preview/last-leads.ts';
import { nameIn, type Records, readRecords } from '../../jobs/preview/read-records.ts';
import { loadTeam } from '../../leads/team-members.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import { createPreviewDraft } from './preview-draft.ts';

interface Deps {
  db: Db;
}

const PAGE = 20;

function createReadRules({ db }: Deps): DashboardHandlers['readRules'] {
  return async ({ caller: { accountId } }) => describe(db, accountId, await getConfiguration(db, accountId));
}

/** The same checks, versions and conflicts as from the command line and the settings page in HubSpot. */
function createSaveRules({ db }: Deps): DashboardHandlers['saveRules'] {
  return async ({ caller, body: { expectedVersion, configuration: input } }) => {
    const { accountId } = caller;
    const saved = await saveOnce(db, { accountId, actor: dashboardActor(caller), expectedVersion, input });
    return describe(db, accountId, saved);
  };
}

const place = z.object({ before: z.int().min(1).max(2_147_483_647) });

/** The last entry is the configuration every account starts with. */
function createListRuleVersions({ db }: Deps): DashboardHandlers['listRuleVersions'] {
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

function createReadRuleVersion({ db }: Deps): DashboardHandlers['readRuleVersion'] {
  return async ({ caller: { accountId }, params }) =>
    describe(db, accountId, await getConfigurationVersion(db, accountId, versionOf(params)));
}

function createRevertRules({ db }: Deps): DashboardHandlers['revertRules'] {
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

async function namesIn(db: Db, accountId: string): Promise<NameOf> {
  const team = await loadTeam(db, accountId);
  return (actor) => (actor === null ? null : whoText(actor, team.nameOf(actor)));
}

const rowOf = ({ version, actor, createdAt, changes }: ConfigurationVersion, nameOf: NameOf): RuleVersion => ({
  version,
  by: nameOf(actor),
  at: createdAt?.toISOString() ?? null,
  changes,
});

async function describe(db: Db, accountId: string, saved: ConfigurationVersion): Promise<SavedRules> {
  const { changes: _, ...row } = rowOf(saved, await namesIn(db, accountId));
  const { configuration } = saved;
  return { ...row, configuration, filters: explainFilters(configuration.customFilters) };
}

/** Each call costs money, and this is only a preview. */
const ASKED_OF_A_MODEL = 10;

const readingOf = (filter: CustomFilter) => {
  const [reading] = explainFilters([filter]);
  if (reading === undefined) throw new Error('a filter without a reading');
  return reading;
};

function createReadFilter(): DashboardHandlers['readFilter'] {
  return async ({ body: { filter } }) => readingOf(filter);
}

/** One rule alone on the last leads, so that areas and threshold do not hide its effect. */
function createTryFilter(deps: PreviewDeps & { countTrial: CountTrial }): DashboardHandlers['tryFilter'] {
  const { db, api, trial, countTrial, now = Date.now } = deps;
  return async ({ caller: { accountId }, body: { filter, leads: wanted } }) => {
    await countTrial(accountId);
    const { connection } = await portalOfAccount(db, accountId);
    const limit = trial.engine.name === 'openai' ? Math.min(wanted, ASKED_OF_A_MODEL) : wanted;
    const leads = await lastLeads(db, connection, { limit });
    const contactIds = leads.map(({ contact_id }) => contact_id);
    const records = await readRecords(api, connection, contactIds);
    const tried: TriedLead[] = [];
    await untilLate(leads, { now }, async (some) => {
      const answers = await Promise.all(some.map((lead) => tryOne(deps, lead, { filter, records })));
      tried.push(...answers.flatMap((answer) => answer ?? []));
    });
    return { reading: readingOf(filter), leads: tried, unread: leads.length - tried.length };
  };
}

interface Trial {
  filter: CustomFilter;
  records: Records;
}

/** Undefined when the contact is gone, or the engine did not answer in time. */
async function tryOne(
  deps: Pick<PreviewDeps, 'trial'>,
  { id: leadId, contact_id: contactId }: LastLead,
  { filter, records }: Trial,
): Promise<TriedLead | undefined> {
  const record = records.get(contactId)?.record;
  const screening = record && (await screenInTime(deps, ...aloneOn(record, filter)));
  const [judged] = screening?.filters ?? [];
  if (judged === undefined) return undefined;
  const { verdict, why, quote } = judged;
  return { leadId, contactId, name: nameIn(records, contactId), verdict, why, quote };
}

/** A configuration with only this area: filters are not applied to other areas. */
function aloneOn(record: InputRecord, filter: CustomFilter): [InputRecord, Configuration] {
  const rules = (name: string) => ({ practiceAreas: [{ name, aliases: [] }], threshold: 1, customFilters: [filter] });
  const own = rules(record.practiceArea);
  if (matchAcceptedArea(record.practiceArea, own.practiceAreas) !== null) return [record, own];
  return [{ ...record, practiceArea: 'Other' }, rules('Other')];
}

type RuleHandlers = Pick<
  DashboardHandlers,
  | 'readRules'
  | 'saveRules'
  | 'listRuleVersions'
  | 'readRuleVersion'
  | 'revertRules'
  | 'readFilter'
  | 'tryFilter'
  | 'previewRules'
  | 'readScores'
>;

/** The firm's rules: read, try out, save, revert. */
export function createRuleHandlers(deps: PreviewDeps & { countTrial: CountTrial }): RuleHandlers {
  return {
    readRules: createReadRules(deps),
    saveRules: createSaveRules(deps),
    listRuleVersions: createListRuleVersions(deps),
    readRuleVersion: createReadRuleVersion(deps),
    revertRules: createRevertRules(deps),
    readFilter: createReadFilter(),
    tryFilter: createTryFilter(deps),
    previewRules: createPreviewDraft(deps),
    readScores: createReadScores(deps),
  };
}

/** How many leads have each score, from the store alone: moving a threshold needs no further call. */
export function createReadScores({ db }: { db: Db }): DashboardHandlers['readScores'] {
  return async ({ caller: { accountId }, query: { days } }) => {
    const rows = await db
      .selectFrom('leads')
      .select(['score', sql<number>`count(*)::integer`.as('count')])
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted')
      .where('score', 'is not', null)
      .where('merged_into', 'is', null)
      .$if(days !== undefined, (leads) =>
        leads.where('created_at', '>', sql<Date>`now() - make_interval(days => ${Number(days)}::integer)`),
      )
      .groupBy('score')
      .execute();
    const countOf = new Map(rows.map(({ score, count }) => [score, count]));
    const counts = Array.from({ length: 101 }, (_, score) => countOf.get(score) ?? 0);
    return { counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
  };
}
