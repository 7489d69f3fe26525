import { SlackFailure } from '../../../slack/client/slack-failure.ts';

/** The outcome of a call that posts to a channel. */
export type Delivered = { kind: 'done'; ts: string } | { kind: 'failed'; failure: SlackFailure };

/** @throws anything but a SlackFailure */
export async function attemptCall(call: () => Promise<{ ts: string }>): Promise<Delivered> {
  try {
    const { ts } = await call();
    return { kind: 'done', ts };
  } catch (failure) {
    if (failure instanceof SlackFailure) return { kind: 'failed', failure };
    throw failure;
  }
}
