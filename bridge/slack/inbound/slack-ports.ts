import type { LeadAction, UnfitReason } from '../../../shared/lead-actions.ts';
import type { SlackMessage } from '../render/blocks.ts';

/** A member of a workspace, proved by Slack's signature. */
export interface SlackMember {
  workspaceId: string;
  teamId: string;
  userId: string;
  /** The member's own team, where it is another than the one the request was made in. */
  homeTeamId?: string | undefined;
}

/**
 * What a member did with a lead. The lead's id is a button's value: whether the lead belongs to an account of this
 * workspace is for the receiver to check.
 */
export interface LeadClick extends SlackMember {
  leadId: string;
  action: LeadAction;
  /** For `not_a_fit` alone. */
  reason: UnfitReason | null;
  /** Typed by the member, at most 300 characters; personal. */
  note: string | null;
  /** Where the button stood, for an answer that only the member sees; null for a button of the app's home. */
  channelId: string | null;
  messageTs: string | null;
  /** The same click always has the same: its moment by Slack's clock, s, or the id of the form. */
  actionTs: string;
  /** When a form was opened, by Slack's clock, s; undefined for a button, and for a form of an earlier version. */
  openedTs?: string | undefined;
}

/** What one member alone is told. */
export interface PrivateReply extends SlackMember {
  /** Where it was asked for; null for the member's talk with the app. */
  channelId: string | null;
  message: Pick<SlackMessage, 'text'> & Partial<SlackMessage>;
  /** Of the lead it tells of, whose erasure it does not outlive. */
  leadId?: string | undefined;
}

export interface LeadCommand extends SlackMember {
  /** What stands behind `/lead`, trimmed; personal. */
  text: string;
  /** Seen by the member alone, now or when Slack takes it. @throws when it cannot be kept */
  respond(answer: Pick<PrivateReply, 'leadId'> & { message: SlackMessage }): Promise<void>;
}

/**
 * What is done with what comes in. Where one resolves, it is kept, and only then Slack is told so; where one throws,
 * Slack is told that it failed. Each has three seconds, but for the command: that one is answered first.
 */
export interface SlackPorts {
  onAction(click: LeadClick): Promise<void>;
  onHomeOpened(member: SlackMember): Promise<void>;
  onLeadCommand(command: LeadCommand): Promise<void>;
  onTestAlert(member: SlackMember): Promise<void>;
  /** Slack did not take an answer that only the member sees: it is told when Slack does. */
  onPrivateReply(reply: PrivateReply): Promise<void>;
  /** The installation is over; nothing of it may be kept. */
  onUninstalled(workspaceId: string): Promise<void>;
}
