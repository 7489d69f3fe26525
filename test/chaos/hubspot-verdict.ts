import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { contactToRecord } from '../../bridge/hubspot/mapping/contact-to-record.ts';
import { withNotes } from '../../bridge/leads/lead-columns.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import type { Configuration } from '../../shared/configuration.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { createTrialEngine } from '../fixtures/trial-engine.ts';
import type { Contact } from '../simulators/hubspot/contact.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

export interface Verdict {
  contacts: number;
  withoutResult: number;
  /** The values in HubSpot are not those of the lead's last screening. */
  differFromLead: number;
  /** The lead's last screening is not of what the contact says now. */
  differFromContent: number;
  resultsStoredTwice: number;
  outboxRows: number;
  outboxDouble: number;
  eventsStored: number;
  eventsOpen: number;
  jobsLeft: number;
  jobsDead: number;
  simulatorFaults: number;
}

export interface Tried {
  hubspot: HubSpotSimulator;
  portalId: number;
  configuration: Configuration;
  /** How many different contents each contact has had. */
  contents: ReadonlyMap<string, number>;
}

const hasResult = ({ values }: Contact) => /^(?:valid|invalid)$/.test(values.get('lead_intake_status') ?? '');

export const withoutResult = ({ hubspot, portalId }: Pick<Tried, 'hubspot' | 'portalId'>): number =>
  hubspot
    .portal(portalId)
    .contacts()
    .filter((contact) => !hasResult(contact)).length;

const jobs = ['screen-contact', 'contact-change', 'backfill-contact'];

/** What is left to be done in the store. */
export async function countOpen({ pool }: Store): Promise<{ eventsOpen: number; jobsLeft: number }> {
  const { rows } = await pool.query<{ eventsOpen: number; jobsLeft: number }>(
    `select (select count(*)::integer from webhook_events where processed_at is null) as "eventsOpen",
      (select count(*)::integer from pgboss.job
        where name = any($1) and state in ('created', 'retry', 'active')) as "jobsLeft"`,
    [jobs],
  );
  return rows[0] ?? { eventsOpen: 0, jobsLeft: 0 };
}

export async function judgeTrial(tried: Tried, store: Store): Promise<Verdict> {
  const { hubspot, portalId, contents } = tried;
  const contacts = hubspot.portal(portalId).contacts();
  const rows = await store.db.selectFrom('leads').selectAll().execute();
  const leads = new Map(rows.map((row) => [row.contact_id, withNotes(store, row)]));
  const analyzer = createAnalyzer({ engine: createTrialEngine(), today: () => '2026-11-21' });
  const counts = { differFromLead: 0, differFromContent: 0, resultsStoredTwice: 0 };
  for (const { id, values } of contacts) {
    const lead = leads.get(id);
    if (lead === undefined) continue;
    const held = (name: string) => values.get(`lead_intake_${name}`) ?? '';
    const status = lead.valid ? 'valid' : 'invalid';
    const instant = lead.screened_at?.getTime();
    const heldAt = /^\d+$/.test(held('screened_at')) ? Number(held('screened_at')) : Date.parse(held('screened_at'));
    const same =
      held('score') === String(lead.score) &&
      held('status') === status &&
      held('notes') === lead.notes &&
      held('engine') === lead.engine &&
      heldAt === instant;
    counts.differFromLead += Number(!same);
    const { record } = contactToRecord(Object.fromEntries(values), defaultFieldMapping);
    const right = await analyzer.screen(record, tried.configuration);
    const isRight = right.score === lead.score && right.notes === lead.notes && right.valid === lead.valid;
    counts.differFromContent += Number(!isRight);
    counts.resultsStoredTwice += Math.max(0, lead.revision - (contents.get(id) ?? 1));
  }
  return {
    contacts: contacts.length,
    withoutResult: withoutResult(tried),
    ...counts,
    ...(await countRows(store)),
    ...(await countOpen(store)),
    simulatorFaults: hubspot.faults.length + hubspot.ownFaults.length,
  };
}

/** Double is a result that is told twice, in whatever words, and a revision that is told not at all. */
async function countRows({ pool }: Store) {
  const { rows } = await pool.query<Pick<Verdict, 'outboxRows' | 'outboxDouble' | 'eventsStored' | 'jobsDead'>>(
    `with told as (
      select payload->>'contactId' as contact, (payload->>'revision')::integer as revision,
        payload - 'revision' as result,
        lag(payload - 'revision') over (partition by payload->>'contactId' order by (payload->>'revision')::integer) as before
      from outbox
    ), times as (select contact, count(*) as told from told group by contact)
    select (select count(*)::integer from outbox) as "outboxRows",
      (select count(*)::integer from told where result = before)
        + (select count(*)::integer from leads l left join times on times.contact = l.contact_id::text
            where l.revision <> coalesce(times.told, 0)) as "outboxDouble",
      (select count(*)::integer from webhook_events) as "eventsStored",
      (select count(*)::integer from pgboss.job where name like '%.dead' and state in ('created', 'retry')) as "jobsDead"`,
  );
  return rows[0] ?? { outboxRows: 0, outboxDouble: 0, eventsStored: 0, jobsDead: 0 };
}
