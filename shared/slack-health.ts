import { z } from 'zod';
import { privacyLevel } from './slack-settings.ts';

const count = z.int().min(0);
const moment = z.iso.datetime();

/** Why Slack accepts no message in a channel, until somebody fixes it. */
const channelProblem = z.object({
  /** Slack's error code, followed by the missing scope: `missing_scope:chat:write`. */
  code: z.string(),
  /** Sentences for the person who can fix it. */
  what: z.string(),
  todo: z.string(),
  since: moment.nullable(),
});

/** A channel that messages of an account go to, or wait for. */
const channelHealth = z.object({
  channelId: z.string(),
  /** Null until Slack returns it. */
  name: z.string().nullable(),
  /** Its uses in the settings; empty when only older messages still wait for it. */
  uses: z.array(z.enum(['default', 'rule', 'digest'])),
  /** Whether another organization can read it; assumed until Slack returns the kind of channel. */
  shared: z.boolean(),
  privacy: privacyLevel,
  problem: channelProblem.nullable(),
  /** When Slack was last asked about it. */
  checkedAt: moment.nullable(),
  /** New messages that are due, and since when the first of them has been, or was last tried. */
  waiting: count,
  waitingSince: moment.nullable(),
  /** New messages that wait for the end of the quiet hours. */
  later: count,
});

/** The health of an account's Slack connection, for a dashboard. Nothing in it is personal or secret. */
export const slackHealth = z
  .object({
    accountId: z.uuid(),
    /** Id of the organization (E…) when the app is installed in all of its teams, else of the team (T…). */
    workspaceId: z.string(),
    teamId: z.string(),
    name: z.string(),
    auth: z.enum(['token', 'oauth']),
    status: z.enum(['active', 'revoked']),
    /** Whether every lead can be announced: no problem, no parked channel, nothing given up, no lead left out. */
    works: z.boolean(),
    /** What is wrong with the workspace as a whole, for people. */
    problem: z.string().nullable(),
    scopes: z.array(z.string()),
    /** Missing optional scopes. */
    without: z.array(z.string()),
    channels: z.array(channelHealth),
    /** Messages given up in the last week, and those that Slack refuses to delete, by reason. */
    lost: z.array(z.object({ reason: z.string(), undeleted: z.boolean(), count })),
    /** Valid leads with a result older than a minute that are queued for no channel, and the time of the first. */
    unannounced: z.object({ leads: count, since: moment.nullable() }),
    settingsVersion: z.int().min(1),
  })
  .meta({ id: 'SlackHealth' });

export type SlackHealth = z.output<typeof slackHealth>;
export type SlackChannelHealth = SlackHealth['channels'][number];
