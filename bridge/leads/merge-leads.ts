import { type Selectable, sql } from 'kysely';
import type { ContactRef } from '../hubspot/contacts/tombstones.ts';
import { inheritAnalyses } from '../platform/results/analysis-cache.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Leads, Trx } from '../platform/store/schema.ts';
import { listSurvivors } from './list-survivors.ts';

interface Merge {
  portalId: string;
  /** The surviving contact; HubSpot may have given it a new id. */
  survivor: string;
  /** The contacts merged away, the primary one first. */
  gone: readonly string[];
}

/**
 * The survivor's lead keeps its id; without one, it inherits the first lead of the others. The latest override of any
 * of them applies to it. The following screening checks what HubSpot shows.
 * @returns the current survivor: a later merge may have been received first
 */
export async function mergeLeads(trx: Trx, merge: Merge): Promise<string> {
  const { portalId } = merge;
  const survivors = await listSurvivors(trx, { portalId, contactId: merge.survivor });
  const survivor = survivors.at(-1) ?? merge.survivor;
  const gone = [...merge.gone, merge.survivor].filter((id) => id !== survivor);
  await inheritAnalyses(trx, { portalId, survivor, gone });
  const leads = await lockLeads(trx, { portalId, survivor, gone });
  const left = leads.find(({ contact_id }) => contact_id === survivor);
  const heir = left === undefined ? firstOf(leads, gone) : undefined;
  if (heir !== undefined) await moveLead(trx, heir, survivor);
  const merged = leads.filter((lead) => lead !== left && lead !== heir);
  const goesOn = left ?? heir;
  if (goesOn !== undefined) await inheritOverride(trx, goesOn, merged);
  await markMerged(trx, { portalId, survivor, gone }, merged);
  return survivor;
}

type Lead = Pick<Selectable<Leads>, (typeof columns)[number]>;
const columns = [
  'id',
  'account_id',
  'contact_id',
  'state',
  'merged_into',
  'override_status',
  'override_source',
  'overridden_at',
] as const satisfies readonly (keyof Leads)[];

function lockLeads(trx: Trx, { portalId, survivor, gone }: Merge): Promise<Lead[]> {
  return trx
    .selectFrom('leads')
    .select(columns)
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [survivor, ...gone])
    .orderBy('contact_id')
    .forUpdate()
    .execute();
}

function firstOf(leads: readonly Lead[], order: readonly string[]): Lead | undefined {
  const free = leads.filter(({ merged_into }) => merged_into === null);
  return order.flatMap((id) => free.find(({ contact_id }) => contact_id === id) ?? [])[0];
}

/**
 * HubSpot moves the status along, as a change by the person who merged: a status that nobody has set is recognized by
 * what the bridge wrote last.
 */
async function moveLead(trx: Trx, { id, state, override_status }: Lead, survivor: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({
      contact_id: survivor,
      state: state === 'deleted' ? 'pending' : state,
      written_at: null,
      ...(override_status !== null && { written: null }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

/** Contacts merged into one of them earlier now point to the survivor as well, in one step. */
async function markMerged(trx: Trx, { portalId, survivor, gone }: Merge, merged: readonly Lead[]) {
  const ids = merged.map(({ id }) => id);
  if (ids.length > 0) {
    const changes = { state: 'deleted' as const, merged_into: survivor, updated_at: new Date() };
    await trx.updateTable('leads').set(changes).where('id', 'in', ids).execute();
  }
  if (gone.length === 0) return;
  await trx
    .updateTable('leads')
    .set({ merged_into: survivor })
    .where('portal_id', '=', portalId)
    .where('merged_into', 'in', [...gone])
    .execute();
}

type Overridden = Pick<
  Selectable<Leads>,
  'id' | 'account_id' | 'merged_into' | 'override_status' | 'override_source' | 'overridden_at'
>;

/**
 * One override per person: the newest one set or cleared on merged contacts applies to the survivor, unless its own is
 * later. Contacts merged earlier have passed theirs on.
 */
async function inheritOverride(trx: Trx, left: Overridden, merged: readonly Overridden[]): Promise<void> {
  const [newest] = merged
    .flatMap(({ merged_into, overridden_at: at, override_status: status, override_source: source }) =>
      at === null || merged_into !== null ? [] : { at, status, source },
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (newest === undefined || (left.overridden_at !== null && left.overridden_at >= newest.at)) return;
  const { at, status, source } = newest;
  await trx
    .updateTable('leads')
    .set({
      override_status: status,
      override_source: source,
      overridden_at: at,
      // HubSpot may have moved its value in the merge: that is not a later override.
      ...(status !== null && { written: null }),
    })
    .where('id', '=', left.id)
    .execute();
  if (status === left.override_status) return;
  await writeAudit(trx, {
    accountId: left.account_id,
    actor: 'system',
    action: 'lead.override_inherited',
    target: left.id,
    detail: { from: left.override_status, to: status, source, at: at.toISOString() },
  });
}

type DeletionOutcome = 'deleted' | 'no_lead' | 'restored_since';

/** The contact is in HubSpot's bin: its lead stays, marked, for its retention. Deletions may arrive after a restore. */
export async function deleteLead(
  trx: Trx,
  { portalId, contactId }: ContactRef,
  occurredAt: Date,
): Promise<DeletionOutcome> {
  const restored = await trx
    .selectFrom('webhook_events')
    .select('id')
    .where((event) => event.and({ portal_id: portalId, contact_id: contactId, kind: 'restored' }))
    .where('occurred_at', '>', occurredAt)
    .executeTakeFirst();
  if (restored !== undefined) return 'restored_since';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ state: 'deleted', updated_at: new Date() })
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'deleted' : 'no_lead';
}

interface HandlingRow {
  lead_id: string;
  version: number;
  alerted_at: Date | null;
}

/**
 * One handling per person: the survivor takes over what the team did with the merged contacts. The furthest state wins,
 * the survivor's own on a tie, and open requests of the others end.
 */
export async function mergeHandling(
  trx: Trx,
  { leadId, from }: { leadId: string; from: readonly string[] },
): Promise<void> {
  if (from.length === 0) return;
  const { rows } = await sql<HandlingRow>`
    select lead_id, version, alerted_at from lead_handling where lead_id = any(${[leadId, ...from]}::uuid[])
    order by array_position(array['contacted', 'not_a_fit', 'claimed', 'new'], state),
      (lead_id = ${leadId}) desc, alerted_at nulls last, lead_id
    for update`.execute(trx);
  const [furthest, ...others] = rows;
  if (furthest !== undefined && furthest.lead_id !== leadId) await takeOver(trx, { leadId, furthest, others });
  await sql`
    update lead_history h set lead_id = ${leadId} where lead_id = any(${[...from]}::uuid[]) and action <> 'screened'
      and not exists (select from lead_history where lead_id = ${leadId} and dedupe_key = h.dedupe_key)`.execute(trx);
}

interface Taking {
  leadId: string;
  furthest: HandlingRow;
  others: readonly HandlingRow[];
}

async function takeOver(trx: Trx, { leadId, furthest, others }: Taking): Promise<void> {
  const own = others.find(({ lead_id }) => lead_id === leadId);
  await trx.deleteFrom('lead_handling').where('lead_id', '=', leadId).execute();
  await trx
    .updateTable('lead_handling')
    .set({
      lead_id: leadId,
      version: own === undefined ? furthest.version : Math.max(own.version, furthest.version) + 1,
      alerted_at: own?.alerted_at ?? furthest.alerted_at,
    })
    .where('lead_id', '=', furthest.lead_id)
    .execute();
}
