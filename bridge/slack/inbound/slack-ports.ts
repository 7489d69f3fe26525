import type { LeadAction, UnfitReason } from '../../../shared/lead-actions.ts';
import type { SlackMessage } from '../render/blocks.ts';

/** A member of a workspace, verified by Slack's signature. */
export interface SlackMember {
  workspaceId: string;
  teamId: string;
  userId: string;
  /** The member's own team, when it differs from the request's. */
  homeTeamId?: string | undefined;
}

/**
 * A member's action on a lead. The lead id is a button's value: the receiver must check that the lead belongs to an
 * account of this workspace.
 */
export interface LeadClick extends SlackMember {
  leadId: string;
  action: LeadAction;
  /** For `not_a_fit` alone. */
  reason: UnfitReason | null;
  /** Typed note, at most 300 characters; personal. */
  note: string | null;
  /** Where the button was, for an ephemeral answer; null for a button of the app's home. */
  channelId: string | null;
  messageTs: string | null;
  /** The same for repeats of a click: its time by Slack's clock, s, or the id of the form. */
  actionTs: string;
  /** When a form was opened, by Slack's clock, s; undefined for a button, and for a form of an earlier version. */
  openedTs?: string | undefined;
}

/** A message for one member only. */
export interface PrivateReply extends SlackMember {
  /** Where it was requested; null for the member's direct messages with the app. */
  channelId: string | null;
  message: Pick<SlackMessage, 'text'> & Partial<SlackMessage>;
  /** The lead it is about; deleted with it. */
  leadId?: string | undefined;
}

export interface LeadCommand extends SlackMember {
  /** Text after `/lead`, trimmed; personal. */
  text: string;
  /** Visible to the member only, sent now or when Slack accepts it. @throws when it cannot be stored */
  respond(answer: Pick<PrivateReply, 'leadId'> & { message: SlackMessage }): Promise<void>;
}

/**
 * Handlers of Slack input. Resolving means stored, and only then Slack gets its ack; throwing reports a failure to
 * Slack. Each has three seconds, except for the command, which is answered first.
 */
export interface SlackPorts {
  onAction(click: LeadClick): Promise<void>;
  onHomeOpened(member: SlackMember): Promise<void>;
  onLeadCommand(command: LeadCommand): Promise<void>;
  onTestAlert(member: SlackMember): Promise<void>;
  /** Slack refused an ephemeral answer: it is sent when Slack accepts it. */
  onPrivateReply(reply: PrivateReply): Promise<void>;
  /** The app was uninstalled; nothing of the installation may be kept. */
  onUninstalled(workspaceId: string): Promise<void>;
}
