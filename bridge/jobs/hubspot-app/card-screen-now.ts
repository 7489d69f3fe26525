import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { addHistory } from '../../leads/lead-handling.ts';
import { addPendingLead, type Lead } from '../../leads/lead-rows.ts';
import { stableId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { screenContactJob } from '../definitions/job-kinds.ts';
import type { LeadRef, Press } from '../lead-view/button-press.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { type AppPortal, appPortalOf, contactBlockedReason, refuseIfBlocked } from '../portals/served-portal.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find' | 'whileHeldOff'>;
}

/**
 * Has a contact screened; a request that HubSpot repeats is the same job and one line of the history. Unchanged content
 * costs no analysis.
 */
export function createScreenNow(deps: Deps): CardHandlers['screenNow'] {
  return async ({ caller, contactId, body: { requestId } }) => {
    const portal = await appPortalOf(deps.db, caller);
    await screenNow(deps, { portal, contactId, press: { actor: hubspotActor(caller), via: 'hubspot', requestId } });
    return { contactId, work: 'queued' };
  };
}

interface ScreenRequest {
  portal: AppPortal;
  contactId: string;
  press: Press;
}

/** @throws {Problem} when screening is blocked */
export async function screenNow(deps: Deps, { portal, contactId, press }: ScreenRequest): Promise<void> {
  const { db, queue, tombstones } = deps;
  const { portalId } = portal.connection;
  const wanted = { portalId, contactId, accountId: portal.account.id };
  await tombstones.whileHeldOff(db, async (trx) => {
    refuseIfBlocked(await contactBlockedReason({ ...deps, db: trx }, portal, contactId));
    const id = stableId('screen-now', portalId, contactId, press.requestId);
    const data = { portalId, contactId, cause: 'manual' as const };
    await queue.enqueue(trx, screenContactJob, [{ data, options: { id, groupId: portalId } }]);
    const lead = (await findLead(trx, wanted)) ?? (await addLead(trx, wanted));
    await trace(trx, lead, press);
  });
}

/** Inserts a lead row, so that the first request has a history too. */
async function addLead(trx: Trx, wanted: LeadRef): Promise<Lead> {
  await addPendingLead(trx, { ...wanted, cause: 'manual' });
  const lead = await findLead(trx, wanted);
  // Reconnected to another account meanwhile.
  if (lead === undefined) throw new Problem('portal_not_connected');
  return lead;
}

async function trace(trx: Trx, lead: Lead, { actor, via, requestId }: Press): Promise<void> {
  const { id: lead_id, account_id } = lead;
  const dedupe_key = `rescreen:${via}:${requestId}`;
  const detail = { first: lead.revision === 0 };
  await addHistory(trx, [{ lead_id, account_id, actor, dedupe_key, action: 'rescreen', detail }]);
}
