import type { HandlingAction } from '../../../shared/card.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { actOnLead } from '../../leads/act-on-lead.ts';
import { handlingOf } from '../../leads/lead-handling.ts';
import { loadTeam, saveMember } from '../../leads/team-members.ts';
import { Problem } from '../../platform/problem.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { LeadRef, Press } from '../lead-view/button-press.ts';
import { slowerText, whoText } from '../lead-view/history-words.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { appPortalOf, contactBlockedReason, refuseIfBlocked } from '../portals/served-portal.ts';
import { followAction } from '../slack/messages/follow-action.ts';
import { slackTimings } from '../slack/messages/slack-timings.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
}

/** These also override the status. */
const overruling: ReadonlySet<HandlingAction> = new Set(['not_a_fit', 'reopen']);

/** Claims, closes or reopens a lead like the buttons in Slack; once per request. */
export function createHandleLead(deps: Deps): CardHandlers['handleLead'] {
  const { db } = deps;
  return async ({ caller, contactId, body }) => {
    const { action, reason, note, seen, requestId } = body;
    const portal = overruling.has(action)
      ? await permittedPortalOf(db, caller, 'overrule')
      : await appPortalOf(db, caller);
    const { portalId, email } = caller;
    const { id: accountId } = portal.account;
    if ((await contactBlockedReason(deps, portal, contactId)) === 'erased') refuseIfBlocked('erased');
    const actor = hubspotActor(caller);
    await saveMember(db, { accountId, actor, email });
    const press = { actor, via: 'hubspot', requestId } as const;
    const done = await handleLead(deps, { portalId, contactId, accountId }, { press, action, reason, note, seen });
    return { contactId, ...done };
  };
}

interface Handling {
  press: Press;
  action: HandlingAction;
  reason: string | null;
  note: string | null;
  /** The handling version that was shown. */
  seen: number;
}

/** @returns whether it was done, or a message for the person who was slower @throws {Problem} `lead_not_screened` */
export function handleLead(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  ref: LeadRef,
  { press: { actor, via, requestId }, action, reason, note, seen: seenVersion }: Handling,
): Promise<{ done: boolean; words: string | null }> {
  return db.transaction().execute(async (trx) => {
    const lead = await findLead(trx, ref);
    if (lead === undefined || lead.state === 'deleted' || lead.score === null) throw new Problem('lead_not_screened');
    const typed = note === null || note.trim() === '' ? null : note.trim();
    const step = { lead, action, actor, reason, note: typed, seenVersion, clickedAt: new Date() };
    const acted = await actOnLead(trx, { ...step, dedupeKey: `${action}:${via}:${requestId}` });
    if (acted.kind === 'gone') throw new Problem('lead_not_screened');
    if (acted.kind === 'refused') {
      const { nameOf } = await loadTeam(trx, ref.accountId);
      const { actor: holder } = acted.handling;
      const { state, name } = handlingOf(acted.handling);
      const words = slowerText(state, whoText(holder, holder === null ? name : nameOf(holder, name)));
      return { done: false, words };
    }
    if (acted.kind === 'done') await followAction({ queue, pace: slackTimings }, trx, { lead, action, ...acted });
    return { done: true, words: null };
  });
}
