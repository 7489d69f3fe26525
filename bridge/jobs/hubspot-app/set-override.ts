import { setTimeout as delay } from 'node:timers/promises';
import { leadStatus } from '../../../shared/hubspot-properties.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { leadStatusOf } from '../../leads/lead-columns.ts';
import { addHistory } from '../../leads/lead-handling.ts';
import { saveOverride } from '../../leads/lead-override.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { Problem } from '../../platform/problem.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { writeOverrideJob } from '../definitions/job-kinds.ts';
import type { LeadRef, Press } from '../lead-view/button-press.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { contactBlockedReason, refuseIfBlocked } from '../portals/served-portal.ts';
import { showContact } from '../slack/messages/contact-alerts.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
}

/** The card reads the contact's properties right after the answer, and says so when HubSpot takes longer. */
const HUBSPOT_HAS_IT_WITHIN_MS = 1_400;
const LOOK_EVERY_MS = 40;

/**
 * Overrides the bridge's status, or takes the override back; once per request. It is stored before the answer, and
 * written to HubSpot too unless that takes long: then the job writes it. If HubSpot refuses it, the job undoes it and
 * the answer reports it.
 */
export function createSetOverride(deps: Deps): CardHandlers['setOverride'] {
  const { db } = deps;
  return async ({ caller, contactId, body }) => {
    const portal = await permittedPortalOf(db, caller, 'overrule');
    const obstacle = await contactBlockedReason(deps, portal, contactId);
    // An override costs nothing, so it needs no subscription.
    if (obstacle !== 'no_subscription') refuseIfBlocked(obstacle);
    const contactRef = { portalId: caller.portalId, contactId, accountId: portal.account.id };
    const { status: wanted, requestId } = body;
    const press = { actor: hubspotActor(caller), via: 'hubspot', requestId } as const;
    const written = await overrideLead(deps, contactRef, { press, status: wanted, note: null });
    const lead = await findLead(db, contactRef);
    const status = lead === undefined ? null : (leadStatus.safeParse(leadStatusOf(lead)).data ?? null);
    return { contactId, status, written };
  };
}

interface Change {
  press: Press;
  /** Null takes the override back. */
  status: string | null;
  /** The typed reason. */
  note: string | null;
}

/** @returns whether HubSpot has it already @throws {Problem} `lead_not_screened`, `override_refused` */
export async function overrideLead(deps: Pick<Deps, 'db' | 'queue'>, ref: LeadRef, change: Change): Promise<boolean> {
  const historyId = await deps.db.transaction().execute(async (trx) => {
    const lead = await findLead(trx, ref);
    if (lead === undefined || lead.state === 'deleted') throw new Problem('lead_not_screened');
    return override(deps, trx, { ...change, lead });
  });
  return untilWritten(deps.db, historyId);
}

/** @returns the history line of this request, or of the one it repeats */
async function override(
  { queue }: Pick<Deps, 'queue'>,
  trx: Trx,
  { lead, press, status, note }: Change & { lead: Lead },
): Promise<string> {
  const { id: leadId, account_id: accountId, override_status: before, portal_id: portalId } = lead;
  const { override_source: fromSource, overridden_at: fromAt } = lead;
  const { actor, via, requestId } = press;
  const dedupe_key = `override:${via}:${requestId}`;
  const action = status === null ? 'override_cleared' : 'override_set';
  const entry = { lead_id: leadId, account_id: accountId, actor, action, dedupe_key };
  const detail = { from: before, fromSource, fromAt, to: status, ...(note !== null && { note }) };
  const added = await addHistory(trx, [{ ...entry, detail }]);
  const historyId = added.get(dedupe_key);
  if (historyId === undefined) return findHistory(trx, leadId, dedupe_key);
  const change = status === null ? null : { status, source: actor, at: new Date() };
  await saveOverride(trx, { accountId, leadId, before, change, actor });
  await queue.enqueue(trx, writeOverrideJob, [{ data: { leadId, historyId }, options: { groupId: portalId } }]);
  await showContact({ queue }, trx, { portalId, contactId: lead.contact_id });
  return historyId;
}

async function findHistory(trx: Trx, leadId: string, key: string): Promise<string> {
  const { id } = await trx
    .selectFrom('lead_history')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('dedupe_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether HubSpot has it @throws {Problem} `override_refused` */
async function untilWritten(db: Db, historyId: string): Promise<boolean> {
  const until = performance.now() + HUBSPOT_HAS_IT_WITHIN_MS;
  do {
    const line = await db
      .selectFrom('lead_history')
      .select(['written_at', 'detail'])
      .where('id', '=', historyId)
      .executeTakeFirst();
    if (line === undefined || line.written_at !== null) return line !== undefined;
    if (typeof line.detail.refused === 'string') {
      const details = [{ path: 'status', code: 'custom', message: line.detail.refused }];
      throw new Problem('override_refused', { details });
    }
    await delay(LOOK_EVERY_MS);
  } while (performance.now() < until);
  return false;
}
