/** The times that delivery and reminders keep; tests run on a faster clock. */
export interface SlackTimings {
  /** Between two posts to a channel, ms: Slack takes about one a second. */
  postMs: number;
  /** Between two edits in a workspace, ms: Slack takes fifty a minute. */
  editMs: number;
  /** After the first failure that may pass, ms; each further wait is twice as long. */
  retryMs: number;
  longestRetryMs: number;
  /** How long a post may be under way: then it is looked for, ms. Longer than a call may take. */
  lookAfterMs: number;
  /** Where history cannot be read: then it is sent again, ms. */
  resendAfterMs: number;
  /** How far Slack's clock may be behind ours, ms: what is looked for may be so much older. */
  clockMs: number;
  /** How much later than it was sent a message may stand in Slack, by Slack's clock, ms: what is looked for is not newer. */
  lateMs: number;
  /** After an answer that leaves it open whether a post was taken, ms. */
  settleMs: number;
  /** Between two tries of a channel that is parked, ms. */
  parkedMs: number;
  /** How long what is known of a channel holds, ms. */
  channelMs: number;
  /** What a minute of the settings is, ms. */
  minuteMs: number;
}

export const slackTimings: SlackTimings = {
  postMs: 1_000,
  editMs: 1_200,
  retryMs: 1_000,
  longestRetryMs: 30_000,
  lookAfterMs: 12_000,
  resendAfterMs: 30_000,
  clockMs: 600_000,
  lateMs: 600_000,
  settleMs: 2_000,
  parkedMs: 300_000,
  channelMs: 3_600_000,
  minuteMs: 60_000,
};
