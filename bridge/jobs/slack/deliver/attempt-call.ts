import { SlackFailure } from '../../../slack/client/slack-failure.ts';

/** What became of a call that leaves something in a channel. */
export type Delivered = { kind: 'done'; ts: string } | { kind: 'failed'; failure: SlackFailure };

/** @throws whatever is no failure of Slack's */
export async function attemptCall(call: () => Promise<{ ts: string }>): Promise<Delivered> {
  try {
    const { ts } = await call();
    return { kind: 'done', ts };
  } catch (failure) {
    if (failure instanceof SlackFailure) return { kind: 'failed', failure };
    throw failure;
  }
}
