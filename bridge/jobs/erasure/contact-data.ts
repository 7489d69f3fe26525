import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ContactData, ContactHoldings } from '../../../shared/dashboard/privacy.ts';
import { findConnection } from '../../hubspot/connections/connections.ts';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { eraseEvents } from '../../hubspot/webhook/inbox.ts';
import { withNotes } from '../../leads/lead-columns.ts';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import { ofContacts } from '../../platform/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import { findJobs, forgetJobs } from '../../platform/queue/job-rows.ts';
import { eraseAnalyses, openAnalysis } from '../../platform/results/analysis-cache.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Database, Db, Trx } from '../../platform/store/schema.ts';
import { openOrExplain } from '../../platform/store/seal.ts';
import { openReadable } from '../../slack/messages/message-rows.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { everyJob } from '../definitions/every-job.ts';
import { eraseFromBulkRuns } from '../hubspot-app/bulk-runs.ts';
import { withdrawContact } from '../slack/messages/contact-alerts.ts';
import { eraseFromRuns, expediteWorkflows } from '../workflows/workflow-runs.ts';

interface Contacts {
  portalId: string;
  /** Including merged ones. */
  ids: string[];
}

async function withMerged(db: Db, contact: ContactRef): Promise<Contacts> {
  return { portalId: contact.portalId, ids: await mergedInto(db, contact) };
}

const isTheirs = ({ portalId, ids }: Contacts) => ofContacts(portalId, ids);
const leadIds = (contacts: Contacts) => sql`select id from leads where ${isTheirs(contacts)}`;
const ofLeads = (contacts: Contacts) => sql`lead_id in (${leadIds(contacts)})`;

/** How much is kept of a contact and of those merged into it. */
export async function countStoredData(db: Db, contact: ContactRef): Promise<Omit<ContactHoldings, 'calls'>> {
  const contacts = await withMerged(db, contact);
  const { rows } = await sql<Omit<ContactHoldings, 'calls'>>`
    select (select count(*)::integer from leads where ${isTheirs(contacts)}) as leads,
      (select count(*)::integer from lead_history where ${ofLeads(contacts)}) as history,
      (select count(*)::integer from lead_analyses where ${isTheirs(contacts)}) as results,
      (select count(*)::integer from slack_messages where state <> 'gone' and ${ofLeads(contacts)}) as "slackMessages",
      (select count(*)::integer from webhook_events where ${isTheirs(contacts)}) as deliveries`.execute(db);
  return rows[0] ?? { leads: 0, history: 0, results: 0, slackMessages: 0, deliveries: 0 };
}

/** Those of these contacts that an erasure would find data for, with the lead if there is one. */
export async function findStoredContacts(
  db: Db,
  portalId: string,
  ids: readonly string[],
): Promise<{ contactId: string; leadId: string | null }[]> {
  const { rows } = await sql<{ contactId: string; leadId: string | null }>`
    select given.id::text as "contactId", l.id as "leadId"
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place)
    left join leads l on l.portal_id = ${portalId} and l.contact_id = given.id
    where l.id is not null
      or exists (select from webhook_events e where e.portal_id = ${portalId} and e.contact_id = given.id)
      or exists (select from lead_analyses a where a.portal_id = ${portalId} and a.contact_id = given.id)
    order by given.place`.execute(db);
  return rows;
}

type Row = Record<string, unknown>;
type Deps = Pick<Store, 'unseal'> & { db: Db };

/**
 * Everything kept of a contact and of those merged into it, as in the tables, unsealed. `eraseContact` deletes the
 * same, except for the audit log, which names leads by id.
 */
