import type { Configuration } from '../../../../shared/configuration.ts';
import type { TriedLead } from '../../../../shared/dashboard/rules.ts';
import type { CustomFilter } from '../../../../shared/filter-conditions.ts';
import { matchAcceptedArea } from '../../../../shared/practice-areas.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { explainFilters } from '../../../analysis/filters/conditions/custom-filters.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import { portalOfAccount } from '../../app/app-portal.ts';
import { type PreviewDeps, screenInTime, untilLate } from '../../preview/judge-draft.ts';
import { type LastLead, lastLeads } from '../../preview/last-leads.ts';
import { nameIn, type Records, readRecords } from '../../preview/read-records.ts';
import type { CountTrial } from '../count-trial.ts';

/** Each call costs money, and this is only a preview. */
const ASKED_OF_A_MODEL = 10;

export const readingOf = (filter: CustomFilter) => {
  const [reading] = explainFilters([filter]);
  if (reading === undefined) throw new Error('a filter without a reading');
  return reading;
};

export function createReadFilter(): DashboardHandlers['readFilter'] {
  return async ({ body: { filter } }) => readingOf(filter);
}

/** One rule alone on the last leads, so that areas and threshold do not hide its effect. */
export function createTryFilter(deps: PreviewDeps & { countTrial: CountTrial }): DashboardHandlers['tryFilter'] {
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
