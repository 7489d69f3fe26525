import type { Kysely } from 'kysely';
import { type CardHandlers, hubspotActor } from '../hubspot/card/card-handlers.ts';
import type { Tombstones } from '../hubspot/tombstones.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database } from '../store/schema.ts';
import { appPortalOf, contactObstacle, refuseObstacle } from './app-portal.ts';
import { findLead } from './card-lead.ts';
import { addHistory } from './lead-history.ts';
import { screenContactJob } from './screen-contact-job.ts';
import { stableId } from './stable-id.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
}

/** Has a contact screened; a request that HubSpot repeats is the same job. What has not changed costs no judgement. */
export function createScreenNow(deps: Deps): CardHandlers['screenNow'] {
  const { db, queue } = deps;
  return async ({ caller, contactId, body: { requestId } }) => {
    const { portalId } = caller;
    const portal = await appPortalOf(db, caller);
    refuseObstacle(await contactObstacle(deps, portal, contactId));
    const accountId = portal.account.id;
    await db.transaction().execute(async (trx) => {
      const id = stableId('screen-now', portalId, contactId, requestId);
      const data = { portalId, contactId, cause: 'manual' as const };
      await queue.enqueue(trx, screenContactJob, [{ data, options: { id, groupId: portalId } }]);
      const lead = await findLead(trx, { portalId, contactId, accountId });
      if (lead === undefined) return;
      const dedupe_key = `rescreen:hubspot:${requestId}`;
      const entry = { lead_id: lead.id, account_id: accountId, actor: hubspotActor(caller), dedupe_key };
      await addHistory(trx, [{ ...entry, action: 'rescreen', detail: {} }]);
    });
    return { contactId, work: 'queued' };
  };
}
