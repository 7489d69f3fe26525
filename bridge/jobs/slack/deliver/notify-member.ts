import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Log } from '../../../platform/log/log.ts';
import type { Claim } from '../../../platform/queue/handle-batch.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { SealError } from '../../../platform/store/seal.ts';
import type { Slack } from '../../../slack/client/slack.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import type { SlackMethods } from '../../../slack/client/slack-methods.ts';
import type { PrivateReply } from '../../../slack/inbound/slack-ports.ts';
import { slackMessage } from '../../../slack/render/blocks.ts';
import { contextBlock } from '../../../slack/render/slack-text.ts';
import { type MemberNotification, notifyMemberJob } from '../../definitions/job-kinds.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';
import { backoffMs } from './delivery.ts';

interface Deps {
  db: Db;
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue'>;
  slack: Pick<Slack, 'call'>;
  pace: SlackTimings;
  log: Log;
}

const PURPOSE = 'tell-member.message';
/** A later answer is not sent. */
const ANSWER_WITHIN_MS = 86_400_000;
const message = z.object({ text: z.string().min(1), blocks: slackMessage.shape.blocks.exactOptional() });

/** Queues a private message, which is sent once the transaction has committed, however often Slack asks to wait. */
export async function enqueuePrivateReply(
  { queue, seal }: { queue: Pick<Queue, 'enqueue'>; seal: Store['seal'] },
  trx: Parameters<Queue['enqueue']>[0],
  { message: reply, ...place }: PrivateReply,
): Promise<void> {
  const sealed = seal(JSON.stringify(message.parse(reply)), PURPOSE).toString('base64');
  const until = new Date(Date.now() + ANSWER_WITHIN_MS).toISOString();
  await queue.enqueue(trx, notifyMemberJob, [{ data: { ...place, message: sealed, tries: 0, until } }]);
}

/** Sends private messages until the signal. A slow call holds up few others. */
export async function runMemberNotifications(
  deps: Deps & { queue: Pick<Queue, 'enqueue' | 'work'>; signal: AbortSignal },
): Promise<void> {
  await deps.queue.work(notifyMemberJob, {
    signal: deps.signal,
    batchSize: 20,
    async handle(claims) {
      const results = await Promise.allSettled(claims.map((claim) => notifyMember(deps, claim)));
      const failed = results.find((result) => result.status === 'rejected');
      // Completed jobs stay completed; the queue retries the others.
      if (failed !== undefined) throw failed.reason;
    },
  });
}

/** Notifies one member, or reschedules as Slack asks. @throws {ClaimLost} when another worker has the job */
export async function notifyMember(deps: Deps, claim: Claim<MemberNotification>): Promise<void> {
  const { db, queue, log } = deps;
  const { data } = claim;
  const failure = await attempt(deps, data);
  if (failure === undefined) return claim.complete(db);
  const waitMs = failure.kind === 'retryable' ? waitOf(deps, failure, data) : undefined;
  await db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    if (waitMs === undefined) return;
    const again = { data: { ...data, tries: data.tries + 1 }, options: { startAfter: new Date(Date.now() + waitMs) } };
    await queue.enqueue(trx, notifyMemberJob, [again]);
  });
  if (waitMs !== undefined) return;
  const { workspaceId, channelId } = data;
  log.warn({ workspaceId, channelId, code: failure.code }, 'a private message to a member could not be sent');
}

/** @returns undefined when it would be too late by then */
function waitOf({ pace }: Deps, { retryAfterMs }: Failed, { tries, until }: MemberNotification): number | undefined {
  const ms = retryAfterMs ?? backoffMs(pace, tries);
  return Date.now() + ms > Date.parse(until) ? undefined : ms;
}

type Failed = Pick<SlackFailure, 'kind' | 'code' | 'retryAfterMs'>;

async function attempt({ slack, unseal }: Deps, data: MemberNotification): Promise<Failed | undefined> {
  try {
    const reply = message.parse(JSON.parse(unseal(Buffer.from(data.message, 'base64'), PURPOSE)));
    await sendReply(slack.call(data.workspaceId, data.teamId), { ...data, message: reply });
    return undefined;
  } catch (error) {
    if (error instanceof SlackFailure) return error;
    if (error instanceof SealError) return { kind: 'bug', code: 'unreadable', retryAfterMs: undefined };
    throw error;
  }
}

/** Where the member asked; in a channel without the app, as a direct message. */
async function sendReply(methods: SlackMethods, { channelId, userId, message: reply }: PrivateReply): Promise<void> {
  if (channelId !== null) {
    try {
      return await methods.postEphemeral({ channelId, userId, ...reply });
    } catch (error) {
      if (!(error instanceof SlackFailure) || error.kind === 'retryable' || error.kind === 'revoked') throw error;
    }
  }
  const { text, blocks = [contextBlock(text)] } = reply;
  await methods.postMessage({ channelId: userId, message: { text, blocks }, deliveryId: randomUUID() });
}