export async function readContactData(deps: Deps, contact: ContactRef): Promise<Omit<ContactData, 'calls'>> {
  const { db } = deps;
  const contacts = await withMerged(db, contact);
  const all = async (table: keyof Database, where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(db);
    return rows.map(({ row }) => row);
  };
  const [leads, results, slackMessages, jobs] = await Promise.all([
    readLeads(deps, contacts),
    readResults(deps, contacts),
    readMessages(deps, contacts),
    listJobs(db, contacts),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    portalId: contacts.portalId,
    contactIds: contacts.ids,
    leads,
    handling: await all('lead_handling', ofLeads(contacts)),
    history: await all('lead_history', ofLeads(contacts)),
    results,
    slackMessages,
    slackMessagesOfEarlierConnections: await all('slack_told', ofLeads(contacts)),
    deliveries: await all('webhook_events', isTheirs(contacts)),
    announcements: await all(
      'outbox',
      sql`payload->>'portalId' = ${contacts.portalId} and payload->>'contactId' = any(${contacts.ids}::text[])`,
    ),
    bulkRuns: await all('bulk_contacts', isTheirs(contacts)),
    workflows: await all('workflow_runs', isTheirs(contacts)),
    jobs,
    audit: await all('audit_log', sql`target in (select id::text from (${leadIds(contacts)}) l)`),
    notIncluded: [...elsewhere],
  };
}

/** Data that no export or erasure of the bridge reaches. */
const elsewhere = [
  'The contact in HubSpot with its properties and notes, including those written by this bridge: export or delete it in HubSpot.',
  'What staff wrote in Slack threads, and copies that Slack keeps: see the workspace.',
  'Requests that another system sent to the API about the same person with another email and phone: erase them by the id of the request.',
] as const;

async function readLeads({ db, unseal }: Deps, contacts: Contacts): Promise<Row[]> {
  const { rows } = await sql<{ row: Row; notes: Buffer | null }>`
    select to_jsonb(leads) - 'notes' - 'unsealed_notes' - 'content_hash' as row, notes from leads
    where ${isTheirs(contacts)}`.execute(db);
  return rows.map(({ row, notes }) => ({ ...row, notes: openOrExplain(() => withNotes({ unseal }, { notes }).notes) }));
}

async function readResults(deps: Deps, contacts: Contacts): Promise<Row[]> {
  const { rows } = await sql<{ engine: string; created_at: Date; result: Buffer | null }>`
    select engine, created_at, result from analyses
    where key in (select key from lead_analyses where ${isTheirs(contacts)}) order by created_at`.execute(deps.db);
  return rows.map(({ engine, created_at, result }) => ({
    engine,
    created_at: created_at.toISOString(),
    result: result && openOrExplain(() => openAnalysis(deps, result)),
  }));
}

async function readMessages({ db, unseal }: Deps, contacts: Contacts): Promise<Row[]> {
  const { rows } = await sql<{ row: Row; content: Buffer | null }>`
    select to_jsonb(slack_messages) - 'content' as row, content from slack_messages
    where ${ofLeads(contacts)} order by position`.execute(db);
  return rows.map(({ row, content }) => ({ ...row, content: openReadable({ unseal }, z.unknown(), content) }));
}

/** Pending and failed jobs; they hold ids. */
async function listJobs(db: Db, { portalId, ids }: Contacts): Promise<Row[]> {
  const jobs = await findJobs(db, everyJob, { key: 'contactId', values: ids });
  return jobs
    .filter(({ data }) => data.portalId === portalId)
    .map(({ job, state, dueAt }) => ({ job, state, due_at: dueAt.toISOString() }));
}

interface ErasureDeps {
  tombstones: Tombstones;
  log: Log;
  /** Deletes the Slack messages at once; without it, within a minute or two. */
  wake?(trx: Trx, channels: readonly SlackChannel[]): Promise<void>;
}

interface Erased {
  contacts: number;
  leads: number;
  events: number;
  outbox: number;
  /** Stored results, including those of earlier contents. */
  analyses: number;
}

/** Erases everything kept of a contact; leaves a hash of its id, and an audit line without it. */
export async function eraseForPrivacy(
  deps: ErasureDeps,
  trx: Trx,
  { portalId, contactId, actor }: ContactRef & { actor: string },
): Promise<Erased> {
  const erased = await eraseContact(deps, trx, { portalId, contactId });
  const connection = await findConnection(trx, portalId);
  if (connection !== undefined) {
    const entry = { accountId: connection.accountId, actor, action: 'contact.erased' as const };
    await writeAudit(trx, { ...entry, target: portalId, detail: { ...erased } });
  }
  deps.log.info({ portalId, ...erased }, 'a contact was erased for privacy');
  return erased;
}

/**
 * Includes contacts merged into it. Jobs go first: a worker that is screening the contact cannot commit a new lead
 * then, because that completes a deleted job.
 */
async function eraseContact({ tombstones, wake }: ErasureDeps, trx: Trx, contact: ContactRef): Promise<Erased> {
  const { portalId } = contact;
  await tombstones.holdAlone(trx);
  const ids = await mergedInto(trx, contact);
  const contacts = ids.map((contactId) => ({ portalId, contactId }));
  await tombstones.add(trx, contacts);
  for (const one of contacts) {
    await expediteWorkflows(trx, one);
    await forgetJobs(trx, { ...one });
    await wake?.(trx, await withdrawContact(trx, one));
  }
  const analyses = await eraseAnalyses(trx, portalId, ids);
  const leads = await eraseLeads(trx, portalId, ids);
  const events = await eraseEvents(trx, portalId, ids);
  await eraseFromBulkRuns(trx, portalId, ids);
  await eraseFromRuns(trx, portalId, ids);
  const outbox = await eraseAnnouncements(trx, portalId, ids);
  return { contacts: ids.length, leads, events, outbox, analyses };
}

/** The contact and all merged into it, over any number of merges. */
async function mergedInto(db: Db, { portalId, contactId }: ContactRef): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive merges as (
      select contact_id as survivor, merged.id::bigint as gone
      from webhook_events, jsonb_array_elements_text(payload->'gone') as merged (id)
      where portal_id = ${portalId} and kind = 'merged'
      union
      select merged_into, contact_id from leads where portal_id = ${portalId} and merged_into is not null
    ), person as (
      select ${contactId}::bigint as id
      union
      select merges.gone from merges join person on merges.survivor = person.id
    )
    select id from person`.execute(db);
  return rows.map(({ id }) => id);
}
