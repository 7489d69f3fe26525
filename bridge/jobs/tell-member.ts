import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Slack } from '../slack/slack.ts';
import { SlackFailure } from '../slack/slack-failure.ts';
import type { SlackMethods } from '../slack/slack-methods.ts';
import type { SlackMember } from '../slack/slack-ports.ts';
import { contextBlock } from '../slack/write-blocks.ts';
import type { SlackPace } from './slack-pace.ts';

interface Deps {
  slack: Pick<Slack, 'call'>;
  pace: Pick<SlackPace, 'retryMs' | 'longestRetryMs'>;
  log: Log;
  /** Ends the waiting; what was not told by then is lost. */
  signal: AbortSignal;
}

interface Words extends SlackMember {
  /** Where it is told for the member alone; null, or where the app is not in it: in the member's talk with the app. */
  channelId: string | null;
  text: string;
}

const TRIES = 4;

/** Tells one member what nobody else needs to know; never rejects, as nothing hangs on it. */
export async function tellMember({ slack, pace, log, signal }: Deps, words: Words): Promise<void> {
  const { workspaceId, teamId, channelId } = words;
  const methods = slack.call(workspaceId, teamId);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await say(methods, words);
    } catch (error) {
      const again = error instanceof SlackFailure && error.kind === 'retryable' && attempt + 1 < TRIES;
      const code = error instanceof SlackFailure ? error.code : 'failed';
      const waitMs = (error instanceof SlackFailure && error.retryAfterMs) || pace.retryMs * 2 ** attempt;
      if (again && (await waited(Math.min(waitMs, pace.longestRetryMs), signal))) continue;
      log.warn({ workspaceId, channelId, code }, 'a member could not be told privately');
      return;
    }
  }
}

async function say(methods: SlackMethods, { channelId, userId, text }: Words): Promise<void> {
  if (channelId !== null) {
    try {
      return await methods.postEphemeral({ channelId, userId, text });
    } catch (error) {
      if (!(error instanceof SlackFailure) || error.kind === 'retryable' || error.kind === 'revoked') throw error;
    }
  }
  const message = { text, blocks: [contextBlock(text)] };
  await methods.postMessage({ channelId: userId, message, deliveryId: randomUUID() });
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> => delay(ms, true, { signal }).catch(() => false);
