import { hubspotId, LARGEST_ID } from '../../hubspot/connections/connections.ts';
import { isUuid } from '../../platform/ids.ts';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import type { JobData } from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { leadActionJob, leadSlaJob, writeLeadActionJob, writeOverrideJob } from './job-kinds.ts';

/** Jobs whose data names a lead or a history line, but no portal or contact. */
export const jobsByLead: readonly JobDefinition[] = [writeOverrideJob, writeLeadActionJob, leadActionJob, leadSlaJob];

interface JobLead {
  accountId: string;
  portalId: string;
  contactId: string;
}

/**
 * The leads that jobs are about, in the order of their data; undefined for a job without a lead, or whose lead is gone.
 * A history line takes precedence: it follows its lead through merges.
 */
export async function findJobLeads(db: Db, data: readonly JobData[]): Promise<(Readonly<JobLead> | undefined)[]> {
  const lines = await findLines(db, data.flatMap(historyOf));
  const leadOf = (one: JobData) => historyOf(one).flatMap((id) => lines.get(id) ?? [])[0] ?? leadIdOf(one)[0] ?? '';
  const leads = await findLeads(db, data.map(leadOf).filter(isUuid));
  return data.map((one) => leads.get(leadOf(one)));
}

const historyOf = ({ historyId }: JobData): string[] => {
  const id = hubspotId.safeParse(historyId);
  return id.success && BigInt(id.data) <= LARGEST_ID ? [id.data] : [];
};
const leadIdOf = ({ leadId }: JobData): string[] => (typeof leadId === 'string' && isUuid(leadId) ? [leadId] : []);

/** Lead ids by history line. */
async function findLines(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lead_history')
    .select(['id', 'lead_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, lead_id }) => [id, lead_id]));
}

async function findLeads(db: Db, ids: readonly string[]): Promise<Map<string, JobLead>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'account_id as accountId', 'portal_id as portalId', 'contact_id as contactId'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...lead }) => [id, lead]));
}

/** The portal of a job without a group: from an earlier version, or replayed. */
export async function portalOfJob(db: Db, data: object): Promise<string | undefined> {
  const given: JobData = { ...data };
  if (typeof given.portalId === 'string') return given.portalId;
  return (await findJobLeads(db, [given]))[0]?.portalId;
}
