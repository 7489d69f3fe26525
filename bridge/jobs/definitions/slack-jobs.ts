import { z } from 'zod';
import { leadActions, unfitReasons } from '../../../shared/lead-actions.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';
import { slackId } from '../../slack/inbound/incoming.ts';

const channel = z.object({ workspaceId: slackId, channelId: slackId });
const member = z.object({
  workspaceId: slackId,
  teamId: slackId,
  userId: slackId,
  /** Where it is another than `teamId`. */
  homeTeamId: slackId.optional(),
});

/** Tells Slack of the results that wait in the outbox of an account. */
export const notifySlackJob = defineJob({
  name: 'notify-slack',
  schema: z.object({ accountId: z.uuid() }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});

/** Brings the messages of a channel to their wanted state. What waits stands in `slack_messages`; a job only wakes. */
export const deliverSlackJob = defineJob({
  name: 'deliver-slack',
  schema: channel,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 60 },
});

const unfitReason = z.enum(Object.keys(unfitReasons) as [keyof typeof unfitReasons]);

const leadActionData = member.extend({
  leadId: z.uuid(),
  action: z.enum(leadActions),
  /** Where it was clicked, for the answer that only the clicker sees. */
  channelId: slackId.nullable(),
  /** Which click it was: its moment by Slack's clock, s, or the id of a form. */
  actionTs: z.string().max(40),
  /** When a form was opened, by Slack's clock, s. */
  openedTs: z.string().max(40).optional(),
  reason: unfitReason.nullable(),
  /** What was typed with it, sealed. */
  note: z.base64().nullable(),
});

/** Does what somebody clicked. */
export const leadActionJob = defineJob({
  name: 'lead-action',
  schema: leadActionData,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});
export type LeadActionData = z.infer<typeof leadActionData>;

/** Tells one member what nobody else needs to know. */
export const tellMemberJob = defineJob({
  name: 'tell-member',
  schema: member.extend({
    /** Where only the member sees it; null, or where the app is not in it: in the member's talk with the app. */
    channelId: slackId.nullable(),
    /** Sealed. */
    message: z.base64(),
    /** With whose erasure it goes. */
    leadId: z.uuid().optional(),
    /** How often Slack has put it off. */
    tries: z.int().min(0),
    /** Later it is no answer any more. */
    until: z.iso.datetime(),
  }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 300 },
});
export type TellMember = z.infer<typeof tellMemberJob.schema>;

/** Writes to HubSpot what was done with a lead; the group is the portal. */
export const writeLeadActionJob = defineJob({
  name: 'write-lead-action',
  schema: z.object({
    historyId: z.string().regex(/^\d{1,19}$/),
    /** How often the jobs had been tried again whose place it took while the portal was away. */
    tries: z.int().min(0).optional(),
    /** Whether one of them, or what is put back from the dead letters, was begun: its note may be in HubSpot. */
    begun: z.boolean().optional(),
  }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 3_600 },
  retentionSeconds: LONG_RETENTION_SECONDS,
});
export type WriteLeadAction = z.infer<typeof writeLeadActionJob.schema>;

/** Looks whether somebody has claimed a lead by now. */
export const leadSlaJob = defineJob({
  name: 'lead-sla',
  schema: z.object({
    leadId: z.uuid(),
    step: z.enum(['reminder', 'escalation']),
    /** Of the handling it was asked for, which ends it when somebody acts; without one, what stands since the alert. */
    version: z.int().min(1).optional(),
  }),
});
export type LeadSla = z.infer<typeof leadSlaJob.schema>;

/** Shows a member the app's home. */
export const slackHomeJob = defineJob({
  name: 'slack-home',
  schema: member,
  // Opening it again asks again.
  retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 10 },
});
export type SlackMember = z.infer<typeof member>;

const everyMinute = { schema: z.object({}), retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 } };

/** Writes the digests that are due. */
export const slackDigestJob = defineJob({ name: 'slack-digest', ...everyMinute });

/** Finds what waits in Slack's tables without a job. */
export const sweepSlackJob = defineJob({ name: 'sweep-slack', ...everyMinute });

export const slackJobs = [
  notifySlackJob,
  deliverSlackJob,
  leadActionJob,
  tellMemberJob,
  writeLeadActionJob,
  leadSlaJob,
  slackHomeJob,
  slackDigestJob,
  sweepSlackJob,
] as const;
