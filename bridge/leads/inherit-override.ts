import type { Selectable, Transaction } from 'kysely';
import { writeAudit } from '../platform/store/audit.ts';
import type { Database, Leads } from '../platform/store/schema.ts';

type Overridden = Pick<
  Selectable<Leads>,
  'id' | 'account_id' | 'merged_into' | 'override_status' | 'override_source' | 'overridden_at'
>;

/**
 * One override per person: the newest one set or cleared on merged contacts applies to the survivor, unless its own is
 * later. Contacts merged earlier have passed theirs on.
 */
export async function inheritOverride(
  trx: Transaction<Database>,
  left: Overridden,
  merged: readonly Overridden[],
): Promise<void> {
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
