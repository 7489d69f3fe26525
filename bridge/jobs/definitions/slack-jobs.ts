import { z } from 'zod';
import { leadActions, unfitReasons } from '../../../shared/lead-actions.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';
import { slackId } from '../../slack/inbound/incoming.ts';

const channel = z.object({ workspaceId: slackId, channelId: slackId });
const member = z.object({
  workspaceId: slackId,
  teamId: slackId,
  userId: slackId,
  /** Set when it differs from `teamId`. */
  homeTeamId: slackId.optional(),
});

/** Announces the pending results in an account's outbox in Slack. */
export const notifySlackJob = defineJob({
  name: 'notify-slack',
  schema: z.object({ accountId: z.uuid() }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});

/** Delivers the messages of a channel. Pending messages are in `slack_messages`; the job only wakes. */
export const deliverSlackJob = defineJob({
  name: 'deliver-slack',
  schema: channel,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 60 },
});

const unfitReason = z.enum(Object.keys(unfitReasons) as [keyof typeof unfitReasons]);

const leadActionData = member.extend({
  leadId: z.uuid(),
  action: z.enum(leadActions),
  /** Where it was clicked, for the ephemeral answer. */
  channelId: slackId.nullable(),
  /** Identifies the click: its time by Slack's clock, s, or the id of a form. */
  actionTs: z.string().max(40),
  /** When a form was opened, by Slack's clock, s. */
  openedTs: z.string().max(40).optional(),
  reason: unfitReason.nullable(),
  /** The typed note, sealed. */
  note: z.base64().nullable(),
});

/** Applies a click. */
export const leadActionJob = defineJob({
  name: 'lead-action',
  schema: leadActionData,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});
export type LeadActionData = z.infer<typeof leadActionData>;

/** Sends a private message to one member. */
export const notifyMemberJob = defineJob({
  name: 'tell-member',
  schema: member.extend({
    /** Channel of the ephemeral message; if null, or without the app: the member's direct messages with the app. */
    channelId: slackId.nullable(),
    /** Sealed. */
    message: z.base64(),
    /** The lead whose erasure also deletes it. */
    leadId: z.uuid().optional(),
    /** How often Slack has put it off. */
    tries: z.int().min(0),
    /** After that it is no longer sent. */
    until: z.iso.datetime(),
  }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});
export type MemberNotification = z.infer<typeof notifyMemberJob.schema>;

/** Writes a lead action to HubSpot; the group is the portal. */
export const writeLeadActionJob = defineJob({
  name: 'write-lead-action',
  schema: z.object({
    historyId: z.string().regex(/^\d{1,19}$/),
    /** Attempts of the earlier jobs that this one replaced while the portal was unavailable. */
    tries: z.int().min(0).optional(),
    /** Whether an earlier job, or a replayed dead letter, was started: its note may be in HubSpot. */
    begun: z.boolean().optional(),
  }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
export type WriteLeadAction = z.infer<typeof writeLeadActionJob.schema>;

/** Checks whether somebody has claimed a lead. */
export const leadSlaJob = defineJob({
  name: 'lead-sla',
  schema: z.object({
    leadId: z.uuid(),
    step: z.enum(['reminder', 'escalation']),
    /** Handling version the job is for; it is void once somebody acts. Without one, the handling since the alert. */
    version: z.int().min(1).optional(),
  }),
});
export type LeadSla = z.infer<typeof leadSlaJob.schema>;

/** Publishes the app's home for a member. */
export const slackHomeJob = defineJob({
  name: 'slack-home',
  schema: member,
  // Opening it again retries.
  retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 10 },
});
export type SlackMember = z.infer<typeof member>;

const everyMinute = { schema: z.object({}), retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 } };

/** Writes the digests that are due. */
export const slackDigestJob = defineJob({ name: 'slack-digest', ...everyMinute });

/** Finds pending work in Slack's tables that has no job. */
export const sweepSlackJob = defineJob({ name: 'sweep-slack', ...everyMinute });

export const slackJobs = [
  notifySlackJob,
  deliverSlackJob,
  leadActionJob,
  notifyMemberJob,
  writeLeadActionJob,
  leadSlaJob,
  slackHomeJob,
  slackDigestJob,
  sweepSlackJob,
] as const;
