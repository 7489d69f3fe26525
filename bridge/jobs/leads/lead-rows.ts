import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Leads } from '../../store/schema.ts';
import { isLeadValid } from './lead-validity.ts';

export type Lead = Selectable<Leads>;

/** A lead as it was read; `version` changes with every change of the row. */
export type SeenLead = Lead & { version: string };

/** What a screening leaves on the lead; the database counts revisions. */
export type LeadDraft = Omit<
  Insertable<Leads>,
  | 'id'
  | 'account_id'
  | 'portal_id'
  | 'revision'
  | 'created_at'
  | 'updated_at'
  | 'override_status'
  | 'override_source'
  | 'overridden_at'
>;

export interface SavedLead {
  id: string;
  contactId: string;
  revision: number;
  /** The result differs from the one before. */
  isNew: boolean;
  /** Somebody else changed the lead since it was read: what this screening wrote to HubSpot may be older than that. */
  overtaken: boolean;
  /** Whether the firm would have taken it as it stood before; undefined where there was none. */
  validBefore: boolean | undefined;
  validNow: boolean;
  /** It was marked as deleted before. */
  restored: boolean;
}

const results = ['screened', 'needs_info'];

/** A result that HubSpot refused to take is one all the same, with a score or without. */
const hasResult = ({ state, screened_at }: LeadDraft): boolean =>
  results.includes(state) || (state === 'error' && (screened_at ?? null) !== null);

export async function loadLeads(
  db: Kysely<Database>,
  portalId: string,
  contactIds: readonly string[],
): Promise<Map<string, SeenLead>> {
  if (contactIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .select(sql<string>`xmin::text`.as('version'))
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [...contactIds])
    .execute();
  return new Map(rows.map((row) => [row.contact_id, row]));
}

interface Save {
  accountId: string;
  portalId: string;
  drafts: readonly LeadDraft[];
  /** As they were when the screening began. */
  seen: ReadonlyMap<string, Pick<SeenLead, 'version'>>;
}

/** Writes leads in one statement, in the order of their ids, so that two batches never wait for each other in a ring. */
export async function saveLeads(trx: Transaction<Database>, save: Save): Promise<SavedLead[]> {
  if (save.drafts.length === 0) return [];
  const drafts = save.drafts.toSorted((a, b) => (BigInt(a.contact_id) < BigInt(b.contact_id) ? -1 : 1));
  const before = await lockLeads(trx, save, drafts);
  const rows = await trx
    .insertInto('leads')
    .values(drafts.map((draft) => toRow(save, draft)))
    .onConflict((conflict) => conflict.columns(['portal_id', 'contact_id']).doUpdateSet(takeOver))
    .returning([
      'id',
      'contact_id',
      'revision',
      'state',
      'valid',
      'override_status',
      sql<boolean>`xmax <> 0`.as('was_there'),
    ])
    .execute();
  return rows.map((row) => {
    const { id, contact_id: contactId, revision, was_there: wasThere } = row;
    const locked = before.get(contactId);
    return {
      id,
      contactId,
      revision,
      isNew: revision > (locked?.revision ?? 0),
      overtaken: wasThere && locked?.version !== save.seen.get(contactId)?.version,
      validBefore: locked && isLeadValid(locked),
      validNow: isLeadValid(row),
      restored: locked?.state === 'deleted',
    };
  });
}

async function lockLeads(trx: Transaction<Database>, { portalId }: Save, drafts: readonly LeadDraft[]) {
  const rows = await trx
    .selectFrom('leads')
    .select(['contact_id', 'revision', 'state', 'valid', 'override_status', sql<string>`xmin::text`.as('version')])
    .where('portal_id', '=', portalId)
    .where(
      'contact_id',
      'in',
      drafts.map(({ contact_id }) => contact_id),
    )
    .orderBy('contact_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.contact_id, row]));
}

function toRow({ accountId, portalId }: Save, draft: LeadDraft): Insertable<Leads> {
  return {
    id: randomUUID(),
    account_id: accountId,
    portal_id: portalId,
    ...draft,
    first_cause: draft.cause,
    revision: hasResult(draft) ? 1 : 0,
  };
}

/** What a human has set is not among them: it may have changed since it was read. */
const replaced = [
  'account_id',
  'state',
  'content_hash',
  'configuration_version',
  'mapping_version',
  'written',
  'written_at',
  'last_error',
  'cause',
  'contact_created_at',
] as const satisfies readonly (keyof Leads)[];

/** A lead that waits keeps the last result: the same one again is no news then. */
const replacedByResults = [
  'score',
  'valid',
  'notes',
  'engine',
  'screened_at',
] as const satisfies readonly (keyof Leads)[];

const unlessPending = (column: string) =>
  sql`case when excluded.state = 'pending' then ${sql.ref(`leads.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

const takeOver = {
  ...Object.fromEntries(replaced.map((column) => [column, sql.ref(`excluded.${column}`)])),
  ...Object.fromEntries(replacedByResults.map((column) => [column, unlessPending(column)])),
  first_cause: sql<string>`coalesce(leads.first_cause, leads.cause)`,
  updated_at: sql<Date>`now()`,
  revision: sql<number>`leads.revision + case when excluded.revision = 1 and (leads.revision = 0 or
    (leads.score, leads.valid, leads.notes) is distinct from
    (excluded.score, excluded.valid, excluded.notes)) then 1 else 0 end`,
};

/**
 * Contacts that HubSpot no longer has: their leads stay for the record, as deleted.
 * @returns the ids of the leads that were not marked so before
 */
export async function markDeleted(
  trx: Transaction<Database>,
  portalId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  if (contactIds.length === 0) return [];
  const rows = await trx
    .updateTable('leads')
    .set({ state: 'deleted', last_error: null, updated_at: new Date() })
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', contactIds.toSorted())
    .where('state', '<>', 'deleted')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
