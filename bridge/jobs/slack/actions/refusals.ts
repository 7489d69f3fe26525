import { type LeadAction, leadActions } from '../../../../shared/lead-actions.ts';
import { blockedTexts } from '../../../../shared/problems/screen-blocked-reasons.ts';
import type { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { handlingOf, type lockHandling, slackUserOf } from '../../../leads/lead-handling.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { stateWords } from '../../../slack/render/render-thread.ts';
import { memberText, neutral } from '../../../slack/render/slack-text.ts';
import { refuseOverride } from '../../hubspot-app/write-override.ts';
import type { BlockedReason } from '../../portals/served-portal.ts';
import { enqueuePrivateReply } from '../deliver/notify-member.ts';

type HandlingRow = NonNullable<Awaited<ReturnType<typeof lockHandling>>>;

/** For the person who was slower; the name is a profile link, which notifies nobody in such a message. */
export const alreadyHandledWords = (handling: HandlingRow): string => `Already ${how(handling)}. Nothing was changed.`;

/** For a click made before the lead's last change and handled only now. */
export function overtakenWords(handling: HandlingRow): string {
  const since = handling.state === 'new' ? `released${at(handling.clicked_at)} and is available again` : how(handling);
  return `After you clicked, the lead was ${since}. Nothing was changed: press the button again if you still want to.`;
}

/** For a screening request while screening is blocked. */
export const screeningBlockedWords = (blockedReason: BlockedReason): string =>
  `${blockedTexts[blockedReason]} Nothing was screened.`;

interface Rejected {
  action: LeadAction;
  contactId: string;
  /** HubSpot's words, including an administrator's rule. */
  why: string;
}

const WHY_MAX = 300;

/** For the person who set a status that HubSpot refused; only the contact id says which lead it is. */
function rejectedWords({ action, contactId, why }: Rejected): string {
  const button = action === 'not_a_fit' ? 'Not a fit' : 'Reopen';
  const what = `The status that goes with your “${button}” was not saved to contact ${contactId}`;
  return `${what}: ${neutral(why, WHY_MAX)}. The contact keeps the status it had; in Slack the lead stays as you left it.`;
}

function how(handling: HandlingRow): string {
  const { state, userId, name, at: since } = handlingOf(handling);
  const who = userId === null && name === null ? '' : ` by ${memberText(userId, name)}`;
  return `${stateWords[state]}${who}${at(since === null ? null : new Date(since))}`;
}

function at(moment: Date | null): string {
  if (moment === null) return '';
  const seconds = Math.floor(moment.getTime() / 1_000);
  return ` at <!date^${seconds}^{time}|${moment.toISOString().slice(11, 16)} UTC>`;
}

interface Deps {
  db: Db;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue'>;
}

/** A history line with its lead, and the workspace of the member. */
interface ActedInSlack {
  id: string;
  lead_id: string;
  contact_id: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  workspace_id: string | null;
  team_id: string | null;
}

/**
 * HubSpot refused the status that a Slack action gave a lead: undoes it as on the card and notifies the person. Lines
 * of earlier versions do not hold the previous status; theirs stays.
 */
export async function refuseStatus(deps: Deps, acted: ActedInSlack, { message: words }: HubSpotFailure): Promise<void> {
  if (acted.detail.to === undefined) return;
  const { id: historyId, lead_id: leadId, contact_id: contactId, workspace_id: workspaceId, team_id: teamId } = acted;
  const action = leadActions.find((one) => one === acted.action);
  const userId = slackUserOf(acted.actor);
  await refuseOverride(deps, {
    historyId,
    words,
    async onUndone(trx) {
      if (action === undefined || userId === null || workspaceId === null || teamId === null) return;
      const message = { text: rejectedWords({ action, contactId, why: words }) };
      await enqueuePrivateReply(deps, trx, { workspaceId, teamId, userId, channelId: null, leadId, message });
    },
  });
}
