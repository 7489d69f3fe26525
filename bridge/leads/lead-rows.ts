import { randomUUID } from 'node:crypto';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { ofContacts } from '../platform/ids.ts';
import type { Db, Leads, Trx } from '../platform/store/schema.ts';
import { isLeadValid, type NoteSeals, sealNotes, type WithNotes, withNotes } from './lead-columns.ts';

export type Lead = Selectable<Leads>;

/** A lead as read, with its notes in clear; `version` changes with every change of the row. */
export type SeenLead = WithNotes<Lead> & { version: string };

/** The columns a screening writes; the database counts revisions. */
export type LeadDraft = Omit<
  Insertable<Leads>,
  | 'id'
  | 'account_id'
  | 'portal_id'
  | 'notes'
  | 'revision'
  | 'created_at'
  | 'updated_at'
  | 'override_status'
  | 'override_source'
  | 'overridden_at'
> & { notes: string | null };

export interface SavedLead {
  id: string;
  contactId: string;
  revision: number;
  /** The result differs from the previous one. */
  isNew: boolean;
  /** Somebody else changed the lead since it was read: what this screening wrote to HubSpot may be outdated. */
  overtaken: boolean;
  /** Whether the lead was valid before; undefined when there was none. */
  validBefore: boolean | undefined;
  validNow: boolean;
}

const results = ['screened', 'needs_info'];

/** A result that HubSpot refused is still a result, with or without a score. */
const hasResult = ({ state, screened_at }: LeadDraft): boolean =>
  results.includes(state) || (state === 'error' && (screened_at ?? null) !== null);

export async function loadLeads(
  deps: { db: Db; unseal: NoteSeals['unseal'] },
  portalId: string,
  contactIds: readonly string[],
): Promise<Map<string, SeenLead>> {
  if (contactIds.length === 0) return new Map();
  const rows = await deps.db
    .selectFrom('leads')
    .selectAll()
    .select(sql<string>`xmin::text`.as('version'))
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [...contactIds])
    .execute();
  return new Map(rows.map((row) => [row.contact_id, withNotes(deps, row)]));
}

interface Save {
  seals: NoteSeals;
  accountId: string;
  portalId: string;
  drafts: readonly LeadDraft[];
  /** As of the start of the screening. */
  seen: ReadonlyMap<string, Pick<SeenLead, 'version'>>;
}

/** Writes leads in id order, so that two batches never deadlock. */
export async function saveLeads(trx: Trx, save: Save): Promise<SavedLead[]> {
  if (save.drafts.length === 0) return [];
  const drafts = save.drafts.toSorted((a, b) => (BigInt(a.contact_id) < BigInt(b.contact_id) ? -1 : 1));
  const before = await lockLeads(trx, save, drafts);
  const { known = [], fresh = [] } = Object.groupBy(drafts, ({ contact_id: id }) =>
    before.has(id) ? 'known' : 'fresh',
  );
  const rows = [
    ...(await upsert(
      trx,
      known.map((draft) => {
        const locked = before.get(draft.contact_id);
        return { ...toRow(save, draft, locked), ...(locked && deletedSince(save, locked)) };
      }),
      sameNotes,
    )),
    // The notes of a row that another process just inserted are unknown; as it is overtaken, it is screened again.
    ...(await upsert(
      trx,
      fresh.map((draft) => toRow(save, draft, undefined)),
      sql`true`,
    )),
  ];
  return rows.map((row) => {
    const { id, contact_id: contactId, revision, was_there: wasThere } = row;
    const locked = before.get(contactId);
    return {
      id,
      contactId,
      revision,
      isNew: revision > (locked?.revision ?? 0),
      overtaken: wasThere && (locked === undefined || changedSince(save, locked)),
      validBefore: locked && isLeadValid(locked),
      validNow: isLeadValid(row),
    };
  });
}

async function upsert(trx: Trx, rows: Insertable<Leads>[], isSame: RawBuilder<unknown>) {
  if (rows.length === 0) return [];
  const was_there = sql<boolean>`xmax <> 0`.as('was_there');
  return trx
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['portal_id', 'contact_id']).doUpdateSet(takeOver(isSame)))
    .returning(['id', 'contact_id', 'revision', 'state', 'valid', 'override_status', was_there])
    .execute();
}

