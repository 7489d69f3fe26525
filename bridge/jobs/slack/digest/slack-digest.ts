import type { Kysely } from 'kysely';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { listSlackConnections, type SlackConnection } from '../../../slack/connect/connections.ts';
import { sealContent } from '../../../slack/messages/message-content.ts';
import { dropWaiting, insertMessage } from '../../../slack/messages/message-rows.ts';
import { digest } from '../../../slack/render/digest.ts';
import { slackDigestJob } from '../../definitions/slack-jobs.ts';
import { enqueueDelivery } from '../messages/enqueue-delivery.ts';
import { type DueDigest, dueDigests } from './digest-due.ts';
import { countDigest } from './digest-figures.ts';

interface DigestDeps {
  db: Kysely<Database>;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  log: Log;
  now(): Date;
}

/** Checks every minute for due digests, on one process at a time, until the signal. */
export async function runSlackDigests(deps: DigestDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.schedule(slackDigestJob, '* * * * *', {});
  await queue.work(slackDigestJob, { signal, batchSize: 1, handle: () => writeDigests(deps) });
}

/** One digest per kind, day and account. */
export async function writeDigests(deps: DigestDeps): Promise<void> {
  const { db, log, now } = deps;
  for (const connection of await listSlackConnections(db)) {
    const due = dueDigests(connection.settings, {
      at: now(),
      since: connection.createdAt,
      settled: connection.updatedAt,
    });
    for (const one of due) {
      await writeDigest(deps, connection, one).catch((err: unknown) =>
        log.error({ err, accountId: connection.accountId }, 'a digest could not be written'),
      );
    }
  }
}

async function writeDigest(deps: DigestDeps, connection: SlackConnection, due: DueDigest): Promise<void> {
  const { db, queue } = deps;
  const { accountId, workspaceId, teamId, settings } = connection;
  const dedupe_key = `digest:${accountId}:${due.kind}:${due.day}`;
  const known = await db.selectFrom('slack_messages').select('id').where('dedupe_key', '=', dedupe_key).execute();
  if (known.length > 0) return;
  const { from, until, kind, firstDay, lastDay } = due;
  const slaMinutes = settings.sla?.remindAfterMinutes ?? null;
  const figures = await countDigest(db, { accountId, from, until, slaMinutes });
  const channelId = settings.digest.channel ?? settings.defaultChannel;
  await db.transaction().execute(async (trx) => {
    const id = await insertMessage(trx, {
      account_id: accountId,
      workspace_id: workspaceId,
      team_id: teamId,
      channel_id: channelId,
      kind: 'digest',
      dedupe_key,
      content: sealContent(deps, digest, { kind, from: firstDay, to: lastDay, ...figures }),
    });
    if (id === undefined) return;
    // Older digests that still wait for a blocked channel are outdated.
    await dropWaiting(trx, { keysBegin: `digest:${accountId}:${kind}:`, except: id });
    await enqueueDelivery(queue, trx, [{ workspaceId, channelId }]);
  });
}
