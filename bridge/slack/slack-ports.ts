import type { ModalView, SlackMessage } from './blocks.ts';
import type { LeadAction, UnfitReason } from './lead-card.ts';

/** A member of a workspace, proved by Slack's signature. */
export interface SlackMember {
  workspaceId: string;
  teamId: string;
  userId: string;
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
  /** Typed by the member, trimmed, at most 300 characters; personal. */
  note: string | null;
  /** Where the button stood; null where a form was sent. */
  channelId: string | null;
  messageTs: string | null;
  /** The same click always has the same. */
  actionTs: string;
}

export interface LeadCommand extends SlackMember {
  /** What stands behind `/lead`, trimmed; personal. */
  text: string;
  /** Seen by the member alone. @throws when Slack does not take it */
  respond(message: SlackMessage): Promise<void>;
}

/** What the form of the routing test holds, as Slack sends it. */
export interface RoutingQuestion extends SlackMember {
  state: unknown;
}

/**
 * What is done with what comes in. Where one resolves, it is kept; Slack is answered only then. Where one throws, Slack
 * is told that it failed.
 */
export interface SlackPorts {
  onAction(click: LeadClick): Promise<void>;
  onHomeOpened(member: SlackMember): Promise<void>;
  onLeadCommand(command: LeadCommand): Promise<void>;
  /** The form of the routing test. */
  onRoutingOpened(member: SlackMember): Promise<ModalView>;
  /** The form again, with the answer in it. */
  onRoutingTest(question: RoutingQuestion): Promise<ModalView>;
  onTestAlert(member: SlackMember): Promise<void>;
  /** The installation is over: see `markWorkspaceRevoked`. */
  onUninstalled(workspaceId: string): Promise<void>;
}
