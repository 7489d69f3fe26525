import type { ContactRef } from '../../../hubspot/contacts/tombstones.ts';
import { announceMerged, announceUnshown } from '../../../leads/lead-outbox.ts';
import type { SavedLead } from '../../../leads/lead-rows.ts';
import { mergeHandling } from '../../../leads/merge-leads.ts';
import { forgetJobs } from '../../../platform/queue/job-rows.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Db, Trx } from '../../../platform/store/schema.ts';
import { eachOnce, inheritAlert, touchAlerts, withdrawMessages } from '../../../slack/messages/message-rows.ts';
import type { SlackChannel } from '../../../slack/routing/channels.ts';
import { deliverSlackJob, notifySlackJob } from '../../definitions/job-kinds.ts';

interface Waking {
  queue: Pick<Queue, 'enqueue'>;
}

async function leadsOf(trx: Trx, { portalId, contactId }: ContactRef): Promise<string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where((lead) => lead.and({ portal_id: portalId, contact_id: contactId }))
    .execute();
  return rows.map(({ id }) => id);
}

/** Before a contact is erased: deletes its messages and drops jobs about it. @returns the channels */
export async function withdrawContact(trx: Trx, contact: ContactRef): Promise<SlackChannel[]> {
  const ids = await leadsOf(trx, contact);
  for (const leadId of ids) await forgetJobs(trx, { leadId });
  return withdrawMessages(trx, ids);
}

/** A contact was deleted, or a person set or cleared its status. */
export const showContact = async (deps: Waking, trx: Trx, contact: ContactRef): Promise<void> =>
  show(deps, trx, await leadsOf(trx, contact));

/** Updates the alerts of these leads; announces valid leads that were never shown. */
async function show({ queue }: Waking, trx: Trx, leadIds: readonly string[]): Promise<void> {
  await enqueueDelivery(queue, trx, await touchAlerts(trx, leadIds));
  const entries = [...(await announceUnshown(trx, leadIds))].map((accountId) => ({ data: { accountId } }));
  await queue.enqueue(trx, notifySlackJob, entries);
}

/** What a screening did to leads, by id except for those it saved. */
interface Screened {
  saved: readonly SavedLead[];
  /** Announcing their results updates their handling too. */
  announced: ReadonlySet<string>;
  /** Leads on which a human override was found, or found cleared. */
  overruled: ReadonlySet<string>;
  deleted: readonly string[];
}

/** Leads that changed with the same result: deleted, restored, overridden. */
export async function showHandling(deps: Waking, trx: Trx, { saved, announced, overruled, deleted }: Screened) {
  const changed = saved.filter(
    ({ id, validBefore, validNow }) =>
      !announced.has(id) && (overruled.has(id) || (validBefore !== undefined && validBefore !== validNow)),
  );
  await show(deps, trx, [...changed.map(({ id }) => id), ...deleted]);
}

interface MergeNotifications {
  /** Channels with work to do. */
  channels: SlackChannel[];
  /** Account to notify about the surviving contact; null when there is nothing to announce. */
  accountId: string | null;
}

/**
 * One alert per person: the surviving contact's alert stays, else it takes over one of the others'; the rest are
 * deleted. It shows what the team did with any of them.
 */
export async function mergeAlerts(
  trx: Trx,
  { portalId, survivor }: { portalId: string; survivor: string },
): Promise<MergeNotifications> {
  const merged = await trx
    .selectFrom('leads')
    .select('id')
    .where((lead) => lead.and({ portal_id: portalId, merged_into: survivor }))
    .orderBy('created_at')
    .execute();
  const left = await trx
    .selectFrom('leads')
    .selectAll()
    .where((lead) => lead.and({ portal_id: portalId, contact_id: survivor }))
    .executeTakeFirst();
  const ids = merged.map(({ id }) => id);
  // Handling is locked before messages, as everywhere.
  if (left !== undefined) await mergeHandling(trx, { leadId: left.id, from: ids });
  if (left !== undefined) await inheritAlert(trx, left.id, ids);
  const withdrawn = await withdrawMessages(trx, ids);
  const touched = left !== undefined && ids.length > 0 ? await touchAlerts(trx, [left.id]) : [];
  const channels = eachOnce([...withdrawn, ...touched]);
  if (left === undefined || left.revision === 0) return { channels, accountId: null };
  const { state, score, valid, revision, account_id: accountId, id: leadId } = left;
  const kind = state === 'needs_info' ? state : 'screened';
  const result = { leadId, accountId, portalId, contactId: survivor, revision, state: kind, score, valid } as const;
  await announceMerged(trx, { ...result, cause: left.cause }, ids);
  return { channels, accountId };
}

/** Wakes delivery to these channels, once the transaction has committed. */
export async function enqueueDelivery(
  queue: Pick<Queue, 'enqueue'>,
  trx: Db,
  channels: readonly (SlackChannel & { startAfter?: Date | number })[],
): Promise<void> {
  const entries = channels.map(({ startAfter, workspaceId, channelId }) => ({
    data: { workspaceId, channelId },
    ...(startAfter !== undefined && { options: { startAfter } }),
  }));
  await queue.enqueue(trx, deliverSlackJob, entries);
}
