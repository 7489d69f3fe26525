import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { eraseEvents } from '../../hubspot/webhook/settle-events.ts';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import { eraseAnalyses } from '../../platform/results/lead-analyses.ts';
import type { Database } from '../../platform/store/schema.ts';
import { eraseFromBulkRuns } from '../app/bulk-runs.ts';
import { eraseFromRuns } from '../workflows/workflow-runs.ts';

interface Erasure extends ContactRef {
  tombstones: Tombstones;
  /** Removes every job about a contact, done ones included. */
  forgetJobs(trx: Transaction<Database>, contact: ContactRef): Promise<void>;
}

export interface Erased {
  contacts: number;
  leads: number;
  events: number;
  outbox: number;
  /** Results, those of earlier contents too. */
  analyses: number;
}

/**
 * Erases all that is kept of a contact and of those merged into it. The jobs go first: a worker that is screening the contact
 * at this moment then cannot commit a new lead of it, for committing completes a job that is gone.
 */
export async function eraseContact(trx: Transaction<Database>, erasure: Erasure): Promise<Erased> {
  const { portalId, tombstones, forgetJobs } = erasure;
  await tombstones.holdAlone(trx);
  const ids = await mergedInto(trx, erasure);
  const contacts = ids.map((contactId) => ({ portalId, contactId }));
  await tombstones.add(trx, contacts);
  for (const contact of contacts) await forgetJobs(trx, contact);
  const analyses = await eraseAnalyses(trx, portalId, ids);
  const leads = await eraseLeads(trx, portalId, ids);
  const events = await eraseEvents(trx, portalId, ids);
  await eraseFromBulkRuns(trx, portalId, ids);
  await eraseFromRuns(trx, portalId, ids);
  const outbox = await eraseAnnouncements(trx, portalId, ids);
  return { contacts: ids.length, leads, events, outbox, analyses };
}

/** The contact and all that were merged into it, over any number of merges. */
async function mergedInto(db: Kysely<Database>, { portalId, contactId }: ContactRef): Promise<string[]> {
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
