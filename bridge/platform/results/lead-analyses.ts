import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

interface LeadAnalysis {
  contactId: string;
  key: Buffer;
}

/**
 * Records which results belong to which contacts. Results that are no longer stored are skipped; stored ones stay until
 * the transaction ends.
 */
export async function linkAnalyses(
  trx: Kysely<Database>,
  portalId: string,
  analyses: readonly LeadAnalysis[],
): Promise<void> {
  if (analyses.length === 0) return;
  const contactIds = analyses.map(({ contactId }) => contactId);
  const keys = analyses.map(({ key }) => key);
  await sql`
    insert into lead_analyses (portal_id, contact_id, key)
    select ${portalId}::bigint, given.contact_id, a.key
    from unnest(${contactIds}::bigint[], ${keys}::bytea[]) as given (contact_id, key) join analyses a using (key)
    order by given.contact_id, a.key
    for key share of a
    on conflict do nothing`.execute(trx);
}

/**
 * Deletes the results of contacts, including those of earlier contents; without contacts, of the whole portal. A result
 * shared with another contact was made from the same text, and is made again when needed.
 */
export async function eraseAnalyses(
  trx: Kysely<Database>,
  portalId: string,
  contactIds?: readonly string[],
): Promise<number> {
  const whose = contactIds === undefined ? sql`true` : sql`contact_id = any(${[...contactIds]}::bigint[])`;
  const { numAffectedRows } = await sql`
    delete from analyses
    where key in (select key from lead_analyses where portal_id = ${portalId} and ${whose})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Results of merged contacts belong to the survivor too: erasing any of them deletes its results. */
export async function inheritAnalyses(
  trx: Kysely<Database>,
  { portalId, survivor, gone }: { portalId: string; survivor: string; gone: readonly string[] },
): Promise<void> {
  if (gone.length === 0) return;
  await sql`
    insert into lead_analyses (portal_id, contact_id, key)
    select distinct portal_id, ${survivor}::bigint, key from lead_analyses
    where portal_id = ${portalId} and contact_id = any(${[...gone]}::bigint[])
    on conflict do nothing`.execute(trx);
}

/** Deletes results by their keys. @returns how many */
export async function deleteAnalyses(trx: Kysely<Database>, keys: readonly Buffer[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('analyses')
    .where('key', 'in', [...keys])
    .executeTakeFirst();
  return Number(numDeletedRows);
}
