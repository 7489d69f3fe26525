import type { z } from 'zod';
import { type LeadAction, leadActions } from '../../../shared/lead-actions.ts';
import { isUuid } from '../../platform/ids.ts';
import { LEAD_MENU, leadActionId, readMenuValue } from '../render/lead-buttons.ts';
import { readUnfitModal, readUnfitTarget, type UnfitTarget } from '../render/unfit-modal.ts';
import type { click, submission } from './incoming.ts';
import type { LeadClick, SlackMember } from './slack-ports.ts';

type Click = z.output<typeof click>;
type Submission = z.output<typeof submission>;

const actionsById = new Map<string, LeadAction>(leadActions.map((action) => [leadActionId(action), action]));

/** A click on one of a lead's buttons; undefined for any other. */
export function readLeadClick(body: Click, member: SlackMember): LeadClick | undefined {
  const [clicked] = body.actions;
  const chosen = clicked && chosenBy(clicked);
  if (clicked === undefined || chosen === undefined || !isUuid(chosen.leadId)) return undefined;
  return {
    ...member,
    ...chosen,
    reason: null,
    note: null,
    channelId: body.channel?.id ?? null,
    messageTs: body.message?.ts ?? null,
    actionTs: clicked.action_ts,
  };
}

function chosenBy({ action_id, value, selected_option }: Click['actions'][number]) {
  if (action_id === LEAD_MENU) return readMenuValue(selected_option?.value ?? '');
  const action = actionsById.get(action_id);
  return action === undefined || value === undefined ? undefined : { action, leadId: value };
}

/** The target of the form that a click opens. */
export function unfitTargetOf({
  workspaceId,
  leadId,
  channelId,
  messageTs,
  actionTs: openedTs,
}: LeadClick): UnfitTarget {
  const place = { ...(channelId !== null && { channelId }), ...(messageTs !== null && { messageTs }) };
  return { workspaceId, leadId, ...place, openedTs };
}

/**
 * The submitted form that says why a lead is not a fit. `incomplete`: no reason was chosen; undefined: it is not the
 * form of this workspace.
 */
export function readUnfitSubmission({ view }: Submission, member: SlackMember): LeadClick | 'incomplete' | undefined {
  const target = readUnfitTarget(view.private_metadata);
  if (target === null || target.workspaceId !== member.workspaceId) return undefined;
  const answer = readUnfitModal(view.state);
  if (answer === null) return 'incomplete';
  return {
    ...member,
    leadId: target.leadId,
    action: 'not_a_fit',
    ...answer,
    channelId: target.channelId ?? null,
    messageTs: target.messageTs ?? null,
    actionTs: view.id,
    ...(target.openedTs !== undefined && { openedTs: target.openedTs }),
  };
}
