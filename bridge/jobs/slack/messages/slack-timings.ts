/** Timings of delivery and reminders; tests use a faster clock. */
export interface SlackTimings {
  /** Between two posts to a channel, ms: Slack accepts about one a second. */
  postMs: number;
  /** Between two edits in a workspace, ms: Slack accepts fifty a minute. */
  editMs: number;
  /** After the first transient failure, ms; each further wait is twice as long. */
  retryMs: number;
  longestRetryMs: number;
  /** How long a post may be in flight before it is looked for, ms. Longer than a call may take. */
  lookAfterMs: number;
  /** When history cannot be read: time until it is sent again, ms. */
  resendAfterMs: number;
  /** How far Slack's clock may be behind ours, ms: the search starts this much earlier. */
  clockMs: number;
  /** How much later than sent a message may appear, by Slack's clock, ms: the search ends there. */
  lateMs: number;
  /** Wait after an answer that leaves the outcome of a post unknown, ms. */
  settleMs: number;
  /** Between two attempts of a parked channel, ms. */
  parkedMs: number;
  /** How long channel info stays valid, ms. */
  channelMs: number;
  /** Length of a minute in the settings, ms. */
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
