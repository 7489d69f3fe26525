import { z } from 'zod';
import { privacyLevel } from './slack-settings.ts';

const count = z.int().min(0);
const moment = z.iso.datetime();

/** Why Slack takes no message in a channel, until somebody mends it. */
const channelTrouble = z.object({
  /** Slack's error code, with the scope that is missing behind it: `missing_scope:chat:write`. */
  code: z.string(),
  /** Sentences for the person who can mend it. */
  what: z.string(),
  todo: z.string(),
  since: moment.nullable(),
});

/** A channel that messages of an account go to, or wait for. */
const channelHealth = z.object({
  channelId: z.string(),
  /** Null until Slack has told it. */
  name: z.string().nullable(),
  /** What the settings use it for; nothing where only messages from before still wait for it. */
  uses: z.array(z.enum(['default', 'rule', 'digest'])),
  /** Whether another organisation reads along; taken for so until Slack has told what kind of channel it is. */
  shared: z.boolean(),
  privacy: privacyLevel,
  trouble: channelTrouble.nullable(),
  /** When Slack was last asked about it. */
  checkedAt: moment.nullable(),
  /** New messages that are due, and since when the first of them has been, or was last tried. */
  waiting: count,
  waitingSince: moment.nullable(),
  /** New messages that wait for the end of the quiet hours. */
  later: count,
});

/** How an account's connection with Slack is: what a dashboard shows of it. Nothing in it is personal or secret. */
export const slackHealth = z
  .object({
    accountId: z.uuid(),
    /** Of the organisation (E…) where the app is installed in all of its teams, else of the team (T…). */
    workspaceId: z.string(),
    teamId: z.string(),
    name: z.string(),
    auth: z.enum(['token', 'oauth']),
    status: z.enum(['active', 'revoked']),
    /** Whether every lead can be announced: no trouble, no parked channel, nothing given up, no lead left out. */
    works: z.boolean(),
    /** What is wrong with the workspace as a whole, for people. */
    trouble: z.string().nullable(),
    scopes: z.array(z.string()),
    /** Optional scopes that the app was not given. */
    without: z.array(z.string()),
    channels: z.array(channelHealth),
    /** Messages that were given up in the last week, and those that Slack refuses to delete, by reason. */
    lost: z.array(z.object({ reason: z.string(), undeleted: z.boolean(), count })),
    /** Valid leads whose result is older than a minute and in line for no channel, and when the first of them came. */
    untold: z.object({ leads: count, since: moment.nullable() }),
    settingsVersion: z.int().min(1),
  })
  .meta({ id: 'SlackHealth' });

export type SlackHealth = z.output<typeof slackHealth>;
export type SlackChannelHealth = SlackHealth['channels'][number];
