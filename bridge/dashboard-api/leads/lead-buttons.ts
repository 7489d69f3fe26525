import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { workOn } from '../../jobs/definitions/contact-work.ts';
import { eraseForPrivacy } from '../../jobs/erasure/contact-data.ts';
import { handleLead } from '../../jobs/hubspot-app/card-handling.ts';
import { screenNow } from '../../jobs/hubspot-app/card-screen-now.ts';
import { overrideLead } from '../../jobs/hubspot-app/set-override.ts';
import type { LeadRef, Press } from '../../jobs/lead-view/button-press.ts';
import { contactBlockedReason, portalOfAccount, refuseIfBlocked } from '../../jobs/portals/served-portal.ts';
import { enqueueDelivery } from '../../jobs/slack/messages/contact-alerts.ts';
import { saveMember } from '../../leads/team-members.ts';
import type { Log } from '../../platform/log/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { type DashboardCaller, type DashboardHandlers, dashboardActor } from '../handlers.ts';
import { eraseCallsOf, type PersonDeps, personOfContact } from './calls-of-person.ts';
import type { LeadNames } from './lead-names.ts';
import { findLeadOf } from './read-lead.ts';

export interface ActDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Tombstones;
  names: Pick<LeadNames, 'forget'>;
  log: Log;
}

/** What staff do with a lead, by the same functions as the card in HubSpot. */
export function createLeadActions(
  deps: ActDeps & PersonDeps,
): Pick<DashboardHandlers, 'handleLead' | 'setStatus' | 'screenLead' | 'eraseLead'> {
  const { db } = deps;
  return {
    async handleLead({ caller, params, body: { requestId, ...step } }) {
      const ref = await leadRef(deps, caller, params);
      return handleLead(deps, ref, { ...step, press: pressOf(caller, requestId) });
    },
    async setStatus({ caller, params, body: { requestId, status, reason } }) {
      const ref = await leadRef(deps, caller, params);
      const portal = await portalOfAccount(db, caller.accountId);
      const obstacle = await contactBlockedReason(deps, portal, ref.contactId);
      // An override costs nothing, so it needs no subscription.
      if (obstacle !== 'no_subscription') refuseIfBlocked(obstacle);
      const note = reason === null || reason.trim() === '' ? null : reason.trim();
      return { written: await overrideLead(deps, ref, { press: pressOf(caller, requestId), status, note }) };
    },
    async screenLead({ caller, params, body: { requestId } }) {
      const ref = await leadRef(deps, caller, params);
      const portal = await portalOfAccount(db, caller.accountId);
      await screenNow(deps, { portal, contactId: ref.contactId, press: pressOf(caller, requestId) });
      return { work: (await workOn(db, ref)) === 'running' ? 'running' : 'queued' };
    },
    async eraseLead({ caller, params }) {
      const { portalId, contactId, accountId } = await leadRef(deps, caller, params);
      const { connection } = await portalOfAccount(db, accountId);
      const actor = dashboardActor(caller);
      const person = await personOfContact(deps, connection, contactId);
      await eraseAtOnce(deps, { portalId, contactId, actor });
      const { calls } = await eraseCallsOf(db, person, { accountId, actor });
      return { calls: person === null ? null : calls };
    },
  };
}

/** Erases a contact; its Slack messages are deleted at once, and its cached name is dropped. */
export async function eraseAtOnce(
  { db, queue, names, ...deps }: ActDeps,
  { portalId, contactId, actor }: ContactRef & { actor: string },
) {
  const wake = (trx: Trx, channels: readonly SlackChannel[]) => enqueueDelivery(queue, trx, channels);
  const erase = (trx: Trx) => eraseForPrivacy({ ...deps, wake }, trx, { portalId, contactId, actor });
  const erased = await db.transaction().execute(erase);
  names.forget(portalId, contactId);
  return erased;
}

const pressOf = (caller: DashboardCaller, requestId: string): Press => ({
  actor: dashboardActor(caller),
  via: 'dashboard',
  // Two people may use the same id.
  requestId: `${caller.email}:${requestId}`,
});

/** The contact of a lead in the account's current portal; the caller becomes a known team member. */
async function leadRef(
  { db }: ActDeps,
  caller: DashboardCaller,
  { leadId = '' }: Readonly<Record<string, string>>,
): Promise<LeadRef> {
  const { accountId, name, email } = caller;
  const { portal_id: portalId, contact_id: contactId } = await findLeadOf(db, accountId, leadId);
  const { connection } = await portalOfAccount(db, accountId);
  if (connection.portalId !== portalId) throw new Problem('lead_not_found');
  await saveMember(db, { accountId, actor: dashboardActor(caller), name, email });
  return { portalId, contactId, accountId };
}
