import type { SealedStore } from '../../platform/store/seal.ts';
import type { Slack } from '../client/slack.ts';
import { findWorkspace, markWorkspaceActive } from '../client/workspaces.ts';
import { retryDeletions } from '../messages/lost-messages.ts';
import { listChannels, rememberChannel } from '../routing/channels.ts';
import { checkChannel } from './check-channel.ts';
import type { SlackConnection } from './connections.ts';
import { inspectWorkspace } from './inspect-workspace.ts';
import { ownChannels, type Resumed, resumeMessages } from './resume-messages.ts';

interface Deps {
  slack: Slack;
  store: Pick<SealedStore, 'db' | 'unseal'>;
}

interface ResumedSlack extends Resumed {
  /** What is wrong with the workspace, in words; null where it works. */
  problem: string | null;
  /** Warnings about the channel that messages were moved to. */
  warnings: string[];
  /** Channels to deliver to now: after an outage of the workspace, all of them. */
  woken: string[];
}

/**
 * Retries what is pending once the cause is fixed, or moves it to another channel.
 * @throws {Refusal} when that one accepts no messages
 */
export async function resumeSlack(
  deps: Deps,
  connection: SlackConnection,
  wanted: Parameters<typeof resumeMessages>[2],
): Promise<ResumedSlack> {
  const { db } = deps.store;
  const problem = await reopenWorkspace(deps, connection);
  const warnings = wanted.to === undefined ? [] : await checkTarget(deps, connection, wanted.to);
  const resumed = await resumeMessages(db, connection, wanted);
  const { accountId, workspaceId } = connection;
  await retryDeletions(db, wanted.shared ? { workspaceId } : { workspaceId, accountId });
  const woken = wanted.shared
    ? (await listChannels(db, workspaceId)).map(({ channelId }) => channelId)
    : [...(await ownChannels(db, connection))];
  return { ...resumed, problem, warnings, woken };
}

/** @returns what is wrong with the workspace, in words; reactivates one whose token Slack accepts again */
async function reopenWorkspace(deps: Deps, { workspaceId }: SlackConnection): Promise<string | null> {
  const { db } = deps.store;
  const workspace = await findWorkspace(db, workspaceId);
  const inspection = workspace && (await inspectWorkspace(deps, workspace));
  const accepted = workspace?.status === 'revoked' && inspection?.scopes != null;
  if (accepted) await markWorkspaceActive(db, workspaceId);
  return accepted ? null : (inspection?.problem ?? null);
}

/** @returns warnings about the channel. @throws {Refusal} when it accepts no messages */
async function checkTarget(
  { slack, store }: Deps,
  { workspaceId, teamId }: SlackConnection,
  channelId: string,
): Promise<string[]> {
  const scopes = (await findWorkspace(store.db, workspaceId))?.scopes ?? [];
  const { channel, warnings } = await checkChannel(slack.call(workspaceId, teamId), { channelId, scopes });
  await rememberChannel(store.db, { workspaceId, channel });
  return warnings;
}
