import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { eraseAnalyses } from '../../platform/results/lead-analyses.ts';
import type { Database } from '../../platform/store/schema.ts';

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
  const { numDeletedRows: leads } = await trx
    .deleteFrom('leads')
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', ids)
    .executeTakeFirst();
  const { numDeletedRows: events } = await trx
    .deleteFrom('webhook_events')
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', ids)
    .executeTakeFirst();
  await forgetRuns(trx, portalId, ids);
  await unnameMerged(trx, portalId, ids);
  const outbox = await eraseOutbox(trx, portalId, ids);
  return { contacts: ids.length, leads: Number(leads), events: Number(events), outbox, analyses };
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

/** Runs of the bulk action and of workflows stay, without the contact. */
async function forgetRuns(trx: Transaction<Database>, portalId: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('bulk_contacts').where('portal_id', '=', portalId).where('contact_id', 'in', ids).execute();
  await trx
    .updateTable('workflow_runs')
    .set({ contact_id: null })
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', ids)
    .execute();
}

/** A merge goes on without the contact that is erased. */
async function unnameMerged(trx: Transaction<Database>, portalId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update webhook_events set payload = jsonb_set(payload, '{gone}', (payload->'gone') - ${[...ids]}::text[])
    where portal_id = ${portalId} and kind = 'merged' and payload->'gone' ?| ${[...ids]}::text[]`.execute(trx);
}

async function eraseOutbox(trx: Transaction<Database>, portalId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`payload->>'portalId' = ${portalId} and payload->>'contactId' = any(${[...ids]}::text[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
