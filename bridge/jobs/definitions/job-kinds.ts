import { z } from 'zod';
import { leadActions, unfitReasons } from '../../../shared/lead-actions.ts';
import { hubspotId } from '../../hubspot/connections/connections.ts';
import { defineJob, LONG_RETENTION_SECONDS } from '../../platform/queue/define-job.ts';
import { slackId } from '../../slack/inbound/incoming.ts';

/** Why a contact is screened; stored on the lead. */
const screenCause = z.enum(['created', 'changed', 'restored', 'merged', 'sweep', 'backfill', 'manual', 'workflow']);
export type ScreenCause = z.infer<typeof screenCause>;

/** Priority of work behind new leads. */
export const BEHIND = -1;

/** Sweeps and workflow enrollments go behind new leads. */
export const priorityOf = (cause: ScreenCause): number => (cause === 'sweep' || cause === 'workflow' ? BEHIND : 0);

/** Only ids: jobs hold no personal data. */
const screenContact = z.object({
  portalId: hubspotId,
  contactId: hubspotId,
  cause: screenCause,
  /** The `webhook_events` row that this job settles. */
  eventId: hubspotId.optional(),
  backfillId: z.uuid().optional(),
});

export type ScreenContact = z.infer<typeof screenContact>;

/** Twenty tries, the later ones so far apart. */
const patient = (maxDelaySeconds: number, delaySeconds = 5) => ({
  retry: { limit: 20, delaySeconds, maxDelaySeconds },
  retentionSeconds: LONG_RETENTION_SECONDS,
});

const screening = {
  ...patient(3_600),
  // Two hundred contacts may wait for a slow model; a dead worker is detected by its heartbeat much earlier.
  expireInSeconds: 3_600,
};

/** Reads a contact, screens it, writes the result. The group is the portal. */
export const screenContactJob = defineJob({ name: 'screen-contact', schema: screenContact, ...screening });

/** The same for existing contacts; a separate queue, so that new leads never wait behind it. */
export const backfillContactJob = defineJob({ name: 'backfill-contact', schema: screenContact, ...screening });

const backfillPage = z.object({ backfillId: z.uuid(), portalId: z.string() });
export type BackfillPage = z.infer<typeof backfillPage>;

/** Enqueues the next page of a backfill, and the job for the page after it. */
export const backfillPageJob = defineJob({
  name: 'backfill-page',
  schema: backfillPage,
  ...patient(600),
});

const contactChange = z.object({
  portalId: hubspotId,
  contactId: hubspotId,
  kind: z.enum(['deleted', 'merged', 'erased', 'status', 'about']),
  eventId: hubspotId,
});

export type ContactChange = z.infer<typeof contactChange>;

/**
 * Handles a deletion, a merge, a privacy deletion, a status set by hand in HubSpot, or a new source or outcome; the
 * details are in `webhook_events`.
 */
export const contactChangeJob = defineJob({
  name: 'contact-change',
  schema: contactChange,
  ...patient(3_600),
});

const count = z.int().nonnegative().default(0);

/** Notifies a workflow of a lead's result, or checks whether there is one. The group is the portal. */
export const completeWorkflowJob = defineJob({
  name: 'complete-workflow',
  schema: z.object({
    portalId: hubspotId,
    runId: z.uuid(),
    /** True: the screening ended, notify the workflow. False: check whether one is running. */
    screened: z.boolean(),
    /** How often it was checked. */
    looks: count,
    /** How often HubSpot did not know the callback. */
    refusals: count,
  }),
  // Longer than any workflow waits: the run itself expires earlier.
  retry: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
});

export type CompleteWorkflow = z.output<typeof completeWorkflowJob.schema>;

/** Without a portal: the run over all of them. */
const sweepContacts = z.object({ portalId: hubspotId.optional() });

/** Looks in HubSpot for contacts whose webhook never came. */
export const sweepContactsJob = defineJob({
  name: 'sweep-contacts',
  schema: sweepContacts,
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  // The first sweep after a long outage may have many pages to read.
  expireInSeconds: 3_600,
});

/** Looks for events without a job; a failure is retried the next minute. */
export const sweepEventsJob = defineJob({
  name: 'sweep-events',
  schema: z.object({}),
  retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 },
});

/** Writes to HubSpot a status that somebody set or cleared on the card; the group is the portal. */
export const writeOverrideJob = defineJob({
  name: 'write-override',
  schema: z.object({ leadId: z.uuid(), historyId: hubspotId }),
  ...patient(3_600, 2),
});

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
  ...patient(3_600),
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