type Locked = Pick<SeenLead, 'contact_id' | 'state' | 'version'>;

const changedSince = ({ seen }: Save, { contact_id: id, version }: Locked) => version !== seen.get(id)?.version;

/** The contact may have been read before its deletion: the next screening decides whether it is back. */
const deletedSince = (save: Save, locked: Locked) =>
  locked.state === 'deleted' && changedSince(save, locked) ? { state: 'deleted' as const } : undefined;

async function lockLeads(trx: Trx, { portalId }: Save, drafts: readonly LeadDraft[]) {
  const rows = await trx
    .selectFrom('leads')
    .select(['contact_id', 'revision', 'state', 'valid', 'notes', 'override_status'])
    .select(sql<string>`xmin::text`.as('version'))
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

function toRow(
  { seals, accountId, portalId }: Save,
  draft: LeadDraft,
  locked: Pick<Lead, 'notes'> | undefined,
): Insertable<Leads> {
  return {
    id: randomUUID(),
    account_id: accountId,
    portal_id: portalId,
    ...draft,
    notes: sealNotes(seals, draft.notes, locked),
    first_cause: draft.cause,
    revision: hasResult(draft) ? 1 : 0,
  };
}

/** Without the override: it may have changed since it was read. */
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
  'source',
  'outcome',
] as const satisfies readonly (keyof Leads)[];

/** A pending lead keeps the last result: the same one again is not new then. */
const replacedByResults = [
  'score',
  'valid',
  'notes',
  'engine',
  'screened_at',
  'area',
] as const satisfies readonly (keyof Leads)[];

const unlessPending = (column: string) =>
  sql`case when excluded.state = 'pending' then ${sql.ref(`leads.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

/** Unchanged sealed notes keep their bytes. */
const sameNotes = sql`leads.notes is not distinct from excluded.notes`;

const takeOver = (isSame: RawBuilder<unknown>) => ({
  ...Object.fromEntries(replaced.map((column) => [column, sql.ref(`excluded.${column}`)])),
  ...Object.fromEntries(replacedByResults.map((column) => [column, unlessPending(column)])),
  first_cause: sql<string>`coalesce(leads.first_cause, leads.cause)`,
  updated_at: sql<Date>`now()`,
  revision: sql<number>`leads.revision + case when excluded.revision = 1 and (leads.revision = 0 or
    (leads.score, leads.valid) is distinct from (excluded.score, excluded.valid) or not (${isSame})) then 1 else 0 end`,
});

/**
 * Contacts that HubSpot no longer has: their leads are kept, marked as deleted.
 * @returns the ids of the newly marked leads
 */
export async function markDeleted(trx: Trx, portalId: string, contactIds: readonly string[]): Promise<string[]> {
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

interface PendingLead {
  portalId: string;
  contactId: string;
  accountId: string;
  cause: Lead['cause'];
}

/** Inserts a pending lead, unless the contact has one. */
export async function addPendingLead(trx: Trx, { portalId, contactId, accountId, cause }: PendingLead) {
  await trx
    .insertInto('leads')
    .values({
      id: randomUUID(),
      account_id: accountId,
      portal_id: portalId,
      contact_id: contactId,
      state: 'pending',
      cause,
    })
    .onConflict((conflict) => conflict.columns(['portal_id', 'contact_id']).doNothing())
    .execute();
}

/** A lead's source or outcome has changed in HubSpot. @returns whether the lead exists */
export async function setAbout(trx: Trx, { portalId, contactId, field, value }: AboutLead): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ [field]: value, updated_at: new Date() })
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface AboutLead {
  portalId: string;
  contactId: string;
  field: 'source' | 'outcome';
  value: string | null;
}

/** Deletes the leads of contacts; without contacts, of the whole portal. @returns how many */
export async function eraseLeads(trx: Trx, portalId: string, contactIds?: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('leads').where(ofContacts(portalId, contactIds)).executeTakeFirst();
  return Number(numDeletedRows);
}
